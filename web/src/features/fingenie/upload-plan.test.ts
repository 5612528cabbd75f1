// @vitest-environment node
import { UPLOAD_BYTES, UPLOAD_FILES } from '@pravas/contract/fingenie'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { batchesOf, bytesInRequest, filesBeside, isTooLarge, refusedFiles } from './upload-plan.ts'

function file(bytes: number, file_name = 'receipt.jpg') {
  return { file_name, file_content: 'A'.repeat(bytes) }
}

function bodyBytes(receipts: object[]): number {
  const body = { receipts, sessionId: `fingenie-${'1'.repeat(119)}`, employee_id: 'E'.repeat(64) }
  return Buffer.byteLength(JSON.stringify(body))
}

test('every request stays under the limits, and every file travels once, in order', () => {
  const sizes = fc.array(fc.integer({ min: 1, max: Math.floor(UPLOAD_BYTES / 3) }), { maxLength: 12 })
  fc.assert(
    fc.property(sizes, (bytes) => {
      const files = bytes.map((size, index) => file(size, `${index}.jpg`))
      const batches = batchesOf(files)
      expect(batches.flat()).toEqual(files)
      for (const batch of batches) expect(bodyBytes(batch)).toBeLessThan(UPLOAD_BYTES)
    }),
    { numRuns: 10 },
  )
})

test('small files go together, but never more than the contract allows', () => {
  const files = Array.from({ length: UPLOAD_FILES + 1 }, () => file(10))
  expect(batchesOf(files).map((batch) => batch.length)).toEqual([UPLOAD_FILES, 1])
})

test('a name in another alphabet counts by its bytes', () => {
  expect(bytesInRequest(file(0, 'रसीद.jpg'))).toBeGreaterThan(bytesInRequest(file(0, 'abcd.jpg')))
})

test('a file that fits into no request is too large', () => {
  expect(isTooLarge(file(UPLOAD_BYTES))).toBe(true)
  expect(isTooLarge(file(UPLOAD_BYTES / 2))).toBe(false)
})

test('files go with the reimbursement as far as there is room', () => {
  const files = [file(UPLOAD_BYTES / 2, 'a.jpg'), file(UPLOAD_BYTES / 4, 'b.jpg'), file(10, 'c.jpg')]
  expect(filesBeside(0, files).map(({ file_name }) => file_name)).toEqual(['a.jpg', 'b.jpg', 'c.jpg'])
  expect(filesBeside(UPLOAD_BYTES / 3, files).map(({ file_name }) => file_name)).toEqual(['a.jpg'])
})

test('a problem names files by their place in the request', () => {
  const errors = [
    { path: 'body.receipts[1].file_content', message: 'The file is empty.' },
    { path: 'body.receipts.2', message: 'The file is damaged.' },
    { path: 'body.receipts[9].file_content', message: 'There is no such file.' },
    { path: 'body.sessionId', message: 'A session id is needed.' },
  ]
  expect([...refusedFiles(errors, 3)]).toEqual([
    [1, 'The file is empty.'],
    [2, 'The file is damaged.'],
  ])
})
