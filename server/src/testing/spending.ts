import { newId } from '../ids.ts'
import type { TestApp } from './test-app.ts'

type Mate = 'employee' | 'colleague' | 'mate-1' | 'mate-2' | 'outsider'

/** A receipt of a test's records; what is absent was not read. `claim` numbers the claims from 1, 0 is unclaimed. */
export interface Spent {
  who: Mate
  claim: number
  status: 'unclaimed' | 'pending' | 'approved' | 'rejected'
  /** When the claim was sent. */
  sent: string
  merchant: string | null
  category: 'Food' | 'Transport' | 'Accommodation' | 'Miscellaneous'
  place: string | null
  date: string | null
  paise: number | null
  currency: string
  gstin: string | null
  recipient: string | null
  invoice: string | null
  cgst: number | null
  sgst: number | null
  igst: number | null
  means: 'card' | 'upi' | 'cash' | null
}

const GSTIN = '07AABCT1234H1ZO'

const ROWS = `
employee 1 approved 2026-10-12 | Old Fort Kitchen    | Food          | Delhi     | 2026-10-05 | 124050 | g i 31 31 0 card
employee 1 approved 2026-10-12 | City Cabs           | Transport     | Delhi     | 2026-10-05 |  64000 | - - - - - upi
employee 1 approved 2026-10-12 | Coastal Spice       | Food          | Mumbai    | 2026-10-07 | 210000 | g i 5000 5000 0 card
employee 2 approved 2026-11-02 | Hotel Marine        | Accommodation | Mumbai    | 2026-10-08 | 945000 | g r 0 0 144153 card
employee 2 approved 2026-11-02 | City Cabs           | Transport     | Mumbai    | 2026-10-09 |  48000 | - - - - - upi
employee 2 approved 2026-11-02 | Tea Point           | Food          | Mumbai    | 2026-10-09 |   9500 | - - - - - cash
employee 3 pending  2026-11-10 | Blue Tokai          | Food          | Bengaluru | 2026-11-03 |  56000 | g i 1333 1333 0 card
employee 3 pending  2026-11-10 | Uber                | Transport     | Bangalore | 2026-11-04 |  38075 | - i 0 0 1813 upi
employee 4 pending  2026-11-15 | Palm Grove          | Accommodation | Bangalore | 2026-11-06 | 1234500 | g r 66000 66000 0 card
employee 5 rejected 2026-09-20 | Gift House          | Miscellaneous | Delhi     | 2026-09-14 | 320000 | g i 24407 24407 0 card
employee 6 approved 2026-09-25 | Old Fort Kitchen    | Food          | Delhi     | 2026-09-22 |  98000 | g i 2450 2450 0 cash
employee 6 approved 2026-09-25 | Petrol Junction     | Transport     | Delhi     | 2026-09-23 | 300000 | g - - - - card
employee 7 approved 2025-12-05 | Grand Residency     | Accommodation | Chennai   | 2025-11-28 | 1500000 | g r 0 0 228813 card
employee 7 approved 2025-12-05 | Coastal Spice       | Food          | Chennai   | 2025-11-29 | 175000 | - - - - - cash
employee 0 unclaimed -         | Chai Corner         | Food          | Delhi     | 2026-11-18 |  12000 | - - - - - cash
employee 0 unclaimed -         | City Cabs           | Transport     | Delhi     | 2026-11-19 |  71000 | - i - - - upi
employee 0 unclaimed -         | Night Stay          | Accommodation | Hyderabad | -          | 410000 | - - - - - -
colleague 8 approved 2026-10-20 | Lunch Home         | Food          | Mumbai    | 2026-10-10 | 180000 | g i 4286 4286 0 card
colleague 8 approved 2026-10-20 | Metro              | Transport     | Mumbai    | 2026-10-10 |  25000 | - - - - - upi
colleague 9 pending 2026-11-12 | Lunch Home          | Food          | Mumbai    | 2026-11-05 |  90000 | - - - - - upi
mate-1 10 approved 2026-10-25  | Saffron             | Food          | Delhi     | 2026-10-15 | 260000 | g i 6190 6190 0 card
mate-1 11 pending 2026-11-18   | Saffron             | Food          | Delhi     | 2026-11-12 |  70000 | - - - - - card
mate-2 12 approved 2026-10-28  | Udupi               | Food          | Chennai   | 2026-10-21 |  65500 | - - - - - cash
mate-2 12 approved 2026-10-28  | Airport Taxi        | Transport     | Chennai   | 2026-10-22 | 110000 | - - - - - card
mate-2 13 rejected 2026-11-08  | Udupi               | Food          | Chennai   | 2026-11-01 |  42000 | - - - - - cash
outsider 14 approved 2026-10-25 | Far Away           | Food          | Delhi     | 2026-10-11 | 999999 | - - - - - card`

