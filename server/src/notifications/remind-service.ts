import { addDays } from '@pravas/language/text/calendar'
import type { Actor } from '../access/actor.ts'
import type { DraftFares } from '../assistants/tripmate/draft-fares-service.ts'
import { type Clock, dayOf, startOfDay } from '../clock.ts'
import type { Database } from '../db/database.ts'
import { inTransaction } from '../db/transaction.ts'
import { claimWork } from '../db/work-claims.ts'
import { actorsOf, holdPerson, statesOfPeople } from '../identity/people-service.ts'
import type { SettingsOf } from '../organisation/settings-service.ts'
import { localTimeOf } from '../travel/local-time.ts'
import type { Trips } from '../trips/service.ts'
import { mannersOf } from './manners-service.ts'
import {
  type Candidate,
  chosen,
  hasWaitedTooLong,
  isPolite,
  isPoliteHour,
  type Manners,
  RECEIPTS_WITHIN_DAYS,
} from './reminder-rules.ts'
import type { RisenDetail } from './reminder-words-rules.ts'
import { countSince, insertReminders, selectOrganisations, selectSaid } from './reminders-store.ts'
import type { ReminderSettings } from './settings-service.ts'
import { selectWaiting, type WaitingRequest } from './waiting-store.ts'

/** Every process asks often; one of them looks this seldom. */
const BETWEEN_LOOKS_MS = 55 * 60_000
const BETWEEN_FARES_MS = 9 * 60_000
const HOUR_MS = 60 * 60_000

interface RemindDeps {
  db: Database['db']
  clock: Clock
  trips: Pick<Trips, 'unsettled'>
  draftFares: Pick<DraftFares, 'risen'>
  settings: ReminderSettings
  settingsOf: SettingsOf
}

