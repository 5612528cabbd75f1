import { negatesAnything } from '../../text/affirmed-text.ts'
import { isQuoted, isUnsure } from '../../text/certainty.ts'
import { romanised } from '../../text/devanagari.ts'
import { isEnglishWord } from '../../text/english-words.ts'
import { type Figure, figuresIn } from '../../text/figures.ts'
import { type Word, wordsOf } from '../../text/quantities.ts'
import { PLEASE } from '../../text/words/filler.ts'
import { ASKED_FIRST } from '../queries/question-words.ts'
import type { PricedReceipt } from '../queries/receipt-question.ts'
import { mentionsIn } from '../receipts/mentions.ts'
import { CATEGORY, DATE, ORDER, REFERENCE } from '../receipts/plain-words.ts'
import { merchantWords } from '../receipts/receipt.ts'

/** What a receipt comes to once a part of it is taken off, or alone is claimed. */
export interface Share {
  number: number
  totalPaise: number
}

const words = (...lists: string[]) => new Set(lists.join(' ').split(/\s+/))

/** Whose a part is that the company does not pay. */
const PERSONAL = words(
  'personal private own family familys wife wifes husband husbands kids kid son daughter friend friends mother father parents colleague colleagues teammate niji apna apni',
)
/** Takes a part off, from the rest. */
const TAKES_OFF = words('deduct remove subtract minus exclude cut reduce')
const HINDI_OFF = words('hatao hata ghatao ghata kato kaat')
const FROM = words('from off of out by se')
/** Leaves a part that is claimed, where nothing else is. */
const ONLY = words('only just sirf bas keval hi')
const CLAIMED = words(
  'mine claim claimed claiming office official officially work company companys business reimburse reimbursed',
)
/** Says the rest of what a part says, and nothing more. */
const REST = words('rest remaining balance baki baaki')
/** Changes nothing about whose a part is. */
const BESIDE = words(
  `a an the of out from in on is was were be are this that it its my mine i we and for as at part portion share amount worth rupees rupee rs inr
  bucks use usage expense expenses one me mein mai se ka ki ke ko hai hain tha thi the wala wali mera meri mere do kar karo
  actually so also by to off want like would need belongs belong paid pay pays will only just sirf bas take total too then now wants karna karne karni chahiye home phone bill receipt ye yeh isme usme isme is us item items`,
)
/** A part of no more than this, in words without a currency, may count something else. */
const LEAST_BARE = 10_00
const NUMBERED = /\b(?:receipts?|bills?|rasid|no\.?|number)\s?#?\s?\d{1,2}\b/giu

/**
 * Reads that a part of a bill is not the company's, or that it alone is: '500 of the dinner was my own', 'half of it is Vikram's',
 * 'claim only 800 of it'. Each word must be known to change nothing else; undefined where a word, a guess or a question is in it, where
 * it is not clear which bill is meant, and where nothing or all of it would be left.
 */
export function shareIn(
  message: string,
  context: { open: readonly PricedReceipt[]; focus: string | undefined; today: string },
): Share | undefined {
  const whole = shareOf(withoutReason(message), context)
  if (whole) return whole
  // The bill may be named before: 'koshys bill, a friend was there. Claim only half', 'fuel was half mine, so claim only 1,000'.
  const sentences = message.split(/[.;!]\s|,? so /)
  const last = sentences.at(-1)
  const { by, receipts } = mentionsIn(message, context.open, context)
  const [only, ...others] = receipts
  if (last === undefined || sentences.length < 2 || by === 'none' || !only || others.length > 0) return undefined
  return shareOf(last, { ...context, focus: only.id })
}

/** Why a part alone is claimed says nothing more: 'claim only 60% as it is a personal phone too'. */
function withoutReason(message: string): string {
  const at = message.search(REASON)
  return at > 0 && /\b(?:only|just|sirf)\b/i.test(message.slice(0, at)) ? message.slice(0, at) : message
}

