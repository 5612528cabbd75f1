import { exclusionsIn } from '../../text/affirmed-text.ts'
import { anyOf, phrases, wordsIn } from '../../text/phrase-grammar.ts'
import { says, wordingOf } from '../../text/phrases-in.ts'
import { typingDistance } from '../../text/spelling.ts'
import { PLEASE } from '../../text/words/filler.ts'
import { namesOnlyReceipts } from '../answers/plain-answers.ts'
import { clausesOf } from '../commands/clauses.ts'
import { type CommandContext, commandIn, type ReceiptCommand } from '../commands/read-command.ts'
import { namesFieldFirst } from '../corrections/missing-fields.ts'
import { isKind } from '../receipts/kind-slips.ts'
import { excludedIn, mentionsIn } from '../receipts/mentions.ts'
import type { NameableReceipt } from '../receipts/receipt.ts'
import { leftOutIn } from './left-out.ts'
import { listedReceipts, listParts } from './listed-receipts.ts'

/** A wish to remove receipts. */
export interface RemovalWish {
  /** The ids of the receipts that it names. */
  receipts: string[]
  /** The parts of a list that name no receipt here. */
  unknown: string[]
  /** One receipt may be meant of several: 'the cabs'. */
  isVague: boolean
  /** Other clauses that wish something else. */
  rest?: string[]
  /** They are left out of an order to send. */
  isLeftOut?: true
}

interface RemovalContext {
  today: string
  open: readonly NameableReceipt[]
  focus: string | undefined
}

/** Reads which receipts a message wants removed; undefined when it wants nothing of the kind. `wished` is what `commandIn` reads of it. */
export function readRemoval(
  message: string,
  { today, open, focus }: RemovalContext,
  wished: ReceiptCommand | undefined,
): RemovalWish | undefined {
  const removal = removalOf(wished)
  const about = removal?.about ?? leftOutIn(message, open)
  if (about === undefined) return undefined
  // 'Remove the tax from the dinner' is not about the whole receipt.
  const part = partIn(about)
  if (part && mentionsIn(part, open, { today, focus: undefined }).by === 'none') return undefined
  const rest = removal?.others ?? []
  const beside = rest.length > 0 ? { rest } : {}
  const listed = listedReceipts(about, open, today)
  if (listed) return { ...wish(listed.receipts, false, listed.unknown), ...beside }
  const mention = mentionsIn(about, open, { today, focus })
  // 'Everything except the hotel' means all others, as long as what is left out is known.
  const { left, excluded } = exclusionsIn(about)
  const isAll =
    mention.by === 'none' &&
    (isEverything(left) || (excluded.length > 0 && isPlural(left))) &&
    (mention.notExcluded ?? []).length === 0
  // 'It' is the receipt that the message names, and only else the one that was spoken of before.
  const isPointing = (mention.by === 'none' || mention.by === 'focus') && !isAll && onlyPoints(about)
  const before = isPointing ? spokenOf(message, open, today) : undefined
  if (before) return { ...wish([before], false), ...beside }
  // A bill is named that is not here: the one spoken of before is another one.
  if (mention.by === 'focus' && isPointing && namesKind(message)) return { ...wish([], false), ...beside }
  return { ...wish(mention.receipts, !isAll && mention.receipts.length > 1 && mention.by !== 'number'), ...beside }
}

/** Whether a text speaks of some kind of bill: the toll, the dinner. */
const namesKind = (text: string): boolean => wordingOf(text).words.some(isKind)

/** 'That one', 'usko': which receipt is meant was said before. */
function onlyPoints(about: string): boolean {
  return wordingOf(about).words.every((word) => POINTING.has(word) || KINDLY.has(word))
}
const KINDLY: ReadonlySet<string> = new Set(PLEASE)
const POINTING = new Set(
  'that this the it one its thing ye yeh wo woh isko usko ise use is us wala wale wali bill bhi also too'.split(' '),
)

