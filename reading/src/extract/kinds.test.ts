import { expect, test } from 'vitest'
import { check } from '../check.ts'
import { extract } from '../extract.ts'
import { linesOf } from '../testing/print.ts'

const today = '2026-11-20'
const read = (print: string) => {
  const fields = extract(linesOf(print), today)
  return {
    merchant: fields.merchant.value,
    date: fields.date.value,
    total: fields.totalPaise.value,
    confident: check(fields, 0.97).confident,
  }
}

test('the greeting of a ride receipt is nobody, and its total stands above what makes it', () => {
  const ride = read(`Wheelz        14 November 2025
Thanks for riding, Meera
We hope you enjoyed your ride this evening.
Total              437.62
Trip fare          389.50
Booking Fee        15.00
Promotion          -20.00
Toll               35.00
CGST 2.5%          9.06
SGST 2.5%          9.06
You rode with Ramesh Kumar
WheelzGo 14.32 kilometers, 41 minutes`)
  expect(ride).toMatchObject({ merchant: 'Wheelz', date: '2025-11-14', total: 43762 })
  expect(ride.confident).toContain('totalPaise')
})

test('of a ticket the day of booking counts, in a table under its heading', () => {
  const ticket = read(`Blue Wings Airlines
Flight E-Ticket, PNR QX4T7M
Status           Date of Booking    Payment
CONFIRMED        02 Sep 25          Complete
Date             Flight             Departs
19 Sep 25        6E 2046            DEL 06:10
Airfare Charges  5,240.00
User Development Fee  91.00
Total Fare       5,331.00`)
  expect(ticket).toMatchObject({ date: '2025-09-02', total: 533100 })
})

test('a payment is made to the payee, not to the bank, and its amount is printed again', () => {
  const payment = read(`6:22 PM              64%
Transaction Successful
06:21 pm on 18 Oct 2025
Paid to
Blue Door Cafe       F585
bluedoor@icici
Banking Name: Razor Software Pvt Ltd
Transaction ID
T2510181821339120
Debited from
XXXXXXXX2210         585
Powered by UPI       YES BANK`)
  expect(payment).toMatchObject({ merchant: 'Blue Door Cafe', date: '2025-10-18', total: 58500 })
  expect(payment.confident).toContain('totalPaise')
})

test('the sign of the rupee that was read as a figure is no part of an amount that is printed again', () => {
  const payment = read(
    'Paid to\nKerala Mess\n7240\nDebited from\nXX2210      240\nUPI Ref No 530088123341\nPayment successful',
  )
  expect(payment.total).toBe(24000)
})

test('a statement and a boarding pass have no total', () => {
  const statement = read(`Credit Card Statement
Total Dues      18,412.00
Minimum Amount Due  920.00
Date            Details        Amount
22/09/2025      CAFE           642.00`)
  expect(statement.total).toBeNull()
  expect(read('BOARDING PASS\nGate 12  Seat 22F\nBoarding time 17:40\nFare 4,200.00').total).toBeNull()
})

test('a bill is for what it charges, not for what is left after the advance', () => {
  const hotel = read(`Hotel Sagar
Room Tariff      4,000.00
CGST 9%          360.00
SGST 9%          360.00
Bill Amount      4,720.00
Advance Received 2,000.00
Balance Due      2,720.00
Rupees Four Thousand Seven Hundred Twenty Only`)
  expect(hotel.total).toBe(472000)
  expect(hotel.confident).toContain('totalPaise')
})

test('what was owed before and what is owed later is not what a bill asks for', () => {
  const bill = read(`Fibre Net
Opening Balance  1,178.82
Payment Received (1,178.82)
Current Charges  999.00
CGST 9%          89.91
SGST 9%          89.91
Total Amount Due 1,178.82
Payable after due date  1,278.82`)
  expect(bill.total).toBe(117882)
})

test('the price of one is never the total', () => {
  expect(read('Corner Shop\nAlmonds   298.00 ea').total).toBeNull()
})

test('the buyer is not the supplier, whoever has a legal form', () => {
  const invoice = read(`Tax Invoice
Sold By: Apple Retail Private Ltd
Billing Address:
Pravas Industries Limited
Order Date: 03.10.2025
Invoice Date: 05.10.2025
Grand Total 1,299.00`)
  expect(invoice).toMatchObject({ merchant: 'Apple Retail Private Ltd', date: '2025-10-05', total: 129900 })
})

test('on a card slip the bank above is not the merchant, nor the oil company on a fuel slip', () => {
  expect(
    read('AXIS BANK\nGRILL JUNCTION\nMID:0371 TID:4122\nBATCH NUM:212\nRRN:5207\nTOTAL AMT: Rs. 3,190.00').merchant,
  ).toBe('GRILL JUNCTION')
  const slip = read(`HINDUSTAN PETROLEUM
HPCL DEALER
JAI BHAVANI FUELS
NOZZLE: 1
PRODUCT: DIESEL
RATE/LTR: 90.76
VOLUME(LTR): 11.02
AMOUNT: 1000.00`)
  expect(slip).toMatchObject({ merchant: 'JAI BHAVANI FUELS', total: 100000 })
  expect(slip.confident).toContain('totalPaise')
})

test('a refund is what comes back, not what was paid before', () => {
  const refund = read(`Trip Maker
Refund Receipt
Refund date      13 Sep 2025
Amount paid      5,371.00
Cancellation charges  -2,500.00
Refund amount    2,871.00`)
  expect(refund).toMatchObject({ merchant: 'Trip Maker', total: 287100 })
})

test('the rounded total counts, whatever its label was read as', () => {
  expect(
    read('Speedy Mart\nTotal Sales (Inclusive GST) RM   45.34\nRounding Adjustment RM   .01\nRH   45.35').total,
  ).toBe(4535)
  expect(
    read('Speedy Mart\nTotal Sales RM   181.98\nRounding Adjustment   0.02\nRounding RM   182.00\nCREDIT RM   182.00')
      .total,
  ).toBe(18200)
})

test('a row of amounts is what the headings over it say', () => {
  const bill = read(`Vista Mobile
Bill period      02.09.25 - 01.10.25
Due date         20.10.25
Previous dues    Payments    Current charges    Total due
471.00           471.00      588.82             588.82`)
  expect(bill.total).toBe(58882)
})
