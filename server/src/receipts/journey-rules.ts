import { rupeesFromPaise } from '@pravas/contract/money'
import { Clause } from '@pravas/contract/policy-document'
import { NO_FIELDS } from '@pravas/contract/receipt-field-keys'
import { type ShownJourney, Vehicle } from '@pravas/contract/vehicles'
import { mileage } from '@pravas/messages/en/mileage'
import { texts } from '@pravas/messages/texts'
import { z } from 'zod'
import { kilometreText, rupeeText } from '../formats.ts'
import type { ReceiptColumns } from './field-column-rules.ts'

const text = texts(mileage)

/** What is kept of a journey by an own vehicle beside the fields of its receipt. */
export const KeptMileage = z.object({
  vehicle: Vehicle,
  metres: z.int(),
  from: z.string(),
  to: z.string(),
  purpose: z.string(),
  ratePaise: z.int(),
  clause: Clause,
})
export type KeptMileage = z.infer<typeof KeptMileage>

/** A journey with its day and what the policy pays for it, in paise. */
export type PaidJourney = KeptMileage & { date: string; paise: number }

/** Reads what is kept of a journey; undefined of a receipt that is none. */
export function keptMileage(kept: unknown): KeptMileage | undefined {
  return kept === null ? undefined : KeptMileage.parse(kept)
}

/** What a journey writes into the columns of its receipt. A declaration bears neither GST nor a number. */
export function columnsOfJourney({ date, paise, ...kept }: PaidJourney) {
  const { vehicle, from, to, purpose, metres, ratePaise } = kept
  const name = text('name', { vehicle, from, to })
  const description = text('description', {
    name,
    distance: kilometreText(metres),
    rate: rupeeText(ratePaise),
    purpose,
  })
  return {
    ...NO_FIELDS,
    merchant: name,
    receipt_date: date,
    total_paise: paise,
    category: 'Transport',
    currency: 'INR',
    place: to,
    description,
    file_name: text('file-name', { date }),
    mileage: kept,
  } satisfies Required<ReceiptColumns> & { description: string; file_name: string; mileage: KeptMileage }
}

/** A journey as it leaves through the API. */
export function presentJourney({ metres, ratePaise, ...kept }: KeptMileage): ShownJourney {
  return { ...kept, kilometres: metres / 1000, rate: rupeesFromPaise(ratePaise) }
}