const REASON = /[ ,](?:as|because|coz|cuz|since|kyunki|kyuki) (?:it|its|it's|that|thats|the|my|i|we|woh|wo|ye)\b/i

function shareOf(
  message: string,
  { open, focus, today }: { open: readonly PricedReceipt[]; focus: string | undefined; today: string },
): Share | undefined {
  // What is excluded here is a part of the bill, and negates nothing.
  const said = romanised(message.normalize('NFKC').replace(/[’‘`´]/g, "'")).replace(/\bexclud(?:e|ed|ing)\b/i, 'deduct')
  if (/[?]/.test(said) || ASKED_FIRST.test(said) || isUnsure(said) || isQuoted(said) || negatesAnything(said))
    return undefined
  const all = wordsOf(said.replace(NUMBERED, (number) => ' '.repeat(number.length)))
  const part = partIn(all)
  if (part === undefined) return undefined
  const textsOf = (some: readonly Word[]) => some.flatMap(({ text }) => (/[\p{L}\p{N}]/u.test(text) ? [text] : []))
  const around: Around = {
    before: textsOf(all.slice(0, part.start)),
    behind: textsOf(all.slice(part.end)),
    isFraction: !('paise' in part),
  }
  const about = `${said.slice(0, all[part.start]?.start)} ${said.slice(all[part.end - 1]?.end)}`
  const receipt = oneMeant(about, open, { focus, today })
  const side = receipt && sideOf(around, receipt)
  if (!receipt || receipt.totalPaise === null || side === undefined) return undefined
  const paise = 'paise' in part ? part.paise : Math.floor((receipt.totalPaise * part.of) / part.parts)
  const totalPaise = side === 'claimed' ? paise : receipt.totalPaise - paise
  return totalPaise > 0 && totalPaise < receipt.totalPaise ? { number: receipt.number, totalPaise } : undefined
}

/** Whether a message says of some bill that a part of it is somebody's own. */
export function tellsOfPart(message: string): boolean {
  const all = wordsOf(romanised(message.normalize('NFKC').replace(/[’‘`´]/g, "'")).replace(NUMBERED, ' '))
  return partIn(all) !== undefined && all.some(({ text }) => PERSONAL.has(text))
}

type Part = { start: number; end: number } & ({ paise: number } | { of: number; parts: number })

/** The one amount or fraction that words hold. */
function partIn(all: readonly Word[]): Part | undefined {
  const fractions = all.flatMap((_, at) => fractionAt(all, at) ?? [])
  const [fraction, ...otherFractions] = fractions
  const isPart = (figure: Figure) => figure.money || figure.paise >= LEAST_BARE
  const inFraction = ({ start }: Figure) => fractions.some((one) => start >= one.start && start < one.end)
  const [figure, ...others] = figuresIn(all).filter((one) => isPart(one) && !inFraction(one))
  // 'Half of it is Asha's, I claim my half only' says it twice.
  const isSame = otherFractions.every((one) => fraction && shareOfWhole(one) === shareOfWhole(fraction))
  if (!isSame || others.length > 0) return undefined
  if (fraction) return figure ? undefined : fraction
  if (!figure || figure.negative || figure.ambiguous) return undefined
  return figure.currencies.every((code) => code === 'INR') ? figure : undefined
}

/** How much of the whole a fraction is. */
const shareOfWhole = (part: Part): number => ('paise' in part ? 0 : part.of / part.parts)

const HALVES = words('half aadha adha aadhi adhi')
const PARTS: ReadonlyMap<string, number> = new Map([
  ['third', 3],
  ['quarter', 4],
])

function fractionAt(all: readonly Word[], at: number): Part | undefined {
  const [first = '', next = '', last = ''] = all.slice(at, at + 3).map(({ text }) => text)
  if (HALVES.has(first)) return { start: at, end: at + 1, of: 1, parts: 2 }
  const parts = first === 'a' || first === 'one' ? PARTS.get(next) : undefined
  if (parts !== undefined) return { start: at, end: at + 2, of: 1, parts }
  const of = /^\d{1,2}$/.test(first) ? Number(first) : 0
  if (of === 0) return undefined
  if (next === '%' || next === 'percent') return { start: at, end: at + 2, of, parts: 100 }
  return next === 'per' && last === 'cent' ? { start: at, end: at + 3, of, parts: 100 } : undefined
}

/** The bill that words name, else the one in talk, else the only one. */
function oneMeant(
  about: string,
  open: readonly PricedReceipt[],
  { focus, today }: { focus: string | undefined; today: string },
): PricedReceipt | undefined {
  const mention = mentionsIn(about, open, { today, focus })
  const [named, ...others] =
    mention.by === 'none' ? open.filter(({ id }) => open.length === 1 || id === focus) : mention.receipts
  return others.length === 0 ? named : undefined
}

