import type { Db } from '../../db/database.ts'
import { findContact } from '../../identity/people-store.ts'
import type { TripSubmission } from '../../trips/submission.ts'
import { TripDraft } from '../dialogue/trip-draft.ts'
import { tool } from './tool.ts'

export function submitTripRequest({ db, submission }: { db: Db; submission: TripSubmission }) {
  return tool({
    name: 'submit_trip_request',
    description:
      'Sends a trip request that the traveller has seen and confirmed; the same draft again changes nothing.',
    input: TripDraft,
    /** The trip's number and who it went to; null when nobody is set as the traveller's manager. */
    async run(actor, draft) {
      const { tripNumber } = await submission.submit(actor, draft)
      const { managerEmployeeId } = actor
      const manager = managerEmployeeId && (await findContact(db, actor.orgId, managerEmployeeId))
      return { tripNumber, approver: manager ? manager.name : null }
    },
  })
}