/** The one receipt that the other words of a message name, whatever they say of it: 'medicines are not office, leave that one out'. */
function spokenOf(message: string, open: readonly NameableReceipt[], today: string): NameableReceipt | undefined {
  const said = message.replace(/\b(?:not|isnt|isn't|arent|aren't|wasnt|wasn't|dont|don't|nahi|nahin|nhi|mat)\b/gi, ' ')
  const { by, receipts } = mentionsIn(said, open, { today, focus: undefined })
  const [only, ...others] = receipts
  return by !== 'none' && by !== 'date' && by !== 'focus' && others.length === 0 ? only : undefined
}

/** Speaks of something else than receipts. */
const NO_RECEIPT = anyOf(
  phrases(
    'conversation | chat | history | account | claim | claims | expense | expenses | everything you know | paise | paisa | decimals | decimal | round off | confusion | doubt | mistake | error | typo',
  ),
)
const NOTHING = new Set(['not', 'no', 'none', 'nothing'])

/** The words that name what is to be taken out; undefined when the message asks for nothing of the kind. */
export function removalIn(message: string, context: CommandContext): { about: string; others: string[] } | undefined {
  return removalOf(commandIn(message, context))
}

function removalOf(wish: ReceiptCommand | undefined): { about: string; others: string[] } | undefined {
  if (wish?.act !== 'remove') return undefined
  const { about, others } = wish
  const [first = ''] = wordingOf(about).words
  return namesFieldFirst(about) || NOTHING.has(first) || says(about, NO_RECEIPT) ? undefined : { about, others }
}

/** What is to be taken from something: 'the tax' of 'the tax from the dinner'; no receipt itself. */
function partIn(about: string): string | undefined {
  const { text, tokens, words } = wordingOf(about)
  const at = words.indexOf('from')
  if (at < 1 || at > MOST_PART || at === words.length - 1) return undefined
  return words.slice(0, at).some((word) => RECEIPT.has(word)) ? undefined : text.slice(0, tokens[at - 1]?.end)
}

const MOST_PART = 8
const RECEIPT = new Set(['receipt', 'receipts', 'bill', 'bills', 'invoice', 'invoices', 'one', 'ones'])

const ALL = wordsIn('all everything sab sabhi saare kuch of them these the receipts bills ones'.split(' '), PLEASE)
const isEverything = (text: string): boolean => {
  const { words } = wordingOf(text)
  return words.some(isWhole) && words.every((word) => isWhole(word) || ALL.has(word) || HERE.has(word))
}
/** 'Evrything' is a slip of the fingers. */
const isWhole = (word: string): boolean =>
  WHOLE.has(word) || (word.length > 6 && typingDistance(word, 'everything', MOST_SLIP) <= MOST_SLIP)
const MOST_SLIP = 1.6
/** 'This chat's bills except the lunch' are all others. */
const isPlural = (text: string): boolean => {
  const { words } = wordingOf(text)
  return words.some((word) => PLURAL.has(word)) && words.every((word) => ALL.has(word) || HERE.has(word))
}
const PLURAL = new Set(['receipts', 'bills', 'ones', 'rest', 'others'])

/** 'All bills here', 'this chat's receipts'. */
const HERE = new Set(
  'here in this chat chats conversation conversations my rest other others remaining baaki ones uploaded'.split(' '),
)
const WHOLE = new Set('all everything sab sabhi saare'.split(' '))

function wish(receipts: readonly NameableReceipt[], isVague: boolean, unknown: string[] = []): RemovalWish {
  return { receipts: receipts.map(({ id }) => id), unknown, isVague }
}

/** Reads the removal that an order to send wishes in any of its clauses, or what it leaves out: 'send all but the cab'. */
export function readRemovalBeside(message: string, context: RemovalContext): RemovalWish | undefined {
  return readRemoval(message, context, commandIn(message, context)) ?? exceptionIn(message, context)
}

