import type { BookingPrefill } from '@pravas/contract/tripmate'
import type { Part } from '../kernel/cards.ts'
import type { EngineReply } from '../kernel/engine.ts'

/** The booking form that the page is to open. */
export interface FormRequest {
  type: 'flight' | 'hotel'
  prefill: BookingPrefill
}

/** What TripMate answers to one message. */
export interface Reply extends EngineReply {
  parts: Part[]
  form: FormRequest | null
  /** Short answers that the person is likely to give next. */
  suggestions: string[]
  /** The criteria that were heard of the results in sight, each with the message that takes it away. */
  tags?: { label: string; remove: string }[]
  /** Where the trip goes, for the list of conversations; null while that is open. */
  destination: string | null
}
