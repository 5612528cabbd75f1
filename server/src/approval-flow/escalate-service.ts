import type { Clock } from '../clock.ts'
import { dayOf } from '../clock.ts'
import type { Database } from '../db/database.ts'
import { inTransaction } from '../db/transaction.ts'
import { claimWork } from '../db/work-claims.ts'
import type { SettingsOf } from '../organisation/settings-service.ts'
import { businessDaysBetween, isWorkingDay } from '../organisation/working-days-rules.ts'
import { workingDaysOf } from '../organisation/working-days-service.ts'
import { idsAsked, peopleAsked } from './asked-service.ts'
import { lockToOpen } from './asked-store.ts'
import {
  selectEscalating,
  selectLine,
  selectUndecidable,
  selectWaitingTurns,
  type WaitingTurn,
} from './escalate-store.ts'
import { nextInLine } from './escalation-rules.ts'
import { everyOne } from './every-one.ts'
import type { TellAsked } from './tell-service.ts'
import { insertTurns, type NewTurn, selectTurns, setStage } from './turns-store.ts'

/** Every process asks often; one of them looks this seldom. */
const BETWEEN_LOOKS_MS = 55 * 60_000
/** What nobody decides on waits no longer than this until somebody is asked. */
const BETWEEN_UNDECIDABLE_MS = 20_000

type Line = Awaited<ReturnType<typeof selectLine>>

/** Who decides where neither a manager nor a super admin can, such as on the requests of the only one; the first that is there. */
const INSTEAD = ['finance', 'administrator', 'travel_desk'] as const

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
    await everyOne(due, async (turn) => {
      if (await ask(turn, line, { now, afterDays })) escalated += 1
    })
    return escalated
  }

  /** Asks somebody besides those who were asked; false when the step has been decided, or nobody else is left to ask. */
  function ask(
    waiting: WaitingTurn,
    line: Line,
    { now, afterDays }: { now: Date; afterDays: number },
  ): Promise<boolean> {
    const { key, version, stage, step, name } = waiting
    return inTransaction(db, async (trx) => {
      const request = await lockToOpen(trx, key)
      const isSame = request?.status === 'pending' && request.version === version && request.stage === stage
      if (!isSame) return false
      const open = (await selectTurns(trx, key, version)).filter(
        (turn) => turn.stage === stage && turn.step === step && turn.isOpened && !turn.isClosed,
      )
      // Of steps side by side somebody may just have decided this one.
      if (stage > 0 && open.length === 0) return false
      const of = { partyIds: request.partyIds, today: dayOf(now) }
      const but = await idsAsked(trx, key.orgId, { ...request, stage, turns: open }, of)
      const next = nextOf({ ...waiting, askedIds: [...but] }, line)
      if (!next || (await peopleAsked(trx, key.orgId, [next], of)).every(({ id }) => but.has(id))) return false
      const turn = { stage, step, name, ...next, isEscalation: true, opensAt: now, openedAt: now }
      await insertTurns(trx, key, version, [turn])
      await setStage(trx, key, stage)
      await tell(trx, key, request, [turn], { waitedDays: afterDays, but })
      return true
    })
  }

  /** Asks the first of some roles that somebody has about what nobody decides on; false when there is nobody at all. */
  function askInstead({ version, ...key }: Awaited<ReturnType<typeof selectUndecidable>>[number], now: Date) {
    return inTransaction(db, async (trx) => {
      const request = await lockToOpen(trx, key)
      if (request?.status !== 'pending' || request.version !== version || request.stage !== 0) return false
      const of = { partyIds: request.partyIds, today: dayOf(now) }
      for (const role of INSTEAD) {
        if ((await peopleAsked(trx, key.orgId, [{ role, personId: null }], of)).length === 0) continue
        const asked = { stage: 0, step: 0, name: null, role, personId: null }
        await insertTurns(trx, key, version, [{ ...asked, isEscalation: true, opensAt: now, openedAt: now }])
        await setStage(trx, key, 0)
        await tell(trx, key, request, [asked])
        return true
      }
      return false
    })
  }

  async function askAboutUndecidable(): Promise<number> {
    const now = clock.now()
    const until = new Date(now.getTime() + BETWEEN_UNDECIDABLE_MS)
    if (!(await claimWork(db, 'requests that nobody decides on', now, until))) return 0
    let asked = 0
    await everyOne(await selectUndecidable(db), async (request) => {
      if (await askInstead(request, now)) asked += 1
    })
    return asked
  }

  return {
    /**
     * Asks somebody about each request that nobody decides on, and answers how many those were. Safe to call every few seconds and
     * from several processes. A failure is thrown when all else is done.
     */
    askAboutUndecidable,

    /**
     * Escalates what is due and asks about what nobody decides on, and answers how much that was. Safe to call often and from
     * several processes. A failure is thrown when all else is done.
     */
    async run(): Promise<number> {
      const now = clock.now()
      let escalated = await askAboutUndecidable()
      const until = new Date(now.getTime() + BETWEEN_LOOKS_MS)
      await everyOne(await selectEscalating(db), async ({ orgId, afterDays }) => {
        if (await claimWork(db, `escalations of ${orgId}`, now, until)) {
          escalated += await ofOrganisation(orgId, afterDays, now)
        }
      })
      return escalated
    },
  }
}

/** Who is asked besides; undefined: the super admins have been already. */
function nextOf(
  { stage, managerEmployeeId, partyIds, askedIds, asksSuperAdmins }: WaitingTurn,
  line: Line,
): Pick<NewTurn, 'role' | 'personId'> | undefined {
  const personId = stage === 0 ? nextInLine(managerEmployeeId, { partyIds, askedIds }, line) : null
  if (personId !== null) return { role: null, personId }
  return asksSuperAdmins ? undefined : { role: 'super_admin', personId: null }
}
