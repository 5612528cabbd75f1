import { expect, test } from 'vitest'
import { contextOf } from '../context.fixture.ts'
import { interpretExpense } from '../interpret.ts'
import { shareIn } from './shares.ts'

const context = contextOf([
  { merchant: 'Kitchen Corner', category: 'Food', totalPaise: 1764_51 },
  { merchant: 'City Cabs', category: 'Transport', totalPaise: 400_00 },
])
const share = (said: string, focus?: string) => shareIn(said, { ...context, focus })

test.each([
  ['500 of the dinner was my own', 1, 1264_51],
  ['rs 450 out of receipt 1 is personal', 1, 1314_51],
  ['half of the dinner is Vikram’s', 1, 882_26],
  ['half of receipt 2 belongs to Neha', 2, 200_00],
  ['dinner ka aadha Vikram ka hai', 1, 882_26],
  ['receipt 1 me 500.25 personal hai', 1, 1264_26],
  ['a third of the cab was for my wife', 2, 266_67],
  ['25% of the cab was private', 2, 300_00],
  ['deduct 250 from the cab, it was personal', 2, 150_00],
  ['cab bill me se 100 hata do', 2, 300_00],
  ['reduce the cab by 100', 2, 300_00],
  ['exclude 450 of the dinner as private', 1, 1314_51],
  ['only 800 of the dinner is mine', 1, 800_00],
  ['i want to claim only 900 of the dinner', 1, 900_00],
  ['receipt 1 claim only 400', 1, 400_00],
  ['450 of the dinner was personal, the rest is office', 1, 1314_51],
])('%j leaves of receipt %i %i paise', (said, number, totalPaise) => {
  expect(share(said)).toEqual({ number, totalPaise })
})

test('without a name the bill in talk is meant, and nothing where several may be', () => {
  expect(share('500 of this was my own', 'id-1')).toEqual({ number: 1, totalPaise: 1264_51 })
  expect(share('500 was personal')).toBeUndefined()
})

test.each([
  'was 500 of the dinner personal?',
  '500 of the dinner was not personal',
  'maybe 500 of the dinner was personal',
  'my boss said 500 of the dinner was personal',
  '500 of the dinner was personal tips',
  '500 or 600 of the dinner was personal',
  '5000 of the dinner was personal',
  '20 dollars of the dinner was personal',
  '500 of the dinner was for office',
  'remove the 400 one',
  'the family dinner was 500',
  '500 for my family dinner',
  '500 of the family dinner',
  'receipt 1 is off by 100',
  'receipt 1 is Wendy’s, 158 rupees',
  'receipt 1 is Chaayos, 158 rupees',
  'receipt 1 pachhhis sau',
  'receipt 1 Chaayos ka hai, 158 rupees',
  'remove 400',
])('%j takes nothing off', (said) => {
  expect(share(said)).toBeUndefined()
})

test('a part that is said of no bill is told how to say it', () => {
  expect(interpretExpense('500 of this was my own', context).acts).toMatchObject([
    { intent: 'ask_unknown', slots: { elsewhere: 'shared' } },
  ])
})

test.each([
  ['lost the auto bill, 180 rs', 'no-bill'],
  ['mera cab ka bill kho gaya, receipt bhi nahi hai', 'no-bill'],
  ['how do i claim per diem for my trip to mumbai', 'per-diem'],
  ['these two are one bill', 'one-bill'],
  ['merge receipts 1 and 2', 'one-bill'],
  ['split receipt 1 into two', 'split-bill'],
])('%j has an answer of its own', (said, elsewhere) => {
  expect(interpretExpense(said, context).acts).toMatchObject([{ intent: 'ask_unknown', slots: { elsewhere } }])
})

test.each([
  ['30 dollars for visa photos', 3_000],
  ['paid 45 usd for wifi on the flight', 4_500],
])('%j is money of another country', (said, paise) => {
  expect(interpretExpense(said, context).acts).toMatchObject([
    { intent: 'tell_foreign', slots: { currency: 'USD', paise, instead: false } },
  ])
})
