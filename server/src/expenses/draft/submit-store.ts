import type { ReceiptFieldName } from '@pravas/contract/receipt-fields'
import type { RequestChange } from '@pravas/contract/requests'
import { sql, type Transaction } from 'kysely'
import type { ChosenAllocation } from '../../allocations/allocation-rules.ts'
import type { Db } from '../../db/database.ts'
import type { Tables } from '../../db/tables.ts'
import type { ClaimFacts } from '../../policy/expense-rules.ts'
import type { Finding } from '../../policy/finding-rules.ts'
import { EDITABLE_COLUMNS, READ_FIELDS } from '../store.ts'
import type { Claim } from './claim-rules.ts'

type Trx = Transaction<Tables>

/** Whose receipts. */
interface Owner {
  orgId: string
  personId: string
}

/** Holds the unclaimed receipts of a draft against a second claim until the transaction ends. */
export function lockUnclaimedReceipts(trx: Trx, owner: Owner, draftId: string) {
  return trx
    .selectFrom('receipts')
    .select(['id', 'file_name as fileName', ...EDITABLE_COLUMNS, READ_FIELDS])
    .where('org_id', '=', owner.orgId)
    .where('claim_draft_id', '=', draftId)
    .where('person_id', '=', owner.personId)
    .where('expense_id', 'is', null)
    .where('removed_at', 'is', null)
    .where('is_document', '=', false)
    .orderBy('id')
    .forUpdate()
    .execute()
}

/** Those of the ids that are receipts of the person which an expense has claimed. */
export async function selectClaimedIds(trx: Trx, owner: Owner, ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set()
  const rows = await trx
    .selectFrom('receipts')
    .select('id')
    .where('org_id', '=', owner.orgId)
    .where('person_id', '=', owner.personId)
    .where('id', 'in', [...ids])
    .where('expense_id', 'is not', null)
    .execute()
  return new Set(rows.map(({ id }) => id))
}

/** A claim as it is sent. */
export interface SentExpense extends Claim {
  id: string
  orgId: string
  findings: Finding[] | null
  tripId: string | null
  facts: ClaimFacts
  /** What the claimant says of the findings, where a rule asks for a reason. */
  reason: string | null
  /** The ids of its cost centre and its project. */
  allocation: ChosenAllocation
}

/** Writes a pending expense. */
export async function insertExpense(
  trx: Trx,
  expense: SentExpense & { employeeId: string; expenseNumber: string; now: Date },
): Promise<void> {
  await trx
    .insertInto('expenses')
    .values({
      id: expense.id,
      org_id: expense.orgId,
      expense_number: expense.expenseNumber,
      employee_id: expense.employeeId,
      rejection_reason: null,
      created_at: expense.now,
      decided_at: null,
      ...contentsOf(expense),
    })
    .execute()
}

/** Makes a returned expense pending in its next version; false when it is not returned. */
export async function replaceExpense(
  trx: Trx,
  { changes, now, ...expense }: SentExpense & { changes: readonly RequestChange[]; now: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('expenses')
    .set(({ eb }) => ({
      ...contentsOf(expense),
      status: 'pending' as const,
      stage: 0,
      waiting_since: now,
      version: eb('version', '+', 1),
      changes: JSON.stringify(changes),
    }))
    .where('org_id', '=', expense.orgId)
    .where('id', '=', expense.id)
    .where('status', '=', 'returned')
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

function contentsOf(expense: SentExpense) {
  return {
    expense_type: expense.expenseType,
    expense_date: expense.expenseDate,
    description: expense.description,
    total_paise: expense.totalPaise,
    trip_id: expense.tripId,
    gstin: expense.gstin,
    place: expense.place,
    findings: expense.findings && JSON.stringify(expense.findings),
    policy_facts: JSON.stringify(expense.facts),
    policy_reason: expense.reason,
    cost_centre_id: expense.allocation.cost_centre,
    project_id: expense.allocation.project,
  }
}

/** Attaches receipts to an expense in the order of their ids, which is the order of the upload. */
export async function attachReceipts(
  trx: Trx,
  orgId: string,
  expenseId: string,
  receiptIds: readonly string[],
): Promise<void> {
  await trx
    .updateTable('receipts')
    .set({
      expense_id: expenseId,
      position: sql`(select count(*) from unnest(${[...receiptIds]}::uuid[]) as claimed(id) where claimed.id <= receipts.id)`,
    })
    .where('org_id', '=', orgId)
    .where('id', 'in', receiptIds)
    .execute()
}

/** Keeps with a receipt what was said of it when it was claimed. */
export async function keepNotes(
  trx: Trx,
  orgId: string,
  id: string,
  {
    taxCredit,
    duplicates,
    edited,
  }: { taxCredit: Record<string, unknown>; duplicates: readonly unknown[]; edited: readonly ReceiptFieldName[] },
): Promise<void> {
  await trx
    .updateTable('receipts')
    .set({
      tax_credit: JSON.stringify(taxCredit),
      duplicates: JSON.stringify(duplicates),
      edited: JSON.stringify(edited),
    })
    .where('org_id', '=', orgId)
    .where('id', '=', id)
    .execute()
}

/** The expenses that a draft became when it was last sent, and how many receipts each has. */
export function selectLastClaims(db: Db, owner: Owner, draftId: string) {
  const own = db
    .selectFrom('expenses')
    .where('expenses.org_id', '=', owner.orgId)
    .where('expenses.id', 'in', (eb) =>
      eb
        .selectFrom('receipts')
        .select('expense_id')
        .where('org_id', '=', owner.orgId)
        .where('claim_draft_id', '=', draftId)
        .where('person_id', '=', owner.personId)
        .where('expense_id', 'is not', null),
    )
  return own
    .innerJoin('receipts', (join) =>
      join.onRef('receipts.org_id', '=', 'expenses.org_id').onRef('receipts.expense_id', '=', 'expenses.id'),
    )
    .select(({ fn }) => [
      'expenses.expense_number as expenseNumber',
      'expenses.total_paise as totalPaise',
      'expenses.status',
      fn.countAll<number>().as('receiptCount'),
    ])
    .where('expenses.created_at', '=', (eb) => own.select(eb.fn.max('expenses.created_at').as('last')))
    .groupBy(['expenses.org_id', 'expenses.id'])
    .orderBy('expenses.id')
    .execute()
}
