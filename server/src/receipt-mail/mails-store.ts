import { sql, type Transaction } from 'kysely'
import type { Db } from '../db/database.ts'
import type { Tables } from '../db/tables.ts'
import { newId } from '../ids.ts'

interface Whose {
  orgId: string
  personId: string
}

/** A mail that somebody works on. */
export interface LeasedMail extends Whose {
  id: string
  attempts: number
}

/**
 * Takes a mail to work on it until `until`, for the first time or again where whoever had it came to no end. Undefined: it is done, or
 * another has it.
 */
export async function leaseMail(
  db: Db,
  { orgId, personId, fingerprint }: Whose & { fingerprint: Uint8Array },
  now: Date,
  until: Date,
): Promise<LeasedMail | undefined> {
  const row = await db
    .insertInto('receipt_mails')
    .values({
      ...{ org_id: orgId, id: newId(), person_id: personId, fingerprint },
      ...{ received_at: now, held_until: until, attempts: 1, outcome: null, draft_id: null },
    })
    .onConflict((conflict) =>
      conflict
        .columns(['org_id', 'person_id', 'fingerprint'])
        .doUpdateSet({ held_until: until, attempts: sql`receipt_mails.attempts + 1` })
        .where('receipt_mails.outcome', 'is', null)
        .where('receipt_mails.held_until', '<=', now),
    )
    .returning(['id', 'attempts'])
    .executeTakeFirst()
  return row && { orgId, personId, ...row }
}

/** Whether a mail was taken to its end. */
export async function isDone(db: Db, { orgId, personId }: Whose, fingerprint: Uint8Array): Promise<boolean> {
  const row = await db
    .selectFrom('receipt_mails')
    .select('outcome')
    .where('org_id', '=', orgId)
    .where('person_id', '=', personId)
    .where('fingerprint', '=', fingerprint)
    .executeTakeFirst()
  return row !== undefined && row.outcome !== null
}

/** Lets a mail go, so that it is tried again; an attempt for which it was not its turn is not counted. */
export async function releaseMail(db: Db, mail: LeasedMail, now: Date, counts: boolean): Promise<void> {
  await leased(db, mail)
    .set({ held_until: now, ...(!counts && { attempts: mail.attempts - 1 }) })
    .execute()
}

/** Ends the work on a mail; false where another has taken it over. */
export async function endMail(
  db: Db,
  mail: LeasedMail,
  result: { outcome: string; receipts: number; draftId: string | null },
): Promise<boolean> {
  const { outcome, receipts, draftId } = result
  const { numUpdatedRows } = await leased(db, mail).set({ outcome, receipts, draft_id: draftId }).executeTakeFirst()
  return numUpdatedRows === 1n
}

function leased(db: Db, { orgId, id, attempts }: LeasedMail) {
  return db
    .updateTable('receipt_mails')
    .where('org_id', '=', orgId)
    .where('id', '=', id)
    .where('attempts', '=', attempts)
    .where('outcome', 'is', null)
}

/** How many mails of a person were taken, or are being taken, since then. */
export async function countMails(db: Db, { orgId, personId }: Whose, since: Date): Promise<number> {
  const { count } = await db
    .selectFrom('receipt_mails')
    .select((eb) => eb.fn.countAll<string>().as('count'))
    .where('org_id', '=', orgId)
    .where('person_id', '=', personId)
    .where('received_at', '>', since)
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** Holds the claim draft that collects what a person sends by mail: the last such one, as long as it holds a receipt that is not claimed. */
export async function lockCollectingDraft(
  trx: Transaction<Tables>,
  { orgId, personId }: Whose,
): Promise<string | undefined> {
  const last = await trx
    .selectFrom('receipt_mails')
    .select('draft_id as id')
    .where('org_id', '=', orgId)
    .where('person_id', '=', personId)
    .where('draft_id', 'is not', null)
    .orderBy('received_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (!last?.id) return undefined
  const draft = await trx
    .selectFrom('claim_drafts')
    .select('id')
    .where('org_id', '=', orgId)
    .where('id', '=', last.id)
    .where('person_id', '=', personId)
    .where('deleted_at', 'is', null)
    .where('revises_expense_id', 'is', null)
    .forUpdate()
    .executeTakeFirst()
  if (!draft) return undefined
  const open = await trx
    .selectFrom('receipts')
    .select('id')
    .where('org_id', '=', orgId)
    .where('claim_draft_id', '=', draft.id)
    .where('expense_id', 'is', null)
    .where('removed_at', 'is', null)
    .limit(1)
    .executeTakeFirst()
  return open && draft.id
}

/** In which session of FinGenie's chat a claim draft goes on: that of the conversation about it, else its own. */
export async function selectSession(db: Db, { orgId, personId }: Whose, draftId: string): Promise<string> {
  const { session } = await db
    .selectFrom('claim_drafts')
    .leftJoin('conversations', (join) =>
      join
        .onRef('conversations.org_id', '=', 'claim_drafts.org_id')
        .onRef('conversations.person_id', '=', 'claim_drafts.person_id')
        .onRef('conversations.claim_draft_id', '=', 'claim_drafts.id'),
    )
    .select(
      sql<string>`coalesce(conversations.session_id, claim_drafts.session_id, 'fingenie-' || claim_drafts.id)`.as(
        'session',
      ),
    )
    .where('claim_drafts.org_id', '=', orgId)
    .where('claim_drafts.person_id', '=', personId)
    .where('claim_drafts.id', '=', draftId)
    .limit(1)
    .executeTakeFirstOrThrow()
  return session
}

/** Forgets the mails that were taken before `until`. */
export async function deleteOldMails(db: Db, until: Date): Promise<void> {
  await db.deleteFrom('receipt_mails').where('received_at', '<=', until).execute()
}
