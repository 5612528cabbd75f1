import { addDays } from '@pravas/language/text/calendar'
import type { Actor } from '../access/actor.ts'
import type { Advances } from '../advances/service.ts'
import type { DraftFares } from '../assistants/tripmate/draft-fares-service.ts'
import { type Clock, dayOf, startOfDay } from '../clock.ts'
import type { Database, Db } from '../db/database.ts'
import { inTransaction } from '../db/transaction.ts'
import { claimWork } from '../db/work-claims.ts'
import { actorsOf, findStandIns, holdPerson, statesOfPeople } from '../identity/people-service.ts'
import { notificationMail } from '../inbox/notification-mail-rules.ts'
import type { NotificationSettings } from '../inbox/settings-service.ts'
import type { MailText } from '../mail/mail-text-rules.ts'
import type { Outbox } from '../mail/outbox.ts'
import type { SettingsOf } from '../organisation/settings-service.ts'
import { allOrganisations } from '../organisations.ts'
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
  reminderKey,
} from './reminder-rules.ts'
import type { RisenDetail } from './reminder-words-rules.ts'
import type { WordsOf } from './reminder-words-service.ts'
import { countSince, insertReminders, selectSaid } from './reminders-store.ts'
import { selectWaiting, type WaitingRequest } from './waiting-store.ts'

/** Every process asks often; one of them looks this seldom. */
const BETWEEN_LOOKS_MS = 55 * 60_000
const BETWEEN_FARES_MS = 9 * 60_000
const HOUR_MS = 60 * 60_000

interface RemindDeps {
  db: Database['db']
  clock: Clock
  trips: Pick<Trips, 'unsettled'>
  advances: Pick<Advances, 'overdue'>
  draftFares: Pick<DraftFares, 'risen'>
  wordsOf: WordsOf
  notificationSettings: NotificationSettings
  settingsOf: SettingsOf
  outbox: Pick<Outbox, 'add'>
  publicUrl: URL
}

/** Finds what people are to be reminded of. */
export function createRemind(deps: RemindDeps) {
  const { db, clock, trips, advances, draftFares, wordsOf, notificationSettings, settingsOf, outbox, publicUrl } = deps

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

  async function ofAdvances(orgId: string): Promise<Candidate[]> {
    return (await advances.overdue(orgId)).map(({ id, personId, dueOn }) => ({
      personId,
      kind: 'advance_overdue',
      subjectKind: 'advance',
      subjectId: id,
      since: dueOn,
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
    const standIns = Map.groupBy(await findStandIns(db, orgId, today), ({ giverId }) => giverId)
    return waiting.flatMap((request) => {
      const told = (
        kind: 'decision_waiting' | 'own_request_waiting',
        since: Date,
        people: readonly string[],
      ): Candidate[] => {
        const day = dayOf(since)
        const subject = { subjectKind: request.kind, subjectId: request.id, since: day }
        return people
          .filter((id) => hasWaitedTooLong(kind, { kind: request.kind, day }, today, mannersTo(id)))
          .map((personId) => ({ personId, kind, ...subject }))
      }
      return [
        // Whoever asked something waits for its owner.
        ...told(
          'decision_waiting',
          request.waitingSince,
          request.askedBy === null ? withStandIns(request, decidersOf(request, superAdmins), standIns) : [],
        ),
        ...told('own_request_waiting', request.requestedAt, [request.ownerId]),
      ]
    })
  }

  async function ofFares(orgIds: ReadonlySet<string>): Promise<{ orgId: string; candidate: Candidate }[]> {
    const risen = await draftFares.risen(
      async (actor) =>
        orgIds.has(actor.orgId) && (await notificationSettings.kindsOn(actor, 'page', 'mail')).has('fare_rose'),
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
    // What a browser shows stands in the page, too.
    const on = await notificationSettings.kindsOn(actor, 'page', 'mail')
    const wanted = candidates.filter(({ kind }) => on.has(kind))
    const due = await stillDue(db, actor, wanted, now)
    if (due.length === 0) return 0
    // Looked up before the transaction, which writes what it says.
    const mails = await mailsOf(actor, due, now)
    return inTransaction(db, async (trx) => {
      // Another process that counts for the same person waits here.
      await holdPerson(trx, actor)
      const told = await insertReminders(trx, actor, await stillDue(trx, actor, due, now), now)
      const { orgId, personId, name, email } = actor
      for (const key of told) {
        const mail = mails.get(key)
        const record = { kind: 'person', id: personId }
        if (mail) await outbox.add(trx, { orgId, to: { name, address: email }, ...mail, record, at: now })
      }
      return told.length
    })
  }

  /** What of all that could be said a person is told now. */
  async function stillDue(source: Db, actor: Actor, candidates: readonly Candidate[], now: Date): Promise<Candidate[]> {
    if (candidates.length === 0) return []
    const subjects = candidates.map(({ subjectId }) => subjectId)
    const said = await selectSaid(source, actor, subjects)
    const fresh = candidates.filter((candidate) => !said.has(reminderKey(candidate)))
    return chosen(fresh, await countSince(source, actor, startOfDay(dayOf(now))))
  }

  /** The mails of what a person wants to be mailed of, by their keys. */
  async function mailsOf(actor: Actor, due: readonly Candidate[], now: Date): Promise<Map<string, MailText>> {
    const on = await notificationSettings.kindsOn(actor, 'mail')
    const rows = due
      .filter(({ kind }) => on.has(kind))
      .map(({ kind, subjectId: subject_id, detail = {} }) => ({
        ...{ id: reminderKey({ kind, subjectId: subject_id }), kind, subject_id, detail, created_at: now },
      }))
    const mails = new Map<string, MailText>()
    if (rows.length === 0) return mails
    const words = await wordsOf(actor, rows)
    for (const { id, kind } of rows) {
      const said = words.get(id)
      if (!said) continue
      const { title, reason, action } = said
      mails.set(id, notificationMail(kind, { title, reason, to: action.to, action: action.text }, publicUrl))
    }
    return mails
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
      for (const { id: orgId } of await allOrganisations(db)) {
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
        const due = [
          ...(await ofReceipts(orgId, today)),
          ...(await ofAdvances(orgId)),
          ...(await ofRequests(orgId, today, now, own, mannersTo)),
        ]
        // Who has a holiday of their state today is told on another day.
        const atWork = due.filter(({ personId }) => isAtWork(mannersTo(personId)))
        told += await tellAll(orgId, atWork, now)
      }
      return told
    },
  }
}

/** Whoever decides on a request, or where there is nobody the super admins; nobody on their own. */
function decidersOf({ deciderIds, partyIds }: WaitingRequest, superAdmins: readonly Actor[]): readonly string[] {
  if (deciderIds.length > 0) return deciderIds
  return superAdmins.map(({ personId }) => personId).filter((personId) => !partyIds.includes(personId))
}

/** Those who decide on a request and who stands in for them; nobody on their own. */
function withStandIns(
  { partyIds }: WaitingRequest,
  deciderIds: readonly string[],
  standIns: ReadonlyMap<string, readonly { id: string }[]>,
): string[] {
  const others = deciderIds.flatMap((id) => standIns.get(id) ?? []).map(({ id }) => id)
  return [...new Set([...deciderIds, ...others])].filter((id) => !partyIds.includes(id))
}
