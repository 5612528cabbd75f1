import { type RawBuilder, type SqlBool, sql, type Transaction } from 'kysely'
import { recordAudit } from '../audit/store.ts'
import type { Clock } from '../clock.ts'
import type { Database } from '../db/database.ts'
import type { Tables } from '../db/tables.ts'
import { inTransaction } from '../db/transaction.ts'
import { removeStructure } from './remove-structure.ts'

/** What became of the demo. */
export interface RemovedDemo {
  /** How many demo people could sign in until now. */
  people: number
  trips: number
  expenses: number
  /** Mail addresses of active people who report to somebody of the demo, so that nobody decides on their requests now. */
  withoutManager: string[]
}

/** Some people of one organisation. */
interface Some {
  orgId: string
  personIds: string[]
  employeeIds: string[]
  addresses: string[]
}

/**
 * Closes the demo people's accounts for good and deletes all that was theirs: trips, claims, receipts, conversations,
 * mails, sessions, and the lists and budgets that nobody else uses. Their names stay for the audit trail and for what they decided about others, who keep everything. All
 * of it happens in one transaction, or none; doing it again changes nothing. Receipt files that
 * nothing needs any more are deleted later, with all such files.
 */
export function removeDemo({ db, clock }: { db: Database['db']; clock: Clock }): Promise<RemovedDemo> {
  return inTransaction(db, async (trx) => {
    // Another process may be loading the demo.
    await sql`lock table organisations in exclusive mode`.execute(trx)
    const people = await trx
      .selectFrom('people')
      .select(['org_id', 'id', 'employee_id', 'email', 'active'])
      .where('is_demo', '=', true)
      .forUpdate()
      .execute()
    const removed: RemovedDemo = { people: 0, trips: 0, expenses: 0, withoutManager: [] }
    for (const [orgId, members] of Map.groupBy(people, (person) => person.org_id)) {
      const some: Some = {
        orgId,
        personIds: members.map(({ id }) => id),
        employeeIds: members.flatMap(({ employee_id }) => employee_id ?? []),
        addresses: members.map(({ email }) => email.toLowerCase()),
      }
      await closeAccounts(trx, some, clock.now())
      const requests = await deleteRecords(trx, some)
      await removeStructure(trx, orgId)
      const closed = members.filter(({ active }) => active).length
      if (closed + requests.trips + requests.expenses > 0) {
        const entry = { orgId, actorId: null, recordKind: 'organisation', recordId: orgId, at: clock.now() }
        await recordAudit(trx, { ...entry, action: 'demo.removed', detail: { people: closed, ...requests } })
      }
      removed.people += closed
      removed.trips += requests.trips
      removed.expenses += requests.expenses
      removed.withoutManager.push(...(await reportingTo(trx, some)))
    }
    return removed
  })
}

/** Nobody can sign in as them again, not even by a link or the identity provider; the database ends their sessions. */
async function closeAccounts(trx: Transaction<Tables>, { orgId, personIds }: Some, now: Date): Promise<void> {
  await trx
    .updateTable('people')
    .set((eb) => ({
      active: false,
      deactivated_at: eb.fn.coalesce('deactivated_at', eb.val(now)),
      password_hash: null,
      provider_tenant: null,
      provider_object_id: null,
    }))
    .where('org_id', '=', orgId)
    .where('id', 'in', personIds)
    .execute()
}

/** What stands in tables by the person it belongs to, each before those that it refers to. */
const PERSONAL = [
  'sessions',
  'person_roles',
  'password_resets',
  'decision_links',
  'approval_turns',
  'connections',
  'trip_drafts',
  'duplicate_resolutions',
  'receipts',
  'conversations',
  'claim_drafts',
  'model_usage',
  'assistant_choices',
  'reminders',
  'notification_settings',
  'inbox_events',
  'file_uploads',
  'sign_on_conflicts',
  'bank_details',
  'calendar_feeds',
  'receipt_addresses',
  'receipt_mails',
  'service_tokens',
  'idempotency_keys',
  'travel_preferences',
] as const

