import type { Category } from '@pravas/contract/expenses'
import type { Transaction } from 'kysely'
import { yearOf } from '../clock.ts'
import { nextNumber } from '../db/numbers.ts'
import type { Tables } from '../db/tables.ts'
import { newId } from '../ids.ts'
import type { StoredReceipt } from './receipt-files.ts'
import { type Decided, dayAfter, daysAfter, insertDemoDecision, type Scene, statusColumns } from './scene.ts'

interface DemoExpense {
  owner: string
  type: Category
  description: string
  rupees: number
  /** Days before the loading of the demo on which it was spent; it was claimed the day after. */
  spent: number
  gstin?: string
  place?: string
  /** The merchants of its receipts, each a file of the demo. */
  receipts: string[]
  decided?: Decided
}

const EXPENSES: readonly DemoExpense[] = [
  {
    owner: 'EMP1001',
    type: 'Food',
    description: 'Dinner with the Mumbai client',
    rupees: 3465,
    spent: 19,
    gstin: '27AABCT1234H1ZM',
    place: 'Mumbai',
    receipts: ['Coastal Spice Restaurant'],
    decided: { verdict: 'approved' },
  },
  {
    owner: 'EMP1001',
    type: 'Transport',
    description: 'Cab from Bandra to a private visit',
    rupees: 640,
    spent: 18,
    gstin: '27AABCT1234H1ZM',
    place: 'Mumbai',
    receipts: ['City Cabs'],
    decided: { verdict: 'rejected', reason: 'A private visit is not a business expense.' },
  },
  {
    owner: 'EMP1001',
    type: 'Accommodation',
    description: 'Two nights at Harbour View Residency',
    rupees: 13020,
    spent: 18,
    gstin: '27AABCT1234H1ZM',
    place: 'Mumbai',
    receipts: ['Harbour View Residency', 'Harbour View Laundry'],
  },
  {
    owner: 'EMP1001',
    type: 'Miscellaneous',
    description: 'Printing of the tender documents',
    rupees: 850,
    spent: 9,
    receipts: [],
    decided: { verdict: 'approved' },
  },
  {
    owner: 'EMP1001',
    type: 'Food',
    description: 'Team lunch after the quarterly review',
    rupees: 2310,
    spent: 4,
    gstin: '07AABCT1234H1ZO',
    place: 'Delhi',
    receipts: ['Old Fort Kitchen'],
  },
  {
    owner: 'EMP1002',
    type: 'Transport',
    description: 'Airport cab for the Hyderabad visit',
    rupees: 1180,
    spent: 5,
    gstin: '27AABCT1234H1ZM',
    place: 'Mumbai',
    receipts: ['Sahar Cabs'],
  },
  {
    owner: 'EMP1003',
    type: 'Food',
    description: 'Lunch with a candidate',
    rupees: 945,
    spent: 3,
    gstin: '29AABCT1234H1ZI',
    place: 'Bangalore',
    receipts: ['Filter Coffee House'],
  },
]

/** The merchants whose receipts the demo needs as files, with what each says. */
export const DEMO_RECEIPTS = EXPENSES.flatMap((expense) =>
  expense.receipts.map((merchant, index) => ({
    merchant,
    rupees: shares(expense)[index] ?? expense.rupees,
    gstin: expense.gstin ?? null,
    place: expense.place ?? null,
    spent: expense.spent,
  })),
)

/** Writes the demo expenses with their receipts, oldest first. */
export async function insertDemoExpenses(
  trx: Transaction<Tables>,
  scene: Scene,
  files: ReadonlyMap<string, StoredReceipt>,
): Promise<void> {
  for (const expense of [...EXPENSES].sort((a, b) => b.spent - a.spent)) {
    await insertDemoExpense(trx, scene, expense, files)
  }
}

async function insertDemoExpense(
  trx: Transaction<Tables>,
  scene: Scene,
  expense: DemoExpense,
  files: ReadonlyMap<string, StoredReceipt>,
): Promise<void> {
  const createdAt = daysAfter(scene, 1 - expense.spent)
  const id = newId(createdAt)
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
      ...statusColumns(expense.decided, createdAt),
    })
    .execute()
  const owner = scene.people.find((person) => person.employeeId === expense.owner)
  const receipts = expense.receipts.flatMap((merchant, index) => {
    const file = files.get(merchant)
    if (!file || !owner) return []
    return [
      {
        id: newId(createdAt),
        org_id: scene.orgId,
        person_id: owner.id,
        expense_id: id,
        position: index + 1,
        conversation_id: null,
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

/** How an expense's total spreads over its receipts, in rupees: a small second one where there are two. */
function shares(expense: DemoExpense): number[] {
  return expense.receipts.length === 2 ? [expense.rupees - 620, 620] : [expense.rupees]
}
