import { alternatives } from '../../text/phrase-grammar.ts'
import { PLEASE } from '../../text/words/filler.ts'

/** Words beside 'summary' that narrow it down to nothing. */
const BESIDE = new RegExp(
  String.raw`\b(?:${alternatives(PLEASE)}|summar\w*|an?|the|my|our|me|us|i|you|of|for|on|zara|can|could|give|show|display|generate|make|create|get|want|need|see|let|full|complete|quick|short|brief|overall|all|every|everything|these|those|them|it|this|here|uploaded|expenses?|receipts?|bills?|again|now|karo|kar|do|dikhao|batao|mujhe|mer[aei]|sab|ka|ki|ke)\b`,
  'g',
)
/** What reaches beyond the receipts at hand. */
const OF_CLAIMS = /\ball (?:of )?my expenses\b/

/** Whether a message wants the receipts at hand summed up, and nothing else: 'summary', 'show summary', 'summarise these'. */
export function wantsSummary(message: string): boolean {
  const text = message.toLowerCase()
  return /\bsummar\w*/.test(text) && !OF_CLAIMS.test(text) && !/[\p{L}\p{N}]/u.test(text.replace(BESIDE, ''))
}
