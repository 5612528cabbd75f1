import {
  byField,
  PAYMENT_METHODS,
  RECEIPT_FIELD_LABELS,
  type ReceiptFieldName,
  receiptField,
} from '@pravas/contract/receipt-fields'
import { findDates } from '@pravas/reading/dates'
import { isGstin, repairGstin } from '@pravas/reading/gstin'
import { PLAIN, plainText } from '@pravas/reading/plain-text'
import { z } from 'zod'

/** What a language model is asked for, where the field's label does not say it all. */
const ASKED_FOR: Partial<Record<ReceiptFieldName, string>> = {
  merchant: 'the name of the shop, hotel or carrier',
  date: 'the day of the purchase, YYYY-MM-DD',
  invoice_number: 'the number of the bill, as printed',
  gstin: 'the GSTIN of the supplier',
  place: 'the city of the supplier',
  nights: 'how many nights the bill of a hotel is for',
  currency: 'three letters, such as INR',
  taxable: 'the sum before taxes',
  cgst: 'all CGST together',
  sgst: 'all SGST or UTGST together',
  igst: 'all IGST together',
  total: 'what was to be paid',
}
/** What a model is not asked for: our own categories, and an address, which is long and matters little. */
const NOT_ASKED = { category: true, address: true } as const

/** What a language model is asked for of one receipt; amounts in units of the currency, nothing of it checked yet. */
const AnsweredReceipt = z
  .object(
    byField((_, name) => {
      const text = z
        .string()
        .nullish()
        .describe(ASKED_FOR[name] ?? RECEIPT_FIELD_LABELS[name])
      const number = z
        .number()
        .nullish()
        .describe(ASKED_FOR[name] ?? RECEIPT_FIELD_LABELS[name])
      const payment = z.enum(PAYMENT_METHODS).nullish()
      return {
        text,
        code: text,
        date: text,
        amount: number,
        count: number,
        currency: text,
        gstin: text,
        category: text,
        payment,
      }
    }),
  )
  .omit(NOT_ASKED)
  .extend({ other: z.number().nullish().describe('further charges less discounts, round-off included') })
type AnsweredReceipt = z.infer<typeof AnsweredReceipt>

/** No photo holds more. */
const MOST_RECEIPTS = 8

export const ModelAnswer = z.object({ receipts: z.array(AnsweredReceipt).max(MOST_RECEIPTS) })
export type ModelAnswer = z.infer<typeof ModelAnswer>

const Text = z.string().min(1).regex(PLAIN)
const Gstin = z.string().refine(isGstin)
const Paise = z.int().positive()
/** What is longer was not printed as a name or as a number. */
const LONGEST_TEXT = 120
const LONGEST_CODE = 40

/** What a language model read, as far as it can be true; money in hundredths of the currency's unit. */
const SecondFields = z
  .object(
    byField(({ most = 0 }) => ({
      text: Text.max(Math.min(most, LONGEST_TEXT)).optional(),
      code: Text.max(Math.min(most, LONGEST_CODE)).optional(),
      date: z.iso.date().optional(),
      amount: Paise.optional(),
      count: z.int().min(1).max(most).optional(),
      currency: z
        .string()
        .regex(/^[A-Z]{3}$/)
        .optional(),
      gstin: Gstin.optional(),
      category: z.never().optional(),
      payment: z.enum(PAYMENT_METHODS).optional(),
    })),
  )
  .omit(NOT_ASKED)
export type SecondFields = z.infer<typeof SecondFields>
export type SecondFieldName = keyof SecondFields
const SECOND_NAMES = Object.keys(SecondFields.shape) as SecondFieldName[]

/** How far the second reading of a receipt is, as it is kept beside the first. */
const SecondReading = z.discriminatedUnion('state', [
  z.object({ state: z.literal('waiting'), until: z.iso.datetime() }),
  z.object({ state: z.literal('read'), fields: SecondFields }),
  z.object({ state: z.literal('failed') }),
])
export type SecondReading = z.infer<typeof SecondReading>

const Kept = z.object({ second: SecondReading })

/**
 * The second reading in what is kept of a receipt's reading; undefined where none was asked for. One that was waited for
 * in vain, because the server stopped, has failed.
 */
export function secondReadingIn(reading: unknown, now: Date): SecondReading | undefined {
  const second = Kept.safeParse(reading).data?.second
  return second?.state === 'waiting' && new Date(second.until) <= now ? { state: 'failed' } : second
}

/** Nobody claims an older bill; what looks like one is misread. The same rule holds for the first reading. */
const MOST_YEARS = 15
/** The most that an amount on a receipt may be, in paise. */
const MOST_PAISE = 100_000_000_00
/** A bill is rounded by less than one unit of its currency. */
const MOST_ROUNDING = 100

/**
 * What of a model's answer can be true by the rules that hold for the first reading: a GSTIN has its check character (one
 * misread character is put right), the day is none to come, and amounts that do not make their total are all left out.
 */
export function readingOfAnswer(answer: AnsweredReceipt, today: string): SecondFields {
  const amounts: Partial<Record<SecondFieldName, number | undefined>> = amountsOf(answer)
  const candidates = SECOND_NAMES.map(
    (name) => [name, amounts[name] ?? candidateOf(name, answer[name], today)] as const,
  )
  return Object.fromEntries(
    candidates.filter(([name, value]) => value !== undefined && SecondFields.shape[name].safeParse(value).success),
  )
}

/** A value of the answer as it would be kept; amounts are judged together. */
function candidateOf(name: SecondFieldName, value: unknown, today: string): unknown {
  const text = plainText(typeof value === 'string' ? value : '')
  switch (receiptField(name).kind) {
    case 'amount':
      return undefined
    case 'date':
      return dayIn(text, today)
    case 'gstin':
      return gstinIn(text)
    case 'currency':
      return text.toUpperCase()
    case 'text':
    case 'code':
      return text
    default:
      return value
  }
}