/** Finds what people are to be reminded of. */
export function createRemind({ db, clock, trips, draftFares, settings, settingsOf }: RemindDeps) {
  async function ofReceipts(orgId: string, today: string): Promise<Candidate[]> {
    const endedFrom = addDays(today, -RECEIPTS_WITHIN_DAYS)
    const unsettled = await trips.unsettled(orgId, { endedFrom, endedTo: addDays(today, -1) })
    return unsettled.map(({ id, personId, lastDay }) => ({
      personId,
      kind: 'receipts_missing',
      subjectKind: 'trip',
      subjectId: id,
      since: lastDay,
    }))
  }

  async function ofRequests(
    orgId: string,
    today: string,
    now: Date,
    superAdmins: readonly Actor[],
    mannersTo: (personId: string) => Manners,
  ): Promise<Candidate[]> {
    const before = new Date(now.getTime() - 24 * HOUR_MS)
    const waiting = await selectWaiting(db, orgId, { before })
    return waiting.flatMap((request) => {
      const day = dayOf(request.requestedAt)
      const subject = { subjectKind: request.kind, subjectId: request.id, since: day }
      const told = (kind: 'decision_waiting' | 'own_request_waiting', people: readonly string[]): Candidate[] =>
        people
          .filter((id) => hasWaitedTooLong(kind, { kind: request.kind, day }, today, mannersTo(id)))
          .map((personId) => ({ personId, kind, ...subject }))
      return [
        ...told('decision_waiting', decidersOf(request, superAdmins)),
        ...told('own_request_waiting', [request.ownerId]),
      ]
    })
  }

  async function ofFares(orgIds: ReadonlySet<string>): Promise<{ orgId: string; candidate: Candidate }[]> {
    const risen = await draftFares.risen(
      async (actor) => orgIds.has(actor.orgId) && (await settings.isOn(actor, 'fare_rose')),
    )
    const today = dayOf(clock.now())
    return risen.map(({ actor, draftId, sessionId, from, to, morePaise, titles }) => {
      const detail: RisenDetail = { sessionId, from, to, morePaise, risen: titles }
      return {
        orgId: actor.orgId,
        candidate: {
          personId: actor.personId,
          kind: 'fare_rose',
          subjectKind: 'draft',
          subjectId: draftId,
          since: today,
          detail,
        },
      }
    })
  }

  /** Tells one person what they were not told before and want to be told, as far as the day's number allows. */
  async function tell(actor: Actor, candidates: readonly Candidate[], now: Date): Promise<number> {
    const on = (await settings.of(actor)).filter((setting) => setting.on).map(({ name }) => name as string)
    const wanted = candidates.filter(({ kind }) => on.includes(kind))
    if (wanted.length === 0) return 0
    const today = startOfDay(dayOf(now))
    return inTransaction(db, async (trx) => {
      // Another process that counts for the same person waits here.
      await holdPerson(trx, actor)
      const said = await selectSaid(
        trx,
        actor,
        wanted.map(({ subjectId }) => subjectId),
      )
      const fresh = wanted.filter(({ kind, subjectId }) => !said.has(`${kind} ${subjectId}`))
      return insertReminders(trx, actor, chosen(fresh, await countSince(trx, actor, today)), now)
    })
  }

  async function tellAll(orgId: string, candidates: readonly Candidate[], now: Date): Promise<number> {
    const byPerson = Map.groupBy(candidates, ({ personId }) => personId)
    if (byPerson.size === 0) return 0
    let told = 0
    for (const actor of await actorsOf(db, { orgId, personIds: [...byPerson.keys()] }, dayOf(now))) {
      told += await tell(actor, byPerson.get(actor.personId) ?? [], now)
    }
    return told
  }

  return {
    /**
     * Reminds people of what is due and answers how many reminders were made. Safe to call often and from several
     * processes: one of them looks, at most once an hour, and never outside the hours of the organisation.
     */
    async run(): Promise<number> {
      const now = clock.now()
      const localTime = localTimeOf(now)
      const claim = (name: string, ms: number) => claimWork(db, name, now, new Date(now.getTime() + ms))
      const organisations: { orgId: string; mannersIn: (state: string | null) => Manners }[] = []
      for (const { id: orgId } of await selectOrganisations(db)) {
        const mannersIn = await mannersOf(db, orgId, settingsOf)
        if (isPoliteHour(localTime, mannersIn(null))) organisations.push({ orgId, mannersIn })
      }
      let told = 0
      if (organisations.length > 0 && (await claim('fares of drafts', BETWEEN_FARES_MS))) {
        const risen = await ofFares(new Set(organisations.map(({ orgId }) => orgId)))
        for (const [orgId, found] of Map.groupBy(risen, ({ orgId }) => orgId)) {
          told += await tellAll(
            orgId,
            found.map(({ candidate }) => candidate),
            now,
          )
        }
      }
      const isAtWork = (manners: Manners) => isPolite('receipts_missing', localTime, manners)
      const working = organisations.filter(({ mannersIn }) => isAtWork(mannersIn(null)))
      if (working.length === 0) return told
      const today = dayOf(now)
      const superAdmins = (await actorsOf(db, 'admins', today)).filter(({ isSuperAdmin }) => isSuperAdmin)
      for (const { orgId, mannersIn } of working) {
        if (!(await claim(`reminders of ${orgId}`, BETWEEN_LOOKS_MS))) continue
        const own = superAdmins.filter((admin) => admin.orgId === orgId)
        const states = await statesOfPeople(db, orgId)
        const mannersTo = (personId: string) => mannersIn(states.get(personId) ?? null)
        const due = [...(await ofReceipts(orgId, today)), ...(await ofRequests(orgId, today, now, own, mannersTo))]
        // Who has a holiday of their state today is told on another day.
        const atWork = due.filter(({ personId }) => isAtWork(mannersTo(personId)))
        told += await tellAll(orgId, atWork, now)
      }
      return told
    },
  }
}

/** Whoever decides on a request: the owner's manager, or where there is none the super admins; nobody on their own. */
function decidersOf({ approverId, ownerId }: WaitingRequest, superAdmins: readonly Actor[]): string[] {
  if (approverId !== null) return [approverId]
  return superAdmins.map(({ personId }) => personId).filter((personId) => personId !== ownerId)
}
