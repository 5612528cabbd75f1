import type { Analytics, AnalyticsRange, AnalyticsScope } from '@pravas/contract/analytics'
import type { Actor } from '../access/actor.ts'
import { demand } from '../access/may.ts'
import { analyticsScopes } from '../access/rights-rules.ts'
import { type Clock, dayOf } from '../clock.ts'
import type { Database } from '../db/database.ts'
import { inSnapshot } from '../db/transaction.ts'
import { problem } from '../errors.ts'
import type { SettingsOf } from '../organisation/settings-service.ts'
import { type Period, periodOf, yearBefore } from './period-rules.ts'
import { presentAnalytics } from './presenter.ts'
import {
  type DecidedRow,
  selectDecided,
  selectDecisionsAndChecks,
  selectRequestedTrips,
  selectRulesBroken,
  selectSpend,
  selectUpcomingTrips,
} from './store.ts'

export type Reports = ReturnType<typeof createReports>

/** What a manager's team got decided in some days, and what it asked for beyond the policy. */
export interface TeamWeek {
  decided: DecidedRow[]
  rulesBroken: Awaited<ReturnType<typeof selectRulesBroken>>
}

/** How many of the upcoming trips are named. */
const NEXT_TRIPS = 5

/** Figures over many requests, within the actor's rights. */
export function createReports({ db, clock, settingsOf }: { db: Database['db']; clock: Clock; settingsOf: SettingsOf }) {
  return {
    /** Of the actor's own team. Throws 'action.forbidden' for who has none to see. */
    async teamWeek(actor: Actor, period: Period): Promise<TeamWeek> {
      demand(actor, { to: 'read-analytics', scope: 'team' })
      if (actor.employeeId === null) throw problem('person.no_employee_record')
      const whose = { orgId: actor.orgId, employeeId: actor.employeeId, scope: 'team' } as const
      return inSnapshot(db, async (trx) => ({
        decided: await selectDecided(trx, whose, period),
        rulesBroken: await selectRulesBroken(trx, whose, period),
      }))
    },

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
      const { financial_year_start: yearStart } = await settingsOf(db, actor.orgId)
      const period = periodOf(asked.range, today, yearStart)
      const lastYear = yearBefore(period)
      const found = await inSnapshot(db, async (trx) => ({
        spend: await selectSpend(trx, whose, period, lastYear),
        trips: await selectRequestedTrips(trx, whose, period),
        records: await selectDecisionsAndChecks(trx, whose, period),
        rules: await selectRulesBroken(trx, whose, period),
        upcoming: await selectUpcomingTrips(trx, whose, today, NEXT_TRIPS),
      }))
      return {
        scope,
        scopes,
        range: asked.range,
        period,
        last_year: lastYear,
        ...presentAnalytics({ period, ...found }),
      }
    },
  }
}
