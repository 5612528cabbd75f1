import type { BatchStatus } from '@pravas/contract/finance'
import { sql } from 'kysely'
import type { SetOff } from '../advances/set-off-rules.ts'
import type { Db } from '../db/database.ts'
import { heldInOrder } from '../db/lock-order.ts'
import { isId } from '../ids.ts'

export interface BatchRow {
  id: string
  number: string
  status: BatchStatus
  made_by: string
  maker: string
  made_at: Date
  reference: string | null
  paid_on: string | null
  payer: string | null
  claims: number
  /** Of these, how many are advances. */
  advances: number
  total_paise: number
  set_off_paise: number
  bounced: number
  /** Who is paid, and who settled what they are paid. */
  parties: { payee: string; settled_by: string | null }[]
}

/** Payment batches, the newest first. */
export async function selectBatches(
  db: Db,
  orgId: string,
  { status, reference }: { status?: BatchStatus | undefined; reference?: string },
  { below, limit }: { below?: string | undefined; limit?: number } = {},
): Promise<BatchRow[]> {
  const conditions = [sql`batch.org_id = ${orgId}`]
  if (status !== undefined) conditions.push(sql`batch.status = ${status}`)
  if (reference !== undefined)
    conditions.push(isId(reference) ? sql`batch.id = ${reference}` : sql`batch.number = ${reference}`)
  if (below !== undefined) conditions.push(sql`batch.id < ${below}`)
  const { rows } = await sql<BatchRow>`
    select batch.id, batch.number, batch.status, batch.made_by, maker.name as maker, batch.made_at, batch.reference,
      batch.paid_on, payer.name as payer, lines.claims, lines.advances, lines.total_paise, lines.set_off_paise, lines.bounced, lines.parties
    from payment_batches as batch
    join people as maker on maker.org_id = batch.org_id and maker.id = batch.made_by
    left join people as payer on payer.org_id = batch.org_id and payer.id = batch.paid_by
    cross join lateral (
      select (count(*) filter (where state <> 'dissolved' or batch.status = 'dissolved'))::int as claims,
        (count(*) filter (where advance_id is not null and (state <> 'dissolved' or batch.status = 'dissolved')))::int as advances,
        coalesce(sum(paise) filter (where state = 'live' or batch.status = 'dissolved'), 0)::bigint as total_paise,
        coalesce(sum(set_off_paise) filter (where state = 'live' or batch.status = 'dissolved'), 0)::bigint as set_off_paise,
        (count(*) filter (where state = 'bounced'))::int as bounced,
        coalesce(jsonb_agg(distinct jsonb_build_object('payee', person_id, 'settled_by', settled_by))
          filter (where state = 'live'), '[]') as parties
      from payment_lines as line where line.org_id = batch.org_id and line.batch_id = batch.id
    ) as lines
    where ${sql.join(conditions, sql` and `)}
    order by batch.id desc ${limit === undefined ? sql`` : sql`limit ${limit}`}`.execute(db)
  return rows
}

/** Holds a batch, by its id or number, until the transaction ends, and answers where it stands; undefined where there is none. */
export async function holdBatch(db: Db, orgId: string, reference: string) {
  const batch = await db
    .selectFrom('payment_batches')
    .select(['id', 'number', 'status', 'made_by'])
    .where('org_id', '=', orgId)
    .where(isId(reference) ? 'id' : 'number', '=', reference)
    .forUpdate()
    .executeTakeFirst()
  if (batch) heldInOrder('batch', [batch.id])
  return batch
}

/** The lines of a batch with what they pay, in its order; `expense_id` is the id of the claim or of the advance. */
export function selectBatchLines(db: Db, orgId: string, batchId: string) {
  return db
    .selectFrom('payment_lines as line')
    .leftJoin('expenses as claim', (join) =>
      join.onRef('claim.org_id', '=', 'line.org_id').onRef('claim.id', '=', 'line.expense_id'),
    )
    .leftJoin('advances as advance', (join) =>
      join.onRef('advance.org_id', '=', 'line.org_id').onRef('advance.id', '=', 'line.advance_id'),
    )
    .innerJoin('people', (join) =>
      join.onRef('people.org_id', '=', 'line.org_id').onRef('people.id', '=', 'line.person_id'),
    )
    .leftJoin('batch_accounts as account', (join) =>
      join
        .onRef('account.org_id', '=', 'line.org_id')
        .onRef('account.batch_id', '=', 'line.batch_id')
        .onRef('account.person_id', '=', 'line.person_id'),
    )
    .select(['line.record_id as expense_id', 'line.person_id', 'line.paise', 'line.settled_by', 'line.state'])
    .select(['line.advance_id', 'line.set_off_paise', 'line.bounced_on', 'line.bounce_reason'])
    .select(sql<string>`coalesce(claim.expense_number, advance.number)`.as('number'))
    .select(sql<string>`coalesce(claim.description, advance.purpose)`.as('description'))
    .select(sql<string>`coalesce(people.employee_id, '')`.as('employee_id'))
    .select(['people.name as employee_name', 'people.email'])
    .select(['account.held_since', 'account.sealed as account'])
    .select(
      sql<number>`coalesce((select sum(adjusted.approved_paise - adjusted.payable_paise) from claim_adjustments as adjusted
        where adjusted.org_id = line.org_id and adjusted.expense_id = line.expense_id), 0)::bigint`.as(
        'withheld_paise',
      ),
    )
    .where('line.org_id', '=', orgId)
    .where('line.batch_id', '=', batchId)
    .orderBy('line.record_id')
    .execute()
}

