import { readConsent } from '@pravas/language/text/consent'
import type { FinGenieReply } from '../engine.ts'
import { applyRemoval } from './changes.ts'
import { claimWishIn } from './claim-wishes.ts'
import { correctionsIn } from './correction.ts'
import { toRemove } from './open-question.ts'
import { removalIn } from './removal.ts'
import type { Asked } from './state.ts'
import type { NumberedReceipt } from './texts.ts'
import { reply, type Turn } from './turn.ts'

/** Only a plain yes to the removal of these very receipts removes them. */
export async function answerToRemoval(turn: Turn, pending: Asked<'remove'>): Promise<FinGenieReply | undefined> {
  const { message, open, tools, today, dialogue } = turn
  const receipts = toRemove(pending, open)
  const [receipt, ...others] = receipts
  if (!receipt) return undefined
  const { says, rest } = readConsent(message, others.length > 0 ? removalOf(receipts) : removalMatter(receipt))
  const isOther = others.length > 0 ? ONE_OF_THEM.test(message) : SEVERAL.test(message)
  if (says === 'yes' && !isOther) {
    const { text, undo } = await applyRemoval(tools, open, receipts)
    return reply(text, undefined, undefined, undo)
  }
  // What is not wanted in any words stays, unless they want something else besides.
  const isElse = removalIn(rest) !== undefined || claimWishIn(rest) || correctionsIn(rest, today).length > 0
  return says === 'no' || (KEEPS.test(message) && !isElse) ? reply(LEFT, dialogue.focus) : undefined
}

/** One receipt was asked about. */
const SEVERAL = /\b(?:all|them|these|those|both|everything|sab|sabhi|saare|sare|dono|donon)\b|सब|सभी|सारे|दोनों/i
/** Several were asked about. */
const ONE_OF_THEM = /\b(?:it|that|this|only|one)\b/i
/** The answer to a refusal. */
export const LEFT = 'All right, I leave it as it is.'
const KEEPS = /\b(?:keep|leave it|do(?:n['’]?t| not)|no|nope|never|nahi|nahin|mat|rehne)\b|नहीं|मत/i

function removalOf(receipts: readonly NumberedReceipt[]) {
  return { action: 'remove' as const, kind: 'receipt' as const, count: receipts.length }
}

function removalMatter({ number, merchant }: NumberedReceipt) {
  return { action: 'remove' as const, kind: 'receipt' as const, number, ...(merchant && { names: [merchant] }) }
}
