import { isUnsure } from '../../text/certainty.ts'
import { romanised } from '../../text/devanagari.ts'
import { type Figure, figuresIn } from '../../text/figures.ts'
import { anyOf, either, phrases, type Rule } from '../../text/phrase-grammar.ts'
import { placeOf, says, wordingOf } from '../../text/phrases-in.ts'
import { wordsOf } from '../../text/quantities.ts'
import { isFunctionWord, isTalk } from '../../text/skipped-words.ts'
import { namesOnlyReceipts } from '../answers/plain-answers.ts'
import { type Clause, clausesOf } from '../commands/clauses.ts'
import { ASKED_FIRST } from '../queries/question-words.ts'
import type { PricedReceipt } from '../queries/receipt-question.ts'
import { mentionsIn } from '../receipts/mentions.ts'
import { isMarked } from '../sending/questions.ts'

/** A part of one bill that is not claimed, or alone is. */
export interface PartWish {
  /** The id of the receipt; undefined where nobody can tell which is meant. */
  receiptId?: string
  side: 'off' | 'claimed'
  /** What the bill comes to then; undefined where the message does not say how much the part is. */
  totalPaise?: number
  /** What the part is called, as it was said. */
  item?: string
}

const each = (leads: readonly string[], verbs: readonly string[]) =>
  leads.flatMap((lead) => verbs.map((verb) => `${lead} ${verb}`))

/** Says that something is not claimed. */
const NOT_CLAIMED = anyOf(
  each(
    phrases(
      `not | dont | do not | wont | will not | not going to | dont want to | do not want to | not something i want to | not something i wish to | not something to | nothing i want to | i am not | im not | not to be | shouldnt be | should not be | no need to`,
    ),
    phrases('claim | claiming | claimed | include | count | add | reimburse'),
  ),
  each(
    phrases('claim | include | add | count'),
    phrases(
      'nahi karna | nahi karni | nahi karunga | nahi karungi | mat karo | mat karna | mat kijiye | nahi chahiye | nahi karna hai',
    ),
  ),
  phrases(
    `mat jodna | mat jodo | mat jodiye | mat jodiyega | mat lena | mat lo | mat daalna | mat dalna | mat daalo | mat dalo | mat ginna | mat gino | mat rakhna | mat rakho | nahi jodna | nahi lena | nahi jodo | nahi daalna | nahi dalna
     na jodna | na jodo | na lena | na jodein`,
  ),
)
/** Takes a part from a whole. */
const TAKES_OFF = anyOf(
  phrases(
    `deduct | deducting | subtract | minus | less | reduce | reduced by | cut | exclude | excluding | leave out | leaving out | leave off | take off | take out | knock off | strip out | remove | drop | without | skip
     kaat do | kaat lo | kaat dena | kato | kaato | kat do | kat lo | ghatao | ghata do | ghata dena | kam karo | kam kar do | kam kar dena | hata do | hatao | hata dena | nikal do | nikaal do | nikalo | chhod do | chhod ke | chod ke`,
  ),
)
const PARTED = anyOf(phrases('leave | take | keep | knock | strip'))
const AWAY = anyOf(phrases('out | off | away | aside'))
/** Nobody's business but the person's own. */
const PERSONAL = anyOf(
  phrases(
    `personal | private | niji | for myself | for my family | for my home | for home | for my kids | for my wife | my own | own use | not office | not for office | not for work | not official | not company
     apne liye | apne ghar ke liye | ghar ke liye | ghar ka | ghar ki | khud ke liye | family ke liye | mere liye | office ka nahi | office ki nahi | kaam ka nahi | company ka nahi`,
  ),
)
/** Of a share this may say that it is claimed, or that it is not. */
const MINE = anyOf(phrases('is mine | was mine | are mine | were mine | is for me | was for me'))
const ONLY = anyOf(phrases('only | just | sirf | bas | keval'))
const CLAIMED = anyOf(
  phrases(
    'claim | claiming | claim karna | claim karo | claim kar do | claim karna hai | claim karni hai | for office | office ka | office ki | office use | official | company ka | for work | kaam ka',
  ),
)
/** Sets what is claimed: '50% kar do', 'usko 353 karo'. */
const SETS = anyOf(
  phrases('karo | kar do | kardo | kar dena | kar dijiye | rakho | rakh do | set | make | make it | set it to | lagao'),
)
const FROM = anyOf(phrases('by | from | of | se | me se | mein se | off | out of'))

