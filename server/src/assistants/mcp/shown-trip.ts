import type { Actor } from '../../access/actor.ts'
import type { TripAllocations } from '../../trips/draft/allocation-service.ts'
import type { StoredTripDraft, TripDrafts } from '../../trips/draft/drafts-service.ts'
import { requestOf } from '../../trips/draft/request-rules.ts'
import type { TripRequest } from '../../trips/draft/trip-draft.ts'
import type { ApproverOf } from '../tools/record-tools.ts'
import { allocationLines, draftWords } from '../trip-texts/draft-text-rules.ts'
import { digestOf } from './digest-rules.ts'

interface Deps {
  drafts: Pick<TripDrafts, 'policyFor'>
  tripAllocations: Pick<TripAllocations, 'preview'>
  approverOf: ApproverOf
}

/** What the person is to be shown of a trip request before it is sent; its digest changes with whatever of it changes. */
export interface ShownTrip {
  text: string
  approver: string | null
  digest: string
}

export type TripShower = (
  actor: Actor,
  draft: Pick<StoredTripDraft, 'id' | 'version' | 'revises'>,
  request: TripRequest,
) => Promise<ShownTrip>

/** Words a draft as it would be sent. */
export function tripShower({ drafts, tripAllocations, approverOf }: Deps): TripShower {
  return async (actor, { id, version, revises }, request) => {
    const allocation = await tripAllocations.preview(actor, { draftId: id, chosen: {}, day: request.departureDate })
    const policy = await drafts.policyFor(actor, revises?.sentOn)
    const text = [draftWords(request, policy), ...allocationLines(allocation)].join('\n')
    const approver = await approverOf(actor, request.travellers)
    return { text, approver, digest: digestOf([id, version, text, approver]) }
  }
}

/** Returns the request that a draft would be sent as; undefined while something is missing. */
export function sendableOf({ id, draft }: Pick<StoredTripDraft, 'id' | 'draft'>): TripRequest | undefined {
  const content = requestOf(draft)
  return content && { ...content, draftId: id }
}