/** The receipts that a wish to send leaves out: 'send reimbursement but not the cab', 'haan par cab wala nahi'. */
export function exceptionIn(message: string, { open, today }: RemovalContext): RemovalWish | undefined {
  const later = clausesOf(message).flatMap(({ words, textOf }) => {
    const kept = Math.max(0, ...KEPT_BACK(words, 0))
    const end = kept > 0 ? endOfKept(words, kept) : words.length
    const at = words.findIndex((_, place) => place > kept && NOT_NOW(words, place).includes(words.length))
    const about = at > 0 ? textOf(kept, at) : kept > 0 ? textOf(kept, end) : ''
    return about !== '' && namesOnlyReceipts(about, open) ? eachMentioned(about, { open, today }) : []
  })
  if (later.length > 0 && later.length < open.length) return { ...wish(later, false), isLeftOut: true }
  const named = excludedIn(message, open, { today, focus: undefined }).filter(
    ({ by }) => by !== 'none' && by !== 'date',
  )
  const out = open.filter((receipt) => named.some(({ receipts }) => receipts.includes(receipt)))
  if (out.length === 0) return undefined
  const isVague = named.some(({ by, receipts }) => by === 'category' && receipts.length > 1)
  return { ...wish(out, isVague), isLeftOut: true }
}

/** Opens a clause on a receipt that is not to go now: 'hold the flight', 'keep the hotel for later'. */
const KEPT_BACK = anyOf(
  phrases(
    'hold | hold back | hold off on | hold on to | keep | keep back | keep aside | park | but hold | but keep | and hold | and keep | leave',
  ),
)
const OF_KEPT = anyOf(
  phrases(
    'back | aside | for now | for the moment | here | with you | till then | out for now | pending | on hold | for next time | abhi',
  ),
)
/** Where what is kept is named up to. */
function endOfKept(words: readonly string[], from: number): number {
  const at = words.findIndex((_, place) => place > from && OF_KEPT(words, place).includes(words.length))
  return at < 0 ? words.length : at
}

/** Ends a clause on a receipt that is not to go now: 'hotel still no', 'cab later'. */
const NOT_NOW = anyOf(
  phrases(
    'no | not | nahi | nahin | still no | still not | not now | not yet | not today | later | for later | abhi nahi | baad mein | baad me | next time | next month | nahi bhejna | mat bhejna | ruk jao | on hold | hold',
  ),
)

/** The receipts that the parts of a list name, each by its own words: 'the hotel and the medicine'. */
export function eachMentioned(
  text: string,
  { open, today }: Pick<RemovalContext, 'open' | 'today'>,
): readonly NameableReceipt[] {
  const found = new Set(
    listParts(text).flatMap((part) => {
      const { by, receipts } = mentionsIn(part, open, { today, focus: undefined })
      return by === 'none' || by === 'date' || by === 'focus' ? [] : receipts
    }),
  )
  return open.filter((receipt) => found.has(receipt))
}

const ONLY = anyOf(
  phrases('only | just | sirf | keval | alone | bas | the rest for later | the rest later | rest later'),
)

/** 'Send the train first', 'pehle train bhejo': the others are to wait. */
const FIRST_SENT = (words: readonly string[], at: number): number[] => {
  const isSent = SENT.has(words[at] ?? '')
  const isFirst = isSent && words.slice(at + 1).some((word) => FIRST.has(word)) && words.at(-1) !== words[at]
  const isHindi = isSent && words.slice(0, at).some((word) => word === 'pehle')
  return isFirst || isHindi ? [at + 1] : []
}
const SENT = new Set('send submit forward claim bhejo bhej bhejna'.split(' '))
const FIRST = new Set(['first', 'pehle'])

/** Reads which receipts alone an order names: 'send reimbursement of the cab only'. */
export function readOnlyThese(message: string, { open, today }: RemovalContext): string[] | undefined {
  if (!says(message, ONLY) && !says(message, FIRST_SENT)) return undefined
  const named = mentionsIn(message, open, { today, focus: undefined })
  const each = eachMentioned(message, { open, today })
  // 'Receipt 1 and 2' is one list of numbers.
  const receipts =
    named.by === 'number' ? open.filter((one) => named.receipts.includes(one) || each.includes(one)) : each
  return receipts.length === 0 ? undefined : receipts.map(({ id }) => id)
}
