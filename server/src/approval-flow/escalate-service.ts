import type { Clock } from '../clock.ts'
import { dayOf } from '../clock.ts'
import type { Database } from '../db/database.ts'
import { inTransaction } from '../db/transaction.ts'
import { claimWork } from '../db/work-claims.ts'
import type { SettingsOf } from '../organisation/settings-service.ts'
import { businessDaysBetween, isWorkingDay } from '../organisation/working-days-rules.ts'
import { workingDaysOf } from '../organisation/working-days-service.ts'
import { lockToOpen } from './asked-store.ts'
import { selectEscalating, selectLine, selectWaitingTurns, type WaitingTurn } from './escalate-store.ts'
import { nextInLine } from './escalation-rules.ts'
import type { TellAsked } from './tell-service.ts'
import { insertTurns, type NewTurn, setStage } from './turns-store.ts'

/** Every process asks often; one of them looks this seldom. */
const BETWEEN_LOOKS_MS = 55 * 60_000

interface EscalationDeps {
  db: Database['db']
  clock: Clock
  settingsOf: SettingsOf
  tell: TellAsked
}

/** Asks the next in line where nobody has decided for as many working days as the organisation says. */
export function createEscalation({ db, clock, settingsOf, tell }: EscalationDeps) {
  async function ofOrganisation(orgId: string, afterDays: number, now: Date): Promise<number> {
    const today = dayOf(now)
    const daysIn = await workingDaysOf(db, orgId, settingsOf)
    const waiting = await selectWaitingTurns(db, orgId, now)
    const due = waiting.filter(({ state, since }) => {
      const days = daysIn(state)
      return isWorkingDay(today, days) && businessDaysBetween(dayOf(since), today, days) > afterDays
    })
    if (due.length === 0) return 0
    const line = await selectLine(db, orgId)
    let escalated = 0
    for (const turn of due) {
      const next = nextOf(turn, line)
      if (next && (await ask(turn, next, { now, afterDays }))) escalated += 1
    }
    return escalated
  }

  /** Asks somebody besides those who were asked; false when the request has moved on. */
  function ask(
    { key, version, stage, step, name }: WaitingTurn,
    next: Pick<NewTurn, 'role' | 'personId'>,
    { now, afterDays }: { now: Date; afterDays: number },
  ): Promise<boolean> {
    return inTransaction(db, async (trx) => {
      const request = await lockToOpen(trx, key)
      const isSame = request?.status === 'pending' && request.version === version && request.stage === stage
      if (!isSame) return false
      const turn = { stage, step, name, ...next, isEscalation: true, opensAt: now, openedAt: now }
      await insertTurns(trx, key, version, [turn])
      await setStage(trx, key, stage)
      await tell(trx, key, request, [turn], afterDays)
      return true
    })
  }

  return {
    /** Escalates what is due, and answers how much was. Safe to call often and from several processes. */
    async run(): Promise<number> {
      const now = clock.now()
      let escalated = 0
      for (const { orgId, afterDays } of await selectEscalating(db)) {
        const until = new Date(now.getTime() + BETWEEN_LOOKS_MS)
        if (await claimWork(db, `escalations of ${orgId}`, now, until)) {
          escalated += await ofOrganisation(orgId, afterDays, now)
        }
      }
      return escalated
    },
  }
}

/** Who is asked besides; undefined: the super admins have been already. */
function nextOf(
  { stage, managerEmployeeId, ownerId, askedIds, asksSuperAdmins }: WaitingTurn,
  line: Awaited<ReturnType<typeof selectLine>>,
): Pick<NewTurn, 'role' | 'personId'> | undefined {
  const personId = stage === 0 ? nextInLine(managerEmployeeId, { ownerId, askedIds }, line) : null
  if (personId !== null) return { role: null, personId }
  return asksSuperAdmins ? undefined : { role: 'super_admin', personId: null }
}