/** Made-up receipts of two years: of the employee, of who reports to the same manager, and of somebody who does not. */
export const SPENT: readonly Spent[] = ROWS.trim()
  .split('\n')
  .map((line) => {
    const [head = '', merchant, category, place, date, paise, marks = ''] = line.split('|').map((cell) => cell.trim())
    const [who, claim, status, sent] = head.split(/\s+/)
    const [gstin, invoice, cgst, sgst, igst, means] = marks.split(/\s+/)
    const number = (text: string | undefined) => (text === '-' ? null : Number(text))
    return {
      who: who as Mate,
      claim: Number(claim),
      status: status as Spent['status'],
      sent: sent ?? '-',
      merchant: merchant ?? null,
      category: category as Spent['category'],
      place: place ?? null,
      date: date === '-' ? null : (date ?? null),
      paise: number(paise),
      currency: 'INR',
      gstin: gstin === 'g' ? GSTIN : null,
      recipient: invoice === 'r' ? GSTIN : null,
      invoice: invoice === '-' ? null : `INV-${merchant?.length}${claim}`,
      cgst: number(cgst),
      sgst: number(sgst),
      igst: number(igst),
      means: means === '-' ? null : (means as Spent['means']),
    }
  })

const MATES = { 'mate-1': ['Kiran Das', 'MATE-1'], 'mate-2': ['Lata Nair', 'MATE-2'] } as const

/** Writes these receipts and their claims; the unclaimed ones stand in the conversation `sessionId` of the employee. */
export async function writeSpent(it: TestApp, sessionId: string, spent: readonly Spent[]): Promise<void> {
  const { db } = it.database
  const orgId = it.orgId()
  const manager = it.actor('employee').managerEmployeeId
  const people = new Map<Mate, { personId: string; employeeId: string }>()
  for (const who of ['employee', 'colleague', 'outsider'] as const) {
    const { personId, employeeId } = it.actor(who)
    people.set(who, { personId, employeeId: employeeId ?? '' })
  }
  for (const [who, [name, employeeId]] of Object.entries(MATES)) {
    const personId = newId()
    people.set(who as Mate, { personId, employeeId })
    const email = `${who}@pravas.example`
    await db
      .insertInto('people')
      .values({ org_id: orgId, id: personId, employee_id: employeeId, email, name, manager_employee_id: manager })
      .execute()
  }
  const own = it.actor('employee')
  const draftId = newId()
  const now = it.clock.now()
  await db
    .insertInto('claim_drafts')
    .values({ org_id: orgId, id: draftId, person_id: own.personId, created_at: now, updated_at: now })
    .execute()
  await db
    .insertInto('conversations')
    .values({
      org_id: orgId,
      id: newId(),
      person_id: own.personId,
      assistant: 'fingenie',
      session_id: sessionId,
      chat_name: 'Receipts',
      state: '{}',
      last_activity: now,
      claim_draft_id: draftId,
    })
    .execute()
  const claims = Map.groupBy(spent, ({ claim }) => claim)
  for (const [claim, rows] of [...claims].toSorted(([a], [b]) => a - b)) {
    const [first] = rows
    const owner = first && people.get(first.who)
    if (!first || !owner) continue
    const expenseId = claim === 0 ? null : newId()
    if (expenseId) {
      const sent = new Date(`${first.sent}T12:00:00+05:30`)
      await db
        .insertInto('expenses')
        .values({
          org_id: orgId,
          id: expenseId,
          expense_number: claimNumber(claim),
          employee_id: owner.employeeId,
          status: first.status as 'pending',
          rejection_reason: first.status === 'rejected' ? 'Not needed.' : null,
          expense_type: first.category,
          expense_date: first.date ?? first.sent,
          description: `${rows.length} receipts`,
          total_paise: rows.reduce((sum, { paise }) => sum + (paise ?? 0), 0),
          created_at: sent,
          decided_at: first.status === 'pending' ? null : sent,
        })
        .execute()
    }
    await db
      .insertInto('receipts')
      .values(
        rows.map((row, index) => ({
          org_id: orgId,
          id: newId(),
          person_id: owner.personId,
          expense_id: expenseId,
          position: expenseId === null ? null : index + 1,
          claim_draft_id: expenseId === null ? draftId : null,
          file_hash: `${claim}-${index}`.padEnd(64, '0'),
          file_name: `receipt-${index + 1}.jpg`,
          media_type: 'image/jpeg' as const,
          byte_size: 1000,
          merchant: row.merchant,
          receipt_date: row.date,
          total_paise: row.paise,
          currency: row.currency,
          category: row.category,
          gstin: row.gstin,
          place: row.place,
          invoice_number: row.invoice,
          recipient_gstin: row.recipient,
          cgst_paise: row.cgst,
          sgst_paise: row.sgst,
          igst_paise: row.igst,
          payment_means: row.means,
          reading: '{}',
          created_at: it.clock.now(),
        })),
      )
      .execute()
  }
}

/** How the n-th claim of these is called. */
function claimNumber(claim: number): string {
  return `EXP-2026-${String(claim).padStart(6, '0')}`
}
