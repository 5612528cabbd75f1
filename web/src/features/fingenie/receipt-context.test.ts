// @vitest-environment node
import { expect, test } from 'vitest'
import { parseContext, receiptsOf, withAnswer, withUpload } from './receipt-context.ts'

const sessionId = 'fingenie-1-a'

function upload(name: string) {
  const receipts = receiptsOf({ session_id: sessionId, receipts: [{ data: { merchant: name, total: 10 } }] })
  return { sessionId, fileNames: [`${name}.jpg`], content: `Read ${name}.`, receipts }
}

test('uploads accumulate and are compared', () => {
  const both = withUpload(withUpload(null, upload('cafe')), upload('taxi'))
  expect(both.fileNames).toEqual(['cafe.jpg', 'taxi.jpg'])
  expect(both.content).toBe('Read cafe.\n\nRead taxi.')
  expect(both.isComparisonMode).toBe(true)
  expect(both.summary.receipts.map(({ data }) => data.merchant)).toEqual(['cafe', 'taxi'])
})

function held(...receipts: [id: string | undefined, total: number][]) {
  return { receipts: receipts.map(([receipt_id, total]) => ({ receipt_id, data: { total } })) }
}

function totals(context: ReturnType<typeof withAnswer>) {
  return context?.summary.receipts.map(({ data }) => data.total)
}

function uploaded(context: ReturnType<typeof withAnswer>, ...receipts: Parameters<typeof held>) {
  return withUpload(context, { sessionId, fileNames: [], content: '', receipts: receiptsOf(held(...receipts)) })
}

test('a receipt that is uploaded twice counts once', () => {
  const twice = uploaded(uploaded(null, ['a', 10], [undefined, 5]), ['a', 12], [undefined, 5])
  expect(totals(twice)).toEqual([12, 5, 5])
})

test('an answer updates the receipts that it lists, drops the others and leaves what has no id or was claimed', () => {
  const context = { ...uploaded(null, ['sent', 1], ['a', 10], [undefined, 5], ['b', 20]), claimed: 1 }
  const after = withAnswer(context, sessionId, held(['b', 25], ['c', 30]))
  expect(totals(after)).toEqual([1, 5, 25, 30])
  expect(after?.claimed).toBe(1)
})

test('an answer is enough to hold receipts, and one that lists none holds none', () => {
  expect(totals(withAnswer(null, sessionId, held(['a', 10])))).toEqual([10])
  expect(withAnswer(uploaded(null, ['a', 10]), sessionId, held())).toBeNull()
  const context = uploaded(null, ['a', 10])
  expect(withAnswer(context, sessionId, 'none')).toBe(context)
  expect(withAnswer(context, sessionId, { session_id: sessionId })).toBe(context)
})

test('a stored context is restored for its own session only', () => {
  const stored = JSON.stringify(withUpload(null, upload('cafe')))
  expect(parseContext(stored, sessionId)?.fileNames).toEqual(['cafe.jpg'])
  expect(parseContext(stored, 'fingenie-2-b')).toBeNull()
})

test.each([null, '', '{', '[]', '{"sessionId":1}', '{"sessionId":"fingenie-1-a"}'])('%j is no context', (stored) => {
  expect(parseContext(stored, sessionId)).toBeNull()
})

test.each([
  [450.5, 450.5],
  ['450.50', 450.5],
  ['Rs. 1,450', 1450],
  ['₹ 12', 12],
  ['12 to 15', null],
  ['', null],
  [null, null],
])('the total %j is %j', (total, read) => {
  expect(receiptsOf({ receipts: [{ data: { total } }] })[0]?.data.total).toBe(read)
})

test.each([undefined, null, {}, { receipts: 'none' }, { receipts: [{}, 1] }])('%j has no receipts', (summary) => {
  expect(receiptsOf(summary)).toEqual([])
})