export type BatchLineRow = Awaited<ReturnType<typeof selectBatchLines>>[number]

/** What a new batch pays: a claim or an advance, as a whole, with what of a claim is set off against advances; in paise. */
export interface NewLine {
  kind: 'claim' | 'advance'
  id: string
  personId: string
  paise: number
  setOffs: readonly SetOff[]
  settledBy: string | null
}

const setOffOf = ({ setOffs }: NewLine) => setOffs.reduce((sum, { paise }) => sum + paise, 0)

export async function insertBatch(
  db: Db,
  batch: {
    orgId: string
    id: string
    number: string
    madeBy: string
    at: Date
    lines: readonly NewLine[]
  },
): Promise<void> {
  const { orgId, id, lines } = batch
  await db
    .insertInto('payment_batches')
    .values({ org_id: orgId, id, number: batch.number, made_by: batch.madeBy, made_at: batch.at })
    .execute()
  await db
    .insertInto('payment_lines')
    .values(
      lines.map((line) => ({
        org_id: orgId,
        batch_id: id,
        expense_id: line.kind === 'claim' ? line.id : null,
        advance_id: line.kind === 'advance' ? line.id : null,
        person_id: line.personId,
        paise: line.paise - setOffOf(line),
        set_off_paise: setOffOf(line),
        settled_by: line.settledBy,
      })),
    )
    .execute()
  const setOffs = lines.flatMap((line) =>
    line.setOffs.map(({ advanceId, paise }) => ({
      org_id: orgId,
      batch_id: id,
      record_id: line.id,
      advance_id: advanceId,
      paise,
    })),
  )
  if (setOffs.length > 0) await db.insertInto('payment_set_offs').values(setOffs).execute()
}

/** Marks a batch that the transaction holds as paid, and its claims. */
export async function markPaid(
  db: Db,
  { orgId, id }: { orgId: string; id: string },
  paid: { reference: string; paidOn: string; paidBy: string; at: Date },
): Promise<void> {
  await db
    .updateTable('payment_batches')
    .set({ status: 'paid', reference: paid.reference, paid_on: paid.paidOn, paid_by: paid.paidBy, paid_at: paid.at })
    .where('org_id', '=', orgId)
    .where('id', '=', id)
    .execute()
  await sql`
    update expenses set status = 'paid' from payment_lines as line
    where line.org_id = ${orgId} and line.batch_id = ${id} and line.state = 'live'
      and expenses.org_id = line.org_id and expenses.id = line.expense_id`.execute(db)
}

/** Leaves claims and advances out of a batch that the transaction holds and that is not paid yet: they are free. */
export async function leaveOut(
  db: Db,
  { orgId, id }: { orgId: string; id: string },
  recordIds: readonly string[],
): Promise<void> {
  if (recordIds.length === 0) return
  await db
    .updateTable('payment_lines')
    .set({ state: 'dissolved' })
    .where('org_id', '=', orgId)
    .where('batch_id', '=', id)
    .where('record_id', 'in', [...recordIds])
    .execute()
}

/** Dissolves a batch that the transaction holds: its claims are free. */
export async function markDissolved(db: Db, { orgId, id }: { orgId: string; id: string }): Promise<void> {
  await db
    .updateTable('payment_lines')
    .set({ state: 'dissolved' })
    .where('org_id', '=', orgId)
    .where('batch_id', '=', id)
    .execute()
  await db
    .updateTable('payment_batches')
    .set({ status: 'dissolved' })
    .where('org_id', '=', orgId)
    .where('id', '=', id)
    .execute()
}

/** Reverses payments of a paid batch: what they paid is approved again. `recordIds` are those of claims and advances. */
export async function markBounced(
  db: Db,
  { orgId, id }: { orgId: string; id: string },
  recordIds: readonly string[],
  { on, reason }: { on: string; reason: string },
): Promise<void> {
  await db
    .updateTable('payment_lines')
    .set({ state: 'bounced', bounced_on: on, bounce_reason: reason })
    .where('org_id', '=', orgId)
    .where('batch_id', '=', id)
    .where('record_id', 'in', [...recordIds])
    .execute()
  await db
    .updateTable('expenses')
    .set({ status: 'approved' })
    .where('org_id', '=', orgId)
    .where('id', 'in', [...recordIds])
    .execute()
}

/** The closed months, latest first. */
export function selectMonths(db: Db, orgId: string) {
  return db
    .selectFrom('closed_months')
    .innerJoin('people', (join) =>
      join.onRef('people.org_id', '=', 'closed_months.org_id').onRef('people.id', '=', 'closed_months.closed_by'),
    )
    .select(['closed_months.month', 'closed_months.closed_at', 'people.name as closer'])
    .where('closed_months.org_id', '=', orgId)
    .orderBy('closed_months.month', 'desc')
    .execute()
}

export async function insertClosedMonth(
  db: Db,
  closed: { orgId: string; month: string; by: string; at: Date },
): Promise<void> {
  await db
    .insertInto('closed_months')
    .values({ org_id: closed.orgId, month: closed.month, closed_by: closed.by, closed_at: closed.at })
    .execute()
}
