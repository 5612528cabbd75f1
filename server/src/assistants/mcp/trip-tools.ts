import { PlainText } from '@pravas/contract/text'
import type { RoomType } from '@pravas/contract/trips'
import { toolText } from '@pravas/messages/tools'
import { z } from 'zod'
import type { Actor } from '../../access/actor.ts'
import { foundAllocationText } from '../../allocations/allocation-text-rules.ts'
import { dayOf } from '../../clock.ts'
import { problem } from '../../errors.ts'
import { TURN_COST } from '../../http/cost-rules.ts'
import { newId } from '../../ids.ts'
import { deciderText } from '../../requests/decider-text-rules.ts'
import type { ShownVersion } from '../../trips/draft/drafts-service.ts'
import { changesSince } from '../../trips/draft/recheck-rules.ts'
import { requestOf } from '../../trips/draft/request-rules.ts'
import type { BegunTripDraft, TripRequest } from '../../trips/draft/trip-draft.ts'
import { type Tool, tool } from '../kernel/tool.ts'
import { submitTrip } from '../tools/submit-tools.ts'
import { allocationLines, draftWords } from '../trip-texts/draft-text-rules.ts'
import { priceChangeWords } from '../trip-texts/recheck-text-rules.ts'
import { overlapNote } from '../tripmate/engine/overlap-step.ts'
import { type TripmateToolDeps, tripmateTools } from '../tripmate/tools/tripmate-tools.ts'
import { digestOf } from './digest-rules.ts'
import { draftOfJourney } from './journey-choice-rules.ts'
import { TripChoice } from './trip-choice.ts'
import { draftOfChoice, mistakesOf } from './trip-choice-rules.ts'

/** What is shown can be sent for so long, in milliseconds. */
const SENDABLE_MS = 24 * 60 * 60 * 1000

const NO_DRAFT = { shown: null, draft: null, version: 0 }

/** Putting a trip request together from what searches found, and sending the one that was shown. */
export function tripTools(deps: TripmateToolDeps): Tool[] {
  const { clock, approverOf, drafts, tripAllocations } = deps
  const tools = tripmateTools(deps)

  /** What the person is to be shown before the request is sent; its digest changes with whatever of it changes. */
  async function shownOf(actor: Actor, { id, version }: ShownVersion, request: TripRequest) {
    const allocation = await tripAllocations.preview(actor, { draftId: id, chosen: {}, day: request.departureDate })
    const text = [draftWords(request, await drafts.policyFor(actor)), ...allocationLines(allocation)].join('\n')
    const approver = await approverOf(actor)
    return { text, approver, digest: digestOf([id, version, text, approver]) }
  }

  /** The trip draft at the prices of now; a sentence where an option is not on offer. */
  async function draftOf(actor: Actor, choice: TripChoice, signal: AbortSignal): Promise<BegunTripDraft | string> {
    const { purpose, flights, stay, journey } = choice
    const today = dayOf(clock.now())
    if (journey) {
      const offers = await Promise.all(
        journey.legs.map(async ({ from, to, depart, stay: nights }) => {
          const [flying, staying] = await Promise.all([
            tools.search_flights.run(actor, { from, to, depart, class: journey.class }, signal),
            nights && tools.search_hotels.run(actor, { ...nights, city: to, room_type: journey.room_type }, signal),
          ])
          return { flights: flying.outbound, hotels: staying?.options ?? [] }
        }),
      )
      return draftOfJourney(purpose, journey, offers, today)
    }
    const [flying, staying] = await Promise.all([
      flights && tools.search_flights.run(actor, flights, signal),
      stay && tools.search_hotels.run(actor, stay, signal),
    ])
    return draftOfChoice(
      choice,
      {
        outbound: flying?.outbound ?? [],
        returning: flying?.returning ?? [],
        fares: flying?.fares ?? [],
        hotels: staying?.options ?? [],
      },
      today,
    )
  }

  /** Asks live prices again before anything is sent: what has risen or is gone is not what the person said yes to. */
  async function demandFares(actor: Actor, draft: TripRequest, room: RoomType, signal: AbortSignal): Promise<void> {
    const again = await tools.recheck_fares.run(actor, { draft, room_type: room }, signal)
    if (again.standing === 'fresh') return
    if (again.standing === 'unavailable') {
      throw problem('draft.changed', toolText('submit_trip.unchecked'))
    }
    const { needsNewYes, changes } = changesSince(again.parts)
    if (needsNewYes)
      throw problem(
        'draft.changed',
        toolText('submit_trip.risen', { changes: changes.map(priceChangeWords).join(' ') }),
      )
  }

  return [
    tool({
      name: 'draft_trip',
      title: toolText('draft_trip.title'),
      description: toolText('draft_trip.description'),
      scope: 'draft',
      effect: 'draft',
      // One search a leg, or one for flights and stay together.
      cost: ({ journey }) => TURN_COST * (1 + (journey?.legs.length ?? 1)),
      input: TripChoice,
      async run(actor, choice, signal) {
        const mistakes = mistakesOf(choice, dayOf(clock.now()))
        if (mistakes.length > 0) throw problem('request.invalid', mistakes.join(' '))
        const draft = await draftOf(actor, choice, signal)
        if (typeof draft === 'string') throw problem('request.invalid', draft)
        const content = requestOf(draft)
        if (!content) throw problem('request.invalid', toolText('draft_trip.incomplete'))
        const request = { draftId: newId(), ...content }
        const { cost_centre, project } = choice
        const found = await tripAllocations.find(actor, { typed: { cost_centre, project }, day: content.departureDate })
        if (found.refused.length > 0) throw problem('request.invalid', foundAllocationText(found))
        const until = new Date(clock.now().getTime() + SENDABLE_MS)
        const made = await drafts.create(actor, { draft, shown: request }, until)
        await tripAllocations.keep(actor, made.id, found.chosen)
        const { text, approver, digest } = await shownOf(actor, made, request)
        // Outside the digest: a note about other trips keeps nothing from being sent.
        const overlap = await overlapNote(actor, request, undefined, tools, signal)
        const whole = overlap === undefined ? text : `${text}\n\n${overlap}`
        return { draft_id: made.id, digest, draft: whole, goes_to: deciderText(approver) }
      },
    }),
    submitTrip(deps, {
      scope: 'submit',
      input: z.object({
        draft_id: z.uuid(),
        digest: z.string().max(100),
        reason: PlainText.trim().max(1000).optional().describe(toolText('submit_trip.reason')),
      }),
      async agreed(actor, { draft_id: id, digest, reason }, signal) {
        const { shown: request, draft, version } = (await drafts.find(actor, id)) ?? NO_DRAFT
        if (!request || !draft) throw problem('record.not_found', toolText('submit_trip.unknown'))
        const now = await shownOf(actor, { id, version }, request)
        if (now.digest !== digest) {
          throw problem('draft.changed', toolText('submit_trip.changed'))
        }
        if (request.departureDate < dayOf(clock.now())) {
          throw problem('draft.changed', toolText('submit_trip.past'))
        }
        await demandFares(actor, request, draft.criteria.room_type ?? 'single', signal)
        return { id, version, unchecked: false, reason }
      },
    }),
  ]
}
