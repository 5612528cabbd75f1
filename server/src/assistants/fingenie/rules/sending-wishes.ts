const SEND =
  /^(?!(?:did|has|have|was|were|when|what|which|how|who|why|is|are)\b).*(?:\b(?:send|submit|e-?mail|mail|forward)\b.*\b(?:manager|approval|reimburs\w*|claims?|boss|receipts?|expenses?|them|it|this|these|all)\b|\bclaim (?:these|them|it|this|all|my)\b|\breimburse me\b)/i

/** Whether a message wants the receipts sent, other than to ask what became of those that were. */
export function wantsToSend(message: string): boolean {
  return SEND.test(message.trim()) && !/\bstatus\b|\bEXP-\d/i.test(message)
}
