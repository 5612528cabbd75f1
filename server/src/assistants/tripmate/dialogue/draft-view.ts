import type { TripDraft } from '@pravas/contract/trip-draft'
import type { PolicyOfDay } from '../../../policy/version-rules.ts'
import { presentTripDraft } from '../../../trips/draft/view-rules.ts'
import { draftIn } from './criteria-rules.ts'
import { draftStands } from './draft-rules.ts'
import type { DialogueState } from './state.ts'

/** The trip that a dialogue is about, as the page shows it beside the chat; null where none has begun. */
export function draftView(state: DialogueState, policy: PolicyOfDay): TripDraft | null {
  const view = presentTripDraft(draftIn(state), policy)
  const ready = state.asked?.about === 'confirm' && draftStands(state)
  return view && { ...view, policy_reason: state.reason ?? null, ready }
}
