import type { Category } from '@pravas/contract/categories'
import { paiseFromRupees } from '@pravas/contract/money'
import { policy } from '@pravas/messages/en/policy'
import { texts } from '@pravas/messages/texts'
import { z } from 'zod'
import { rupeeText } from '../formats.ts'
import { above, type Finding } from './finding-rules.ts'
import { type Judgement, joined, judged, lacking } from './judgement-rules.ts'
import { type Circumstances, decidingEntry, type PolicyBook, type PolicyOfDay, policyOn } from './version-rules.ts'

const text = texts(policy)

/** A stay that is booked, with the price of all its nights. */
export const BookedStay = z.object({
  city: z.string(),
  nights: z.int(),
  pricePaise: z.int(),
  /** Of a journey over several cities: which one. */
  of: z.string().optional(),
})

/** What a hotel's bill is for. */
export const ClaimedStay = z.object({
  /** Null where neither the bill nor a trip tells it. */
  city: z.string().nullable(),
  /** Null where neither the bill nor a trip tells how many: then it counts as one. */
  nights: z.int().nullable(),
  /** They are those of the trip; the bill doesn't say. */
  isOfTrip: z.boolean().optional(),
})
export type ClaimedStay = z.infer<typeof ClaimedStay>

/** A stay as the limits look at it; null for what is not known. */
interface Stay {
  nights: number | null
  /** How long it was, where that is more than a guess. */
  length: number | null
  pricePaise: number | null
  part?: 'hotel'
  of?: string | undefined
  /** Of a finding about a night. */
  note?: string
}

/** Says where a stay goes beyond the limit of a night and beyond the longest stay. A night is its price over its nights. */
export function judgeStay(stay: Stay, about: Circumstances, policy: PolicyOfDay): Judgement {
  return joined([nightsAboveCap(stay, about, policy), stayTooLong(stay, about, policy)])
}

/** Returns the cap of a night in a city in paise; undefined where it has none. */
export function nightCapPaise(city: string, policy: PolicyOfDay): number | undefined {
  const { entry } = decidingEntry(policy, 'hotel.city_cap', { city: city === '' ? null : city, onTrip: true })
  return entry && paiseFromRupees(entry.amount)
}

/** What a claim holds of a bill; money in paise. */
interface ClaimedBill {
  of?: string | undefined
  day: string | null
  paise?: number | null | undefined
  category?: string | undefined
  /** Absent of a hotel's bill that was kept before its nights were. */
  stay?: ClaimedStay | undefined
}

/** Says which hotel bills of a claim come to more than the policy of their day allows; without a day it is that of the claim. */
export function judgeClaimedStays(
  spent: readonly ClaimedBill[],
  book: PolicyBook,
  { claimedOn, onTrip }: { claimedOn: string; onTrip: boolean },
): Judgement {
  return joined(
    spent.flatMap(({ of, day, paise = null, category, stay }) => {
      if (category !== HOTELS) return []
      const { city = null } = stay ?? {}
      const nights = stay ? (stay.nights ?? 1) : null
      const note = stay && paise !== null && { note: stayNote(stay, paise) }
      // What nobody has said divides the price, and makes no stay too long.
      const length = stay && !stay.isOfTrip ? stay.nights : null
      const bill = { of, nights, length, pricePaise: paise, ...note }
      return [judgeStay(bill, { city, onTrip }, policyOn(book, day ?? claimedOn))]
    }),
  )
}

const HOTELS: Category = 'Accommodation'

function stayNote({ nights, isOfTrip }: ClaimedStay, paise: number): string {
  if (nights === null) return text('stay.unknown-nights')
  return text(isOfTrip ? 'stay.trip-nights' : 'stay.nights', { total: rupeeText(paise), nights })
}

function nightsAboveCap(stay: Stay, about: Circumstances, policy: PolicyOfDay): Judgement {
  const rule = 'hotel.city_cap'
  const { nights, pricePaise } = stay
  const decided = decidingEntry(policy, rule, about)
  const open = lacking(lacking(decided, 'amount', pricePaise === null), 'nights', nights === null)
  return judged(rule, open, ({ amount }) =>
    nights === null || pricePaise === null
      ? []
      : above(
          { rule, ...namedStay(stay), ...(stay.note !== undefined && { note: stay.note }) },
          Math.round(pricePaise / Math.max(1, nights)),
          paiseFromRupees(amount),
        ),
  )
}

function stayTooLong(stay: Stay, about: Circumstances, policy: PolicyOfDay): Judgement {
  const rule = 'hotel.stay_length'
  const { length: actual } = stay
  return judged(rule, lacking(decidingEntry(policy, rule, about), 'nights', actual === null), ({ nights: limit }) =>
    actual === null || actual <= limit
      ? []
      : [{ rule, ...namedStay(stay), unit: 'days', limit, actual, excess: actual - limit }],
  )
}

function namedStay({ part, of }: Stay): Pick<Finding, 'part' | 'of'> {
  return { ...(part && { part }), ...(of !== undefined && { of }) }
}
