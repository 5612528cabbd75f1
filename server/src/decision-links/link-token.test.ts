import { randomBytes } from 'node:crypto'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { newId } from '../ids.ts'
import { readLinkToken, writeLinkToken } from './service.ts'

const secret = randomBytes(32)

test('a token is its link’s id, signed, and stands in an address as it is', () => {
  const id = newId()
  const token = writeLinkToken(id, secret)
  expect(token).toMatch(/^[\w-]{64}$/)
  expect(readLinkToken(token, secret)).toBe(id)
})

test('a token of another secret, a changed one and any other text open nothing', () => {
  const token = writeLinkToken(newId(), secret)
  expect(readLinkToken(token, randomBytes(32))).toBeUndefined()
  const other = Buffer.from(token, 'base64url')
  fc.assert(
    fc.property(fc.nat(47), fc.integer({ min: 1, max: 255 }), (at, change) => {
      const changed = Buffer.from(other)
      changed[at] = (changed[at] ?? 0) ^ change
      expect(readLinkToken(changed.toString('base64url'), secret)).toBeUndefined()
    }),
  )
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      expect(readLinkToken(text, secret)).toBeUndefined()
    }),
  )
})
