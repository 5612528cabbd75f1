import { expect, test } from 'vitest'
import { type Booked, missingReceipts, type TripReceipt } from './missing-receipt-rules.ts'

const booked: Booked = {
  flights: [
    { title: 'Air India AI 2665', paise: 5420_00 },
    { title: 'IndiGo 6E 5317', paise: 4980_00 },
  ],
  stays: [{ title: 'Harbour View Residency' }],
}
const ticket = (rupees: number): TripReceipt => ({ supply: 'air', category: 'Transport', paise: rupees * 100 })
const BILL: TripReceipt = { supply: 'hotel', category: 'Accommodation', paise: 13_020_00 }
const missing = (...receipts: TripReceipt[]) => missingReceipts(booked, receipts).map(({ title }) => title)

test('what was booked lacks its receipts until they are claimed', () => {
  expect(missing()).toEqual(['Air India AI 2665', 'IndiGo 6E 5317', 'Harbour View Residency'])
  expect(missing(BILL, ticket(5400))).toEqual(['IndiGo 6E 5317'])
  expect(missing(BILL, ticket(5400), ticket(4980))).toEqual([])
})

test('one ticket there and back stands for both flights, and a cab for none', () => {
  expect(missing(ticket(10_100))).toEqual(['Harbour View Residency'])
  expect(missing({ supply: 'vehicle_hire', category: 'Transport', paise: 640_00 })).toHaveLength(3)
})

test('a bill of an earlier time counts by its category', () => {
  expect(missing({ ...BILL, supply: null }, ticket(10_400))).toEqual([])
})
