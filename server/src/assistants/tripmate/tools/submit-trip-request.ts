import { z } from 'zod'
import { TURN_COST } from '../../../http/cost-rules.ts'
import type { TripDrafts } from '../../../trips/draft/drafts-service.ts'
import { tool } from '../../kernel/tool.ts'
import type { ApproverOf } from '../../tools/record-tools.ts'

export interface SubmissionDeps {
  drafts: TripDrafts
  approverOf: ApproverOf
}

export function submitTripRequest({ drafts, approverOf }: SubmissionDeps) {
  return tool({
    name: 'submit_trip_request',
    title: 'Send a trip request',
    description:
      'Sends a trip request that the traveller has seen and confirmed; the same draft again changes nothing.',
    // A connected assistant has submit_trip, which also checks what its person was shown.
    scope: null,
    effect: 'send',
    cost: () => TURN_COST,
    input: z.object({
      draft_id: z.uuid(),
      version: z.int().describe('The version that was shown.'),
      unchecked: z.boolean().default(false).describe('Live prices could not be asked again.'),
    }),
    /** The trip's number and who it went to; null when nobody is set as the traveller's manager. */
    async run(actor, { draft_id: id, version, unchecked }) {
      const { tripNumber } = await drafts.submit(actor, { id, version }, { unchecked })
      return { tripNumber, approver: await approverOf(actor) }
    },
  })
}