/** Beside them nothing else is named. */
const NOTHING = anyOf(
  phrases(
    `that part | this part | the part | part | portion | share | bit | amount | money | paise | paisa | rupees | rs | charge | charges | cost | wish | something | claim | wala | wali | wale | liya | li | liye | lia | tha | thi | hai | h
     usme | isme | usse | isse | uske | iske | unke | uska | uski | iska | iski | unka | unki | apni | hissa | note | notes | se | ka | ki | ke | ko | toh | to | na | aur | waise | maine | mainne | main | mera | meri | apna | apne | woh | wo | yeh | ye | office | use | then | by | off | out | from | was | were | is | are | only | just | sirf | hi | bhi | bill | receipt | bills
     also | too | so | yet | now | today | anything | nothing | everything | later | first | put | bring | keep | give | all | both | rest | others | i | am | not | dont | it | them | those | these | want | going | should | be`,
  ),
)

/**
 * Reads that a part of a bill is not claimed, or alone is, in whatever words: 'laundry was 236, take it off the hotel', 'gulab jamun ke
 * paise mat jodna', 'aadha office ka hai, 50% kar do'. Where the message does not say how much the part is, that has to be asked.
 * Undefined where a whole receipt is meant, and for a question or a guess.
 */
export function partIn(
  message: string,
  { open, focus, today }: { open: readonly PricedReceipt[]; focus: string | undefined; today: string },
): PartWish | undefined {
  const [asked, wished] = withoutQuestion(message.normalize('NFKC').replace(/[’‘`´]/g, "'"))
  const said = romanised(`${asked}${wished}`)
  if (isMarked(said) || ASKED_FIRST.test(said) || isUnsure(said) || open.length === 0) return undefined
  const side = sideOf(said)
  if (!side || says(said, OF_NOTE) || says(said, BOUNDED) || statesTotal(said, open)) return undefined
  const receipt = meant(said, open, { focus, today })
  const amount = amountIn(said)
  if (amount === 'several' || (amount !== undefined && says(said, MINE))) return undefined
  if (amount !== undefined) {
    const paise = 'share' in amount ? receipt && Math.floor((receipt.totalPaise ?? 0) * amount.share) : amount.paise
    const whole = receipt?.totalPaise ?? undefined
    if (receipt === undefined || paise === undefined || whole === undefined) return undefined
    const isClaimed = side === 'claimed' || ('paise' in amount && isTarget(said, amount))
    const totalPaise = isClaimed ? paise : whole - paise
    const isPart = totalPaise > 0 && (totalPaise < whole || (totalPaise === whole && isClaimed))
    return isPart ? { receiptId: receipt.id, side, totalPaise } : undefined
  }
  const item =
    itemIn(`${asked}${wished}`, side, open) ?? (asked === '' ? undefined : itemIn(`${asked} ${LEFT_OUT}`, side, open))
  return item === undefined ? undefined : { side, item, ...(receipt && { receiptId: receipt.id }) }
}

/** 'Did you include the service charge? Cut that': what was asked about is what the wish behind it points at. */
function withoutQuestion(message: string): [asked: string, wished: string] {
  const at = message.lastIndexOf('?')
  const wished = message.slice(at + 1)
  const isWish = at > 0 && says(wished, either(NOT_CLAIMED, TAKES_OFF)) && says(wished, POINTS)
  return isWish ? [message.slice(0, at).replace(OPENS_QUESTION, ''), `, ${wished.trim()}`] : ['', message]
}

const OPENS_QUESTION =
  /^(?:did|do|does|have|has|is|are|was|were|why is|kya)\s+(?:(?:you|u|they|it|there|aapne|tumne)\s+)?(?:(?:include|included|count|counted|add|added|take|taken|charge|charged|keep|kept)\s+)?/i
const POINTS = anyOf(phrases('it | that | this | usko | isko | use | ise | woh | wo'))
/** Says in so many words what a pointing wish means. */
const LEFT_OUT = 'leave out'

/** A note is no part of a bill. */
const OF_NOTE = anyOf(phrases('note | notes | remark | remarks | comment | comments'))
/** Above or below a figure are several receipts, and no part of one. */
const BOUNDED = anyOf(
  phrases(
    'above | below | over | under | more than | less than | greater than | at least | at most | upto | up to | se zyada | se jyada | se kam ke | se upar | not personal | personal nahi | not private',
  ),
)
const IS = new Set('is was are were hai tha total amount comes came'.split(' '))

/** 'The cab was 640, not including toll' says what the cab came to. */
function statesTotal(said: string, open: readonly PricedReceipt[]): boolean {
  return clausesOf(said).some(({ words, textOf }) => {
    const at = words.findIndex((word, place) => /^\d/.test(word) && IS.has(words[place - 1] ?? ''))
    if (at < 2 || words[at + 1] === '%') return false
    const { by } = mentionsIn(textOf(0, at - 1), open, { today: '', focus: undefined })
    return by !== 'none' || words.slice(0, at).some((word) => TOTALS.has(word))
  })
}

const TOTALS = new Set(['total', 'amount', 'bill'])

/** Whether the part is left out or alone is claimed; undefined where a message says neither. */
function sideOf(said: string): PartWish['side'] | undefined {
  const { words } = wordingOf(said)
  const parted = placeOf(PARTED, words)
  const isParted = parted !== undefined && placeOf(AWAY, words, parted.end) !== undefined
  const isOff = says(said, NOT_CLAIMED) || says(said, TAKES_OFF) || says(said, PERSONAL) || says(said, MINE) || isParted
  const isClaimed =
    (says(said, ONLY) && says(said, CLAIMED)) || (hasShare(words) && (says(said, CLAIMED) || says(said, SETS)))
  // 'The hub is mine, claim only the cable' says both: what alone is claimed is left.
  return isClaimed ? 'claimed' : isOff ? 'off' : undefined
}

/** 'Shop wale ka' points at a receipt by some name of its own. */
function pointsAtOther(said: string): boolean {
  const { words } = wordingOf(said)
  return words.some(
    (word, at) => !POINTERS.has(word) && WALA.has(words[at + 1] ?? '') && OF_WALA.has(words[at + 2] ?? ''),
  )
}

const POINTERS = new Set('us is woh wo yeh ye'.split(' '))
const WALA = new Set('wala wali wale'.split(' '))
const OF_WALA = new Set('bill receipt ka ki ke me mein se'.split(' '))

/** The one receipt that is meant: the one named, else the one in talk, else the only one. */
function meant(
  said: string,
  open: readonly PricedReceipt[],
  { focus, today }: { focus: string | undefined; today: string },
): PricedReceipt | undefined {
  // 'Take it off the hotel': what is named counts before 'it'.
  const mention = mentionsIn(said.replace(DENIED, ' ').replace(IT, ' '), open, { today, focus })
  // 'Shop wale ka' names one that is not found.
  if ((mention.by === 'none' || mention.by === 'focus') && pointsAtOther(said) && open.length > 1) return undefined
  const candidates =
    mention.by === 'none' || mention.by === 'date'
      ? open.filter(({ id }) => open.length === 1 || id === focus)
      : mention.receipts
  const [only, ...others] = candidates
  return others.length === 0 ? only : undefined
}

const IT = /\b(?:it|that|this|usme|isme|usko|isko)\b/gi
const DENIED = /\b(?:not|don't|dont|isn't|isnt|nahin?|nhi|mat|except|exclude|without)\b/gi

const HALVES = new Set(['half', 'aadha', 'adha', 'aadhi', 'adhi', 'aadhe'])
const isShareAt = (words: readonly string[], at: number): boolean =>
  HALVES.has(words[at] ?? '') ||
  (/^\d{1,2}$/.test(words[at] ?? '') && ['%', 'percent', 'pct', 'per'].includes(words[at + 1] ?? ''))
const hasShare = (words: readonly string[]): boolean => words.some((_, at) => isShareAt(words, at))

type Amount = { share: number } | { paise: number; start: number; end: number }

/** The one amount or share that is said; 'several' where there are more. */
function amountIn(said: string): Amount | 'several' | undefined {
  const all = wordsOf(said.replace(NUMBERED, (number) => ' '.repeat(number.length)))
  const texts = all.map(({ text }) => text)
  const shares = texts.flatMap((text, at) =>
    isShareAt(texts, at) ? [{ share: HALVES.has(text) ? 0.5 : Number(text) / 100, at }] : [],
  )
  const isMoney = (figure: Figure) => figure.money || (figure.paise >= LEAST && !isYear(figure.paise))
  const inShare = ({ start }: Figure) => shares.some(({ at }) => at === start)
  const figures = figuresIn(all).filter((figure) => isMoney(figure) && !inShare(figure))
  const [figure, ...others] = figures
  const distinct = new Set(shares.map(({ share }) => share))
  if (others.length > 0 || distinct.size > 1) return 'several'
  if (figure) return { paise: figure.paise, start: all[figure.start]?.start ?? 0, end: all[figure.end - 1]?.end ?? 0 }
  const [share] = distinct
  return share === undefined ? undefined : { share }
}

const NUMBERED = /\b(?:receipts?|bills?|rasid|no\.?|number)\s?#?\s?\d{1,2}\b/giu
const isYear = (paise: number): boolean => paise >= 2000_00 && paise < 2100_00 && paise % 100 === 0
/** Smaller figures may count something else. */
const LEAST = 10_00

/** '598 kar do', 'set it to 598', 'claim 598': what is claimed, and not what is taken off. */
function isTarget(said: string, { start, end }: { start: number; end: number }): boolean {
  const before = wordingOf(said.slice(0, start)).words.slice(-3)
  const behind = wordingOf(said.slice(end)).words.slice(0, 3)
  const isFrom =
    behind.some((_, at) => at === 0 && FROM(behind, at).length > 0) ||
    ['by', 'minus', 'less'].includes(before.at(-1) ?? '')
  const isSet = SETS(behind, 0).length > 0 || ['to', 'only', 'just', 'sirf'].includes(before.at(-1) ?? '')
  return isSet && !isFrom
}

const KNOWN = either(NOT_CLAIMED, TAKES_OFF, PERSONAL, MINE, ONLY, CLAIMED, PARTED, AWAY, NOTHING)
const TELLS: Record<PartWish['side'], Rule> = {
  claimed: ONLY,
  off: either(NOT_CLAIMED, TAKES_OFF, PERSONAL, MINE, PARTED),
}

/** What the part is called, in the clause that says what becomes of it: words that say neither that nor which receipt. */
function itemIn(message: string, side: PartWish['side'], open: readonly PricedReceipt[]): string | undefined {
  const clauses = clausesOf(message)
  for (const [place, clause] of clauses.entries()) {
    const told = placeOf(TELLS[side], clause.words)
    if (!told) continue
    const before = clauses[place - 1]
    // 'The buttermilk was mine, don't add its price': what is pointed at was named before.
    return itemOf(clause, side === 'claimed' ? told.end : 0, open) ?? (before && itemOf(before, 0, open))
  }
  return undefined
}

/** The words of a clause, from one on, that an item may be called by. */
function itemOf({ words, textOf }: Clause, from: number, open: readonly PricedReceipt[]): string | undefined {
  const at = words.findIndex((_, place) => place >= from && mayBeItem(words, place, textOf(place, place + 1), open))
  if (at < 0) return undefined
  let end = at + 1
  while (end < at + MOST_ITEM && mayBeItem(words, end, textOf(end, end + 1), open)) end += 1
  return textOf(at, end)
}

/** Whether a word may be part of what an item is called: none of a phrase that is known, or of a receipt's name. */
function mayBeItem(words: readonly string[], at: number, said: string, open: readonly PricedReceipt[]): boolean {
  const word = words[at] ?? ''
  const isKnown = words.some((_, from) => from <= at && KNOWN(words, from).some((end) => end > at))
  return word !== '' && !isKnown && !isFunctionWord(word) && !isTalk(word) && !namesOnlyReceipts(said, open)
}

const MOST_ITEM = 3
