import { airline, pharmacy } from './airline-and-pharmacy.ts'
import { type Random, random } from './random.ts'
import {
  day,
  dayBefore,
  gstin,
  halves,
  PLACES,
  printedDate,
  rounded,
  supplier,
  type Truth,
  type Wording,
  wording,
} from './receipt-parts.ts'
import { centre, columns, gap, left, printed, type Row, rule, strong } from './rows.ts'

export const RECEIPT_KINDS = ['restaurant', 'hotel', 'fuel', 'cab', 'airline', 'pharmacy'] as const
export type ReceiptKind = (typeof RECEIPT_KINDS)[number]

export type GeneratedReceipt = { kind: ReceiptKind; truth: Truth; rows: Row[]; page: 'till' | 'letter' }

/** The receipt of a kind and a seed, with what it says. */
export function generateReceipt(kind: ReceiptKind, seed: number, { hindi = false } = {}): GeneratedReceipt {
  const chance = random(seed * 7919 + RECEIPT_KINDS.indexOf(kind))
  const words = wording(chance, hindi)
  return { kind, ...MAKERS[kind](chance, words), page: kind === 'hotel' || kind === 'airline' ? 'letter' : 'till' }
}

const MAKERS: Record<ReceiptKind, (chance: Random, words: Wording) => { truth: Truth; rows: Row[] }> = {
  restaurant,
  hotel,
  fuel,
  cab,
  airline,
  pharmacy,
}

function restaurant(chance: Random, words: Wording) {
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
  const { totalPaise, roundOffPaise } = rounded(exact)
  const head = supplier(chance, merchant, place)
  const bill = { invoiceNumber: String(chance.whole(1000, 99999)), date: day(chance) }
  return {
    truth: {
      ...head.truth,
      ...bill,
      totalPaise,
      category: 'Food' as const,
      taxes,
      more: { recipientGstin: null, taxablePaise: net, roundOffPaise, items: bought.length },
    },
    rows: [
      ...head.rows,
      centre(words.title),
      columns(`${words.number}: ${bill.invoiceNumber}`, `Table: ${chance.whole(1, 30)}`),
      columns(`${words.date}: ${printedDate(chance, bill.date)}`, `${chance.whole(11, 22)}:${chance.whole(10, 59)}`),
      rule,
      columns('Item', 'Qty', 'Rate', 'Amount'),
      rule,
      ...bought.map(({ name, rate, count }) => columns(name, String(count), printed(rate), printed(rate * count))),
      rule,
      columns('Sub Total', printed(net)),
      ...taxes.map((tax) => columns(words.tax(tax.kind, tax.ratePercent), printed(tax.paise))),
      columns('Round Off', printed(roundOffPaise)),
      rule,
      strong(words.total, `${chance.pick(['Rs. ', '₹', ''])}${printed(totalPaise)}`),
      gap,
      columns(words.paidBy, chance.pick(['UPI', 'Card', 'Cash'])),
      centre('Thank you, visit again'),
    ],
  }
}

function hotel(chance: Random, words: Wording) {
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
  const recipientGstin = gstin(chance, '27')
  const invoiceNumber = `${chance.pick(['HLR', 'INV', 'SBH'])}/${year}-${year + 1}/${chance.whole(1000, 9999)}`
  const head = supplier(chance, merchant, place)
  return {
    truth: {
      ...head.truth,
      date,
      invoiceNumber,
      totalPaise,
      category: 'Accommodation' as const,
      taxes,
      more: { recipientGstin, taxablePaise: net, roundOffPaise: null, items: 1, nights },
    },
    rows: [
      ...head.rows,
      rule,
      centre(words.title, 1.2),
      columns(`${words.number}: ${invoiceNumber}`, `${words.date}: ${printedDate(chance, date)}`),
      gap,
      left('Bill To: Pravas Industries Limited'),
      left(`GSTIN: ${recipientGstin}`),
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
      ...taxes.map((tax) => columns(words.tax(tax.kind, tax.ratePercent), printed(tax.paise))),
      strong(words.total, `${chance.pick(['Rs. ', '₹', 'INR '])}${printed(totalPaise)}`),
      gap,
      left('This is a computer generated invoice.'),
    ],
  }
}

function fuel(chance: Random, words: Wording) {
  const place = chance.pick(PLACES)
  const merchant = chance.pick(['Shree Balaji Fuels', 'Highway Star Petrol Pump', 'Ganesh Filling Station'])
  const rate = chance.whole(9000, 10900)
  const totalPaise = chance.whole(5, 40) * 10000
  const head = supplier(chance, merchant, place, false)
  const bill = { invoiceNumber: String(chance.whole(100000, 999999)), date: day(chance) }
  return {
    truth: {
      ...head.truth,
      ...bill,
      totalPaise,
      category: 'Transport' as const,
      taxes: [],
      more: { recipientGstin: null, taxablePaise: null, roundOffPaise: null, items: 0 },
    },
    rows: [
      ...head.rows,
      left(`${words.number}: ${bill.invoiceNumber}`),
      left(`${words.date}: ${printedDate(chance, bill.date)} ${chance.whole(10, 22)}:${chance.whole(10, 59)}`),
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

function cab(chance: Random, words: Wording) {
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
    truth: {
      ...head.truth,
      date,
      invoiceNumber,
      totalPaise,
      category: 'Transport' as const,
      taxes,
      more: { recipientGstin: null, taxablePaise: fare, roundOffPaise: null, items: toll > 0 ? 2 : 1 },
    },
    rows: [
      ...head.rows,
      columns(`${words.number}: ${invoiceNumber}`, `${words.date}: ${printedDate(chance, date)}`),
      left(`Driver: ${chance.pick(['Suresh', 'Ravi', 'Naveen'])}`),
      rule,
      columns(`Ride fare (${chance.whole(3, 40)}.${chance.whole(0, 9)} km)`, printed(fare)),
      ...(toll > 0 ? [columns('Toll', printed(toll))] : []),
      ...taxes.map((tax) => columns(words.tax(tax.kind, tax.ratePercent), printed(tax.paise))),
      rule,
      strong(words.total, `₹${printed(totalPaise)}`),
      gap,
      columns(words.paidBy, chance.pick(['UPI', 'Cash', 'Card'])),
    ],
  }
}
