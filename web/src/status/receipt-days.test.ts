import { expect, test } from 'vitest'
import { receiptDays } from './receipt-days.ts'

const of = (expense_date: string | null, expense_type = 'Food') => ({ expense_date, expense_type })

test('several days and categories are told, whatever their order', () => {
  expect(receiptDays([of('2026-03-09'), of('2026-03-03', 'Transport'), of('2026-03-09')])).toEqual({
    dates: '3–9 Mar 2026',
    categories: 'Several: Food, Transport',
  })
})

test.each([[[]], [null], [undefined], [[of('2026-03-03')]], [[of('2026-03-03'), of('2026-03-03')]], [[{}, {}]]])(
  'of %j there is nothing to add',
  (receipts) => {
    expect(receiptDays(receipts)).toEqual({})
  },
)

test('a date that was not found is said to be', () => {
  expect(receiptDays([of('2026-03-03'), of(null), of(null)])).toEqual({
    undated: 'No date was found on Receipt #2, Receipt #3.',
  })
  expect(receiptDays([of(null)])).toEqual({
    undated: 'No date was found on the receipt: the claim’s date is used.',
  })
  expect(receiptDays([of(null), of(null)]).undated).toBe('No date was found on any receipt: the claim’s date is used.')
})
