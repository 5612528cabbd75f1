import { globSync } from 'node:fs'
import { expect, test } from 'vitest'
import { root } from './root.ts'
import { testFiles } from './test-files.ts'

test('every file that is named as a test is run', async () => {
  const named = globSync('*/{,src/**/}*.{test,spec}.{ts,tsx}', { cwd: root, exclude: ['**/node_modules/**'] })
  const run = await testFiles()
  expect(named.length).toBeGreaterThan(100)
  expect(named.filter((file) => !run.has(file.replaceAll('\\', '/')))).toEqual([])
})

test('a file that no configuration includes is not run', async () => {
  const run = await testFiles()
  expect(run.has('scripts/test-files.test.ts')).toBe(true)
  expect(run.has('e2e/src/sizes.spec.ts')).toBe(true)
  expect(run.has('scripts/test-files.ts')).toBe(false)
})
