import { expect, test } from 'vitest'
import { fitsTeam, mergeCities, type SpendingQuestion, type SpendingRow, teamAverages } from './spending-rules.ts'

const row = (more: Partial<SpendingRow>): SpendingRow => ({
  who: 'own',
  part: 'asked',
  status: 'approved',
  key: '',
  lines: 1,
  paise: 100,
  taxPaise: 0,
  taxed: 0,
  unread: 0,
  people: 1,
  first: '2026-06-01',
  last: '2026-06-02',
  ...more,
})
const QUESTION: SpendingQuestion = {
  basis: 'spent',
  group: null,
  categories: ['Food'],
  cities: [],
  means: [],
  merchantWords: [],
  merchant: null,
  statuses: ['pending', 'approved'],
  lacks: null,
  leastPaise: null,
  mostPaise: null,
  trip: null,
  receipts: null,
  period: { from: '2026-10-01', to: '2026-10-31' },
  against: null,
}

test('rows of one city become one, by whom and how they stand', () => {
  const rows = [
    row({ key: 'Bengaluru', paise: 5, first: '2026-05-01' }),
    row({ key: 'Bangalore', paise: 7, people: 3 }),
    row({ key: 'Bangalore', status: 'pending' }),
  ]
  expect(mergeCities(rows)).toMatchObject([
    { key: 'Bangalore', paise: 12, lines: 2, people: 3, first: '2026-05-01', last: '2026-06-02', status: 'approved' },
    { key: 'Bangalore', status: 'pending', paise: 100 },
  ])
})

test('of a team nothing is told that fewer than three stand behind, and the rest in steps of ₹100', () => {
  const team = { who: 'team', people: 3 } as const
  const rows = [row({}), row({ ...team, people: 2 }), row({ ...team, key: 'Food', paise: 3 * 124_050 })]
  expect(teamAverages(rows)).toEqual([{ key: 'Food', paise: 120_000 }])
})

test('averages that overlap do not tell what one of the team spent', () => {
  const quarter = (last: number) => row({ who: 'team', people: 4, paise: 4 * 1_800_000 + last })
  const months = row({ who: 'team', people: 3, paise: 4 * 1_800_000 })
  const [told] = teamAverages([quarter(19_000)])
  expect(told).toEqual(teamAverages([quarter(1000)])[0])
  expect(Object.keys(told ?? {})).toEqual(['key', 'paise'])
  expect(teamAverages([months])[0]?.paise).toBe(2_400_000)
})

test('only broad questions are compared with a team', () => {
  expect(fitsTeam(QUESTION)).toBe(true)
  expect(fitsTeam({ ...QUESTION, period: null, group: 'category' })).toBe(true)
  const narrow: Partial<SpendingQuestion>[] = [
    { merchant: 'x' },
    { means: ['cash'] },
    { statuses: ['approved'] },
    { statuses: ['rejected', 'pending', 'approved'] },
    { leastPaise: 1 },
    { mostPaise: 1 },
    { lacks: 'gstin' },
    { group: 'day' },
    { receipts: [] },
    { period: { from: '2026-10-02', to: '2026-10-31' } },
    { period: { from: '2026-10-01', to: '2026-10-30' } },
  ]
  for (const part of narrow) expect(fitsTeam({ ...QUESTION, ...part })).toBe(false)
})
