import type { Db } from '../db/database.ts'
import { problem } from '../errors.ts'
import { plannedSetOffs, type SetOff } from './set-off-rules.ts'
import { type AdvanceRow, holdAdvances, selectAdvances, selectOpenAdvances } from './store.ts'

/** The advances of these ids or numbers, held until the transaction ends with all of some people. Throws 'record.not_found'. */
export async function heldAdvances(
  trx: Db,
  orgId: string,
  references: readonly string[],
  { allOf = [] }: { allOf?: readonly string[] } = {},
): Promise<AdvanceRow[]> {
  if (references.length + allOf.length === 0) return []
  const ids = await holdAdvances(trx, orgId, { references, personIds: [...new Set(allOf)] })
  const rows = references.length === 0 ? [] : await selectAdvances(trx, orgId, { ids })
  const isNamed = ({ id, number }: AdvanceRow) =>
    references.some((reference) => reference === number || reference.toLowerCase() === id)
  const named = rows.filter(isNamed)
  const known = new Set(named.flatMap(({ id, number }) => [id, number]))
  const isKnown = (reference: string) => known.has(reference) || known.has(reference.toLowerCase())
  if (!references.every(isKnown)) throw problem('record.not_found')
  return named
}

/** Whether an advance can be put in a batch: it is approved, in none, and its trip is approved, too. */
export function isPayable({ status, batch_number, trip_status }: AdvanceRow): boolean {
  return status === 'approved' && batch_number === null && trip_status === 'approved'
}

/** Whether anything of the advances of these ids was set off or returned since they were paid. */
export async function areUsed(db: Db, orgId: string, ids: readonly string[]): Promise<boolean> {
  const rows = await selectAdvances(db, orgId, { ids })
  return rows.some(({ open_paise, paise }) => open_paise !== paise)
}

/** Holds all advances of some people until the transaction ends. */
export async function holdAdvancesOf(trx: Db, orgId: string, personIds: Iterable<string>): Promise<void> {
  await holdAdvances(trx, orgId, { personIds: [...new Set(personIds)] })
}

/** A claim that is paid, with its owner and what is paid of it in paise. */
interface PayableClaim {
  id: string
  personId: string
  tripId: string | null
  payablePaise: number
}

/** What is set off against claims that are put in a batch today, by their ids; call it with the advances of their owners held. */
export async function planSetOffs(
  trx: Db,
  orgId: string,
  claims: readonly PayableClaim[],
  today: string,
): Promise<Map<string, SetOff[]>> {
  const personIds = [...new Set(claims.map(({ personId }) => personId))]
  const open = await selectOpenAdvances(trx, orgId, personIds)
  return plannedSetOffs(
    claims.toSorted((a, b) => (a.id < b.id ? -1 : 1)),
    open,
    today,
  )
}
