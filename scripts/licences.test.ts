import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { isAccepted, type LicensedLock, licencesOf } from './licences.ts'
import { root } from './root.ts'

test.each([
  ['MIT', true],
  ['(MIT OR GPL-3.0)', true],
  ['MIT AND GPL-3.0', false],
  ['Apache-2.0 AND LGPL-3.0-or-later AND MIT', true],
  ['AGPL-3.0-only', false],
  ['SEE LICENSE IN LICENSE', false],
])('%s: %s', (expression, accepted) => {
  expect(isAccepted(expression)).toBe(accepted)
})

test('a package without a licence is named', () => {
  const packages = {
    '': {},
    server: {},
    'node_modules/a': { license: 'MIT' },
    'node_modules/@x/b': {},
    'node_modules/own': { link: true },
  }
  expect(licencesOf({ packages })).toEqual({ lines: ['   1  MIT', '   1  none named'], unknown: ['@x/b: none named'] })
})

test('every package of ours has a licence that was looked at', () => {
  const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as LicensedLock
  expect(licencesOf(lock).unknown).toEqual([])
})
