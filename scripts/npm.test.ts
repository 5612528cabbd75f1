import { expect, test } from 'vitest'
import { unwritten } from './npm.mjs'

test('npm wrote everything where its log ends well', () => {
  expect(unwritten(['24 verbose npm  v11.19.1\n25 verbose exit 0\n26 info ok\n'])).toBeUndefined()
})

test('npm that keeps no logs is believed', () => {
  expect(unwritten([])).toBeUndefined()
})

test('a file that could not be written is a failure, though npm ends well', () => {
  const log = '7 warn tar TAR_ENTRY_ERROR ENOSPC: no space left on device, write\n8 verbose exit 0\n9 info ok\n'
  expect(unwritten([log])).toBe('ENOSPC: no space left on device, write')
})

test('a log without an end was cut off by the same disk', () => {
  expect(unwritten(['7 http fetch GET 200 https://registry.npmjs.org/zod\n8 sil'])).toBe('even its log ends early')
})
