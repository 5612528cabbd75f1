import { expect, test } from 'vitest'
import { cityName, fitsTeam, mergeCities, type SpendingQuestion, type SpendingRow, showable } from './spending-rules.ts'

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
  merchant: null,
  statuses: ['approved'],
  lacks: null,
  leastPaise: null,
  mostPaise: null,
  receipts: null,
  period: { from: '2026-10-01', to: '2026-10-31' },
  against: null,
}

test('a city has one name', () => {
  expect(['Bengaluru', 'bangalore', 'New Delhi', 'Somewhere'].map(cityName)).toEqual([
    'Bangalore',
    'Bangalore',
    'Delhi',
    'Somewhere',
  ])
})

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

test('of a team nothing is shown that fewer than three stand behind', () => {
  const rows = [row({}), row({ who: 'team', people: 2 }), row({ who: 'team', people: 3, key: 'Food' })]
  expect(showable(rows).map(({ who, people }) => [who, people])).toEqual([
    ['own', 1],
    ['team', 3],
  ])
})

test('only broad questions are compared with a team', () => {
  expect(fitsTeam(QUESTION)).toBe(true)
  expect(fitsTeam({ ...QUESTION, period: null, group: 'category' })).toBe(true)
  const narrow: Partial<SpendingQuestion>[] = [
    { merchant: 'x' },
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
