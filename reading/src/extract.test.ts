import { expect, test } from 'vitest'
import { check } from './check.ts'
import { extract } from './extract.ts'
import { linesOf } from './testing/print.ts'

const today = '2026-11-20'
const read = (print: string) => extract(linesOf(print), today)
const total = (print: string) => read(print).totalPaise.value

const DINNER = `Annapurna Restaurant
12 Station Road, Mumbai - 400050
GSTIN: 27AAPFU0939F1ZV
TAX INVOICE
Bill No: 4711          Table: 4
Date: 17/06/2025       20:15
Item            Qty    Amount
Paneer Tikka    1      285.00
Butter Naan     3      165.00
Sub Total              450.00
CGST 2.5%              11.25
SGST 2.5%              11.25
Round Off              0.50
Grand Total            Rs. 473.00
Paid by UPI`

test('a restaurant bill gives every field', () => {
  const fields = read(DINNER)
  expect(fields).toMatchObject({
    merchant: { value: 'Annapurna Restaurant', line: 0 },
    date: { value: '2025-06-17', line: 5 },
    totalPaise: { value: 47300, line: 13 },
    currency: { value: 'INR' },
    invoiceNumber: { value: '4711', line: 4 },
    gstin: { value: '27AAPFU0939F1ZV', line: 2 },
    place: { value: 'Mumbai' },
    category: { value: 'Food' },
    paymentMeans: { value: 'upi' },
    totalAgrees: true,
    warnings: [],
  })
  expect(fields.taxes).toMatchObject([
    { kind: 'CGST', ratePercent: 2.5, paise: 1125, line: 10 },
    { kind: 'SGST', ratePercent: 2.5, paise: 1125, line: 11 },
  ])
  expect(fields.details).toMatchObject({
    address: { value: '12 Station Road, Mumbai - 400050' },
    recipientGstin: { value: null },
    taxablePaise: { value: 45000 },
    roundOffPaise: { value: 50 },
    items: [
      { name: 'Paneer Tikka', quantity: null, paise: 28500 },
      { name: 'Butter Naan', paise: 16500 },
    ],
    addsUp: true,
    itemsAddUp: true,
  })
  expect(check(fields, 0.97)).toMatchObject({
    notFound: [],
    confident: expect.arrayContaining(['date', 'totalPaise', 'gstin', 'paymentMeans']),
  })
})

test('what is not there is named, never guessed', () => {
  const fields = read('Shree Balaji Stores\nThank you')
  expect(check(fields, 0.97).notFound).toEqual([
    'date',
    'totalPaise',
    'currency',
    'invoiceNumber',
    'gstin',
    'place',
    'paymentMeans',
  ])
})

test('the total is what was asked for, not what was handed over or given back', () => {
  expect(total('Pens 40.00\nPaper 85.00\nTotal 125.00\nCash 200.00\nChange 75.00')).toBe(12500)
})

test('arithmetic outweighs a label: cash less change', () => {
  expect(total('Accepted total 10.00 RM\nAmount incl. GST 5.00\nChange 5.00')).toBe(500)
})

test('the rounded amount is the total', () => {
  expect(
    total('Sub Total 46.54\nTotal incl GST 46.54\nRounding Adj 0.01\nTotal after adj 46.55\nCash 50.00\nChange 3.45'),
  ).toBe(4655)
})

test('an amount that a later total rounds is not the total', () => {
  const print = 'Bun 3.05\nGreens 3.78\nTotal with GST 6.83\nQty: 3   Rounding 0.02\nTotal Saving 0.00   Total 6.85'
  expect(total(print)).toBe(685)
})

test('where the round-off itself was misread, a total a few paise from a later one is the one that was rounded', () => {
  expect(total('Salt 7.74\nOil 38.80\nTotal Incl GST 46.54\nRounding Adj 6.01\nTotal After Adj 46.55')).toBe(4655)
  expect(total('Board 19.00\nTape 14.90\nTOTAL RM 33.92\nROUNDING ADJUSTMEI\nTOTAL ROUNDED RM 33.90')).toBe(3390)
})

test('labels with a letter lost beside a currency are known', () => {
  expect(total('Tea RM7.90\nSup-Tota l RM7.90\n6% GST RM0.47\nGrad TotaRM8.35\nCash RM10.50\nChange RM2.15')).toBe(835)
})

test('goods taken back count less: parts with their sign', () => {
  expect(total('Total 0% supplies 11.10\nTotal 6% supplies -7.89\nTotal payable 3.21')).toBe(321)
})

