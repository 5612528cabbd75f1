import { paiseFromRupees } from '@pravas/contract/money'
import { mileagePaise } from '@pravas/contract/vehicles'
import { dayOf } from '../clock.ts'
import type { FileStorage } from '../files/storage.ts'
import { mileageRate } from '../policy/mileage-rules.ts'
import { columnsOfJourney } from '../receipts/journey-rules.ts'
import { mileageSheet } from '../receipts/mileage-sheet.ts'
import { DEMO_FILE } from './accounts.ts'
import { type DemoExpense, EXPENSES } from './expense-list.ts'
import type { StoredReceipt } from './receipt-files.ts'
import { claimedAgo } from './receipt-list.ts'
import { dayAfter, daysAfter, policiesOf, type Scene } from './scene.ts'

export interface StoredJourney extends StoredReceipt {
  columns: ReturnType<typeof columnsOfJourney>
}

/** Writes the declarations of the demo's journeys, at the rates of its policy, and answers them by their claims. */
export async function storeDemoJourneys(files: FileStorage, scene: Scene): Promise<Map<DemoExpense, StoredJourney>> {
  const stored = new Map<DemoExpense, StoredJourney>()
  for (const expense of EXPENSES) {
    const { journey, owner, rupees, spent, description } = expense
    const person = scene.people.find(({ employeeId }) => employeeId === owner)
    if (!journey || !person) continue
    const { kilometres, ...of } = journey
    const date = dayAfter(scene, -spent)
    const { entry } = mileageRate(of.vehicle, date, policiesOf(scene, owner))
    if (!entry) throw new Error(`The policy of ${date} does not pay for a journey by ${of.vehicle}.`)
    const [metres, ratePaise] = [kilometres * 1000, paiseFromRupees(entry.amount)]
    const paise = mileagePaise(metres, ratePaise)
    if (paise !== paiseFromRupees(rupees)) throw new Error(`The policy pays ${paise} paise for '${description}'.`)
    const paid = { ...of, purpose: description, date, metres, ratePaise, clause: entry.clause, paise }
    const organisation = DEMO_FILE.organisation.name
    const on = dayOf(daysAfter(scene, -claimedAgo(expense)))
    const bytes = await mileageSheet(paid, { organisation, name: person.name, employeeId: owner, on })
    const columns = columnsOfJourney(paid)
    stored.set(expense, { columns, hash: await files.put(bytes), name: columns.file_name, byteSize: bytes.length })
  }
  return stored
}
