import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { commitBefore } from './earlier.ts'
import { root } from './root.ts'

test('the changelog names the commit of the version before', () => {
  expect(commitBefore(readFileSync(join(root, 'CHANGELOG.md'), 'utf8'))).toMatch(/^[0-9a-f]{40}$/)
})

test('a changelog that names none is refused', () => {
  expect(() => commitBefore('## Unreleased\n\nThe version before: commit `9a1b3c2`.\n')).toThrow('forty digits')
})
