import { readConsent } from '@pravas/language/text/consent'

const SEND =
  /^(?!(?:did|has|have|was|were|when|what|which|how|who|why|is|are)\b).*(?:\b(?:send|submit|e-?mail|mail|forward)\b.*\b(?:manager|approval|reimburs\w*|claims?|boss|receipts?|expenses?|them|it|this|these|all)\b|\bclaim (?:these|them|it|this|all|my)\b|\breimburse me\b)/i

/** Whether a message wants the receipts sent, other than to ask what became of those that were. */
export function wantsToSend(message: string): boolean {
  if (/\bstatus\b|\bEXP-\d/i.test(message)) return false
  const { says, namesAct } = readConsent(message, { action: 'send', kind: 'claim' })
  return SEND.test(message.trim()) || (says === 'yes' && namesAct)
}
