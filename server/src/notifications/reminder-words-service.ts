import type { ReminderKind } from '@pravas/contract/reminders'
import type { Actor } from '../access/actor.ts'
import { refusal } from '../access/rights-rules.ts'
import type { Advances } from '../advances/service.ts'
import type { DraftFares } from '../assistants/tripmate/draft-fares-service.ts'
import { type Clock, dayOf } from '../clock.ts'
import type { Db } from '../db/database.ts'
import type { SettingsOf } from '../organisation/settings-service.ts'
import { businessDaysBetween } from '../organisation/working-days-rules.ts'
import { localTimeOf } from '../travel/local-time.ts'
import type { Trips } from '../trips/service.ts'
import { mannersToPerson } from './manners-service.ts'
import {
  advanceOverdueWords,
  decisionWaitingWords,
  fareRoseWords,
  ownRequestWaitingWords,
  type ReminderWords,
  RisenDetail,
  receiptsMissingWords,
} from './reminder-words-rules.ts'
import { selectWaiting } from './waiting-store.ts'

/** A reminder as it is kept, or is about to be. */
export interface KeptReminder {
  id: string
  kind: ReminderKind
  subject_id: string
  detail: unknown
  created_at: Date
}

export type WordsOf = ReturnType<typeof createReminderWords>

export interface ReminderWordsDeps {
  db: Db
  clock: Clock
  trips: Pick<Trips, 'unsettled'>
  advances: Pick<Advances, 'overdue'>
  draftFares: Pick<DraftFares, 'held'>
  settingsOf: SettingsOf
}

/** What reminders say, which is looked up when it is said. */
export function createReminderWords({ db, clock, trips, advances, draftFares, settingsOf }: ReminderWordsDeps) {
  /** What each reminder says to a person today, by its id; one whose reason is gone says nothing. */
  return async (actor: Actor, rows: readonly KeptReminder[]): Promise<Map<string, ReminderWords>> => {
    const subjects = (...kinds: ReminderKind[]) =>
      rows.filter(({ kind }) => kinds.includes(kind)).map((row) => row.subject_id)
    const tripIds = subjects('receipts_missing')
    const requestIds = subjects('decision_waiting', 'own_request_waiting')
    const unsettled = tripIds.length > 0 ? await trips.unsettled(actor.orgId, { ids: tripIds }) : []
    const waiting = requestIds.length > 0 ? await selectWaiting(db, actor.orgId, { ids: requestIds }) : []
    const advanceIds = subjects('advance_overdue')
    const overdue = advanceIds.length > 0 ? await advances.overdue(actor.orgId, { ids: advanceIds }) : []
    const held = await draftFares.held(actor, subjects('fare_rose'))
    const today = dayOf(clock.now())
    const manners = await mannersToPerson(db, actor, settingsOf)

    const words = new Map<string, ReminderWords>()
    for (const row of rows) {
      const said = wordsOfRow(row)
      if (said) words.set(row.id, said)
    }
    return words

    function wordsOfRow({ kind, subject_id: subjectId, detail, created_at: at }: KeptReminder) {
      switch (kind) {
        case 'receipts_missing': {
          const trip = unsettled.find(({ id, personId }) => id === subjectId && personId === actor.personId)
          return trip && receiptsMissingWords(trip)
        }
        case 'advance_overdue': {
          const advance = overdue.find(({ id, personId }) => id === subjectId && personId === actor.personId)
          return advance && advanceOverdueWords(advance)
        }
        case 'fare_rose':
          return held.includes(subjectId)
            ? fareRoseWords(RisenDetail.parse(detail), localTimeOf(at).slice(11))
            : undefined
        default: {
          const request = waiting.find(({ id }) => id === subjectId)
          if (!request) return undefined
          const requestedOn = dayOf(kind === 'own_request_waiting' ? request.requestedAt : request.waitingSince)
          const told = { ...request, requestedOn, days: businessDaysBetween(requestedOn, today, manners) }
          if (kind === 'own_request_waiting') {
            return request.ownerId === actor.personId ? ownRequestWaitingWords(told) : undefined
          }
          if (request.askedBy !== null) return undefined
          const owner = {
            employeeId: request.ownerEmployeeId,
            managerEmployeeId: request.managerEmployeeId,
            asked: request.asked,
            party: request.party,
          }
          const standInFor =
            request.deciderIds.includes(actor.personId) || actor.isSuperAdmin ? null : request.approverName
          return refusal(actor, { to: 'decide', kind: request.kind, owner })
            ? undefined
            : decisionWaitingWords({ ...told, standInFor })
        }
      }
    }
  }
}
