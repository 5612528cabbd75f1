import { paiseFromRupees, rupeesFromPaise } from '@pravas/contract/money'
import type { GstRules, Supply } from '@pravas/contract/policy-document'
import type { TaxCredit, TaxVerdict } from '@pravas/contract/receipt-notes'
import { taxCredit } from '@pravas/messages/en/tax-credit'
import { texts } from '@pravas/messages/texts'
import { stateName, stateOf } from '@pravas/reading/gst-states'
import { dayText } from '../formats.ts'
import { versionOn } from './version-rules.ts'

const text = texts(taxCredit)

type SupplyTax = NonNullable<GstRules['supplies'][Supply]>

/** A bill as far as the tax on it is concerned; money in paise, null where the bill does not say. GSTINs are valid ones. */
export interface TaxedBill {
  supply: Supply
  /** The day of the bill; null counts as `today`. */
  date: string | null
  gstin: string | null
  recipientGstin: string | null
  taxablePaise: number | null
  cgstPaise: number | null
  sgstPaise: number | null
  igstPaise: number | null
  totalPaise: number | null
}

/** What is to be asked of the vendor: the organisation's GSTIN, the tax or the vendor's own GSTIN is missing or wrong. */
export type VendorRequest =
  | { ask: 'add_ours' | 'show_tax'; gstin: string }
  /** `wrong` is the number that it is made out to; null where the taxes are the wrong ones. */
  | { ask: 'correct_ours'; gstin: string; wrong: string | null }
  | { ask: 'add_theirs'; gstin: string | null }

/** Whether the tax comes back, and the paise at stake: 0 where nothing on the bill tells of tax. */
export interface CreditVerdict {
  verdict: TaxVerdict
  reason: string
  paise: number
  /** By the rate of the day, as no tax is printed. */
  estimated: boolean
  request: VendorRequest | null
}

/**
 * Whether the organisation gets the GST on a bill back as input tax credit; null where there is no GST to speak of. `ours`
 * are the organisation's own GSTINs, the head office's first; `gst` the rules by the day of the bill. Sections 16 and 17(5) of the CGST Act; places of supply by
 * section 12 of the IGST Act.
 */
export function taxCreditOf(
  read: TaxedBill,
  ours: readonly string[],
  { gst, today }: { gst: readonly GstRules[]; today: string },
): CreditVerdict | null {
  const bill = withoutOwn(read, ours)
  const rules = versionOn(gst, bill.date ?? today)
  const supply = rules?.supplies[bill.supply]
  if (!rules || !supply) return null
  const printed = taxPrinted(bill)
  const ended = creditEnded(bill.date ?? today, rules, today)
  if (printed === null && bill.gstin === null) return noTaxInvoice(bill, { supply, ended, ours })
  const isRead = printed !== null && isWithinTotal(printed, bill.totalPaise)
  const paise = isRead ? printed : estimated(printed === null ? bill : { ...bill, taxablePaise: null }, rules)
  if (paise === 0) return null
  const say = (verdict: TaxVerdict, reason: string, request: VendorRequest | null = null): CreditVerdict => ({
    verdict,
    reason,
    paise,
    estimated: !isRead,
    request,
  })
  if (supply.blocked) return say('blocked', supply.blocked)
  if (ended) return say('blocked', ended)
  if (supply.contested) return say('review', supply.contested)
  if (printed !== null && !isRead) {
    return say('review', text('too-much-tax'))
  }
  const [home = null] = ours
  if (bill.gstin === null) {
    return say('review', text('no-supplier'), { ask: 'add_theirs', gstin: home })
  }
  if (home === null) return say('review', text('no-organisation'))
  const { verdict, reason, request } = registered({ ...bill, gstin: bill.gstin }, ours, home)
  if (verdict === 'eligible' && printed === null) {
    return say('review', text('no-tax'), { ask: 'show_tax', gstin: bill.recipientGstin ?? home })
  }
  return say(verdict, reason, request)
}

/** A verdict as receipts and their claims show it. */
export function shownCredit({ verdict, reason, paise, estimated }: CreditVerdict): TaxCredit {
  return { verdict, reason, amount: rupeesFromPaise(paise), estimated }
}

/** Nobody sells to themselves: one of our own numbers is the recipient's. */
function withoutOwn(bill: TaxedBill, ours: readonly string[]): TaxedBill {
  if (bill.gstin === null || !ours.includes(bill.gstin)) return bill
  return { ...bill, gstin: null, recipientGstin: bill.recipientGstin ?? bill.gstin }
}

/** A bill that is made out to us without the supplier's GSTIN and without tax; null where it is not. */
function noTaxInvoice(
  { recipientGstin }: TaxedBill,
  { supply, ended, ours }: { supply: SupplyTax; ended: string | null; ours: readonly string[] },
): CreditVerdict | null {
  if (recipientGstin === null || !ours.includes(recipientGstin)) return null
  if (supply.blocked || supply.contested || ended) return null
  return {
    verdict: 'review',
    reason: text('no-invoice'),
    paise: 0,
    estimated: false,
    request: { ask: 'add_theirs', gstin: recipientGstin },
  }
}

