import { claimWishIn } from '@pravas/language/expense/claims/claim-wishes'
import { correctionsIn } from '@pravas/language/expense/corrections/correction'
import { type Listed, listedReceipts } from '@pravas/language/expense/removals/listed-receipts'
import { eachMentioned, removalIn } from '@pravas/language/expense/removals/read-removal'
import { refusesToSend } from '@pravas/language/expense/sending/refusals'
import { wishIn } from '@pravas/language/expense/wishes/read-wish'
import { readConsent } from '@pravas/language/text/consent'
import { anyOf, phrases } from '@pravas/language/text/phrase-grammar'
import { says as holds, opensWith } from '@pravas/language/text/phrases-in'
import { replies } from '@pravas/messages/fingenie'
import type { FinGenieReply } from '../engine.ts'
import { applyRemoval } from './changes.ts'
import { toRemove } from './open-question.ts'
import { askListed } from './removal-listed.ts'
import type { Asked } from './state.ts'
import type { NumberedReceipt } from './texts.ts'
import { reply, type Turn } from './turn.ts'

/** Only a plain yes to the removal of these very receipts removes them. */
export async function answerToRemoval(turn: Turn, pending: Asked<'remove'>): Promise<FinGenieReply | undefined> {
  const { message, open, tools, today, dialogue } = turn
  const receipts = toRemove(pending, open)
  const [receipt, ...others] = receipts
  if (!receipt) return undefined
  const { says, opensWithYes, rest } = readConsent(
    message,
    others.length > 0 ? removalOf(receipts) : removalMatter(receipt),
  )
  // Nothing was removed yet that could come back; what was changed before is not meant.
  const wish = wishIn(message, turn)
  const back = wish?.act === 'restore' ? eachMentioned(wish.about, turn) : []
  const isOfOther = back.length > 0 && !back.some(({ id }) => receipts.some((one) => one.id === id))
  if (isOfOther) return undefined
  if (wish?.act === 'undo' || wish?.act === 'restore') return reply(replies('edit.left'), dialogue.focus)
  // 'Don't send the hotel one' wants it left out, as was asked.
  if (refusesToSend(message) && sameReceipts(eachMentioned(message, turn), receipts)) return undefined
  const isOther = holds(message, others.length > 0 ? ONE_OF_THEM : SEVERAL)
  const named = namedBeside(turn, opensWithYes, rest)
  const isNamed = named?.unknown.length === 0 && sameReceipts(named.receipts, receipts)
  if (isNamed || (says === 'yes' && !isOther)) {
    const { text, undo } = await applyRemoval(tools, open, receipts)
    return reply(text, undefined, undefined, undo)
  }
  // What is not wanted in any words stays, unless they want something else besides.
  const isElse = removalIn(rest, turn) !== undefined || claimWishIn(rest) || correctionsIn(rest, today).length > 0
  // Others than those asked about are a question of their own.
  const anew = named && opensWithYes ? askListed(named) : undefined
  if (anew) return anew
  return says === 'no' || ((wish?.act === 'leave' || holds(message, KEEPS)) && !isElse)
    ? reply(replies('edit.left'), dialogue.focus)
    : undefined
}

/** The receipts that a message names for removal, in so many words or after an assent, and nothing besides. */
function namedBeside(turn: Turn, opensWithYes: boolean, rest: string): Listed<NumberedReceipt> | undefined {
  const about = removalIn(rest, turn)?.about ?? (opensWithYes && !holds(rest, SAYS_OF_IT) ? rest : undefined)
  return about === undefined || opensWith(rest, NO) || asks(rest)
    ? undefined
    : listedReceipts(about, turn.open, turn.today)
}

/** 'Yes, the cab was on 9 June' says something of it. */
const SAYS_OF_IT = anyOf(phrases('is | was | be | should | hai | h | tha | thi'))
const NO = anyOf(['no'])
const asks = (text: string): boolean => text.includes('?')

function sameReceipts(some: readonly { id: string }[], others: readonly { id: string }[]): boolean {
  return some.length === others.length && some.every(({ id }) => others.some((other) => other.id === id))
}

/** One receipt was asked about. */
const SEVERAL = anyOf(
  phrases('all | them | these | those | both | everything | sab | sabhi | saare | sare | dono | donon'),
)
/** Several were asked about. */
const ONE_OF_THEM = anyOf(phrases('it | that | this | only | one'))

const KEEPS = anyOf(phrases('keep | leave it | dont | do not | no | nope | never | nahi | nahin | mat | rehne'))

function removalOf(receipts: readonly NumberedReceipt[]) {
  return { action: 'remove' as const, kind: 'receipt' as const, count: receipts.length }
}

function removalMatter({ number, merchant }: NumberedReceipt) {
  return { action: 'remove' as const, kind: 'receipt' as const, number, ...(merchant && { names: [merchant] }) }
}
