import type { Analytics, AnalyticsRange, AnalyticsScope } from '@pravas/contract/analytics'
import { type Clock, dayOf } from '../clock.ts'
import type { Db } from '../db/database.ts'
import { problem } from '../errors.ts'
import type { Actor } from '../identity/actor.ts'
import { demand } from '../identity/may.ts'
import { analyticsScopes } from '../identity/rights-rules.ts'
import { periodOf, yearBefore } from './period-rules.ts'
import { presentAnalytics } from './presenter.ts'
import {
  selectDecisionsAndChecks,
  selectRequestedTrips,
  selectRulesBroken,
  selectSpend,
  selectUpcomingTrips,
} from './store.ts'

export type Reports = ReturnType<typeof createReports>

/** How many of the upcoming trips are named. */
const NEXT_TRIPS = 5

/** Figures over many requests, within the actor's rights. */
export function createReports({ db, clock }: { db: Db; clock: Clock }) {
  return {
    /**
     * The figures of a period. Without a scope those of the widest that the actor may see. Throws 'action.forbidden' for
     * a scope beyond it and 'person.no_employee_record' for who has none.
     */
    async analytics(
      actor: Actor,
      asked: { scope?: AnalyticsScope | undefined; range: AnalyticsRange },
    ): Promise<Analytics> {
      const scopes = analyticsScopes(actor)
      const scope = asked.scope ?? scopes.at(-1) ?? 'own'
      demand(actor, { to: 'read-analytics', scope })
      if (actor.employeeId === null) throw problem('person.no_employee_record')
      const whose = { orgId: actor.orgId, employeeId: actor.employeeId, scope }
      const today = dayOf(clock.now())
      const period = periodOf(asked.range, today)
      const lastYear = yearBefore(period)
      const [spend, trips, records, rules, upcoming] = await Promise.all([
        selectSpend(db, whose, period, lastYear),
        selectRequestedTrips(db, whose, period),
        selectDecisionsAndChecks(db, whose, period),
        selectRulesBroken(db, whose, period),
        selectUpcomingTrips(db, whose, today, NEXT_TRIPS),
      ])
      return {
        scope,
        scopes,
        range: asked.range,
        period,
        last_year: lastYear,
        ...presentAnalytics({ period, spend, trips, records, rules, upcoming }),
      }
    },
  }
}
