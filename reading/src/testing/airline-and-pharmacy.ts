import type { Random } from './random.ts'
import {
  day,
  gstin,
  halves,
  PLACES,
  printedDate,
  rounded,
  supplier,
  type Truth,
  type Wording,
} from './receipt-parts.ts'
import { centre, columns, gap, left, printed, type Row, rule, strong } from './rows.ts'

type Made = { truth: Truth; rows: Row[] }

/** The tax invoice of an airline: integrated tax on the fare, airport charges without tax. */
export function airline(chance: Random, words: Wording): Made {
  const place = chance.pick(PLACES)
  const merchant = chance.pick([
    'Deccan Wings Airlines Limited',
    'Himalaya Airways Limited',
    'Coromandel Air Services Ltd',
  ])
  const fare = chance.whole(320000, 1450000)
  const charges = chance.whole(30000, 120000)
  const tax = { kind: 'IGST' as const, ratePercent: 5, paise: Math.round(fare * 0.05) }
  const totalPaise = fare + charges + tax.paise
  const date = day(chance)
  const recipientGstin = gstin(chance, '27')
  const invoiceNumber = `${chance.pick(['DW', 'HA', 'CA'])}${date.slice(2, 4)}${chance.whole(100000, 999999)}`
  const head = supplier(chance, merchant, place)
  return {
    truth: {
      ...head.truth,
      date,
      invoiceNumber,
      totalPaise,
      category: 'Transport',
      taxes: [tax],
      more: { recipientGstin, taxablePaise: fare, roundOffPaise: null, items: 0 },
    },
    rows: [
      ...head.rows,
      rule,
      centre(words.title, 1.2),
      columns(`${words.number}: ${invoiceNumber}`, `${words.date}: ${printedDate(chance, date)}`),
      columns(`PNR: ${chance.pick(['K7QX2M', 'ZB4T9L', 'P3WN8R'])}`, `Flight: ${chance.whole(101, 989)}`),
      left('Bill To: Pravas Industries Limited'),
      left(`GSTIN: ${recipientGstin}`),
      rule,
      columns('Air travel charges', printed(fare)),
      columns('Taxable Value', printed(fare)),
      columns(words.tax('IGST', 5), printed(tax.paise)),
      columns('Airport charges', printed(charges)),
      rule,
      strong(words.total, `${chance.pick(['Rs. ', '₹', 'INR '])}${printed(totalPaise)}`),
      gap,
      left('This is a computer generated invoice.'),
    ],
  }
}

/** The bill of a pharmacy: prices before tax, a discount on some, rounded to rupees. */
export function pharmacy(chance: Random, words: Wording): Made {
  const place = chance.pick(PLACES)
  const merchant = chance.pick(['Sanjeevani Pharmacy', 'Arogya Medical Stores', 'Wellness Medicos Pvt Ltd'])
  const shelf: [string, number][] = [
    ['Paracetamol 650', 3250],
    ['Cough Syrup', 11800],
    ['Bandage Roll', 4500],
    ['Vitamin C Tabs', 9600],
    ['ORS Sachet', 2200],
  ]
  const bought = shelf
    .filter(() => chance.chance(0.6))
    .concat([['Antiseptic Cream', 7400]])
    .map(([name, rate]) => ({ name, rate, count: chance.whole(1, 4) }))
  const net = bought.reduce((sum, { rate, count }) => sum + rate * count, 0)
  const taxes = halves(net, 6)
  const { totalPaise, roundOffPaise } = rounded(net + taxes.reduce((sum, tax) => sum + tax.paise, 0))
  const date = day(chance)
  const invoiceNumber = `${chance.pick(['PH', 'S', 'A'])}-${chance.whole(1000, 99999)}`
  const head = supplier(chance, merchant, place)
  return {
    truth: {
      ...head.truth,
      date,
      invoiceNumber,
      totalPaise,
      category: 'Miscellaneous',
      taxes,
      more: { recipientGstin: null, taxablePaise: net, roundOffPaise, items: bought.length },
    },
    rows: [
      ...head.rows,
      centre(words.title),
      left(`${words.number}: ${invoiceNumber}`),
      left(`${words.date}: ${printedDate(chance, date)}`),
      rule,
      columns('Item', 'HSN', 'Qty', 'Rate', 'Amount'),
      rule,
      ...bought.map(({ name, rate, count }) =>
        columns(name, '3004', String(count), printed(rate), printed(rate * count)),
      ),
      rule,
      columns('Taxable Value', printed(net)),
      ...taxes.map((tax) => columns(words.tax(tax.kind, tax.ratePercent), printed(tax.paise))),
      columns(chance.pick(['Round Off', 'Rounding', 'R/Off']), printed(roundOffPaise)),
      strong(words.total, `${chance.pick(['Rs. ', '₹', ''])}${printed(totalPaise)}`),
      gap,
      columns(words.paidBy, chance.pick(['UPI', 'Card', 'Cash'])),
    ],
  }
}