/** The words of a message before and behind the part that it names. */
interface Around {
  before: readonly string[]
  behind: readonly string[]
  isFraction: boolean
}

/** Whether the part is taken off or alone claimed; undefined where its words leave that open, or say more. */
function sideOf(around: Around, receipt: PricedReceipt): 'claimed' | 'off' | undefined {
  const texts = [...around.before, ...around.behind]
  const has = (list: ReadonlySet<string>) => texts.some((text) => list.has(text))
  const names = merchantWords([receipt])
  const owner = ownerIn(around)
  const lists = [
    KINDLY,
    PERSONAL,
    TAKES_OFF,
    HINDI_OFF,
    ONLY,
    CLAIMED,
    REST,
    BESIDE,
    REFERENCE,
    ORDER,
    CATEGORY,
    DATE,
    names,
  ]
  const isKnown = (text: string) => lists.some((list) => list.has(text)) || isOfName(text, names)
  if (!texts.every((text) => text === owner || isKnown(text))) return undefined
  // 'Office' is whom the rest is claimed from.
  if (owner !== undefined || isPersonal(around, names)) return has(WORK) && !has(REST) ? undefined : 'off'
  if (has(PERSONAL)) return undefined
  if (takesOff(around)) return has(FROM) ? 'off' : undefined
  return has(ONLY) && has(CLAIMED) ? 'claimed' : undefined
}

/** 'Koshys' for Koshy's. */
const isOfName = (text: string, names: ReadonlySet<string>): boolean =>
  text.endsWith('s') && (names.has(text.slice(0, -1)) || names.has(`${text.slice(0, -1)}'s`))

/** '500 of it was my own', '450 personal': not 'the family dinner was 500', where it says which dinner. */
function isPersonal({ before, behind, isFraction }: Around, names: ReadonlySet<string>): boolean {
  const at = behind.findIndex((text) => PERSONAL.has(text))
  const next = behind[at + 1] ?? ''
  const isOfBill = !OF_USE.has(next) && [CATEGORY, REFERENCE, names].some((list) => list.has(next))
  if (at < 0 || isOfBill) return false
  const isOf = FROM.has(behind[0] ?? '') || behind[0] === 'in' || isFraction || takesOff({ before, behind, isFraction })
  const between = behind.slice(0, at)
  const isSaidOfIt = between.every((text) => IS.has(text) || POSSESSES.has(text) || text === 'for' || text === 'as')
  return isOf || (isSaidOfIt && (!between.includes('for') || between.some((text) => IS.has(text))))
}

const KINDLY = new Set(PLEASE)
const IS = words('is was were are hai tha thi')
const POSSESSES = words('my mera meri mere apna apni a the')
const OF_USE = words('use usage expense expenses part portion share')

/** 'Deduct 250 from the cab', 'cab se 100 hata do'. */
function takesOff({ before, behind }: Around): boolean {
  const [first, next] = before.filter((text) => !BEFORE_VERB.has(text))
  const isFirst = TAKES_OFF.has(first ?? '') || (first === 'take' && (next === 'off' || behind[0] === 'off'))
  return isFirst || [...before, ...behind].some((text) => HINDI_OFF.has(text))
}

const BEFORE_VERB = new Set([...PLEASE, ...words('actually so also i we want to would like need')])

/**
 * 'Half of it is Vikram's', 'aadha Vikram ka hai', 'half of it belongs to Vikram': the name of somebody who paid the part that stands
 * before it. Beside a whole amount a name may be the shop's.
 */
function ownerIn({ behind, isFraction }: Around): string | undefined {
  const isPart = isFraction || FROM.has(behind[0] ?? '')
  if (!isPart) return undefined
  return behind.find((text, at) => {
    const [before = '', next] = [behind[at - 1], behind[at + 1]]
    if (BESIDE.has(text) || PERSONAL.has(text)) return false
    if (text.endsWith("'s")) return KIN.has(text) || !isEnglishWord(text.slice(0, -2))
    if (isEnglishWord(text) || text.length < 3) return false
    const isAfterVerb = IS.has(before) || (before === 'to' && /^belongs?$/.test(behind[at - 2] ?? ''))
    return next === 'ka' || next === 'ki' ? isFraction : isAfterVerb && next === undefined
  })
}

const KIN = words(
  "colleague's friend's client's boss's manager's guest's cousin's brother's sister's wife's husband's mother's father's son's daughter's",
)
const WORK = words('office official company companys work business')
