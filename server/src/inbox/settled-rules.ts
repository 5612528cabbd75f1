import type { NotificationKind } from '@pravas/contract/notifications'

/**
 * What happens to a request or an advance, and the kinds of events about it that are no news any more: what they asked for is done,
 * or cannot be done now. A kind that is added and asks for something has a place here.
 */
export const SETTLED_BY = {
  /** Some of those who are asked have approved, and others follow. */
  step: ['request_sent'],
  decision: ['request_sent', 'question_asked', 'question_answered'],
  withdrawal: ['request_sent', 'question_asked', 'question_answered', 'decided'],
  /** It was sent again after it had come back to its owner. */
  'new-version': ['request_sent', 'question_asked', 'question_answered', 'decided'],
  cancellation: ['decided', 'trip_to_book'],
  /** Somebody asks again, and so has read what was answered. */
  question: ['question_answered'],
  answer: ['question_asked'],
  'advance-decision': ['advance_requested'],
} as const satisfies Record<string, readonly NotificationKind[]>

export type Settling = keyof typeof SETTLED_BY
