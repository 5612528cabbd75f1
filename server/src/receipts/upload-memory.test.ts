import { expect, test } from 'vitest'
import { createUploadMemory } from './upload-memory.ts'

test('beyond the bytes that may wait an upload is refused before it begins, and gets in when others are done', async () => {
  const { hold } = createUploadMemory(100)
  const first = Promise.withResolvers<string>()
  const second = Promise.withResolvers<string>()
  const held = [hold(60, () => first.promise), hold(40, () => second.promise)]
  const more = () => hold(1, async () => 'done')
  await expect(more()).rejects.toMatchObject({
    code: 'receipt.unreadable',
    retryAfterSeconds: 60,
    message: expect.stringContaining('Nothing of this upload was kept'),
  })
  first.reject(new Error('The reader ended.'))
  await expect(held[0]).rejects.toThrow()
  expect(await more()).toBe('done')
  second.resolve('read')
  expect(await held[1]).toBe('read')
})

test('an upload that is alone is never too large', async () => {
  expect(await createUploadMemory(100).hold(101, async () => 'done')).toBe('done')
})
