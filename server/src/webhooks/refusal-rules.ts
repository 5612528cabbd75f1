import { webhooks as messages } from '@pravas/messages/en/webhooks'
import { texts } from '@pravas/messages/texts'

const text = texts(messages)

/**
 * Why a message was not taken; 'unreadable': the address cannot be decrypted, 'damaged': what is kept of the message says nothing,
 * 'unexpected': a fault of our own, 'interrupted': whoever sent it ended each time, 'off': the address is turned off.
 */
export type Refused =
  | { why: 'private' | 'redirect' | 'timeout' | 'unreadable' | 'damaged' | 'unexpected' | 'interrupted' | 'off' }
  | { why: 'answer'; status: number; retryAfterSeconds: number }
  | { why: 'unreachable'; code: string }

/** The reason in a sentence, which never names the address. */
export function refusalText(refusal: Refused, seconds: number): string {
  switch (refusal.why) {
    case 'answer':
      return text('failed.answer', { status: String(refusal.status) })
    case 'unreachable':
      return text('failed.unreachable', { code: refusal.code })
    case 'timeout':
      return text('failed.timeout', { seconds })
    default:
      return text(`failed.${refusal.why}`)
  }
}

const LASTING: readonly Refused['why'][] = ['private', 'redirect', 'unreadable', 'damaged', 'interrupted', 'off']

/** Whether the same message may be taken later: not where it or the address is refused, or the service knows it no more. */
export function isWorthRepeating(refusal: Refused): boolean {
  if (LASTING.includes(refusal.why)) return false
  return refusal.why !== 'answer' || refusal.status >= 500 || refusal.status === 408 || refusal.status === 429
}

/** Whether an event may be taken later by another program: its answer may be due to a fault that somebody corrects. */
export function mayBeMended({ why }: Refused): boolean {
  return why === 'private' || why === 'redirect' || !LASTING.includes(why)
}
