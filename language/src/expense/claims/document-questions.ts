import { anyOf, either, inOrder, phrases, type Rule, wordsIn } from '../../text/phrase-grammar.ts'
import { says, wordingOf } from '../../text/phrases-in.ts'
import type { ExpenseContext } from '../context.ts'
import { mentionsIn } from '../receipts/mentions.ts'

const one = (...blocks: string[]): Rule => anyOf(phrases(...blocks))

const WHY = phrases('why | why not | how come | kyun | kyu | kyon | kyo | what about | and')
const NOT_COUNTED = phrases(
  `not counted | isnt counted | wasnt counted | not included | isnt included | left out | excluded | not in the total | isnt in the total | not there | missing from the total | not claimed | not added | nahi gina | nahi ginna | nahi liya | nahi joda | nahi add | not count | didnt count | didnt you count | not paid | wont be paid`,
)
const PAID = phrases(
  `get paid | gets paid | will be paid | be paid | get reimbursed | be reimbursed | reimbursable | which of these count | which ones count | what counts | actually paid | actually get | will i get back | do i get back | paise milenge | paisa milega | count as expense`,
)
const WORDS = phrases(
  'which | of | these | them | ones | one | actually | to me | me | so | will | really | then | it | is | need | to | pay | have | the | they | u | you | did | are | be | in | end | finally',
)

/** What such questions are made of. */
export const DOCUMENT_WORDS: ReadonlySet<string> = wordsIn(WHY, NOT_COUNTED, PAID, WORDS)

/**
 * Returns the documents, by their ids, of which a message asks why they are not counted or whether they are paid; all of them where it
 * asks of what is here. Undefined where no document is here, or it asks something else.
 */
export function documentsAsked(
  message: string,
  { open, focus, today }: Pick<ExpenseContext, 'open' | 'focus' | 'today'>,
): string[] | undefined {
  const documents = open.filter(({ documentKind = null }) => documentKind !== null)
  if (documents.length === 0) return undefined
  const asksWhy = says(
    message,
    either(anyOf(NOT_COUNTED), inOrder(one('why not | why isnt | why arent | kyun nahi | kyu nahi | kyon nahi'))),
  )
  const asksPaid = says(message, anyOf(PAID))
  const goesOn = opensAsking(message)
  if (!asksWhy && !asksPaid && !goesOn) return undefined
  const { by, receipts } = mentionsIn(message.replace(/\b(?:not|nahi|nahin)\b/gi, ' '), open, { today, focus })
  const named =
    by === 'none' || by === 'date' ? [] : receipts.filter(({ documentKind = null }) => documentKind !== null)
  if (named.length > 0 && named.length === receipts.length) return named.map(({ id }) => id)
  return (asksPaid || asksWhy) && (by === 'none' || by === 'date') ? documents.map(({ id }) => id) : undefined
}

/** 'And Mehta?', 'what about the proforma', as long as it says little else. */
function opensAsking(message: string): boolean {
  const { words } = wordingOf(message)
  return /^(?:and|what about|how about|aur)\b/i.test(message.trim()) && words.length <= MOST_OF_FOLLOW_UP
}

const MOST_OF_FOLLOW_UP = 12
