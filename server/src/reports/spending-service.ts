import { cityName } from '@pravas/language/text/place-names'
import { SERVED } from '@pravas/language/text/places'
import type { Actor } from '../access/actor.ts'
import { refusal } from '../access/rights-rules.ts'
import type { Database } from '../db/database.ts'
import {
  fitsTeam,
  mergeCities,
  type SpendingFigures,
  type SpendingList,
  type SpendingQuestion,
  type SpendingRow,
  type TeamRefusal,
  teamAverages,
} from './spending-rules.ts'
import { type Spender, selectSpending, selectSpendingLines, selectTeamNames } from './spending-store.ts'

export type Spending = ReturnType<typeof createSpending>

/**
 * Figures over one's own receipts and claims, one query a question. Of others only a team's averages leave it, and
 * only where enough of them have figures: see `teamAverages`.
 */
export function createSpending({ db }: { db: Database['db'] }) {
  return {
    /** The lines of the question, added up by its group. `team` asks for those who report to the same manager as well. */
    async figures(actor: Actor, asked: SpendingQuestion, team: boolean): Promise<SpendingFigures> {
      const question = withCityNames(asked)
      const refusal = team ? teamRefusal(actor, question) : null
      const spender = spenderOf(actor, team && refusal === null)
      const found = await selectSpending(db, spender, question)
      const all = question.group === 'city' ? mergeCities(found) : found
      const averages = teamAverages(all)
      const tooFew = team && refusal === null && averages.length === 0
      const rows = all.filter(({ who }) => who === 'own')
      return { rows, team: averages, teamRefusal: tooFew ? 'too_few' : refusal }
    },

    /** The same of the people who report to the actor, together; null for who has no team to see. */
    async ofTeam(actor: Actor, asked: SpendingQuestion): Promise<SpendingRow[] | null> {
      if (actor.employeeId === null || refusal(actor, { to: 'read-analytics', scope: 'team' })) return null
      const question = withCityNames(asked)
      const spender = { ...spenderOf(actor, false), teamOf: actor.employeeId }
      const found = (await selectSpending(db, spender, question)).filter(({ who }) => who === 'team')
      return question.group === 'city' ? mergeCities(found) : found
    },

    /** Who reports to the actor, by name; nobody for who has no team to see. */
    async peopleOf({ orgId, employeeId, ...actor }: Actor): Promise<string[]> {
      if (employeeId === null || refusal({ orgId, employeeId, ...actor }, { to: 'read-analytics', scope: 'team' }))
        return []
      return selectTeamNames(db, { orgId, employeeId })
    },

    /** The lines of the question themselves, at most `limit`. */
    list(
      actor: Actor,
      asked: SpendingQuestion,
      order: 'largest' | 'smallest' | 'latest' | 'earliest',
      limit: number,
    ): Promise<SpendingList> {
      return selectSpendingLines(db, spenderOf(actor, false), withCityNames(asked), order, limit)
    },
  }
}

function spenderOf({ orgId, personId, employeeId, managerEmployeeId }: Actor, team: boolean): Spender {
  return { orgId, personId, employeeId, teamOf: team ? managerEmployeeId : null }
}

function teamRefusal({ employeeId, managerEmployeeId }: Actor, question: SpendingQuestion): TeamRefusal | null {
  if (employeeId === null || managerEmployeeId === null) return 'no_manager'
  return fitsTeam(question) ? null : 'too_narrow'
}

/** The names under which receipts may print the cities of the question. */
function withCityNames(question: SpendingQuestion): SpendingQuestion {
  const cities = question.cities.flatMap((city) => [
    city,
    ...(SERVED.find((served) => served.city === cityName(city))?.names ?? []),
  ])
  return { ...question, cities: [...new Set(cities)] }
}
