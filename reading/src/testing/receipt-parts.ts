import type { Category } from '../categories.ts'
import { gstinCheckCharacter } from '../gstin.ts'
import type { Random } from './random.ts'
import { centre, gap } from './rows.ts'

/** What a generated receipt says; amounts in paise, the date as YYYY-MM-DD. `more` is what the reading calls details. */
export type Truth = {
  merchant: string
  date: string
  totalPaise: number
  invoiceNumber: string
  gstin: string | null
  place: string
  category: Category
  taxes: { kind: 'CGST' | 'SGST' | 'IGST'; ratePercent: number; paise: number }[]
  more: {
    recipientGstin: string | null
    taxablePaise: number | null
    roundOffPaise: number | null
    items: number
    nights?: number
  }
}

/** How a shop words its bills; with `hindi` the headings are in Hindi, some with English beside them. */
export type Wording = {
  title: string
  number: string
  date: string
  total: string
  paidBy: string
  tax: (kind: string, ratePercent: number) => string
}

export type Place = { city: string; state: string; streets: [string, ...string[]]; pin: string }

export const PLACES: [Place, ...Place[]] = [
  { city: 'Delhi', state: '07', streets: ['Janpath', 'Lodhi Road'], pin: '110001' },
  { city: 'Mumbai', state: '27', streets: ['Linking Road', 'Marine Drive'], pin: '400050' },
  { city: 'Bangalore', state: '29', streets: ['Residency Road', 'Brigade Road'], pin: '560025' },
  { city: 'Chennai', state: '33', streets: ['Mount Road', 'Usman Road'], pin: '600017' },
  { city: 'Kolkata', state: '19', streets: ['Park Street', 'Camac Street'], pin: '700016' },
  { city: 'Hyderabad', state: '36', streets: ['Abids Road', 'Raj Bhavan Road'], pin: '500001' },
]

/** One of the usual wordings. */
export function wording(chance: Random, hindi: boolean): Wording {
  const tax = chance.pick([
    (kind: string, rate: number) => `${kind} ${rate}%`,
    (kind: string, rate: number) => `${kind} @ ${rate}%`,
    (kind: string, rate: number) => `${kind} (${rate}%)`,
  ])
  if (hindi) {
    return {
      title: chance.pick(['कर चालान', 'कर चालान / TAX INVOICE']),
      number: chance.pick(['बिल संख्या', 'रसीद संख्या']),
      date: 'दिनांक',
      total: chance.pick(['कुल योग', 'कुल राशि']),
      paidBy: 'भुगतान',
      tax,
    }
  }
  return {
    title: chance.pick(['TAX INVOICE', 'Tax Invoice', 'RETAIL INVOICE']),
    number: chance.pick(['Bill No', 'Invoice No', 'Bill No.', 'Invoice Number']),
    date: chance.pick(['Date', 'Bill Date', 'Invoice Date', 'Dt']),
    total: chance.pick(['Grand Total', 'TOTAL', 'Net Amount', 'Amount Payable', 'Total Amount', 'Net Payable']),
    paidBy: chance.pick(['Paid by', 'Payment Mode', 'Mode']),
    tax,
  }
}

export function supplier(chance: Random, merchant: string, { city, state, streets, pin }: Place, registered = true) {
  const number = registered ? gstin(chance, state) : null
  return {
    truth: { merchant, place: city, gstin: number },
    rows: [
      centre(merchant, 1.35),
      centre(`${chance.whole(2, 120)}, ${chance.pick(streets)}`),
      centre(`${city} - ${pin}`),
      ...(number === null ? [] : [centre(`GSTIN: ${number}`)]),
      gap,
    ],
  }
}

export function gstin(chance: Random, state: string): string {
  const letter = () => String.fromCharCode(65 + chance.whole(0, 25))
  const first14 = `${state}${letter()}${letter()}${letter()}${letter()}${letter()}${chance.whole(1000, 9999)}${letter()}1Z`
  return first14 + (gstinCheckCharacter(first14) ?? '')
}

export function halves(net: number, ratePercent: number): Truth['taxes'] {
  const paise = Math.round((net * ratePercent) / 100)
  return [
    { kind: 'CGST', ratePercent, paise },
    { kind: 'SGST', ratePercent, paise },
  ]
}

/** A day of 2025. */
export function day(chance: Random): string {
  return `2025-${String(chance.whole(1, 12)).padStart(2, '0')}-${String(chance.whole(6, 28)).padStart(2, '0')}`
}

/** A rounding to whole rupees, and how much it changed. */
export function rounded(exact: number): { totalPaise: number; roundOffPaise: number } {
  const totalPaise = Math.round(exact / 100) * 100
  return { totalPaise, roundOffPaise: totalPaise - exact }
}

export function dayBefore(date: string, days: number): string {
  return new Date(Date.parse(date) - days * 86_400_000).toISOString().slice(0, 10)
}

export function printedDate(chance: Random, date: string): string {
  const [year = '', month = '', dayOfMonth = ''] = date.split('-')
  const name = new Intl.DateTimeFormat('en-GB', { month: 'short' }).format(new Date(date))
  return chance.pick([
    `${dayOfMonth}/${month}/${year}`,
    `${dayOfMonth}-${month}-${year}`,
    `${dayOfMonth}/${month}/${year.slice(2)}`,
    `${dayOfMonth}-${name}-${year}`,
    `${dayOfMonth} ${name} ${year}`,
  ])
}
