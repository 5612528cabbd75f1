import { sql } from 'kysely'
import { isOnHold } from '../accounts-on-hold.ts'
import type { Db } from '../db/database.ts'

/** The bank details of some people of an organisation. */
export function selectBankDetails(db: Db, orgId: string, personIds: readonly string[], at: Date) {
  return db
    .selectFrom('bank_details')
    .select(['person_id', 'sealed', 'entered_at', isOnHold('bank_details', at).as('held')])
    .where('org_id', '=', orgId)
    .where('person_id', '=', sql<string>`any (${personIds}::uuid[])`)
    .execute()
}

/** The bank details of everybody of an organisation. */
export function selectAllBankDetails(db: Db, orgId: string) {
  return db.selectFrom('bank_details').select(['person_id', 'sealed']).where('org_id', '=', orgId).execute()
}

interface EnteredDetails {
  personId: string
  sealed: string
}

/** Keeps bank details of people in place of those before; call it while the people are held. */
export async function saveBankDetails(
  trx: Db,
  orgId: string,
  entered: readonly EnteredDetails[],
  at: Date,
): Promise<void> {
  if (entered.length === 0) return
  await sql`
    insert into bank_details (org_id, person_id, sealed, entered_at, is_first)
    select ${orgId}::uuid, "personId", sealed, ${at}::timestamptz, true
    from jsonb_to_recordset(${JSON.stringify(entered)}::jsonb) as entered ("personId" uuid, sealed text)
    on conflict (org_id, person_id) do update
      set sealed = excluded.sealed, entered_at = excluded.entered_at, is_first = false`.execute(trx)
}

/** Holds a person until the transaction ends, so that of two changes of their bank details each knows the one before. */
export async function holdPerson(trx: Db, orgId: string, personId: string): Promise<void> {
  await trx
    .selectFrom('people')
    .select('id')
    .where('org_id', '=', orgId)
    .where('id', '=', personId)
    .forNoKeyUpdate()
    .execute()
}
