import { PERIODS } from '../../../travel/filter-rules.ts'
import { minutesOfDay } from '../../../travel/local-time.ts'
import type { TIME_NAMES, TripCriteria } from '../../../trips/draft/trip-draft.ts'

type Times = Pick<TripCriteria, (typeof TIME_NAMES)[number]>

/**
 * Times of flights without those of before that contradict what is said now: after 'after 4 pm', 'before noon' of an earlier
 * sentence holds no more. `said` are the names of what is said now; of two that contradict each other there neither is kept.
 */
export function withoutContradictions<T extends Times>(times: T, said: ReadonlySet<string>): T {
  const kept = { ...times }
  for (const end of ['depart', 'arrive'] as const) {
    const [after, before] = [`${end}_after`, `${end}_before`] as const
    if (isBefore(kept[before], kept[after])) dropOlder(kept, [after, before], said)
  }
  const clocks: Times = { ...kept }
  delete clocks.depart_period
  if (landsTooLate(clocks)) dropOlder(kept, ['depart_after', 'arrive_before'], said)
  const { depart_period: period } = kept
  if (period === undefined) return kept
  const [from, to] = PERIODS[period]
  if (kept.depart_after !== undefined && minutesOfDay(kept.depart_after) > to)
    dropOlder(kept, ['depart_period', 'depart_after'], said)
  if (kept.depart_before !== undefined && kept.depart_period && minutesOfDay(kept.depart_before) < from)
    dropOlder(kept, ['depart_period', 'depart_before'], said)
  // Who leaves in the evening lands before no morning.
  if (kept.depart_period && kept.arrive_before !== undefined && minutesOfDay(kept.arrive_before) <= from)
    dropOlder(kept, ['depart_period', 'arrive_before'], said)
  return kept
}

/** For an evening departure, landing before it means landing the next day. */
const SMALL_HOURS = 5 * 60

/** Whether nobody who leaves as one part of these times says lands as the other part does. */
export function landsTooLate({ depart_after, depart_period, arrive_before }: Times): boolean {
  if (arrive_before === undefined || minutesOfDay(arrive_before) <= SMALL_HOURS) return false
  const leaves = depart_after === undefined ? depart_period && PERIODS[depart_period][0] : minutesOfDay(depart_after)
  return leaves !== undefined && leaves >= minutesOfDay(arrive_before)
}

const isBefore = (before: string | undefined, after: string | undefined): boolean =>
  before !== undefined && after !== undefined && minutesOfDay(before) <= minutesOfDay(after)

function dropOlder(times: Times, names: (keyof Times)[], said: ReadonlySet<string>): void {
  const older = names.filter((name) => !said.has(name))
  for (const name of older.length > 0 ? older : names) delete times[name]
}
