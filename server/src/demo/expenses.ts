import type { Transaction } from 'kysely'
import { dayOf, yearOf } from '../clock.ts'
import { nextNumber } from '../db/numbers.ts'
import type { Tables } from '../db/tables.ts'
import { newId } from '../ids.ts'
import { judgeClaim } from '../policy/expense-rules.ts'
import { keptText } from '../policy/spending-rules.ts'
import type { DemoExpense } from './expense-list.ts'
import type { StoredReceipt } from './receipt-files.ts'
import { ALL_EXPENSES, claimedAgo, receiptKey, shares } from './receipt-list.ts'
import { dayAfter, daysAfter, insertDemoDecision, type Scene, statusColumns } from './scene.ts'

/** Writes the demo expenses with their receipts, oldest first. */
export async function insertDemoExpenses(
  trx: Transaction<Tables>,
  scene: Scene,
  files: ReadonlyMap<string, StoredReceipt>,
): Promise<void> {
  for (const expense of ALL_EXPENSES) {
    await insertDemoExpense(trx, scene, expense, files)
  }
}

/** The trip of a demo expense; null where it belongs to none. */
async function tripOf(
  trx: Transaction<Tables>,
  scene: Scene,
  { owner, spent, tripTo }: DemoExpense,
): Promise<string | null> {
  if (tripTo === undefined) return null
  const day = dayAfter(scene, -spent)
  const trip = await trx
    .selectFrom('trips')
    .select('id')
    .where('org_id', '=', scene.orgId)
    .where('employee_id', '=', owner)
    .where('destination_city', '=', tripTo)
    .where('departure_date', '<=', day)
    .where('return_date', '>=', day)
    .executeTakeFirstOrThrow()
  return trip.id
}

async function insertDemoExpense(
  trx: Transaction<Tables>,
  scene: Scene,
  expense: DemoExpense,
  files: ReadonlyMap<string, StoredReceipt>,
): Promise<void> {
  const createdAt = daysAfter(scene, -claimedAgo(expense))
  const id = newId(createdAt)
  const checked = {
    claimedOn: dayOf(createdAt),
    spent: [
      {
        day: dayAfter(scene, -expense.spent),
        duplicate: null,
        paise: expense.rupees * 100,
        category: expense.type,
        text: keptText([...expense.receipts, expense.description], []),
      },
    ],
    totalPaise: expense.rupees * 100,
    hasReceipt: expense.receipts.length > 0,
    trip: null,
    meals: [],
  }
  await trx
    .insertInto('expenses')
    .values({
      id,
      org_id: scene.orgId,
      expense_number: await nextNumber(trx, scene.orgId, 'EXP', yearOf(createdAt)),
      employee_id: expense.owner,
      expense_type: expense.type,
      expense_date: dayAfter(scene, -expense.spent),
      description: expense.description,
      total_paise: expense.rupees * 100,
      gstin: expense.gstin ?? null,
      place: expense.place ?? null,
      trip_id: await tripOf(trx, scene, expense),
      findings: JSON.stringify(judgeClaim(checked, scene.policies)?.findings ?? null),
      policy_facts: JSON.stringify({ person: scene.policies.person, claim: checked }),
      ...statusColumns(expense.decided, createdAt),
    })
    .execute()
  const owner = scene.people.find((person) => person.employeeId === expense.owner)
  const receipts = expense.receipts.flatMap((merchant, index) => {
    const file = files.get(receiptKey(expense, merchant))
    if (!file || !owner) return []
    return [
      {
        id: newId(createdAt),
        org_id: scene.orgId,
        person_id: owner.id,
        expense_id: id,
        position: index + 1,
        file_hash: file.hash,
        file_name: file.name,
        media_type: 'application/pdf' as const,
        byte_size: file.byteSize,
        merchant,
        receipt_date: dayAfter(scene, -expense.spent),
        total_paise: Math.round((shares(expense)[index] ?? 0) * 100),
        category: expense.type,
        gstin: expense.gstin ?? null,
        place: expense.place ?? null,
        description: merchant,
        reading: '{}',
        created_at: createdAt,
      },
    ]
  })
  if (receipts.length > 0) await trx.insertInto('receipts').values(receipts).execute()
  if (expense.decided) {
    await insertDemoDecision(trx, scene, { kind: 'expense', id, owner: expense.owner, createdAt }, expense.decided)
  }
}
