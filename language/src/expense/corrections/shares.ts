import { negatesAnything } from '../../text/affirmed-text.ts'
import { isQuoted, isUnsure } from '../../text/certainty.ts'
import { romanised } from '../../text/devanagari.ts'
import { isEnglishWord } from '../../text/english-words.ts'
import { type Figure, figuresIn } from '../../text/figures.ts'
import { type Word, wordsOf } from '../../text/quantities.ts'
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
  'personal private own family familys wife wifes husband husbands kids kid son daughter friend friends mother father parents niji apna apni',
)
/** Takes a part off, from the rest. */
const TAKES_OFF = words('deduct remove subtract minus exclude cut reduce less off hatao hata ghatao ghata kato kaat')
const FROM = words('from off of out by se')
/** Leaves a part that is claimed, where nothing else is. */
const ONLY = words('only just sirf bas keval')
const CLAIMED = words(
  'mine my claim claimed claiming office official officially work company companys business reimburse reimbursed',
)
/** Says the rest of what a part says, and nothing more. */
const REST = words('rest remaining balance baki baaki')
/** Changes nothing about whose a part is. */
const BESIDE = words(
  `a an the of out from in on is was were be are this that it its my mine i we and for as at part portion share amount worth rupees rupee rs inr
  bucks use usage expense expenses one me mein mai se ka ki ke ko hai hain tha thi the wala wali mera meri mere do kar karo please pls plz
  actually so also by to want like would need belongs belong paid pay pays will only just sirf bas take total bill receipt ye yeh isme usme isme is us item items`,
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
  { open, focus, today }: { open: readonly PricedReceipt[]; focus: string | undefined; today: string },
): Share | undefined {
  // What is excluded here is a part of the bill, and negates nothing.
  const said = romanised(message.normalize('NFKC').replace(/[’‘`´]/g, "'")).replace(/\bexclud(?:e|ed|ing)\b/i, 'deduct')
  if (/[?]/.test(said) || ASKED_FIRST.test(said) || isUnsure(said) || isQuoted(said) || negatesAnything(said))
    return undefined
  const all = wordsOf(said.replace(NUMBERED, (number) => ' '.repeat(number.length)))
  const part = partIn(all)
  if (part === undefined) return undefined
  const left = all.filter((_, at) => at < part.start || at >= part.end)
  const about = `${said.slice(0, all[part.start]?.start)} ${said.slice(all[part.end - 1]?.end)}`
  const receipt = oneMeant(about, open, { focus, today })
  const side = receipt && sideOf(left, receipt)
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
  if (otherFractions.length > 0 || others.length > 0) return undefined
  if (fraction) return figure ? undefined : fraction
  if (!figure || figure.negative || figure.ambiguous) return undefined
  return figure.currencies.every((code) => code === 'INR') ? figure : undefined
}

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

/** Whether the part is taken off or alone claimed; undefined where its words leave that open, or say more. */
function sideOf(left: readonly Word[], receipt: PricedReceipt): 'claimed' | 'off' | undefined {
  const texts = left.flatMap(({ text }) => (/[\p{L}\p{N}]/u.test(text) ? [text] : []))
  const has = (list: ReadonlySet<string>) => texts.some((text) => list.has(text))
  const owner = texts.find((text, at) => isOwner(text, { before: texts[at - 1], next: texts[at + 1] }))
  const names = merchantWords([receipt])
  const isKnown = (text: string) =>
    text === owner ||
    [PERSONAL, TAKES_OFF, ONLY, CLAIMED, REST, BESIDE, REFERENCE, ORDER, CATEGORY, DATE, names].some((list) =>
      list.has(text),
    )
  if (!texts.every(isKnown)) return undefined
  const isOthers = owner !== undefined || has(PERSONAL)
  // 'Company' is whom the rest is claimed from.
  if (isOthers) return has(WORK) && !has(REST) ? undefined : 'off'
  if (has(TAKES_OFF)) return has(FROM) ? 'off' : undefined
  return has(ONLY) && has(CLAIMED) ? 'claimed' : undefined
}

const WORK = words('office official company companys work business')

/** 'Vikram's', 'Vikram ka', 'belongs to Vikram': a name that no dictionary knows, of somebody who paid a part. */
function isOwner(text: string, { before, next }: { before: string | undefined; next: string | undefined }): boolean {
  const possessive = /^(\p{L}{3,})(?:'s|s)$/u.exec(text)?.[1]
  if (possessive !== undefined && !isEnglishWord(possessive) && !isEnglishWord(text)) return true
  if (
    /^(?:colleague|friend|client|boss|manager|guest|cousin|brother|sister|wife|husband|mother|father|son|daughter)'s$/.test(
      text,
    )
  )
    return true
  return (
    (next === 'ka' || next === 'ki' || before === 'to') && text.length > 2 && !isEnglishWord(text) && !BESIDE.has(text)
  )
}
