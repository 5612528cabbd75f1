// On one kind of database: this is about what HTTP answers, and the queries behind it have tests of their own.
import { expect, test } from 'vitest'
import { fakeReader, receiptPng, uploadOf } from '../testing/fake-reader.ts'
import { testApp } from '../testing/test-app.ts'

const reader = fakeReader()
const it = await testApp({ reader })
const sessionId = 'fingenie-1'

test('what a page tells of its receipts is taken, and more than it could hold is refused', async () => {
  const receipt = { data: { total: 1240.5, merchant: 'Old Fort Kitchen', date: '2026-06-08', category: 'Food' } }
  const sync = (receipts: unknown[]) => it.as('employee').post('/api/chat/fingenie/sync', { sessionId, receipts })
  expect(await sync(Array.from({ length: 1000 }, () => receipt))).toMatchObject({ status: 200, body: { synced: 0 } })
  const large = await sync(Array.from({ length: 1000 }, () => ({ ...receipt, file_content: 'x'.repeat(6_700) })))
  expect(large).toMatchObject({ status: 413, body: { code: 'request.too_large' } })
})

test('a body of very many values is refused before it is looked into, and one of large files is not', async () => {
  const upload = (receipts: unknown) => it.as('employee').post('/api/chat/fingenie/upload', { sessionId, receipts })
  expect(await upload(Array.from({ length: 1_000_000 }, () => []))).toMatchObject({
    status: 413,
    body: { code: 'request.too_large', detail: 'The request holds too many values.' },
  })
  const file = receiptPng({ merchant: 'Old Fort Kitchen', rupees: 100 })
  const large = uploadOf('large.png', Buffer.concat([file, Buffer.alloc(5_000_000, 32)]))
  const { status } = await upload([large])
  expect(status).toBe(200)
})
