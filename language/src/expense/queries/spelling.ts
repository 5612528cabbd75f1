import { DAY_WORDS, MONTHS } from '../../text/date-words.ts'
import { isEnglishWord } from '../../text/english-words.ts'
import { wordsIn } from '../../text/phrase-grammar.ts'
import { SERVED_WORDS } from '../../text/place-names.ts'
import { typingDistance } from '../../text/spelling.ts'
import { VOCABULARY } from '../../text/vocabulary.ts'
import { HINDI_DO, HINDI_REMOVES, HINDI_SENDS, LAST_VERB, VERB } from '../../text/words/act-verbs.ts'
import { ASSENT } from '../../text/words/assent.ts'
import { COURTESY, MANNER } from '../../text/words/filler.ts'
import { NOUN } from '../../text/words/matters.ts'
import { REFUSAL } from '../../text/words/refusal.ts'
import { LITERAL } from '../corrections/statement-words.ts'
import * as readers from '../reader-words.ts'
import * as plain from '../receipts/plain-words.ts'
import { QUESTION_WORDS } from './question-words.ts'

/** The words of questions on spending that are worth correcting to. */
const OWN = `receipt receipts expense expenses claim claims claimed unclaimed spending spend spent amount total average
category categories merchant merchants vendor vendors invoice invoices biggest largest smallest highest lowest compare
compared against approved rejected pending month months quarter monthly weekly daily between without missing transport
accommodation miscellaneous restaurant restaurants grocery breakfast reimbursement payment payments previous financial
statement lunch dinner hotel hotels coffee snacks travel petrol diesel parking breakdown conversation wise splitting`.split(
  /\s+/,
)

/** Short words that begin a question. */
const SHORT = ['what', 'which', 'when', 'show', 'much', 'many']

const WORTH = [
  ...new Set([...SHORT, ...OWN, ...[...MONTHS.keys()].filter((name) => name.length > 4), ...SERVED_WORDS]),
].filter((word) => word.length > 4 || SHORT.includes(word))
const RIGHT = new Set([...WORTH, ...OWN, ...VOCABULARY.keys(), ...MONTHS.keys(), ...DAY_WORDS.keys()])

/**
 * A clean text in lower case with misspelt words of our own put right: 'catagory' is category. Names that `known` holds,
 * such as merchants', and everything that is spelled as some word of ours stay.
 */
export function spelled(text: string, known: ReadonlySet<string>): string {
  return text.replace(/\p{L}+/gu, (word) => {
    if (word.length < 4 || !/^[a-z]+$/.test(word) || RIGHT.has(word) || known.has(word)) return word
    // A short word is one of ours where a letter is missing, and no other word.
    const limit = word.length < 7 ? 1.05 : 1.6
    if (word.length < 5 && isEnglishWord(word)) return word
    let best = word
    let least = limit
    for (const right of WORTH) {
      if (Math.abs(right.length - word.length) > 2 || right[0] !== word[0]) continue
      const distance = typingDistance(word, right, least)
      // Plurals and tenses that we do not list are no slips.
      if (distance <= least && !isForm(word, right)) {
        if (distance < least || best === word) best = right
        least = distance
      }
    }
    return best
  })
}

function isForm(word: string, right: string): boolean {
  return word === `${right}s` || word === `${right}d` || word === `${right}ed` || `${word}s` === right
}

/** The words of the grammars, which are no slips of others. That one stands here says nothing of whether a message is read. */
const LISTED: ReadonlySet<string> = new Set([
  ...RIGHT,
  ...QUESTION_WORDS,
  ...LITERAL,
  ...Object.values(readers).flatMap((list) => [...list]),
  ...[plain.JUDGEMENT, plain.REFERENCE, plain.ORDER, plain.CATEGORY, plain.MEANS, plain.HEDGES, plain.DATE].flatMap(
    (list) => [...list],
  ),
  ...wordsIn(ASSENT, COURTESY, MANNER, REFUSAL, HINDI_DO, HINDI_REMOVES, HINDI_SENDS),
  ...wordsIn(...Object.values(NOUN), ...Object.values(VERB), ...Object.values(LAST_VERB)),
])
const ENDINGS = ['s', 'es', 'd', 'ed', 'ing']

/** Whether a word, in lower case and Latin letters, is one of the grammars', in any form, and so no slip of another. */
export const isSpelledRight = (word: string): boolean =>
  LISTED.has(word) ||
  ENDINGS.some((ending) => {
    const stem = word.slice(0, -ending.length)
    return word.endsWith(ending) && stem.length > 2 && (LISTED.has(stem) || LISTED.has(`${stem}e`))
  })
