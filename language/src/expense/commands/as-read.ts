import { anyOf, either, inOrder, maybe, phrases, type Rule } from '../../text/phrase-grammar.ts'
import { placeOf, says, wordingOf } from '../../text/phrases-in.ts'
import { bareOf, reach } from './clauses.ts'
import { UNDO } from './command-words.ts'

const THE = maybe(anyOf(['the', 'its', 'their']))
const FORMER = anyOf(phrases('original | previous | old | earlier | first | read'))
const VALUE = anyOf(
  phrases('value | values | reading | readings | one | ones | text | name | date | total | amount | totals | amounts'),
)
/** 'What was read', 'how it was', 'as on the bill': it must hold one of the words of reading too. */
const RELATIVE = anyOf(phrases('what | whatever | how | as | the way | like'))
const OF_READING = anyOf(
  phrases('read | was | were | before | had | said | says | printed | on the bill | on the receipt'),
)
/** What stood there at first, in so many words. */
const AS_READ = either(
  anyOf(
    phrases(
      'what you read | the one you read | as before | what the bill says | what is on the bill | as on the bill | as per the bill | as per bill',
    ),
  ),
  inOrder(THE, FORMER, VALUE),
)
/** The same where no name is wanted: 'The Original' may be a merchant. */
const ORIGINAL = either(
  inOrder(
    THE,
    anyOf(phrases('original | previous | old | earlier | first')),
    maybe(anyOf(phrases('merchant | place | city | address'))),
  ),
  anyOf(['before']),
)

const isWhole = (rule: Rule, words: readonly string[]): boolean => rule(words, 0).includes(words.length)

/** Whether words stand for what was read at first, and so are no value themselves; `name` says that a name is wanted. */
export function meansWhatWasRead(said: string, name: boolean): boolean {
  const { words } = wordingOf(said)
  if (words.length === 0) return false
  const isRelative = reach(RELATIVE, words, 0) > 0 && placeOf(OF_READING, words, 1) !== undefined
  return isRelative || isWhole(AS_READ, words) || (!name && isWhole(ORIGINAL, words))
}

const VERB = anyOf(phrases('put | set | change | turn | bring | move | switch | make | correct | take | give'))
const NAME = anyOf(
  phrases('merchant | vendor | seller | supplier | shop | store | name | place | city | location | address'),
)
const IT = new Set(['it', 'that', 'this'])
/** A claim is taken back elsewhere. */
const NO_RECEIPT = anyOf(
  phrases(
    'claim | claims | expense | expenses | trip | trips | request | requests | approval | approvals | reimbursement | reimbursements | trp | exp',
  ),
)

/** The words that name what is to be as it was read again; undefined where nothing of the kind is wanted. */
export function wantedBack(text: string): string | undefined {
  const { text: cleaned, tokens, words } = wordingOf(text)
  const { start, end } = bareOf({ words })
  const slice = (from: number, to: number) => (to > from ? cleaned.slice(tokens[from]?.start, tokens[to - 1]?.end) : '')
  const undo = reach(UNDO, words, start)
  if (undo > start) {
    const to = words.findLastIndex((word, at) => at > undo && at < end && (word === 'to' || word === 'as'))
    const isTo = to > 0 && meansWhatWasRead(slice(to + 1, end), false)
    return ofReceipt(slice(undo, isTo ? to : end))
  }
  const verb = reach(VERB, words, start)
  if (verb === start) return undefined
  const back = words.findIndex((word, at) => at >= verb && at < end && word === 'back')
  if (back >= 0) {
    const next = words[back + 1] === 'again' ? back + 2 : back + 1
    if (next >= end) return ofReceipt(slice(verb, back))
    const value = words[next] === 'to' ? next + 1 : next
    return meansWhatWasRead(slice(value, end), false) ? slice(verb, back) : undefined
  }
  const to = words.findIndex((word, at) => at > verb && at < end && (word === 'to' || word === 'as'))
  if (to < 0) return undefined
  const about = slice(verb, to)
  return meansWhatWasRead(slice(to + 1, end), says(about, NAME)) ||
    (words[to] === 'as' && meansWhatWasRead(slice(to, end), false))
    ? about
    : undefined
}

function ofReceipt(about: string): string | undefined {
  return about === '' || IT.has(about.toLowerCase()) || says(about, NO_RECEIPT) ? undefined : about
}

const BACK = anyOf(phrases('back | restore | revert | reset | undo | was read | you read | original | wapas'))

/** Whether a person's own words want anything as it was before. */
export function wantsBack(message: string): boolean {
  return says(message, BACK)
}
