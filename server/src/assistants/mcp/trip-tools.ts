import { PlainText } from '@pravas/contract/text'
import type { RoomType } from '@pravas/contract/trips'
import { toolText } from '@pravas/messages/tools'
import { z } from 'zod'
import type { Actor } from '../../access/actor.ts'
import { dayOf } from '../../clock.ts'
import { problem } from '../../errors.ts'
import { TURN_COST } from '../../http/cost-rules.ts'
import { deciderText } from '../../requests/decider-text-rules.ts'
import type { TripChanges } from '../../trips/draft/change-service.ts'
import { TripChoice } from '../../trips/draft/choice-input-rules.ts'
import type { TripChoices } from '../../trips/draft/choice-service.ts'
import { changesSince } from '../../trips/draft/recheck-rules.ts'
import type { TripRequest } from '../../trips/draft/trip-draft.ts'
import { type Tool, tool } from '../kernel/tool.ts'
import { submitTrip } from '../tools/submit-tools.ts'
import { overlapNote } from '../trip-texts/overlap-note.ts'
import { priceChangeWords } from '../trip-texts/recheck-text-rules.ts'
import { type TripmateToolDeps, tripmateTools } from '../tripmate/tools/tripmate-tools.ts'
import { sendableOf, tripShower } from './shown-trip.ts'
import { tripDraftTools } from './trip-draft-tools.ts'

/** What is shown can be sent for so long, in milliseconds. */
const SENDABLE_MS = 24 * 60 * 60 * 1000

export type TripToolDeps = TripmateToolDeps & { tripChoices: TripChoices; tripChanges: TripChanges }

/** Putting a trip request together from what searches found, and sending the one that was shown. */
export function tripTools(deps: TripToolDeps): Tool[] {
  const { clock, drafts, tripChoices, tripChanges } = deps
  const tools = tripmateTools(deps)

  const shownOf = tripShower(deps)

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
        const expiresAt = new Date(clock.now().getTime() + SENDABLE_MS)
        const { request, ...made } = await tripChoices.begin(actor, choice, { expiresAt, isWhole: true, signal })
        if (!request) throw problem('draft.incomplete')
        const { text, approver, digest } = await shownOf(actor, { ...made, revises: null }, request)
        // Outside the digest: a note about other trips keeps nothing from being sent.
        const overlap = await overlapNote(actor, request, undefined, tools, signal)
        const whole = overlap === undefined ? text : `${text}\n\n${overlap}`
        return { draft_id: made.id, digest, draft: whole, goes_to: deciderText(approver) }
      },
    }),
    ...tripDraftTools({ drafts, tripChanges }, shownOf),
    submitTrip(deps, {
      scope: 'submit',
      input: z.object({
        draft_id: z.uuid(),
        digest: z.string().max(100),
        reason: PlainText.trim().max(1000).optional().describe(toolText('submit_trip.reason')),
      }),
      async agreed(actor, { draft_id: id, digest, reason }, signal) {
        const stored = await drafts.find(actor, id)
        const request = stored && sendableOf(stored)
        if (!request) throw problem('record.not_found', toolText('submit_trip.unknown'))
        const { draft, version, submittedTripId } = stored
        const now = await shownOf(actor, stored, request)
        if (now.digest !== digest) {
          throw problem('draft.changed', toolText('submit_trip.changed'))
        }
        if (request.departureDate < dayOf(clock.now())) {
          throw problem('draft.changed', toolText('submit_trip.past'))
        }
        await demandFares(actor, request, draft.criteria.room_type ?? 'single', signal)
        // A draft that was made elsewhere was shown here, as the digest proves.
        const shown = submittedTripId === null ? await tripChanges.show(actor, { id, version }) : version
        return { id, version: shown, unchecked: false, reason }
      },
    }),
  ]
}
