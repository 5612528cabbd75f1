import type { Reminder, ReminderPlace } from '@pravas/contract/reminders'
import type { Actor } from '../access/actor.ts'
import { refusal } from '../access/rights-rules.ts'
import type { DraftFares } from '../assistants/tripmate/draft-fares-service.ts'
import { type Clock, dayOf } from '../clock.ts'
import type { Db } from '../db/database.ts'
import { problem } from '../errors.ts'
import { statesOfPeople } from '../identity/people-service.ts'
import { isId } from '../ids.ts'
import type { SettingsOf } from '../organisation/settings-service.ts'
import { businessDaysBetween } from '../organisation/working-days-rules.ts'
import { localTimeOf } from '../travel/local-time.ts'
import type { Trips } from '../trips/service.ts'
import { mannersOf } from './manners-service.ts'
import { backAt, isPolite, type Manners } from './reminder-rules.ts'
import {
  decisionWaitingWords,
  fareRoseWords,
  ownRequestWaitingWords,
  type ReminderWords,
  RisenDetail,
  receiptsMissingWords,
} from './reminder-words-rules.ts'
import { markAnnounced, markRead, place, type ReminderRow, selectOpen } from './reminders-store.ts'
import type { ReminderSettings } from './settings-service.ts'
import { selectWaiting } from './waiting-store.ts'

export type Reminders = ReturnType<typeof createReminders>

export interface RemindersDeps {
  db: Db
  clock: Clock
  trips: Pick<Trips, 'unsettled'>
  draftFares: Pick<DraftFares, 'held'>
  settings: ReminderSettings
  settingsOf: SettingsOf
}

/** A person's own reminders. */
export function createReminders({ db, clock, trips, draftFares, settings, settingsOf }: RemindersDeps) {
  /** How a person is reminded, by the working days of their state. */
  async function mannersTo({ orgId, personId }: Actor): Promise<Manners> {
    const [mannersIn, states] = await Promise.all([
      mannersOf(db, orgId, settingsOf),
      statesOfPeople(db, orgId, [personId]),
    ])
    return mannersIn(states.get(personId) ?? null)
  }

  /** What each row says today, by its id; a row whose reason is gone says nothing. */
  async function wordsOf(actor: Actor, rows: readonly ReminderRow[]): Promise<Map<string, ReminderWords>> {
    const subjects = (...kinds: ReminderRow['kind'][]) =>
      rows.filter(({ kind }) => kinds.includes(kind)).map((row) => row.subject_id)
    const tripIds = subjects('receipts_missing')
    const requestIds = subjects('decision_waiting', 'own_request_waiting')
    const unsettled = tripIds.length > 0 ? await trips.unsettled(actor.orgId, { ids: tripIds }) : []
    const waiting = requestIds.length > 0 ? await selectWaiting(db, actor.orgId, { ids: requestIds }) : []
    const held = await draftFares.held(actor, subjects('fare_rose'))
    const today = dayOf(clock.now())
    const manners = await mannersTo(actor)

    const words = new Map<string, ReminderWords>()
    for (const row of rows) {
      const said = wordsOfRow(row)
      if (said) words.set(row.id, said)
    }
    return words

    function wordsOfRow({ kind, subject_id: subjectId, detail, created_at: at }: ReminderRow) {
      switch (kind) {
        case 'receipts_missing': {
          const trip = unsettled.find(({ id, personId }) => id === subjectId && personId === actor.personId)
          return trip && receiptsMissingWords(trip)
        }
        case 'fare_rose':
          return held.includes(subjectId)
            ? fareRoseWords(RisenDetail.parse(detail), localTimeOf(at).slice(11))
            : undefined
        default: {
          const request = waiting.find(({ id }) => id === subjectId)
          if (!request) return undefined
          const requestedOn = dayOf(request.requestedAt)
          const told = { ...request, requestedOn, days: businessDaysBetween(requestedOn, today, manners) }
          if (kind === 'own_request_waiting') {
            return request.ownerId === actor.personId ? ownRequestWaitingWords(told) : undefined
          }
          const owner = { employeeId: request.ownerEmployeeId, managerEmployeeId: request.managerEmployeeId }
          return refusal(actor, { to: 'decide', kind: request.kind, owner }) ? undefined : decisionWaitingWords(told)
        }
      }
    }
  }

  /** The rows that say something and whose kind is switched on. */
  async function standing(actor: Actor): Promise<Reminder[]> {
    const rows = await selectOpen(db, actor, clock.now())
    if (rows.length === 0) return []
    const on = new Set((await settings.of(actor)).filter((setting) => setting.on).map(({ name }) => name))
    const wanted = rows.filter(({ kind }) => on.has(kind))
    const words = await wordsOf(actor, wanted)
    return wanted.flatMap((row) => {
      const said = words.get(row.id)
      if (!said) return []
      const { id, kind, created_at, isUnread } = row
      return [{ id, kind, ...said, created_at: created_at.toISOString(), read: !isUnread }]
    })
  }

  return {
    list: standing,

    read: (actor: Actor, ids: readonly string[]): Promise<void> => markRead(db, actor, ids, clock.now()),

    /** Throws 'record.not_found' for what is not the actor's own. */
    async place(actor: Actor, id: string, where: ReminderPlace): Promise<void> {
      const now = clock.now()
      const putOffUntil =
        where === 'tomorrow' || where === 'next_week'
          ? backAt(where, dayOf(now), await settingsOf(db, actor.orgId))
          : null
      const dismissedAt = where === 'dismissed' ? now : null
      if (!isId(id) || !(await place(db, actor, id, { dismissedAt, putOffUntil }))) throw problem('record.not_found')
    },

    /**
     * What a browser is to show now, answered once however many tabs ask; nothing at night or unless it is wanted, and on
     * a weekend what cannot wait alone.
     */
    async announce(actor: Actor): Promise<Reminder[]> {
      const now = clock.now()
      if (!(await settings.isOn(actor, 'browser'))) return []
      const manners = await mannersTo(actor)
      const isDue = ({ kind, read }: Reminder) => !read && isPolite(kind, localTimeOf(now), manners)
      const unread = (await standing(actor)).filter(isDue)
      const ids = await markAnnounced(
        db,
        actor,
        unread.map(({ id }) => id),
        now,
      )
      return unread.filter(({ id }) => ids.includes(id))
    },
  }
}
