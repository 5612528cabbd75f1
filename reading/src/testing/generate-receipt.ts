import type { Category } from '../categories.ts'
import { gstinCheckCharacter } from '../gstin.ts'
import { type Random, random } from './random.ts'
import { centre, columns, gap, left, printed, type Row, rule, strong } from './rows.ts'

export const RECEIPT_KINDS = ['restaurant', 'hotel', 'fuel', 'cab'] as const
export type ReceiptKind = (typeof RECEIPT_KINDS)[number]

/** What a generated receipt says; amounts in paise, the date as YYYY-MM-DD. */
export type Truth = {
  merchant: string
  date: string
  totalPaise: number
  invoiceNumber: string
  gstin: string | null
  place: string
  category: Category
  taxes: { kind: 'CGST' | 'SGST'; ratePercent: number; paise: number }[]
}

export type GeneratedReceipt = { kind: ReceiptKind; truth: Truth; rows: Row[]; page: 'till' | 'letter' }

type Place = { city: string; state: string; streets: [string, ...string[]]; pin: string }

const PLACES: [Place, ...Place[]] = [
  { city: 'Delhi', state: '07', streets: ['Janpath', 'Lodhi Road'], pin: '110001' },
  { city: 'Mumbai', state: '27', streets: ['Linking Road', 'Marine Drive'], pin: '400050' },
  { city: 'Bangalore', state: '29', streets: ['Residency Road', 'Brigade Road'], pin: '560025' },
  { city: 'Chennai', state: '33', streets: ['Mount Road', 'Usman Road'], pin: '600017' },
  { city: 'Kolkata', state: '19', streets: ['Park Street', 'Camac Street'], pin: '700016' },
  { city: 'Hyderabad', state: '36', streets: ['Abids Road', 'Raj Bhavan Road'], pin: '500001' },
]

/** The receipt of a kind and a seed, with what it says. */
export function generateReceipt(kind: ReceiptKind, seed: number): GeneratedReceipt {
  const chance = random(seed * 7919 + RECEIPT_KINDS.indexOf(kind))
  return { kind, ...MAKERS[kind](chance), page: kind === 'hotel' ? 'letter' : 'till' }
}

const MAKERS: Record<ReceiptKind, (chance: Random) => { truth: Truth; rows: Row[] }> = { restaurant, hotel, fuel, cab }

function restaurant(chance: Random) {
  const place = chance.pick(PLACES)
  const merchant = chance.pick([
    'Annapurna Restaurant',
    'Spice Route Kitchen',
    'Udupi Sagar Cafe',
    'Punjab Grill House',
  ])
  const menu: [string, number][] = [
    ['Masala Dosa', 12000],
    ['Paneer Tikka', 28500],
    ['Veg Thali', 24000],
    ['Butter Naan', 5500],
    ['Filter Coffee', 4500],
    ['Gulab Jamun', 9000],
  ]
  const items = menu.filter(() => chance.chance(0.6)).concat([['Mineral Water', 2000]])
  const bought = items.map(([name, rate]) => ({ name, rate, count: chance.whole(1, 3) }))
  const net = bought.reduce((sum, { rate, count }) => sum + rate * count, 0)
  const taxes = halves(net, 2.5)
  const exact = net + taxes.reduce((sum, tax) => sum + tax.paise, 0)
  const totalPaise = Math.round(exact / 100) * 100
  const head = supplier(chance, merchant, place)
  const bill = { invoiceNumber: String(chance.whole(1000, 99999)), date: day(chance) }
  return {
    truth: { ...head.truth, ...bill, totalPaise, category: 'Food' as const, taxes },
    rows: [
      ...head.rows,
      centre('TAX INVOICE'),
      columns(`Bill No: ${bill.invoiceNumber}`, `Table: ${chance.whole(1, 30)}`),
      columns(`Date: ${printedDate(chance, bill.date)}`, `${chance.whole(11, 22)}:${chance.whole(10, 59)}`),
      rule,
      columns('Item', 'Qty', 'Rate', 'Amount'),
      rule,
      ...bought.map(({ name, rate, count }) => columns(name, String(count), printed(rate), printed(rate * count))),
      rule,
      columns('Sub Total', printed(net)),
      ...taxes.map((tax) => columns(`${tax.kind} ${tax.ratePercent}%`, printed(tax.paise))),
      columns('Round Off', printed(totalPaise - exact)),
      rule,
      strong('Grand Total', `${chance.pick(['Rs. ', '₹', ''])}${printed(totalPaise)}`),
      gap,
      columns('Paid by', chance.pick(['UPI', 'Card', 'Cash'])),
      centre('Thank you, visit again'),
    ],
  }
}

