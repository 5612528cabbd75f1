import { expect, test } from 'vitest'
import {
  type ComparedRequest,
  comparedExpense,
  isSelected,
  paramsOf,
  requestsFound,
  requestsViewOf,
} from './requests-shown.ts'

const request = (id: string, more: Partial<ComparedRequest> = {}): ComparedRequest => ({
  kind: 'trip',
  id,
  number: id,
  address: '',
  title: 'Delhi → Mumbai',
  status: 'pending',
  employee: 'Asha Rao (EMP2001)',
  amount: '₹1,00,000',
  facts: [],
  worst: [],
  findings: [],
  rupees: 100,
  isPlain: true,
  ...more,
})
const ALL = requestsViewOf(new URLSearchParams())
const ids = (requests: ComparedRequest[], view: Partial<typeof ALL> = {}) =>
  requestsFound(requests, { ...ALL, ...view })
    .filter((one) => isSelected(one, view.show ?? 'all'))
    .map(({ id }) => id)

test('a trip that leaves soonest comes first, and a claim that waits longest', () => {
  const trips = [
    request('later', { due: '2026-07-01', sentAt: '2026-05-01T00:00:00Z' }),
    request('soon', { due: '2026-06-01', sentAt: '2026-05-03T00:00:00Z' }),
  ]
  expect(ids(trips)).toEqual(['soon', 'later'])
  expect(ids(trips, { sort: 'latest' })).toEqual(['soon', 'later'])
  const claims = [
    request('new', { sentAt: '2026-06-02T00:00:00Z' }),
    request('old', { sentAt: '2026-06-01T00:00:00Z' }),
  ]
  expect(ids(claims)).toEqual(['old', 'new'])
  expect(
    ids([request('a', { rupees: 5 }), request('b', { rupees: null }), request('c', { rupees: 9 })], { sort: 'amount' }),
  ).toEqual(['c', 'a', 'b'])
})

test('what is to be checked stands apart from what is not', () => {
  const requests = [request('plain'), request('late', { isPlain: false })]
  expect(ids(requests, { show: 'plain' })).toEqual(['plain'])
  expect(ids(requests, { show: 'look' })).toEqual(['late'])
})

const receipt = { edited: [], duplicates: [], expense_date: '2026-06-01' }
const duplicate = { reason: 'same_file', of: 'somebody_else', text: 'The same file.', resolution: 'different' }

test.each([
  ['within policy and as it was read', { findings: [], receipts: [receipt] }, true],
  ['the policy was not asked', { findings: null, receipts: [receipt] }, false],
  ['a total was typed over', { findings: [], receipts: [{ ...receipt, edited: ['total'] }] }, false],
  ['nobody kept what was edited', { findings: [], receipts: [{ ...receipt, edited: undefined }] }, false],
  [
    'a duplicate is another purchase, as its claimant says',
    { findings: [], receipts: [{ ...receipt, duplicates: [duplicate] }] },
    false,
  ],
  ['an earlier step refused a receipt', { findings: [], receipts: [{ ...receipt, refused: {} }] }, false],
  ['a receipt has no date', { findings: [], receipts: [{ ...receipt, expense_date: null }] }, false],
])('of a claim nothing is to be checked where all is known: %s', (_, expense, isPlain) => {
  expect(comparedExpense(expense as never).isPlain).toBe(isPlain)
})

test('each word of a search is looked for in all that is shown', () => {
  const requests = [request('TRP-1', { facts: [{ name: 'Purpose', value: 'Client visit' }] }), request('TRP-2')]
  expect(ids(requests, { q: 'asha CLIENT' })).toEqual(['TRP-1'])
  expect(ids(requests, { q: 'mumbai 1,00,000' })).toEqual(['TRP-1', 'TRP-2'])
  expect(ids(requests, { q: '100' })).toEqual(['TRP-1', 'TRP-2'])
  expect(ids(requests, { q: 'pune' })).toEqual([])
})

test('a view is kept in the address beside what else stands there', () => {
  const params = paramsOf({ q: 'asha', show: 'look', sort: 'amount' }, new URLSearchParams('tab=expenses'))
  expect(String(params)).toBe('tab=expenses&q=asha&show=look&sort=amount')
  expect(requestsViewOf(params)).toEqual({ q: 'asha', show: 'look', sort: 'amount' })
  expect(String(paramsOf(ALL, params))).toBe('tab=expenses')
  expect(requestsViewOf(new URLSearchParams('show=everything&sort=1'))).toEqual(ALL)
})
