import { randomBytes } from 'node:crypto'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { sealed, unsealed } from './sealed-rules.ts'

const key = randomBytes(32)

test('what is sealed is opened by its key at its place alone, and looks different each time', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (secret) => {
      const kept = sealed(secret, key, 'a')
      expect(unsealed(kept, key, 'a')).toBe(secret)
      expect(unsealed(kept, randomBytes(32), 'a')).toBeUndefined()
      expect(unsealed(kept, key, 'b')).toBeUndefined()
      expect(sealed(secret, key, 'a')).not.toBe(kept)
    }),
  )
})

test('what was changed, cut or never sealed opens nothing', () => {
  const bytes = Buffer.from(sealed('secret', key, 'a').slice(3), 'base64url')
  for (const at of bytes.keys()) {
    const changed = Buffer.from(bytes)
    changed[at] = (changed[at] ?? 0) ^ 1
    expect(unsealed(`v1.${changed.toString('base64url')}`, key, 'a')).toBeUndefined()
    expect(unsealed(`v1.${bytes.subarray(0, at).toString('base64url')}`, key, 'a')).toBeUndefined()
  }
  expect(unsealed('https://hooks.slack.example', key, 'a')).toBeUndefined()
})