async function deleteRecords(trx: Transaction<Tables>, some: Some): Promise<{ trips: number; expenses: number }> {
  const { orgId, personIds, employeeIds, addresses } = some
  await sql`
    delete from export_vouchers as voucher using money_records as record
    where voucher.org_id = ${orgId} and voucher.record_kind = 'money' and record.org_id = voucher.org_id
      and record.id = voucher.record_id and record.person_id = any (${personIds}::uuid[])`.execute(trx)
  const cards = trx.selectFrom('cards').select('id').where('org_id', '=', orgId).where('person_id', 'in', personIds)
  await trx.deleteFrom('card_lines').where('org_id', '=', orgId).where('card_id', 'in', cards).execute()
  const payments = [
    'money_records',
    'payment_lines',
    'batch_accounts',
    'claim_verifications',
    'advances',
    'cards',
  ] as const
  for (const table of payments)
    await trx.deleteFrom(table).where('org_id', '=', orgId).where('person_id', 'in', personIds).execute()
  await trx
    .deleteFrom('payment_batches')
    .where('org_id', '=', orgId)
    .where(isEmpty('payment_batches', 'payment_lines', 'batch_id'))
    .execute()
  for (const table of PERSONAL) {
    await trx.deleteFrom(table).where('org_id', '=', orgId).where('person_id', 'in', personIds).execute()
  }
  await trx.deleteFrom('approval_steps').where('org_id', '=', orgId).where('approver_id', 'in', personIds).execute()
  await trx.deleteFrom('request_comments').where('org_id', '=', orgId).where('author_id', 'in', personIds).execute()
  // Given or got.
  for (const person of ['from_id', 'to_id', 'made_by'] as const)
    await trx.deleteFrom('delegations').where('org_id', '=', orgId).where(person, 'in', personIds).execute()
  const ids: string[] = []
  const counts = { expenses: 0, trips: 0 }
  // A claim may name the trip that it belongs to.
  for (const table of employeeIds.length > 0 ? (['expenses', 'trips'] as const) : []) {
    const rows = await trx
      .deleteFrom(table)
      .where('org_id', '=', orgId)
      .where('employee_id', 'in', employeeIds)
      .returning('id')
      .execute()
    counts[table] = rows.length
    ids.push(...rows.map(({ id }) => id))
  }
  if (ids.length > 0) {
    await trx.deleteFrom('export_vouchers').where('org_id', '=', orgId).where('record_id', 'in', ids).execute()
    await trx.deleteFrom('decisions').where('org_id', '=', orgId).where('request_id', 'in', ids).execute()
    await trx.deleteFrom('approval_turns').where('org_id', '=', orgId).where('request_id', 'in', ids).execute()
    await trx.deleteFrom('reminders').where('org_id', '=', orgId).where('subject_id', 'in', ids).execute()
    await trx.deleteFrom('inbox_events').where('org_id', '=', orgId).where('subject_id', 'in', ids).execute()
    await trx.deleteFrom('webhook_messages').where('org_id', '=', orgId).where('subject_id', 'in', ids).execute()
    await trx.deleteFrom('decision_links').where('org_id', '=', orgId).where('request_id', 'in', ids).execute()
    await trx.deleteFrom('request_comments').where('org_id', '=', orgId).where('request_id', 'in', ids).execute()
    await trx.deleteFrom('outbox_mails').where('org_id', '=', orgId).where('record_id', 'in', ids).execute()
  }
  // An export of theirs that holds claims of others is on record.
  await trx
    .deleteFrom('exports')
    .where('org_id', '=', orgId)
    .where('created_by', 'in', personIds)
    .where(isEmpty('exports', 'export_vouchers', 'export_id'))
    .execute()
  await trx
    .deleteFrom('outbox_mails')
    .where('org_id', '=', orgId)
    .where((eb) => eb(eb.fn<string>('lower', ['to_address']), 'in', addresses))
    .execute()
  return counts
}

/** Whether none of its parts, which name it by a column, is left of something. */
function isEmpty(whole: keyof Tables, parts: keyof Tables, column: string): RawBuilder<SqlBool> {
  return sql<SqlBool>`not exists (select from ${sql.table(parts)} where ${sql.ref(`${parts}.org_id`)} = ${sql.ref(`${whole}.org_id`)}
    and ${sql.ref(`${parts}.${column}`)} = ${sql.ref(`${whole}.id`)})`
}

async function reportingTo(trx: Transaction<Tables>, { orgId, employeeIds }: Some): Promise<string[]> {
  if (employeeIds.length === 0) return []
  const rows = await trx
    .selectFrom('people')
    .select('email')
    .where('org_id', '=', orgId)
    .where('manager_employee_id', 'in', employeeIds)
    .where('active', '=', true)
    .where('is_demo', '=', false)
    .orderBy('email')
    .execute()
  return rows.map(({ email }) => email)
}
