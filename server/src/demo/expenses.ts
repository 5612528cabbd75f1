import type { Insertable, Transaction } from 'kysely'
import { dayOf, yearOf } from '../clock.ts'
import { nextNumber } from '../db/numbers.ts'
import type { Tables } from '../db/tables.ts'
import { newId } from '../ids.ts'
import { judgeClaim } from '../policy/expense-rules.ts'
import { keptText } from '../policy/spending-rules.ts'
import { booked } from './bookings.ts'
import type { DemoExpense } from './expense-list.ts'
import { taxCreditKept } from './gst-bills.ts'
import type { StoredJourney } from './journeys.ts'
import type { StoredBill } from './receipt-files.ts'
import { ALL_EXPENSES, claimedAgo, receiptKey, shares } from './receipt-list.ts'
import {
  type DemoDecision,
  dayAfter,
  daysAfter,
  insertDemoDecisions,
  policiesOf,
  type Scene,
  statusColumns,
} from './scene.ts'

/** The stored files of receipts by their keys, and those of journeys by their claims. */
interface DemoFiles {
  receipts: ReadonlyMap<string, StoredBill>
  journeys: ReadonlyMap<DemoExpense, StoredJourney>
}

/** Writes the demo expenses with their receipts, oldest first. */
export async function insertDemoExpenses(trx: Transaction<Tables>, scene: Scene, files: DemoFiles): Promise<void> {
  const trips = await trx
    .selectFrom('trips')
    .select(['id', 'employee_id', 'destination_city', 'departure_date', 'return_date', 'cost_centre_id', 'project_id'])
    .where('org_id', '=', scene.orgId)
    .execute()
  const expenses = ALL_EXPENSES.map((expense) => {
    const day = dayAfter(scene, -expense.spent)
    const trip = trips.find(
      (one) =>
        one.employee_id === expense.owner &&
        one.destination_city === expense.tripTo &&
        one.departure_date <= day &&
        day <= (one.return_date ?? one.departure_date),
    )
    if (expense.tripTo !== undefined && !trip) throw new Error(`No demo trip goes to ${expense.tripTo} on ${day}.`)
    const bookedTrip = trip && { cost_centre: trip.cost_centre_id, project: trip.project_id }
    return { ...expense, day, tripId: trip?.id ?? null, trip: bookedTrip, declared: files.journeys.get(expense) }
  })
  const bookings = await booked(trx, scene, expenses)
  const rows = []
  const receipts = []
  const decisions: DemoDecision[] = []
  for (const expense of expenses) {
    const createdAt = daysAfter(scene, -claimedAgo(expense))
    const id = newId(createdAt)
    const policies = policiesOf(scene, expense.owner)
    const checked = checkedClaim(expense, dayOf(createdAt))
    const written = receiptsOf(scene, expense, files.receipts)
    rows.push({
      id,
      org_id: scene.orgId,
      expense_number: await nextNumber(trx, scene.orgId, 'EXP', yearOf(createdAt)),
      employee_id: expense.owner,
      expense_type: expense.type,
      expense_date: expense.day,
      description: expense.description,
      total_paise: expense.rupees * 100,
      gstin: written[0]?.gstin ?? null,
      place: expense.place ?? null,
      trip_id: expense.tripId,
      cost_centre_id: bookings.get(expense)?.cost_centre ?? null,
      project_id: bookings.get(expense)?.project ?? null,
      findings: JSON.stringify(judgeClaim(checked, policies)?.findings ?? null),
      policy_facts: JSON.stringify({ person: policies.person, claim: checked }),
      ...statusColumns(expense.decided, createdAt),
    })
    receipts.push(
      ...written.map((receipt) => ({
        ...receipt,
        id: newId(createdAt),
        expense_id: id,
        created_at: createdAt,
      })),
    )
    if (expense.decided)
      decisions.push({ kind: 'expense', id, owner: expense.owner, createdAt, decided: expense.decided })
  }
  await trx.insertInto('expenses').values(rows).execute()
  await trx.insertInto('receipts').values(receipts).execute()
  await insertDemoDecisions(trx, scene, decisions)
}

type DatedExpense = DemoExpense & { day: string; declared: StoredJourney | undefined }

/** A demo expense as the policy judges it. */
function checkedClaim({ declared, ...expense }: DatedExpense, claimedOn: string) {
  const paise = expense.rupees * 100
  const text = keptText([...expense.receipts, expense.description], [])
  const { vehicle, metres } = declared?.columns.mileage ?? {}
  const journey = vehicle && metres && { vehicle, metres, besideMetres: 0 }
  return {
    claimedOn,
    spent: [
      { day: expense.day, duplicate: null, paise, category: expense.type, text, ...(journey && { mileage: journey }) },
    ],
    totalPaise: paise,
    hasReceipt: expense.receipts.length > 0 || declared !== undefined,
    trip: null,
    meals: [],
  }
}

/** The receipts of a demo expense that are stored as files. */
function receiptsOf(scene: Scene, expense: DatedExpense, files: DemoFiles['receipts']): NewReceipt[] {
  const owner = scene.people.find((person) => person.employeeId === expense.owner)
  if (owner && expense.declared) return [declarationOf(scene, owner.id, expense.declared)]
  return expense.receipts.flatMap((merchant, index) => {
    const file = files.get(receiptKey(expense, merchant))
    if (!file || !owner) return []
    const { taxed } = file
    const on = { policies: policiesOf(scene, expense.owner), claimedOn: dayOf(daysAfter(scene, -claimedAgo(expense))) }
    return [
      {
        org_id: scene.orgId,
        person_id: owner.id,
        position: index + 1,
        file_hash: file.hash,
        file_name: file.name,
        media_type: 'application/pdf' as const,
        byte_size: file.byteSize,
        merchant,
        receipt_date: expense.day,
        total_paise: Math.round((shares(expense)[index] ?? 0) * 100),
        category: expense.type,
        invoice_number: file.invoice,
        gstin: null,
        ...taxed?.tax,
        tax_credit: taxed && JSON.stringify(taxCreditKept(taxed.bill, taxed.tax, on)),
        place: expense.place ?? null,
        description: merchant,
        edited: '[]',
        reading: '{}',
      },
    ]
  })
}

type NewReceipt = Omit<Insertable<Tables['receipts']>, 'id' | 'expense_id' | 'created_at'>

/** The declaration of a journey as the receipt of its claim. */
function declarationOf({ orgId }: Scene, personId: string, { hash, byteSize, columns }: StoredJourney): NewReceipt {
  return {
    ...columns,
    org_id: orgId,
    person_id: personId,
    position: 1,
    file_hash: hash,
    media_type: 'application/pdf',
    byte_size: byteSize,
    mileage: JSON.stringify(columns.mileage),
    reading: JSON.stringify({ confident: ['merchant', 'date', 'totalPaise', 'category'] }),
  }
}
