import { negatesAnything } from '../../text/affirmed-text.ts'
import { anyOf, either, inOrder, maybe, phrases, wordsIn } from '../../text/phrase-grammar.ts'
import { says, wordingOf } from '../../text/phrases-in.ts'
import { YES } from '../../text/words/assent.ts'
import { COURTESY, GLUE, HESITATION, PARTICLE } from '../../text/words/filler.ts'
import type { ExpenseContext } from '../context.ts'
import { documentWordsIn } from '../receipts/document-names.ts'
import { mentionsIn } from '../receipts/mentions.ts'
import type { NameableReceipt } from '../receipts/receipt.ts'

/** A wish to claim documents that are no expense by themselves. */
export interface DocumentWish {
  receipts: string[]
  unread: string[]
}

const CLAIM = anyOf(
  phrases(
    'claim | count | include | add | treat | take | consider | reimburse | accept | jodo | jod do | gino | gin lo | claim karo | claim kar do',
  ),
)
const EXPENSE = anyOf(
  phrases(
    'an expense | a expense | expense | a real expense | my expense | a bill | a real bill | the bill | a receipt | a proper bill | the only bill | kharcha | kharcha hai',
  ),
)
const IS = anyOf(phrases('is | was | its | it is | thats | that is | hai | counts as | counts'))
/** 'Count it as an expense', 'receipt 2 is an expense', 'ye kharcha hai'. */
const STATES = either(inOrder(maybe(anyOf(phrases('as | as a | is'))), EXPENSE), inOrder(IS, EXPENSE))

const BESIDE = wordsIn(
  COURTESY,
  YES,
  GLUE,
  HESITATION,
  PARTICLE,
  phrases(
    `claim count include add treat take consider reimburse accept karo kar do jodo jod gino gin lo as an a is was its it this that thats the these those them both and also too anyway
     still same all regardless in into to my our for me of receipt receipts bill bills invoice expense expenses real proper only kharcha hai ise isko iska isse ko ye yeh wo woh
     one document documents paper slip want wish i we would like really actually`,
  ),
)

/** More words than these that no such wish holds make it another one. */
const MOST_UNREAD = 2

/**
 * The documents that a message wishes to be claimed all the same: 'claim the proforma anyway', 'receipt 2 is an expense'. Undefined
 * where it asks, denies, or names anything else than documents that are not claimed.
 */
export function documentWishIn(
  message: string,
  { open, focus, today }: Pick<ExpenseContext, 'open' | 'focus' | 'today'>,
): DocumentWish | undefined {
  const documents = open.filter(isDocument)
  if (documents.length === 0 || /[?？]/.test(message) || negatesAnything(message)) return undefined
  const isStated = says(message, STATES)
  if (!isStated && !says(message, CLAIM)) return undefined
  const { by, receipts } = mentionsIn(message, open, { today, focus })
  const isUnnamed = by === 'none' || by === 'category'
  const only = documents.length === 1 && (isStated || open.length === 1) ? documents : []
  const named = isUnnamed ? only : receipts
  if (named.length === 0 || !named.every(isDocument)) return undefined
  const { words } = wordingOf(message)
  const known = new Set(documentWordsIn(message, named))
  const names = new Set(named.flatMap(({ merchant, fileName }) => wordingOf(`${merchant ?? ''} ${fileName}`).words))
  const unread = words.filter(
    (word, at) => !BESIDE.has(word) && !known.has(at) && !names.has(word) && !/^\d{1,2}$/.test(word),
  )
  if (unread.length > (isUnnamed ? 0 : MOST_UNREAD)) return undefined
  return { receipts: named.map(({ id }) => id), unread }
}

function isDocument({ documentKind }: NameableReceipt): boolean {
  return documentKind !== undefined && documentKind !== null
}
