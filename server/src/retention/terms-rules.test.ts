import { expect, test } from 'vitest'
import { DEFAULT_SETTINGS } from '../organisation/settings-rules.ts'
import { keptUntil, termsOn } from './terms-rules.ts'

test.each([
  // The year that ended on 31 March 2018 is over by eight years on 1 April 2026.
  ['2026-03-31', 4, '2017-04-01'],
  ['2026-04-01', 4, '2018-04-01'],
  ['2026-11-26', 4, '2018-04-01'],
  ['2028-02-29', 1, '2020-01-01'],
])(
  'on %s, with years that begin in month %i, records from before %s have served their time',
  (today, start, before) => {
    const { retention } = DEFAULT_SETTINGS
    const terms = termsOn(today, { retention, financial_year_start: start })
    expect([terms.claims, terms.trips, terms.payments, terms.audit]).toEqual([before, before, before, before])
  },
)

test('conversations are kept until their people delete them, all else is not kept for good', () => {
  const terms = termsOn('2026-11-26', DEFAULT_SETTINGS)
  const { conversations, ...others } = terms
  expect(conversations).toBeNull()
  expect(Object.values(others)).not.toContain(null)
  expect([terms.usage, terms.notifications, terms.leavers]).toEqual(['2024-11-26', '2026-05-30', '2025-11-26'])
})

test('what is kept until a day has served its time on that day, and not on the one before', () => {
  const { retention } = DEFAULT_SETTINGS
  const settings = { retention, financial_year_start: 4 }
  const { records, usage } = keptUntil('2026-03-31', settings)
  expect([records, usage]).toEqual(['2034-04-01', '2028-03-30'])
  expect(termsOn(records, settings).claims).toBe('2026-04-01')
  expect(termsOn('2034-03-31', settings).claims).toBe('2025-04-01')
})
