import { paiseFromRupees } from '@pravas/contract/money'
import type { Actor } from '../access/actor.ts'
import { type Clock, dayOf } from '../clock.ts'
import type { Database, Db } from '../db/database.ts'
import { inTransaction } from '../db/transaction.ts'
import { claimWork, isClaimed } from '../db/work-claims.ts'
import type { Expenses } from '../expenses/service.ts'
import { actorsOf } from '../identity/people-service.ts'
import type { NotificationSettings } from '../inbox/settings-service.ts'
import type { Outbox } from '../mail/outbox.ts'
import type { SettingsOf } from '../organisation/settings-service.ts'
import type { Reports } from '../reports/service.ts'
import { localTimeOf } from '../travel/local-time.ts'
import type { Trips } from '../trips/service.ts'
import { isDayOfWeeklySummary, isTimeOfWeeklySummary } from './reminder-rules.ts'
import { isEmpty, lastWeekOf, type Summary, type SummaryRequest, summaryMail } from './weekly-summary-rules.ts'

/** Longer than its Monday, so that no week is told twice. */
const CLAIMED_MS = 7 * 24 * 60 * 60_000

interface WeeklySummaryDeps {
  db: Database['db']
  clock: Clock
  trips: Pick<Trips, 'pendingAsking'>
  expenses: Pick<Expenses, 'pendingAsking'>
  reports: Pick<Reports, 'teamWeek'>
  outbox: Pick<Outbox, 'add'>
  notificationSettings: NotificationSettings
  settingsOf: SettingsOf
  publicUrl: URL
}

/** The managers' weekly mail, made of what their own pages show them. */
export function createWeeklySummary(deps: WeeklySummaryDeps) {
  const { db, clock, trips, expenses, reports, outbox, notificationSettings, settingsOf, publicUrl } = deps

  async function summaryFor(actor: Actor, today: string): Promise<Summary> {
    const pendingTrips = (await (await trips.pendingAsking(actor)).read()).answer
    const pendingExpenses = (await (await expenses.pendingAsking(actor)).read()).answer
    const waiting: SummaryRequest[] = [
      ...pendingTrips.map((trip) => ({
        kind: 'trip' as const,
        number: trip.trip_number,
        ownerName: trip.employee_name,
        what: `trip to ${trip.destination_city}`,
        paise: paiseFromRupees(trip['total_price(INR)']),
        requestedOn: dayOf(new Date(trip.submitted_at)),
        findings: trip.findings?.length ?? 0,
      })),
      ...pendingExpenses.map((expense) => ({
        kind: 'expense' as const,
        number: expense.expense_number,
        ownerName: expense.employee_name,
        what: `${expense.expense_type} claim`,
        paise: paiseFromRupees(expense.total),
        requestedOn: dayOf(new Date(expense.submitted_at)),
        findings: expense.findings?.length ?? 0,
      })),
    ]
    return { waiting, ...(await reports.teamWeek(actor, lastWeekOf(today))) }
  }

  return {
    /**
     * On a Monday writes to every manager who wants it and has something to read, once, however many processes ask; answers
     * how many mails were written.
     */
    async run(): Promise<number> {
      const now = clock.now()
      const localTime = localTimeOf(now)
      if (!isDayOfWeeklySummary(localTime)) return 0
      const today = dayOf(now)
      let written = 0
      for (const actor of await actorsOf(db, 'admins', today)) {
        const { employeeId, orgId, personId } = actor
        if (employeeId === null || !isTimeOfWeeklySummary(localTime, await settingsOf(db, orgId))) continue
        const name = `weekly summary of ${today} for ${personId}`
        if (await isClaimed(db, name, now)) continue
        const claim = (source: Db) => claimWork(source, name, now, new Date(now.getTime() + CLAIMED_MS))
        const isWanted = (await notificationSettings.kindsOn(actor, 'mail')).has('weekly_summary')
        const summary = isWanted ? await summaryFor(actor, today) : undefined
        // What is skipped is claimed too: a request that comes in at noon is no reason to write at noon.
        if (!summary || isEmpty(summary)) {
          await claim(db)
          continue
        }
        await inTransaction(db, async (trx) => {
          if (!(await claim(trx))) return
          const mail = summaryMail(summary, { today, publicUrl })
          const to = { name: actor.name, address: actor.email }
          await outbox.add(trx, { orgId, to, ...mail, record: { kind: 'person', id: personId }, at: now })
          written += 1
        })
      }
      return written
    },
  }
}
