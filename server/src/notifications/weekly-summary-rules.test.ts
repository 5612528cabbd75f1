import { weeklySummary } from '@pravas/messages/en/weekly-summary'
import { wordsIn } from '@pravas/messages/testing/words-of'
import { expect, test } from 'vitest'
import { isEmpty, lastWeekOf, type Summary, type SummaryRequest, summaryMail } from './weekly-summary-rules.ts'

const wordsOf = wordsIn(weeklySummary)

const EMPTY: Summary = { waiting: [], decided: [], rulesBroken: [] }
const today = '2026-06-15'
const publicUrl = new URL('https://pravas.example')
const mail = (summary: Partial<Summary>) => summaryMail({ ...EMPTY, ...summary }, { today, publicUrl })
const request: SummaryRequest = {
  kind: 'trip',
  number: 'TRP-2026-000001',
  ownerName: 'Asha Rao',
  what: 'trip to Pune',
  paise: 1_23_456_50,
  requestedOn: '2026-06-10',
  findings: 0,
}

test.each([
  ['2026-06-15', '2026-06-08', '2026-06-14'],
  ['2026-06-21', '2026-06-08', '2026-06-14'],
  ['2026-01-05', '2025-12-29', '2026-01-04'],
])('the week before that of %s', (day, from, to) => {
  expect(lastWeekOf(day)).toEqual({ from, to })
})

test('what waits is told with its age, the longest first, and what goes beyond the policy', () => {
  const older = { ...request, number: 'EXP-2026-000002', what: 'Food claim', requestedOn: '2026-06-01', findings: 2 }
  const { subject, body } = mail({ waiting: [{ ...request, requestedOn: today }, older] })
  expect(subject).toMatch(wordsOf('subject', { count: 2 }))
  expect(body).toContain(
    [
      '- EXP-2026-000002: Asha Rao, Food claim, ₹1,23,456.50, waiting 14 days (1 Jun 2026), out of policy',
      '- TRP-2026-000001: Asha Rao, trip to Pune, ₹1,23,456.50, waiting since today (15 Jun 2026)',
    ].join('\n'),
  )
  expect(body).toContain('https://pravas.example/admin-approvals')
})

test('a long list is cut and counted', () => {
  const { body } = mail({ waiting: Array.from({ length: 17 }, () => request) })
  expect(body.match(/^- TRP/gm)).toHaveLength(15)
  expect(body).toMatch(wordsOf('waiting.more', { count: 2 }))
})

test('last week’s decisions are told with the spend, and how much of it went beyond the policy', () => {
  const { subject, body } = mail({
    decided: [
      { kind: 'expense', verdict: 'rejected', requests: 1, paise: 50_000, outside: 1, outsidePaise: 50_000 },
      { kind: 'trip', verdict: 'approved', requests: 3, paise: 90_000_00, outside: 1, outsidePaise: 40_000_00 },
    ],
    rulesBroken: [{ rule: 'hotel.city_cap', requests: 2 }],
  })
  expect(subject).toMatch(wordsOf('subject', { count: 0 }))
  expect(body).toContain(
    [
      'Decided last week (8 Jun 2026 to 14 Jun 2026):',
      '- 1 expense claim rejected, ₹500.00',
      '- 3 trips approved, ₹90,000.00',
      'Approved spend: ₹90,000.00, of which ₹40,000.00 out of policy (1 request).',
    ].join('\n'),
  )
  expect(body).toMatch(wordsOf('rules.rule', { rule: 'Hotel above the cap of its city', count: 2 }))
})

test('it says why it comes and where it is switched off', () => {
  expect(mail({ waiting: [request] }).body).toContain('https://pravas.example/account?switch-off=weekly_summary')
})

test('nothing is nothing to tell', () => {
  expect(isEmpty(EMPTY)).toBe(true)
  expect(isEmpty({ ...EMPTY, waiting: [request] })).toBe(false)
})
