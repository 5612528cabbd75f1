import { rupeesFromPaise } from '@pravas/contract/money'
import {
  createTripDraft,
  deleteTripDraft,
  getOneTripDraft,
  listTripDrafts,
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
import type { Trips } from '../service.ts'
import { TripChoice } from './choice-input-rules.ts'
import type { TripChoices } from './choice-service.ts'
import type { StoredTripDraft, TripDrafts } from './drafts-service.ts'
import type { TripRevisions } from './revise-service.ts'
import { presentTripDraft } from './view-rules.ts'

/** Where drafts are talked about. */
interface TripDraftSessions {
  /** Names the session in which each of one's own drafts goes on. */
  sessionsOf(actor: Actor, draftIds: readonly string[]): Promise<(draftId: string) => string>
}

export interface TripDraftRoutesDeps {
  drafts: TripDrafts
  choices: TripChoices
  sessions: TripDraftSessions
  trips: Pick<Trips, 'one'>
  /** Who decides on somebody's requests, by name; null when nobody is set. */
  approverOf: (actor: Actor) => Promise<string | null>
  revisions: TripRevisions
}

/** The calls for a person's own trip drafts. */
export function tripDraftRoutes(
  handle: Handle,
  { drafts, choices, sessions, trips, approverOf, revisions }: TripDraftRoutesDeps,
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
    const choice = checkedInput('body', TripChoice, body)
    const { id } = await choices.begin(actor, choice, { signal: goneSignal(reply) })
    return one(actor, id)
  })
  handle(reviseTrip, async ({ actor, params }) => {
    const draftId = await revisions.begin(actor, params.tripId)
    const sessionOf = await sessions.sessionsOf(actor, [draftId])
    return { draft_id: draftId, session_id: sessionOf(draftId) }
  })
  handle(deleteTripDraft, ({ actor, params }) => drafts.remove(actor, params.draftId))
  handle(restoreTripDraft, ({ actor, params }) => drafts.restore(actor, params.draftId))

  handle(submitTripDraft, async ({ actor, params: { draftId: id }, body: { version, reason } }) => {
    const { tripNumber } = await drafts.submitRead(actor, { id, version }, reason)
    const { status } = await trips.one(actor, tripNumber)
    return { trip_number: tripNumber, status, approver: await approverOf(actor) }
  })

  async function one(actor: Actor, draftId: string) {
    const stored = await drafts.find(actor, draftId)
    if (!stored || stored.submittedTripId !== null) throw problem('record.not_found')
    const { id, version, draft, revises } = stored
    const shown = presentTripDraft(draft, await drafts.policyFor(actor, revises?.sentOn))
    const sessionOf = await sessions.sessionsOf(actor, [id])
    const revised = revises && (await revisions.told(actor, revises, { draftId: id, draft, reason: stored.reason }))
    return { id, version, session_id: sessionOf(id), draft: shown && { ...shown, revises: revised } }
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
