import { paiseFromRupees } from '@pravas/contract/money'
import { mileagePaise, Vehicle } from '@pravas/contract/vehicles'
import { policy } from '@pravas/messages/en/policy'
import { texts } from '@pravas/messages/texts'
import { z } from 'zod'
import { kilometreText, rupeeText } from '../formats.ts'
import { above, type Finding } from './finding-rules.ts'
import { type Judgement, joined, judged } from './judgement-rules.ts'
import { type Circumstances, type Decided, decidingEntry, type PolicyBook, policyOn } from './version-rules.ts'

const text = texts(policy)

const RULE = 'expense.mileage'

/** Rates depend on neither: they are known when a journey is declared, before the claim is. */
const ANYWHERE: Circumstances = { city: null, onTrip: false }

/** A journey by an own vehicle. Distances are metres. */
export const CheckedMileage = z.object({
  vehicle: Vehicle,
  metres: z.int(),
  /** What else the person goes by such a vehicle on that day in claims that count before this one. */
  besideMetres: z.int(),
})
export type CheckedMileage = z.infer<typeof CheckedMileage>

/** What a claim holds of a journey; money in paise. */
interface ClaimedJourney {
  of?: string | undefined
  day: string | null
  paise?: number | null | undefined
  mileage?: CheckedMileage | undefined
}

/** Returns the rate of a vehicle on a day (`YYYY-MM-DD`), and what is not known of the person that it may depend on. */
export function mileageRate(vehicle: Vehicle, day: string, book: PolicyBook): Decided<typeof RULE> {
  return decidingEntry(policyOn(book, day), RULE, ANYWHERE, { isMeant: (entry) => entry.vehicle === vehicle })
}

/** Says which journeys come to more than the policy of their day pays: by its rate, and by its distance of a day. */
export function judgeMileage(spent: readonly ClaimedJourney[], book: PolicyBook): Judgement {
  const journeys = spent.flatMap(({ of, day, paise, mileage }) =>
    day !== null && mileage ? [{ of, day, paise: paise ?? 0, ...mileage }] : [],
  )
  const days = Map.groupBy(journeys, ({ day, vehicle }) => `${day} ${vehicle}`)
  return joined([...days.values()].map((ofDay) => judgeDay(ofDay, book)))
}

interface Journey extends CheckedMileage {
  of: string | undefined
  day: string
  paise: number
}

/** Judges the journeys of one day by one vehicle. */
function judgeDay(journeys: readonly Journey[], book: PolicyBook): Judgement {
  const [first] = journeys
  if (!first) return joined([])
  const { day, vehicle, besideMetres } = first
  const decided = mileageRate(vehicle, day, book)
  const names = journeys.flatMap(({ of }) => of ?? []).join(', ')
  const about = { rule: RULE, ...(names !== '' && { of: names }) } as const
  const claimed = sum(journeys.map(({ paise }) => paise))
  if (!decided.entry) return unpaid({ ...about, note: text('mileage.no-rate') }, claimed, decided, { day, book })
  return judged(RULE, decided, ({ amount, kilometres_a_day: most }) => {
    const rate = paiseFromRupees(amount)
    const metres = sum(journeys.map((one) => one.metres))
    const paid = most === undefined ? metres : Math.min(metres, Math.max(0, most * 1000 - besideMetres))
    if (paid === metres) {
      const note = text('mileage.rate', { rate: rupeeText(rate) })
      return above({ ...about, note }, claimed, sum(journeys.map((one) => mileagePaise(one.metres, rate))))
    }
    const note = text('mileage.day', {
      went: kilometreText(metres + besideMetres),
      most: kilometreText((most ?? 0) * 1000),
    })
    return above({ ...about, note }, claimed, mileagePaise(paid, rate))
  })
}

/** What has no rate is not paid; the clause is that of the rates for other vehicles, where there are any. */
function unpaid(
  about: Parameters<typeof above>[0],
  claimed: number,
  { missing }: Decided<typeof RULE>,
  { day, book }: { day: string; book: PolicyBook },
): Judgement {
  if (missing.length > 0) return { findings: [], undecided: [{ rule: RULE, missing }] }
  const { entry } = decidingEntry(policyOn(book, day), RULE, ANYWHERE)
  const { clause, severity = 'block' } = entry ?? {}
  const findings: Finding[] = above(about, claimed, 0)
  return { findings: findings.map((finding) => ({ ...finding, clause, severity })), undecided: [] }
}

function sum(values: readonly number[]): number {
  return values.reduce((all, value) => all + value, 0)
}
