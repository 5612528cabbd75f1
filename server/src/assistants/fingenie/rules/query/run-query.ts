import type { Trip } from '@pravas/contract/trips'
import type { Query } from '@pravas/language/expense/queries/query'
import { replies } from '@pravas/messages/fingenie'
import type { SpendingQuestion, SpendingStatus } from '../../../../reports/spending-rules.ts'
import { SPENDING_STATUSES } from '../../../../reports/spending-rules.ts'
import type { Turn } from '../turn.ts'
import { answerOfTeam } from './against-answer.ts'
import type { Asked } from './asked.ts'
import { answerFigures } from './figures-answer.ts'
import { answerList } from './list-answer.ts'
import { dateRangeText, SENT } from './query-words.ts'
import { daysOfTrip, isWithin, tripMeant } from './trip-meant.ts'

/** Lines that a list shows. */
const SHOWN = 20

/** Answers a question with figures: one query for them, and the trips before where one is spoken of. */
export async function answerQuery(turn: Turn, query: Query): Promise<string> {
  const { period } = query
  // 'My October trip' is one of those days.
  const trips = query.trip === null ? [] : await turn.tools.list_my_trips()
  const within = period ? trips.filter((one) => isWithin(one, period)) : trips
  const trip = query.trip === null ? null : tripMeant(within, query.trip, turn.today)
  if (trip === undefined) return noTrip(query.trip ?? '', period)
  const asked: Asked = { query, question: questionFor(turn, query, trip), trip, today: turn.today }
  const order = orderOf(query)
  if (order && query.against === null) {
    const limit = query.top ?? (query.measure === 'list' ? SHOWN : 1)
    return answerList(
      asked,
      await turn.tools.spending_list({ question: asked.question, order, limit: Math.min(limit, SHOWN) }),
    )
  }
  const ofTeam =
    query.against?.kind === 'team' && query.against.alone
      ? await turn.tools.team_spending({ question: asked.question })
      : null
  if (ofTeam) return answerOfTeam(asked, ofTeam)
  const figures = await turn.tools.spending_figures({ question: asked.question, team: query.against?.kind === 'team' })
  const listed = query.listed && query.measure === 'sum' && query.group === null && query.against === null
  const latest = { question: asked.question, order: 'latest', limit: SHOWN } as const
  return answerFigures(asked, figures, listed ? await turn.tools.spending_list(latest) : null)
}

function orderOf({ measure }: Query): 'largest' | 'smallest' | 'latest' | 'earliest' | undefined {
  if (measure === 'list') return 'latest'
  return measure === 'largest' || measure === 'smallest' || measure === 'latest' || measure === 'earliest'
    ? measure
    : undefined
}

function questionFor({ spoken }: Turn, query: Query, trip: Trip | null): SpendingQuestion {
  const here = query.source === 'conversation'
  return {
    // When something was claimed says nothing of which trip it was for.
    basis: here || trip ? 'spent' : query.basis,
    group: groupOf(query),
    categories: query.categories,
    merchantWords: query.kinds.flatMap(({ signs }) => signs),
    cities: query.cities,
    means: query.means,
    merchant: query.merchant,
    statuses: statusesOf(query),
    lacks: query.lacks,
    leastPaise: query.leastPaise,
    mostPaise: query.mostPaise,
    receipts: here ? spoken.map(({ id }) => id) : null,
    period: trip ? daysOfTrip(trip) : query.period,
    trip: trip && !here ? trip.trip_number : null,
    against: query.against?.kind === 'period' ? query.against.period : null,
  }
}

/** By what it is summed up. One person is found among all, averages are of whole days or months, and claims are counted by their numbers. */
function groupOf({ person, measure, group, against }: Query): SpendingQuestion['group'] {
  if (person !== null) return 'person'
  if (measure === 'per-day') return 'day'
  if (measure === 'per-month') return 'month'
  return measure === 'claims' && against === null ? 'claim' : group
}

function statusesOf({ source, statuses, group }: Query): readonly SpendingStatus[] {
  if (source === 'conversation') return SPENDING_STATUSES
  if (statuses.length > 0) return statuses
  return group === 'status' ? SPENDING_STATUSES : SENT
}

function noTrip(city: string, period: Query['period']): string {
  const where = city === '' ? '' : replies('trip.unknown.cities', { cities: city })
  const when = period ? replies('trip.unknown.days', { days: dateRangeText(period) }) : ''
  return replies('nothing.trip', { words: `${where}${when}` })
}
