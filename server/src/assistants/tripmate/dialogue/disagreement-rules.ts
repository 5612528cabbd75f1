import type { Consent } from '@pravas/language/text/consent'
import { disagreementIn } from '@pravas/language/text/disagreement'
import { replies } from '@pravas/messages/tripmate'
import { priceText } from '../../../formats.ts'
import { draftTotal } from '../../../trips/draft-rules.ts'
import type { DialogueState } from './state.ts'

/**
 * Says in what a wish to send the draft disagrees with it: another approver than the one who gets it, or another total.
 * Undefined where it names neither.
 */
export function disagreement({ asked, draft }: DialogueState, { namesAct, unread }: Consent): string | undefined {
  const other = asked?.about === 'confirm' && draft && namesAct ? disagreementIn(unread) : undefined
  if (!other || asked?.about !== 'confirm' || !draft) return undefined
  if ('sumPaise' in other) {
    const total = priceText(draftTotal(draft))
    return replies('send.other-total', { total, said: priceText(other.sumPaise) })
  }
  const { name } = other
  const { approver } = asked
  return approver === undefined
    ? replies('send.no-approver', { name })
    : replies('send.other-approver', { approver, name })
}