function hotel(chance: Random) {
  const place = chance.pick(PLACES)
  const merchant = chance.pick([
    'Hotel Lotus Residency Pvt Ltd',
    'Sea Breeze Hotels Limited',
    'Ashoka Inn Private Limited',
  ])
  const nights = chance.whole(1, 4)
  const rate = chance.whole(35, 120) * 10000
  const net = nights * rate
  const taxes = halves(net, rate > 750000 ? 9 : 2.5)
  const totalPaise = net + taxes.reduce((sum, tax) => sum + tax.paise, 0)
  const date = day(chance)
  const year = Number(date.slice(2, 4))
  const invoiceNumber = `${chance.pick(['HLR', 'INV', 'SBH'])}/${year}-${year + 1}/${chance.whole(1000, 9999)}`
  const head = supplier(chance, merchant, place)
  return {
    truth: { ...head.truth, date, invoiceNumber, totalPaise, category: 'Accommodation' as const, taxes },
    rows: [
      ...head.rows,
      rule,
      centre('TAX INVOICE', 1.2),
      columns(`Invoice No: ${invoiceNumber}`, `Invoice Date: ${printedDate(chance, date)}`),
      gap,
      left('Bill To: Pravas Industries Limited'),
      left(`GSTIN: ${gstin(chance, '27')}`),
      columns(
        `Guest: ${chance.pick(['Asha Rao', 'Imran Khan', 'Joseph Mathew'])}`,
        `Room No: ${chance.whole(101, 709)}`,
      ),
      columns(`Check-in: ${printedDate(chance, dayBefore(date, nights))}`, `Check-out: ${printedDate(chance, date)}`),
      rule,
      columns('Description', 'SAC', 'Nights', 'Rate', 'Amount'),
      rule,
      columns('Room charges', '996311', String(nights), printed(rate), printed(net)),
      rule,
      columns('Taxable Value', printed(net)),
      ...taxes.map((tax) => columns(`${tax.kind} @ ${tax.ratePercent}%`, printed(tax.paise))),
      strong('Total Amount', `${chance.pick(['Rs. ', '₹', 'INR '])}${printed(totalPaise)}`),
      gap,
      left('This is a computer generated invoice.'),
    ],
  }
}

function fuel(chance: Random) {
  const place = chance.pick(PLACES)
  const merchant = chance.pick(['Shree Balaji Fuels', 'Highway Star Petrol Pump', 'Ganesh Filling Station'])
  const rate = chance.whole(9000, 10900)
  const totalPaise = chance.whole(5, 40) * 10000
  const head = supplier(chance, merchant, place, false)
  const bill = { invoiceNumber: String(chance.whole(100000, 999999)), date: day(chance) }
  return {
    truth: { ...head.truth, ...bill, totalPaise, category: 'Transport' as const, taxes: [] },
    rows: [
      ...head.rows,
      left(`Receipt No: ${bill.invoiceNumber}`),
      left(`Date: ${printedDate(chance, bill.date)} ${chance.whole(10, 22)}:${chance.whole(10, 59)}`),
      left(`Nozzle No: ${chance.whole(1, 8)}`),
      left(`Product: ${chance.pick(['Petrol', 'Diesel'])}`),
      columns('Rate/Ltr', printed(rate)),
      columns('Volume (L)', (totalPaise / rate).toFixed(3)),
      strong('Amount', `Rs. ${printed(totalPaise)}`),
      gap,
      centre('Save fuel. Drive safely.'),
    ],
  }
}

function cab(chance: Random) {
  const place = chance.pick(PLACES)
  const merchant = chance.pick(['Metro Cabs Private Limited', 'Rapid Wheels LLP', 'City Rides India Pvt Ltd'])
  const fare = chance.whole(12000, 95000)
  const toll = chance.chance(0.4) ? 8500 : 0
  const taxes = halves(fare, 2.5)
  const totalPaise = fare + toll + taxes.reduce((sum, tax) => sum + tax.paise, 0)
  const date = day(chance)
  const invoiceNumber = `CR${chance.whole(1000000, 9999999)}`
  const head = supplier(chance, merchant, place)
  return {
    truth: { ...head.truth, date, invoiceNumber, totalPaise, category: 'Transport' as const, taxes },
    rows: [
      ...head.rows,
      columns(`Invoice No: ${invoiceNumber}`, `Date: ${printedDate(chance, date)}`),
      left(`Driver: ${chance.pick(['Suresh', 'Ravi', 'Naveen'])}`),
      rule,
      columns(`Ride fare (${chance.whole(3, 40)}.${chance.whole(0, 9)} km)`, printed(fare)),
      ...(toll > 0 ? [columns('Toll', printed(toll))] : []),
      ...taxes.map((tax) => columns(`${tax.kind} ${tax.ratePercent}%`, printed(tax.paise))),
      rule,
      strong('Total Fare', `₹${printed(totalPaise)}`),
      gap,
      columns('Paid by', chance.pick(['UPI', 'Cash', 'Card'])),
    ],
  }
}

function supplier(chance: Random, merchant: string, { city, state, streets, pin }: Place, registered = true) {
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

function gstin(chance: Random, state: string): string {
  const letter = () => String.fromCharCode(65 + chance.whole(0, 25))
  const first14 = `${state}${letter()}${letter()}${letter()}${letter()}${letter()}${chance.whole(1000, 9999)}${letter()}1Z`
  return first14 + (gstinCheckCharacter(first14) ?? '')
}

function halves(net: number, ratePercent: number): Truth['taxes'] {
  const paise = Math.round((net * ratePercent) / 100)
  return [
    { kind: 'CGST', ratePercent, paise },
    { kind: 'SGST', ratePercent, paise },
  ]
}

/** A day of 2025. */
function day(chance: Random): string {
  return `2025-${String(chance.whole(1, 12)).padStart(2, '0')}-${String(chance.whole(6, 28)).padStart(2, '0')}`
}

function dayBefore(date: string, days: number): string {
  return new Date(Date.parse(date) - days * 86_400_000).toISOString().slice(0, 10)
}

function printedDate(chance: Random, date: string): string {
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