test('labels whose strokes are faint are known', () => {
  expect(total('Crisps 4.80\nSUHIUIAL 4.51\nRUUNDING 0.01-\nIUIAL (GSI INCL) 4.50\nLASH 4.50')).toBe(450)
})

test('what was paid is the total when nothing came back', () => {
  expect(total('Sub Total 92.50\nGST 1.50\nT L 84.00\nCash 94.00\nChange 0.00')).toBe(9400)
})

test('two labels on one line are kept apart', () => {
  expect(total('Item 6.85\nTotal Saving: 0.00   Total 6.85')).toBe(685)
})

test('a label may stand above or below its amount', () => {
  expect(total('Tea 20.00\nCoffee 30.00\nAMOUNT PAYABLE\n52.50')).toBe(5250)
})

test('the totals of a tax table come after the total and are not it', () => {
  const print =
    'Pen 20.00\nInk 15.00\nTotal 35.00\nCash 50.00\nGST SUMMARY  Amount  Tax\nSR 6%  33.02  1.98\nTotal  33.02  1.98'
  expect(total(print)).toBe(3500)
})

test('a count of items is no total', () => {
  expect(total('Pen 20.00\nInk 15.00\nTotal Qty 2.00\nNet Total 35.00')).toBe(3500)
})

test('a total without any sum that leads to it is marked', () => {
  const fields = read('Shree Balaji Fuels\nAmount Rs. 500.00')
  expect(fields.totalPaise.value).toBe(50000)
  expect(check(fields, 0.97).warnings).toEqual(['total.unconfirmed'])
})

test('taxes that are more than the total are a mismatch', () => {
  expect(check(read('CGST 9% 90.00\nSGST 9% 90.00\nTotal 100.00'), 0.97).warnings).toContain('total.mismatch')
})

test('items know how many at which price, and their code', () => {
  const print =
    'Description   HSN   Qty   Rate   Amount\nRoom charges  996311  3  5,500.00  16,500.00\n2. Laundry  998599  2  150.00  300.00\nTaxable Value 16,800.00'
  expect(read(print).details.items).toMatchObject([
    { name: 'Room charges', hsn: '996311', quantity: 3, ratePaise: 550000, paise: 1650000 },
    { name: 'Laundry', hsn: '998599', quantity: 2, ratePaise: 15000, paise: 30000 },
  ])
})

test('an item’s name may stand above its amounts', () => {
  expect(read('Item  Qty  Amount\nMASALA DOSA\n2  60.00  120.00\nTotal 120.00').details.items).toMatchObject([
    { name: 'MASALA DOSA', quantity: 2, ratePaise: 6000, paise: 12000 },
  ])
})

test('a total that its parts do not make is a mismatch and not sure', () => {
  const fields = read('Taxable Value 1,000.00\nCGST 9% 90.00\nSGST 9% 90.00\nGrand Total Rs. 1,810.00')
  expect(fields.details.addsUp).toBe(false)
  const checked = check(fields, 0.97)
  expect(checked.warnings).toContain('total.mismatch')
  expect(checked.confident).not.toContain('totalPaise')
})

test('further charges and taxes within the price explain a total', () => {
  expect(read('Fare 200.00\nTaxable Value 200.00\nToll 85.00\nCGST 5.00\nSGST 5.00\nTotal 295.00').details.addsUp).toBe(
    true,
  )
  expect(read('Sub Total 105.00\nIncludes\nCGST 2.50\nSGST 2.50\nTotal 105.00').details.addsUp).toBe(true)
})

test('the recipient’s GSTIN is told from the supplier’s', () => {
  const print =
    'Hotel Lotus\nGSTIN 27AAPFU0939F1ZV\nInvoice No: 12\nBill To: Pravas Industries\nGSTIN 27AAACR5055K1Z7\nTotal 500.00'
  expect(read(print)).toMatchObject({
    gstin: { value: '27AAPFU0939F1ZV' },
    details: { recipientGstin: { value: '27AAACR5055K1Z7' } },
  })
})

test('an American receipt writes the month first, which is marked', () => {
  const fields = read('Bistro\nAustin, TX 78701\n(512) 555-0100\n03/04/2025\nTotal $58.00')
  expect(fields.date.value).toBe('2025-03-04')
  expect(fields.warnings).toContain('date.ambiguous')
})