function dayIn(text: string, today: string): string | undefined {
  const [only, ...others] = findDates(text, today)
  if (only === undefined || others.length > 0) return undefined
  return Number(today.slice(0, 4)) - Number(only.iso.slice(0, 4)) > MOST_YEARS ? undefined : only.iso
}

function gstinIn(text: string): string | undefined {
  return repairGstin(text.toUpperCase().replace(/[^0-9A-Z]/g, ''))
}

type Amounts = Record<'taxable' | 'cgst' | 'sgst' | 'igst' | 'total', number | undefined>
const NONE: Amounts = { taxable: undefined, cgst: undefined, sgst: undefined, igst: undefined, total: undefined }

function amountsOf({ taxable, cgst, sgst, igst, total, other }: AnsweredReceipt): Amounts {
  const amounts: Amounts = {
    taxable: paiseOf(taxable),
    cgst: paiseOf(cgst),
    sgst: paiseOf(sgst),
    igst: paiseOf(igst),
    total: paiseOf(total),
  }
  return addsUp(amounts, Math.round((other ?? 0) * 100)) ? amounts : NONE
}

/** Nothing for what is no amount of money, and for zero, which says that there is no such thing. */
function paiseOf(amount: number | null | undefined): number | undefined {
  const paise = Math.round((amount ?? 0) * 100)
  return paise > 0 && paise <= MOST_PAISE ? paise : undefined
}

/** Whether taxable value, taxes and the rest make the total; the taxes may lie within the prices. */
function addsUp({ taxable, cgst = 0, sgst = 0, igst = 0, total }: Amounts, other: number): boolean {
  const taxes = cgst + sgst + igst
  if (total === undefined || taxes === 0) return true
  if (taxes >= total) return false
  if (taxable === undefined) return true
  return [taxes, 0].some((added) => Math.abs(taxable + added + other - total) < MOST_ROUNDING)
}

/** By which a receipt of the first reading is known among those of the second; money in paise. */
export interface KnownReceipt {
  merchant: string | null
  date: string | null
  invoice_number: string | null
  gstin: string | null
  total: number | null
}

const WEIGHTS = { total: 2, invoice_number: 2, gstin: 1, date: 1, merchant: 1 } as const
/** One thing alone, such as the day, is the same on many receipts. */
const LEAST_WEIGHT = 2

/**
 * Which answer is about which receipt of a file, in the order of the receipts. One and one belong together; of several, those
 * that have most in common, and undefined where too little is.
 */
export function matchReadings(
  known: readonly KnownReceipt[],
  answers: readonly SecondFields[],
): (SecondFields | undefined)[] {
  if (known.length === 1 && answers.length === 1) return [...answers]
  const pairs = known
    .flatMap((receipt, at) => answers.map((answer) => ({ at, answer, weight: weightOf(receipt, answer) })))
    .filter(({ weight }) => weight >= LEAST_WEIGHT)
    .sort((a, b) => b.weight - a.weight)
  const matched: (SecondFields | undefined)[] = known.map(() => undefined)
  const used = new Set<SecondFields>()
  for (const { at, answer } of pairs) {
    if (matched[at] !== undefined || used.has(answer)) continue
    matched[at] = answer
    used.add(answer)
  }
  return matched
}

function weightOf(known: KnownReceipt, answer: SecondFields): number {
  const names = Object.keys(WEIGHTS) as (keyof typeof WEIGHTS)[]
  return names.reduce((sum, name) => {
    const [first, second] = [known[name], answer[name]]
    return first !== null && second !== undefined && saysTheSame(name, first, second) ? sum + WEIGHTS[name] : sum
  }, 0)
}

/** What a merchant's name may have or lack without being another. */
const LEGAL_FORMS = /\b(?:the|m\s*s|pvt|private|ltd|limited|llp|inc|co|company)\b/g

/** Whether two readings of a field say the same; how it is written does not matter. */
export function saysTheSame(name: SecondFieldName, first: string | number, second: string | number): boolean {
  if (name === 'merchant') {
    const [a, b] = [bareName(String(first)), bareName(String(second))]
    return a === b || (Math.min(a.length, b.length) >= 4 && (a.includes(b) || b.includes(a)))
  }
  if (name === 'invoice_number') return bareCode(String(first)) === bareCode(String(second))
  return first === second
}

function bareName(name: string): string {
  const words = name
    .toLowerCase()
    .normalize('NFKC')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
  return words.replace(LEGAL_FORMS, ' ').replace(/\s+/g, '')
}

function bareCode(code: string): string {
  return code.toUpperCase().replace(/[^\p{L}\p{N}]+/gu, '')
}

/** What tells of the reader's answer how well it could read. */
interface FirstReading {
  pages: readonly { source: 'pixels' | 'text' }[]
  warnings: readonly string[]
  unread?: readonly unknown[] | undefined
  confident: readonly string[]
  notFound: readonly string[]
}

/**
 * Whether a second reading may say anything new: not of a text layer of which all that a claim needs was read, and with
 * confidence.
 */
export function isWorthReadingAgain({ pages, warnings, unread = [], confident, notFound }: FirstReading): boolean {
  if (pages.some(({ source }) => source === 'pixels') || warnings.length > 0 || unread.length > 0) return true
  const needed = ['merchant', 'date', 'totalPaise'] as const
  const found = ['merchant', 'date', 'totalPaise', 'invoiceNumber', 'gstin'] as const
  return (
    needed.some((name) => !confident.includes(name)) ||
    found.some((name) => !confident.includes(name) && !notFound.includes(name))
  )
}
