import { expect, test } from 'vitest'
import { countPlaywright, countVitest, sumUp } from './test-count.ts'

test('tests that are skipped or still to be written are not counted as passed', () => {
  const report = { numPassedTests: 5, numFailedTests: 1, numPendingTests: 2, numTodoTests: 1 }
  expect(countVitest(report)).toEqual({ passed: 5, failed: 1, skipped: 3 })
})

test('a journey that passed only when repeated has failed', () => {
  const report = { stats: { expected: 3, unexpected: 1, flaky: 1, skipped: 0 } }
  expect(countPlaywright(report)).toEqual({ passed: 3, failed: 2, skipped: 0 })
})

test('a step that failed without a failed test counts as one failure', () => {
  const none = { passed: 0, failed: 0, skipped: 0 }
  const results = [
    { ok: true, count: { passed: 7, failed: 0, skipped: 1 } },
    { ok: false, count: none },
    { ok: false, count: { passed: 2, failed: 3, skipped: 0 } },
  ]
  expect(sumUp(results)).toEqual({ passed: 9, failed: 4, skipped: 1 })
})
