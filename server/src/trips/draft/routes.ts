import { rupeesFromPaise } from '@pravas/contract/money'
import {
  changeTripDraft,
  createTripDraft,
  deleteTripDraft,
  getOneTripDraft,
  listTripDrafts,
  recheckTripDraft,
  restoreTripDraft,
  submitTripDraft,
} from '@pravas/contract/trip-drafts'
import { reviseTrip } from '@pravas/contract/trips'
import { replies } from '@pravas/messages/tripmate'
import type { Actor } from '../../access/actor.ts'
import { problem } from '../../errors.ts'
import { goneSignal } from '../../http/gone-signal.ts'
import { checkedInput, type Handle } from '../../http/handle.ts'
import type { PolicyOfDay } from '../../policy/version-rules.ts'
import type { ApproverOfTrip } from '../arranging-service.ts'
import type { Trips } from '../service.ts'
import type { TellConversation, TripChanges } from './change-service.ts'
import { OpenTripChoice, TripChange } from './choice-input-rules.ts'
import type { TripChoices } from './choice-service.ts'
import type { StoredTripDraft, TripDrafts } from './drafts-service.ts'
import type { TripRevisions } from './revise-service.ts'
import { presentTripDraft } from './view-rules.ts'

/** Where drafts are talked about. */
interface TripDraftSessions {
  /** Tells the conversation of a session what was done to a draft, for the turn that will say so. */
  tell: TellConversation
  /** Names the session in which each of one's own drafts goes on. */
  sessionsOf(actor: Actor, draftIds: readonly string[]): Promise<(draftId: string) => string>
}

export interface TripDraftRoutesDeps {
  drafts: TripDrafts
  choices: TripChoices
  changes: TripChanges
  sessions: TripDraftSessions
  trips: Pick<Trips, 'one'>
  /** Who decides on somebody's requests, by name; null when nobody is set. */
  approverOf: ApproverOfTrip
  revisions: TripRevisions
}

/** The calls for a person's own trip drafts. */
export function tripDraftRoutes(
  handle: Handle,
  { drafts, choices, changes, sessions, trips, approverOf, revisions }: TripDraftRoutesDeps,
): void {
  handle(listTripDrafts, async ({ actor, query }) => {
    const { items, next } = await drafts.list(actor, query)
    const sessionOf = await sessions.sessionsOf(
      actor,
      items.map(({ id }) => id),
    )
    const policy = await drafts.policyFor(actor)
    const policies = await Promise.all(
      items.map(({ revises }) => (revises ? drafts.policyFor(actor, revises.sentOn) : policy)),
    )
    return {
      items: items.map((stored, index) => unfinished(stored, sessionOf(stored.id), policies[index] ?? policy)),
      next,
    }
  })
  handle(getOneTripDraft, ({ actor, params }) => one(actor, params.draftId))
  handle(createTripDraft, async ({ actor, body, reply }) => {
    const { told } = body
    const choice = checkedInput('body', OpenTripChoice, body)
    const { id } = await choices.begin(actor, choice, {
      signal: goneSignal(reply),
      ...(told && { also: (trx, made) => sessions.tell(trx, actor, { ...made, told, before: null }) }),
    })
    return one(actor, id)
  })
  handle(changeTripDraft, async ({ actor, params: { draftId }, body, reply }) => {
    const change = checkedInput('body', TripChange, body)
    await changes.change(actor, draftId, change, { signal: goneSignal(reply), tell: sessions.tell })
    return one(actor, draftId)
  })
  handle(recheckTripDraft, async ({ actor, params: { draftId: id }, body: { version }, reply }) => {
    const { changes: found, unchecked } = await changes.recheck(actor, { id, version }, goneSignal(reply))
    return {
      ...(await one(actor, id)),
      changes: found.map(({ code, title, beforePaise, morePaise }) => ({
        change: code,
        title,
        before: rupeesFromPaise(beforePaise),
        now: code === 'gone' ? null : rupeesFromPaise(beforePaise + morePaise),
      })),
      unchecked,
    }
  })
  handle(reviseTrip, async ({ actor, params }) => {
    const draftId = await revisions.begin(actor, params.tripId)
    const sessionOf = await sessions.sessionsOf(actor, [draftId])
    return { draft_id: draftId, session_id: sessionOf(draftId) }
  })
  handle(deleteTripDraft, ({ actor, params }) => drafts.remove(actor, params.draftId))
  handle(restoreTripDraft, ({ actor, params }) => drafts.restore(actor, params.draftId))

  handle(submitTripDraft, async ({ actor, params: { draftId: id }, body: { version, reason, told } }) => {
    const { tripNumber, before } = await drafts.submitRead(actor, { id, version }, reason)
    const approver = await approverOf(actor, before.criteria.travellers)
    const sent = { tripNumber, approver }
    if (told) await drafts.inTransaction((trx) => sessions.tell(trx, actor, { id, version, told, before, sent }))
    const { status } = await trips.one(actor, tripNumber)
    return { trip_number: tripNumber, status, approver }
  })

  async function one(actor: Actor, draftId: string) {
    const stored = await drafts.find(actor, draftId)
    if (!stored || stored.submittedTripId !== null) throw problem('record.not_found')
    const { id, version, draft, revises } = stored
    const shown = presentTripDraft(draft, await drafts.policyFor(actor, revises?.sentOn))
    const sessionOf = await sessions.sessionsOf(actor, [id])
    const revised = revises && (await revisions.told(actor, revises, { draftId: id, draft, reason: stored.reason }))
    return {
      id,
      version,
      session_id: sessionOf(id),
      draft: shown && { ...shown, policy_reason: stored.reason, revises: revised },
    }
  }

  function unfinished({ id, version, draft, updatedAt }: StoredTripDraft, sessionId: string, policy: PolicyOfDay) {
    const view = presentTripDraft(draft, policy)
    return {
      id,
      version,
      session_id: sessionId,
      title: view?.title ?? replies('name.new'),
      from_date: view?.depart ?? view?.check_in ?? null,
      to_date: view?.return ?? view?.check_out ?? null,
      total: view?.total ?? rupeesFromPaise(0),
      missing: view?.missing ?? [],
      updated_at: updatedAt.toISOString(),
    }
  }
}
