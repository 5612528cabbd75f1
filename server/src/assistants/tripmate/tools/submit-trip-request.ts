import type { Actor } from '../../../access/actor.ts'
import type { TripSubmission } from '../../../trips/submission.ts'
import { tool } from '../../kernel/tool.ts'
import { TripDraft } from '../dialogue/trip-draft.ts'

export interface SubmissionDeps {
  submission: TripSubmission
  /** The name of the manager who decides on somebody's requests; null when nobody is set. */
  approverOf: (actor: Actor) => Promise<string | null>
}

export function submitTripRequest({ submission, approverOf }: SubmissionDeps) {
  return tool({
    name: 'submit_trip_request',
    description:
      'Sends a trip request that the traveller has seen and confirmed; the same draft again changes nothing.',
    input: TripDraft,
    /** The trip's number and who it went to; null when nobody is set as the traveller's manager. */
    async run(actor, draft) {
      const { tripNumber } = await submission.submit(actor, draft)
      return { tripNumber, approver: await approverOf(actor) }
    },
  })
}
