import { TURN_COST } from '../../../http/cost-rules.ts'
import { TripRequest } from '../../../trips/draft/trip-draft.ts'
import type { TripSubmission } from '../../../trips/submission.ts'
import { tool } from '../../kernel/tool.ts'
import type { ApproverOf } from '../../tools/record-tools.ts'

export interface SubmissionDeps {
  submission: TripSubmission
  approverOf: ApproverOf
}

export function submitTripRequest({ submission, approverOf }: SubmissionDeps) {
  return tool({
    name: 'submit_trip_request',
    title: 'Send a trip request',
    description:
      'Sends a trip request that the traveller has seen and confirmed; the same draft again changes nothing.',
    // A whole draft is taken from TripMate's own state alone; a connected assistant has submit_trip.
    scope: null,
    effect: 'send',
    cost: () => TURN_COST,
    input: TripRequest,
    /** The trip's number and who it went to; null when nobody is set as the traveller's manager. */
    async run(actor, draft) {
      const { tripNumber } = await submission.submit(actor, draft)
      return { tripNumber, approver: await approverOf(actor) }
    },
  })
}