/** Why it is too late for the credit of a bill; null while it is not. */
function creditEnded(day: string, { credit_ends }: GstRules, today: string): string | null {
  const ends = `${financialYear(day) + 1}-${credit_ends}`
  if (today <= ends) return null
  const year = `${financialYear(day)}-${String(financialYear(day) + 1).slice(2)}`
  return text('too-late', { year, day: dayText(ends) })
}

/** The year in which the financial year of a day begins: on 1 April. */
function financialYear(day: string): number {
  return Number(day.slice(0, 4)) - (day.slice(5, 7) < '04' ? 1 : 0)
}

/** The highest rate of GST in per cent (56th meeting of the GST Council, in force since 22 September 2025). */
const HIGHEST_PERCENT = 40

function isWithinTotal(taxPaise: number, totalPaise: number | null): boolean {
  return totalPaise === null || taxPaise <= (totalPaise * HIGHEST_PERCENT) / (100 + HIGHEST_PERCENT)
}

/** The tax on the bill in paise; null where none is printed. */
function taxPrinted({ cgstPaise, sgstPaise, igstPaise }: TaxedBill): number | null {
  const parts = [cgstPaise, sgstPaise, igstPaise].filter((paise) => paise !== null)
  return parts.length === 0 ? null : parts.reduce((sum, paise) => sum + paise, 0)
}

/**
 * The rate in per cent that a bill charges although it is not due for what was bought on its day, such as one of an older
 * law; undefined where it fits, or where too little is printed. What lies between two rates is a bill with both.
 */
export function unusualRate(
  bill: TaxedBill,
  { gst, today }: { gst: readonly GstRules[]; today: string },
): number | undefined {
  const percents = versionOn(gst, bill.date ?? today)?.supplies[bill.supply]?.percents
  const tax = taxPrinted(bill)
  if (!percents || !tax || !bill.taxablePaise) return undefined
  const rate = (tax / bill.taxablePaise) * 100
  const near = (percent: number) => Math.abs(percent - rate) < 0.5
  const elsewhen = gst.flatMap(({ supplies }) => supplies[bill.supply]?.percents ?? [])
  const within = rate > Math.min(...percents) && rate < Math.max(...percents)
  if (percents.some(near) || (within && !elsewhen.some(near))) return undefined
  return Math.round(rate * 10) / 10
}

function estimated({ supply, totalPaise, taxablePaise }: TaxedBill, rules: GstRules): number {
  const [low = 0, high = low] = rules.supplies[supply]?.percents ?? []
  const before = taxablePaise ?? totalPaise ?? 0
  const dear =
    supply === 'hotel' && before > paiseFromRupees(rules.room_amount) * (taxablePaise === null ? 1 + low / 100 : 1)
  const percent = dear ? high : low
  if (taxablePaise !== null) return Math.round((taxablePaise * percent) / 100)
  return Math.round((before * percent) / (100 + percent))
}

type Verdict = Pick<CreditVerdict, 'verdict' | 'reason' | 'request'>

/** Of a bill with the supplier's GSTIN, by the state in which the supply takes place. */
function registered(bill: TaxedBill & { gstin: string }, ours: readonly string[], home: string): Verdict {
  const supplied = stateOf(bill.gstin)
  const followsRecipient = bill.supply === 'air' || bill.supply === 'rail' || isInterState(bill)
  if (bill.supply !== 'hotel' && followsRecipient) return namedOn(bill, ours, home, text('eligible'))
  const there = ours.find((gstin) => stateOf(gstin) === supplied)
  const state = stateName(bill.gstin)
  if (there === undefined) {
    return {
      verdict: 'other_state',
      reason: text(bill.supply === 'hotel' ? 'other-state.hotel' : 'other-state', { state }),
      request: null,
    }
  }
  if (bill.supply === 'hotel' && isInterState(bill)) {
    return {
      verdict: 'review',
      reason: text('hotel-igst', { state }),
      request: { ask: 'correct_ours', gstin: there, wrong: wrongIn(bill, [there]) },
    }
  }
  return namedOn(bill, [there], there, text('eligible.state', { state }))
}

function isInterState({ cgstPaise, sgstPaise, igstPaise }: TaxedBill): boolean {
  return (igstPaise ?? 0) > 0 && (cgstPaise ?? 0) + (sgstPaise ?? 0) === 0
}

function wrongIn({ recipientGstin }: TaxedBill, fitting: readonly string[]): string | null {
  return recipientGstin === null || fitting.includes(recipientGstin) ? null : recipientGstin
}

/** Whether the bill names the GSTIN that it has to; `eligible` is the reason why its tax comes back then. */
function namedOn({ recipientGstin }: TaxedBill, fitting: readonly string[], right: string, eligible: string): Verdict {
  if (recipientGstin === null) {
    return {
      verdict: 'review',
      reason: text('not-named', { right }),
      request: { ask: 'add_ours', gstin: right },
    }
  }
  if (!fitting.includes(recipientGstin)) {
    return {
      verdict: 'review',
      reason: text('wrongly-named', { wrong: recipientGstin, right }),
      request: { ask: 'correct_ours', gstin: right, wrong: recipientGstin },
    }
  }
  return { verdict: 'eligible', reason: eligible, request: null }
}
