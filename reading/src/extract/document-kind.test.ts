import { expect, test } from 'vitest'
import type { DocumentKind } from '../receipt.ts'
import { linesOf } from '../testing/print.ts'
import { documentKind } from './document-kind.ts'

const PRINTS: [DocumentKind, string][] = [
  ['credit_note', 'CREDIT NOTE\nRoomy Hotels Private Limited\nCredit Note No: CN/11\nDate: 22-09-2025\nTotal 2,240.00'],
  ['proforma', 'Orchid Banquets LLP\nPRO-FORMA INVOICE\nNo. PI-77\nAmount Payable 70,800.00'],
  ['quotation', 'Metro Print Solutions\nQUOTATION\nQuote Ref Q/118\nGrand Total 11,800.00'],
  ['quotation', 'Skyline Caterers\nEstimate No. E-88\nEstimated total 47,250'],
  ['statement', 'FASTag Account Statement\nOpening Balance 712.00\nDebit   Credit   Balance\nClosing Balance 617.00'],
  [
    'statement',
    'Credit Card Statement\nStatement period 1 Oct to 31 Oct\nPrevious balance 8,210.00\nIGST on interest 22.00\nPayment received 8,210.00\nMinimum Amount Due 410.00\nDue date 18 Nov',
  ],
  [
    'statement',
    'Account Statement\nBill payment electricity\nIGST 18.00\nWithdrawal   Deposit   Balance\nDue date 4 Nov',
  ],
  [
    'utility_bill',
    'Postpaid monthly statement\nBill period 13-Oct-2026 to 12-Nov-2026\nDue date 01-Dec-2026\nMonthly rental 599.00\nCGST 9% 53.91\nSGST 9% 53.91\nTotal 706.82',
  ],
  [
    'utility_bill',
    'STATEMENT\nFibernet broadband\nBilling period 01 Oct to 31 Oct\nPrevious dues 0.00\nPlan rental 999.00\nIGST 18% 179.82\nTotal payable 1,178.82',
  ],
  ['boarding_pass', 'Akasa Air\nBOARDING PASS\nGate 12   Seat 22F\nBoarding time 17:40'],
  ['payment', 'Paid to\nBlue Door Cafe   585\nTransaction ID T2510\nDebited from XX2210\nPowered by UPI'],
  [
    'card_slip',
    'AXIS BANK\nGRILL HOUSE\nMID:0371 TID:4122\nBATCH NUM:000212\nRRN: 5207\nTOTAL AMT: Rs. 3,190.00\nCUSTOMER COPY',
  ],
  ['fuel_slip', 'BALAJI FUELS\nNozzle No: 3\nProduct: PETROL\nRate: 107.66/L\nVolume: 23.221 L\nAmount: 2500.00'],
  ['ride', 'Ride Receipt\nRide Charge   80.00\nDistance   8.6 kms\nDuration   27 mins\nCaptain   Mahesh\nTotal 87.00'],
  ['air_ticket', 'Flight E-Ticket\nPNR 8KLQ2P   Economy\nPassenger Mr Sen\nBase Fare 11,800\nTotal 14,286'],
  ['rail_ticket', 'IRCTC\nElectronic Reservation Slip\nPNR   Train No./Name\nQuota GENERAL\nTicket Fare 1,825.00'],
  ['hotel_bill', 'Hotel Lotus\nRoom No 204\nCheck-in 10-09-2025\nCheck-out 12-09-2025\nRoom Charges 6,900.00'],
  [
    'utility_bill',
    'Your Postpaid Bill\nBill Period 16-SEP to 15-OCT\nPrevious balance 589.00\nThis month’s charges 707.94',
  ],
  ['invoice', 'TAX INVOICE\nVenus Computers\nGSTIN 29AAGFV3312H1ZX\nInvoice No. 18\nTotal 29,500.00'],
  ['receipt', 'Annapurna Tiffins\nDosa 120.00\nTea 40.00\nTotal 160.00'],
]

test.each(PRINTS)('%s', (kind, print) => {
  expect(documentKind(linesOf(print))).toBe(kind)
})

test.each([
  [
    'conditions that speak of credit notes',
    'Green Mart\nTAX INVOICE\nBread 40.00\nTotal 40.00\nNo refund; a credit note is given for goods that are returned',
  ],
  [
    'a bill book that calls a memo an estimate too',
    'ESTIMATE / CASH MEMO\nRaj Electricals\nBoard 700.00\nTotal 700.00',
  ],
  [
    'a restaurant’s bill with the slip of the card below',
    'Grill House\nSub Total 100.00\nCGST 2.5% 2.50\nSGST 2.5% 2.50\nTotal 105.00\nMID 1 TID 2\nBATCH 7\nRRN 9\nCUSTOMER COPY',
  ],
])('%s is a bill', (_, print) => {
  expect(['receipt', 'invoice']).toContain(documentKind(linesOf(print)))
})
