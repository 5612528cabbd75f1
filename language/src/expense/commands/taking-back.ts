import { isAmount, readAmount } from '../../text/amounts.ts'
import { romanised } from '../../text/devanagari.ts'
import { anyOf, either, inOrder, maybe, phrases, type Rule, several, word } from '../../text/phrase-grammar.ts'
import { wordingOf } from '../../text/phrases-in.ts'
import * as filler from '../../text/words/filler.ts'
import { namesOnlyReceipts } from '../answers/plain-answers.ts'
import { mentionsIn } from '../receipts/mentions.ts'
import type { NameableReceipt } from '../receipts/receipt.ts'
import { isMarked } from '../sending/questions.ts'
import { isNegation } from '../skipped.ts'

/** What was said last is taken back: all of it, or to an amount; `about` names the receipt, empty for the one spoken of. */
export interface TakenBack {
  about: string
  totalPaise?: number
}

/** Stands for the one figure of a message. */
const FIGURE_WORD = 'zfigure'
const FIGURES = /(?:₹|\brs\.? ?|\binr ?)?\d[\d,]*(?:\.\d{1,2})?(?:\s?(?:rs|rupees?|rupaye|\/-))?/giu
const figure: Rule = word((said) => said === FIGURE_WORD)

const LEAD = either(
  anyOf(
    filler.APOLOGY,
    filler.SIGH,
    filler.HESITATION,
    filler.PARTICLE,
    filler.ADDRESS,
    filler.PLEASE,
    filler.EXCLAMATION,
  ),
  anyOf(
    phrases(
      `sorry | sry | oops | no | nope | nah | na | nahi | nahin | arre | are | arey | wait | actually | oh | hmm | ok | okay | then | so | phir | fir | toh | to | haan | ya | but | ab | it | that | thats | its | this`,
    ),
  ),
)
/** Owns that what was said last was wrong. */
const OWNED = anyOf(
  phrases(
    `galat bola | galat bol diya | galat likha | galat likh diya | galat tha | galat ho gaya | galat bataya | galat bata diya | galti se | galti ho gayi | galti ho gai | meri galti | my mistake | my bad | by mistake
     i was wrong | i am wrong | i said it wrong | i said wrong | i typed wrong | wrong one | wrong trip | wrong bill | wrong receipt | i misread | i misspoke | i mixed it up | i mixed up | i was mistaken`,
  ),
)
const THING = maybe(
  anyOf(
    phrases(
      'it | that | this | them | one | that one | this one | isko | usko | ise | use | woh | wo | yeh | ye | them all',
    ),
  ),
)
const BE = anyOf(
  phrases('bring | put | get | take | turn | change | set | make | move | give | have | go | roll | leave | keep'),
)
const TO_FIGURE = inOrder(maybe(anyOf(phrases('to | at'))), figure)
const HINDI_DO = anyOf(
  phrases(
    'karo | kar do | kar dena | kar dijiye | kardo | kr do | rakho | rakh do | rakhna | rehne do | rehne de | rehne dijiye | rahne do | lao | la do | likh do | likho | chahiye | aa jaye | le aao',
  ),
)
const AS_BEFORE = anyOf(
  phrases(
    `as it was | as it is | how it was | like it was | the way it was | as it was before | as before | same as before | like before | what it was | what it was before | as printed | as it is printed | what is printed | whats printed
     pehle jaisa | pehle jaisa hi | jaisa tha | jaisa pehle tha | jaisa tha waisa | jaisa tha waisa hi | waisa hi | pehle wala | pehle wala hi | purana wala | the old one | the earlier one | the old value | the old amount`,
  ),
)
const FORMER = anyOf(phrases('old | earlier | previous | original | former | first'))
const FIELD = anyOf(
  phrases('date | day | amount | total | name | merchant | category | value | one | figure | number | city'),
)
/** Says that all is to be as it was. */
const BACK = either(
  inOrder(
    maybe(BE),
    THING,
    anyOf(phrases('back')),
    maybe(anyOf(phrases('again | in | here'))),
    maybe(either(TO_FIGURE, AS_BEFORE)),
  ),
  inOrder(maybe(BE), THING, maybe(anyOf(phrases('to'))), AS_BEFORE, maybe(HINDI_DO)),
  inOrder(BE, maybe(anyOf(phrases('the | its'))), FORMER, FIELD),
  inOrder(
    anyOf(phrases('wapas | vapas | wapis | phir se | dobara')),
    maybe(either(figure, AS_BEFORE)),
    maybe(anyOf(['pe', 'par', 'hi'])),
    HINDI_DO,
  ),
  inOrder(figure, anyOf(phrases('sahi tha | theek tha | thik tha | was right | was correct | was fine'))),
  inOrder(
    figure,
    anyOf(phrases('hi | only | itself')),
    maybe(
      either(
        HINDI_DO,
        anyOf(
          phrases(
            'sahi hai | sahi tha | theek hai | thik hai | theek tha | thik tha | hai | tha | is right | was right | is correct | was correct | is fine',
          ),
        ),
      ),
    ),
  ),
  inOrder(
    anyOf(phrases('keep | leave')),
    THING,
    maybe(anyOf(phrases('at | as'))),
    figure,
    maybe(anyOf(phrases('only | itself | then'))),
  ),
)
/** Begins why it was wrong, which may be said in any words. */
const REASON = anyOf(
  phrases(
    'because | coz | cuz | since | as | kyunki | kyuki | i | we | main | mai | maine | mujhe | jo | woh | wo | it was | it is | my | mera | meri | that was',
  ),
)
/** A reason wishes nothing. */
const WISHES = new Set(
  'send submit claim remove delete drop bhej bhejo hata hatao nikal change set make add show list tell what how when'.split(
    ' ',
  ),
)

