import { sql } from 'kysely'
import type { Db } from '../db/database.ts'
import type { RequestKey } from './asked.ts'
import { askedPartTexts, type NamedIn, type NamedReceipt } from './asked-parts-rules.ts'

/** The receipts of a sent claim in their order, each by the id that it has in every version. */
async function namedReceipts(db: Db, orgId: string, expenseId: string): Promise<NamedReceipt[]> {
  const receipts = await db
    .selectFrom('receipts')
    .select([sql<string>`coalesce(copy_of, id)`.as('id'), 'merchant', 'file_name'])
    .where('org_id', '=', orgId)
    .where('expense_id', '=', expenseId)
    .orderBy('position')
    .execute()
  return receipts.map(({ id, merchant, file_name }) => ({ id, name: merchant ?? file_name }))
}

/** Reads what can be named of a sent request. */
export async function namedIn(db: Db, { orgId, kind, requestId }: RequestKey): Promise<NamedIn> {
  if (kind === 'expense') return { kind, receipts: await namedReceipts(db, orgId, requestId) }
  const trip = await db
    .selectFrom('trips')
    .select(['route', 'departure_city', 'destination_city'])
    .where('org_id', '=', orgId)
    .where('id', '=', requestId)
    .executeTakeFirst()
  const parts = await db
    .selectFrom('trip_segments')
    .select('kind')
    .where('org_id', '=', orgId)
    .where('trip_id', '=', requestId)
    .execute()
  const has = (of: string) => parts.some(({ kind }) => kind === of)
  const single = [trip?.departure_city, trip?.destination_city].flatMap((city) => city ?? [])
  return {
    kind,
    route: trip?.route?.map(String) ?? single,
    flights: parts.filter(({ kind }) => kind === 'flight' || kind === 'return_flight').length,
    hasFlight: has('flight'),
    hasReturnFlight: has('return_flight'),
    hasHotel: has('hotel'),
  }
}

/** What was asked to be changed of a sent request, as people read it. */
export async function askedOfRequest(db: Db, key: RequestKey, names: readonly string[]): Promise<string[]> {
  return names.length === 0 ? [] : askedPartTexts(names, await namedIn(db, key))
}