test('the supplier’s GSTIN comes before the recipient’s, wherever it stands', () => {
  const print =
    'Tax Invoice\nBill To: Pravas Industries\nGSTIN 27AAACR5055K1Z7\nRoom 500.00\nDate 17/06/2025\nSAC 996311\nHotel Lotus\nGSTIN 27AAPFU0939F1ZV'
  expect(read(print).gstin.value).toBe('27AAPFU0939F1ZV')
})

test('a GSTIN that cannot be verified is left out and said to be so', () => {
  const fields = read('Cafe\nGSTIN 27AAPFU0939F1ZX')
  expect(fields.gstin.value).toBeNull()
  expect(fields.warnings).toEqual(['gstin.checksum'])
})

test('a GSTIN with one misread character is repaired and marked', () => {
  const fields = read('Cafe\nGSTIN: 27AAPFUO939F1ZV')
  expect(fields.gstin.value).toBe('27AAPFU0939F1ZV')
  expect(fields.warnings).toEqual(['gstin.repaired'])
})

test('without a city the place is the state of the GSTIN', () => {
  expect(read('Cafe\nGSTIN 29AABCT1234H1ZI').place.value).toBe('Karnataka')
  expect(read('Cafe, Bengaluru\nGSTIN 29AABCT1234H1ZI').place.value).toBe('Bangalore')
})

test('the date of a card is not that of the purchase, and a code with numbers is no date', () => {
  expect(read('Lotus Books\nTotal 99.00\nCard Expiry: 31/05/18').date.value).toBeNull()
  expect(read('Tape\nHC03-7-15  2 x 9.02  18.04\nTotal 18.04\n12-01-19 21:13 SH01').date.value).toBe('2019-01-12')
})

test('the invoice date wins over check-in, due and print dates', () => {
  const print = 'Check-in: 10/06/2025\nCheck-out: 12/06/2025\nInvoice Date: 13/06/2025\nDue date: 15/06/2025'
  expect(read(print).date.value).toBe('2025-06-13')
})

test.each([
  ['TAX INVOICE\nHotel Lotus Residency Pvt Ltd\n12 Park Street', 'Hotel Lotus Residency Pvt Ltd'],
  ['Sea Breeze Hotels\nPrivate Limited\nMarine Drive', 'Sea Breeze Hotels Private Limited'],
  ['Western Eastern\nStationery Pvt Ltd\nNo. 4, High Road', 'Western Eastern Stationery Pvt Ltd'],
  ['ravi\nGanesh Trading (SA0264195-T)\nTel: 26405050', 'Ganesh Trading'],
  ['Metro Cabs Private Limited (CIN U12345)\nDelhi', 'Metro Cabs Private Limited'],
  ['LOTUS ENTERFRISE PVT LID\nMG Road', 'LOTUS ENTERPRISE PVT LTD'],
  ['Lotus Hotel          ORIGINAL COPY\nMG Road', 'Lotus Hotel'],
])('the merchant of %j is %s', (print, merchant) => {
  expect(read(print).merchant.value).toBe(merchant)
})

test.each([
  ['Invoice No: HLR/25-26/9762   Date: 27/10/2025', 'HLR/25-26/9762'],
  ['Bill No. 4711', '4711'],
  ['lnvoice No:43801', '43801'],
  ['Bill .No.: INV/25-26/4417', 'INV/25-26/4417'],
  ['Inv.No. 52', '52'],
  ['Invoice No\nINV-2025-17', 'INV-2025-17'],
  ['Order No: 77\nInvoice No: 12', '12'],
])('the invoice number of %j is %s', (print, number) => {
  expect(read(print).invoiceNumber.value).toBe(number)
})

test('a date behind "invoice" is no invoice number', () => {
  expect(read('Invoice: 17/06/2025').invoiceNumber.value).toBeNull()
})

test.each([
  ['No. 3306', '3306'],
  ['No.3306   Date 14/09/2026', '3306'],
  ['No. 12, Mount Road', null],
])('the bare number of a bill book: %s', (line, number) => {
  expect(extract(linesOf(`Sai Travels\n${line}\nTotal 500.00`), '2026-11-20').invoiceNumber.value).toBe(number)
})

test('the tax number of a bill in another currency is not taken for a GSTIN that is wrong', () => {
  const fields = extract(
    linesOf('Sea View Seafood\nGST ID : 000567890123456\n12/05/2025\nTotal RM 64.00'),
    '2025-06-01',
  )
  expect(fields.currency.value).toBe('MYR')
  expect(fields.warnings).toEqual([])
})
