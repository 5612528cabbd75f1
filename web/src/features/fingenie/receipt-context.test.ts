// @vitest-environment node
import { expect, test } from 'vitest'
import { parseContext, receiptsOf, withUpload } from './receipt-context.ts'

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
