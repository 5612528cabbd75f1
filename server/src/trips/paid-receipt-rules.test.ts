import type { PaidByOrganisation } from '@pravas/contract/trips'
import { expect, test } from 'vitest'
import { type DraftedReceipt, receiptsOfPaid } from './paid-receipt-rules.ts'

const FLIGHT: PaidByOrganisation = { kind: 'flight', title: 'IndiGo 6E 2046', reference: 'QH7K2M', cost: 5400 }
const receipt = (id: string, changes: Partial<DraftedReceipt> = {}): DraftedReceipt => ({
  id,
  supply: 'air',
  category: 'Transport',
  paise: 1,
  printed: [],
  ...changes,
})

test('a ticket with the number of a booking, or one that costs as much, looks like the one that is paid', () => {
  const receipts = [
    receipt('number', { printed: ['Booking Reference (PNR): QH7K2M'] }),
    receipt('cost', { paise: 540_000 }),
    receipt('other', { paise: 540_100, printed: ['PNR ABC123'] }),
    receipt('cab', { supply: 'vehicle_hire', paise: 540_000 }),
    receipt('part of a word', { printed: ['XQH7K2M1'] }),
  ]
  expect(receiptsOfPaid(FLIGHT, receipts)).toEqual(['number', 'cost'])
})

test('without a cost the number alone tells', () => {
  expect(receiptsOfPaid({ ...FLIGHT, cost: null }, [receipt('cost', { paise: 540_000 })])).toEqual([])
})

test('a bill of a stay is known by what was bought or by its category', () => {
  const stay: PaidByOrganisation = { kind: 'hotel', title: 'Sea View', reference: 'SV-1', cost: 4000 }
  const bills = [
    receipt('hotel', { supply: 'hotel', paise: 400_000 }),
    receipt('category', { supply: null, category: 'Accommodation', paise: 400_000 }),
    receipt('ticket', { paise: 400_000 }),
  ]
  expect(receiptsOfPaid(stay, bills)).toEqual(['hotel', 'category'])
})