/**
 * Reads that what was said or done last is taken back in everyday words: 'bring it back, I was mixing it up', 'galat bola, wapas
 * 145 karo', '145 hi rehne do jo chhapa hai'. A closed grammar of the whole message but for its reason; undefined for all else.
 */
export function takenBackIn(
  message: string,
  { open, today }: { open: readonly NameableReceipt[]; today: string },
): TakenBack | undefined {
  const said = romanised(message)
  const figures = said.match(FIGURES) ?? []
  if (isMarked(said) || figures.length > 1) return undefined
  const { text, tokens, words } = wordingOf(said.replace(FIGURES, ` ${FIGURE_WORD} `))
  const named: string[] = []
  let isBack = false
  let isOwned = false
  for (let at = 0; at < words.length; ) {
    const back = Math.max(at, ...BACK(words, at))
    const owned = Math.max(at, ...OWNED(words, at))
    const lead = Math.max(at, ...several(LEAD)(words, at))
    // A refusal opens the message, or denies what it says.
    if (isBack && isNegation(words[at] ?? '') && words[at] !== 'na') return undefined
    if (back > at) isBack = true
    else if (owned > at) isOwned = true
    else if ((isBack || isOwned) && isReason(words, at)) break
    else if (lead === at) {
      const name = text.slice(tokens[at]?.start, tokens[at]?.end)
      if (words[at] === FIGURE_WORD || !namesOnlyReceipts(name, open)) return undefined
      named.push(name)
    }
    at = Math.max(at + 1, back, back > at ? at : owned, back > at || owned > at ? at : lead)
  }
  const [amount] = figures
  if (!isBack && (!isOwned || amount !== undefined)) return undefined
  const about = named.join(' ')
  const { by, receipts } = mentionsIn(about, open, { today, focus: undefined })
  // 'The cab was my mistake' takes back nothing that was said.
  if (about !== '' && (!isBack || by === 'none' || receipts.length !== 1)) return undefined
  if (amount === undefined) return { about }
  const read = readAmount(amount)
  return isAmount(read) ? { about, totalPaise: read.paise } : undefined
}

function isReason(words: readonly string[], at: number): boolean {
  const rest = words.slice(at)
  return REASON(words, at).some((end) => end > at) && !rest.some((said) => WISHES.has(said) || said === FIGURE_WORD)
}
