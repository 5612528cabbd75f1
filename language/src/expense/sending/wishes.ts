import { readConsent } from '../../text/consent.ts'
import { anyOf, inOrder } from '../../text/in-order.ts'

const QUESTION = /^(?:did|has|have|was|were|when|what|which|how|who|why|is|are)\b/i
const SEND = anyOf(
  inOrder(
    /\b(?:send|submit|e-?mail|mail|forward)\b/i,
    /\b(?:manager|approval|reimburs\w*|claims?|boss|receipts?|expenses?|them|it|this|these|all)\b/i,
  ),
  /\bclaim (?:these|them|it|this|all|my)\b|\breimburse me\b/i,
)

/** Whether a message wants the receipts sent, other than to ask what became of those that were. */
export function wantsToSend(message: string): boolean {
  if (/\bstatus\b|\bEXP-\d/i.test(message)) return false
  const { says, namesAct } = readConsent(message, { action: 'send', kind: 'claim' })
  return (!QUESTION.test(message.trim()) && SEND.test(message)) || (says === 'yes' && namesAct)
}
