import { expect, test } from 'vitest'
import { rangeBefore } from './date-ranges.ts'
import { takePeriods } from './periods.ts'

// A Saturday.
const TODAY = '2026-11-21'

test.each([
  ['last month', '2026-10-01', '2026-10-31'],
  ['this month', '2026-11-01', '2026-11-30'],
  ['month before last', '2026-09-01', '2026-09-30'],
  ['pichle mahine', '2026-10-01', '2026-10-31'],
  ['last week', '2026-11-09', '2026-11-15'],
  ['this week', '2026-11-16', '2026-11-22'],
  ['last weekend', '2026-11-14', '2026-11-15'],
  ['yesterday', '2026-11-20', '2026-11-20'],
  ['kal', '2026-11-20', '2026-11-20'],
  ['last 7 days', '2026-11-15', TODAY],
  ['past two weeks', '2026-11-08', TODAY],
  ['last three months', '2026-09-01', TODAY],
  ['this year', '2026-01-01', '2026-12-31'],
  ['last year', '2025-01-01', '2025-12-31'],
  ['in 2025', '2025-01-01', '2025-12-31'],
  ['this financial year', '2026-04-01', '2027-03-31'],
  ['last financial year', '2025-04-01', '2026-03-31'],
  ['fy 2025-26', '2025-04-01', '2026-03-31'],
  ['fy26', '2025-04-01', '2026-03-31'],
  ['fy 26-27', '2026-04-01', '2027-03-31'],
  ['fy2026/27', '2026-04-01', '2027-03-31'],
  ['in fy', '2026-04-01', '2027-03-31'],
  ['this quarter', '2026-10-01', '2026-12-31'],
  ['last quarter', '2026-07-01', '2026-09-30'],
  ['q1', '2026-04-01', '2026-06-30'],
  ['q4 2025', '2026-01-01', '2026-03-31'],
  ['between 1 and 15 november', '2026-11-01', '2026-11-15'],
  ['from the 3rd to the 9th of october', '2026-10-03', '2026-10-09'],
  ['1-15 november', '2026-11-01', '2026-11-15'],
  ['3 oct to 10 nov', '2026-10-03', '2026-11-10'],
  ['from april to june 2025', '2025-04-01', '2025-06-30'],
  ['from november to february 2026', '2025-11-01', '2026-02-28'],
  ['october', '2026-10-01', '2026-10-31'],
  ['in december', '2025-12-01', '2025-12-31'],
  ['sept 2025', '2025-09-01', '2025-09-30'],
  ['october last year', '2025-10-01', '2025-10-31'],
  ['in may', '2026-05-01', '2026-05-31'],
  ['on 5 october', '2026-10-05', '2026-10-05'],
  ['on 5 march 2026', '2026-03-05', '2026-03-05'],
  ['first week of october', '2026-10-01', '2026-10-07'],
  ['from 3 june to 10 june', '2026-06-03', '2026-06-10'],
  ['between july and september', '2026-07-01', '2026-09-30'],
  ['from november to january', '2025-11-01', '2026-01-31'],
  ['since march', '2026-03-01', TODAY],
  ['after 5 october', '2026-10-06', TODAY],
  ['before october', '2000-01-01', '2026-09-30'],
])('%s', (text, from, to) => {
  expect(takePeriods(text, TODAY).value).toMatchObject([{ from, to }])
})

test.each(['how much did i spend', 'may i ask', 'the second one', 'top 5 merchants', 'above 1240'])(
  '%s names no period',
  (text) => {
    expect(takePeriods(text, TODAY)).toEqual({ value: [], rest: text })
  },
)

test('two periods come in their order and leave the rest', () => {
  const { value, rest } = takePeriods('food in october and last month', TODAY)
  expect(value.map(({ from }) => from)).toEqual(['2026-10-01', '2026-10-01'])
  expect(rest).toMatch(/^food in · +and · *$/)
})

test.each([
  ['2026-10-01', '2026-10-31', '2026-09-01', '2026-09-30'],
  ['2026-04-01', '2027-03-31', '2025-04-01', '2026-03-31'],
  ['2026-11-15', '2026-11-21', '2026-11-08', '2026-11-14'],
])('before %s to %s lies %s to %s', (from, to, start, end) => {
  expect(rangeBefore({ from, to, words: '' })).toMatchObject({ from: start, to: end })
})
