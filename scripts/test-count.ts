import { z } from 'zod'

/** How many tests ran, by how they ended. */
export interface TestCount {
  passed: number
  failed: number
  skipped: number
}

const VitestReport = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  numPendingTests: z.number(),
  numTodoTests: z.number(),
})

const PlaywrightReport = z.object({
  stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number(), skipped: z.number() }),
})

/** Counts from what Vitest's JSON reporter wrote. */
export function countVitest(report: unknown): TestCount {
  const { numPassedTests, numFailedTests, numPendingTests, numTodoTests } = VitestReport.parse(report)
  return { passed: numPassedTests, failed: numFailedTests, skipped: numPendingTests + numTodoTests }
}

/** Counts from what Playwright's JSON reporter wrote. A test that passed only when repeated has failed. */
export function countPlaywright(report: unknown): TestCount {
  const { expected, unexpected, flaky, skipped } = PlaywrightReport.parse(report).stats
  return { passed: expected, failed: unexpected + flaky, skipped }
}

/**
 * The sum over all steps. A step that went wrong without a failed test (types that do not fit, a test file that does not
 * load) counts as one failure, so that 'nothing failed' always means what it says.
 */
export function sumUp(results: { ok: boolean; count: TestCount }[]): TestCount {
  const sum = { passed: 0, failed: 0, skipped: 0 }
  for (const { ok, count } of results) {
    sum.passed += count.passed
    sum.failed += ok ? count.failed : Math.max(1, count.failed)
    sum.skipped += count.skipped
  }
  return sum
}
