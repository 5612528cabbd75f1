// With the full run: brings the checker of patterns, which is installed when it is needed.

import { beforeAll, expect, test } from 'vitest'
import { attackOn } from './pattern-attacks.ts'
import { toolFolder } from './tools.mjs'

beforeAll(async () => void (await toolFolder('recheck')), 5 * 60_000)

test.each([
  ['(?:\\s*\\b(?:please|now)\\b|[?.!\\s])+$', 'i'],
  ['(?:x{2,} *){1,4}\\d{4}\\b', ''],
  ['\\s+$', ''],
])('%s is slow', async (source, flags) => {
  expect(await attackOn(source, flags)).toContain('.repeat(')
})

test.each(['\\bset\\w*\\b', '^(?:a|b)*c$', '(?<!\\s)\\s+$'])('%s is quick', async (source) => {
  expect(await attackOn(source, '')).toBeUndefined()
})
