import type { ReceiptNotes } from '@pravas/contract/receipt-notes'
import type { City } from '@pravas/contract/trips'
import { gstinCheckCharacter } from '@pravas/reading/gstin'
import { FIRST_POLICIES } from '../policy/first-policies.ts'
import { supplyOf } from '../policy/supply-rules.ts'
import { shownCredit, taxCreditOf } from '../policy/tax-credit-rules.ts'
import { type PolicyBook, policyOn, versionOn } from '../policy/version-rules.ts'
import { DEMO_FILE } from './accounts.ts'

/** The organisation's own GSTINs, the head office's first. */
const OURS = DEMO_FILE.organisation.gstins ?? []

/** The first two digits of the GSTINs of a city's state. */
const STATES: Readonly<Record<City, string>> = {
  Delhi: '07',
  Mumbai: '27',
  Bangalore: '29',
  Chennai: '33',
  Kolkata: '19',
  Hyderabad: '36',
}

/** What of a demo bill its GST depends on. */
export interface DemoBill {
  supplier: string
  category: string
  city: City
  /** Where the office is whose registration it names as the buyer, else the head office's; it names none when absent. */
  billedTo: City | undefined
  day: string
  paise: number
}

/** The GST of a demo bill, as its receipt has it; taxable value and taxes add up to the total. */
export interface BillTax {
  gstin: string
  recipient_gstin: string | null
  taxable_paise: number
  cgst_paise: number | null
  sgst_paise: number | null
  igst_paise: number | null
}

/** The GSTIN of a company that is made up, in the state of a city. */
function supplierGstin(supplier: string, city: City): string {
  const digits = [...supplier].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 9000, 7) + 1000
  const first14 = `${STATES[city]}AADC${supplier.charAt(0).toUpperCase()}${digits}M1Z`
  return `${first14}${gstinCheckCharacter(first14)}`
}

/**
 * The GST of a demo bill: CGST and SGST in equal halves, or IGST where goods come from another state than the buyer's. Rooms,
 * meals and cabs are supplied where they are had.
 */
export function taxOf(bill: DemoBill): BillTax {
  const { supplier, city, billedTo, paise } = bill
  const percent = percentOf(bill)
  const buyer = billedTo && (OURS.find((gstin) => gstin.startsWith(STATES[billedTo])) ?? OURS[0])
  const tax = Math.round((paise * percent) / (100 + percent))
  const half = Math.floor(tax / 2)
  const isInterState = supplyOfBill(bill) === 'other' && buyer !== undefined && !buyer.startsWith(STATES[city])
  const taxes = isInterState
    ? { taxable_paise: paise - tax, cgst_paise: null, sgst_paise: null, igst_paise: tax }
    : { taxable_paise: paise - 2 * half, cgst_paise: half, sgst_paise: half, igst_paise: null }
  return { gstin: supplierGstin(supplier, city), recipient_gstin: buyer ?? null, ...taxes }
}

/** What the product says of the tax of a demo bill on the day of its claim, as the claim keeps it with its receipt. */
export function taxCreditKept(
  bill: DemoBill,
  tax: BillTax,
  { policies, claimedOn }: { policies: PolicyBook; claimedOn: string },
) {
  const supply = supplyOfBill(bill)
  const gst = policyOn(policies, claimedOn).policy?.gst ?? []
  const credit = taxCreditOf(
    {
      ...{ supply, date: bill.day, gstin: tax.gstin, recipientGstin: tax.recipient_gstin },
      ...{ taxablePaise: tax.taxable_paise, totalPaise: bill.paise },
      ...{ cgstPaise: tax.cgst_paise, sgstPaise: tax.sgst_paise, igstPaise: tax.igst_paise },
    },
    OURS,
    { gst, today: claimedOn },
  )
  const deductions: ReceiptNotes['deductions'] = []
  return { supply, credit: credit && shownCredit(credit), deductions }
}

/** What paper and print are taxed at; the other rates stand in the policy. */
const GOODS_PERCENT = 18

/** The rate in per cent: of a room the lower one of its day, as none of the demo's is a dear one. */
function percentOf(bill: DemoBill): number {
  const supply = supplyOfBill(bill)
  if (supply === 'other') return GOODS_PERCENT
  const gst = versionOn(FIRST_POLICIES, bill.day)?.gst ?? []
  const percent = versionOn(gst, bill.day)?.supplies[supply]?.percents[0]
  if (percent === undefined) throw new Error(`There is no rate of GST for ${supply} on ${bill.day}.`)
  return percent
}

function supplyOfBill({ category, supplier }: DemoBill) {
  return supplyOf({ category, merchant: supplier, print: [], codes: [], isTaxed: true })
}
