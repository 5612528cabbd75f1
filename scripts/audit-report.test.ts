import { expect, test } from 'vitest'
import { AuditReport, summaryOf } from './audit-report.ts'

const vulnerability = (severity: string) => ({
  severity,
  range: '<1.2.3',
  via: [{ title: 'Reads too much', url: 'https://github.com/advisories/GHSA-1' }, 'other'],
})

test.each([
  ['low', false],
  ['moderate', false],
  ['high', true],
  ['critical', true],
])('a %s vulnerability is reported, and fails: %s', (severity, isGrave) => {
  const summary = summaryOf(AuditReport.parse({ vulnerabilities: { thing: vulnerability(severity) } }))
  expect(summary).toEqual({
    lines: [`${severity}: thing <1.2.3: Reads too much https://github.com/advisories/GHSA-1; through other`],
    isGrave,
  })
})

test('without a vulnerability it says so', () => {
  expect(summaryOf({ vulnerabilities: {} })).toEqual({
    lines: ['No known vulnerabilities in the packages.'],
    isGrave: false,
  })
})

test('what npm answers without a network is no report', () => {
  const answer = { message: 'request to https://registry.npmjs.org failed', error: { code: 'ENOTFOUND', summary: '' } }
  expect(AuditReport.safeParse(answer).success).toBe(false)
})
