import { expect, test } from 'vitest'
import { found, offered, type PaletteGroup } from './palette-search.ts'

const groups: PaletteGroup[] = [
  {
    name: 'Go to',
    items: [
      { id: 'dashboard', label: 'Dashboard', words: ['home'] },
      { id: 'support', label: 'Contact Us' },
    ],
  },
  {
    name: 'Trips',
    onlyFound: true,
    items: [
      { id: 't1', label: 'TRP-2026-0017 · Delhi → Mumbai', about: '21 Nov 2026 · business', words: [48500, null] },
      { id: 't2', label: 'TRP-2026-0018 · Mumbai → Kochi', about: 'Déjeuner' },
    ],
  },
]

const ids = (shown: PaletteGroup[]) => shown.flatMap(({ items }) => items.map(({ id }) => id))

test.each([
  ['dash', ['dashboard']],
  ['HOME', ['dashboard']],
  ['mumbai', ['t1', 't2']],
  ['mumbai business', ['t1']],
  ['trp20260018', ['t2']],
  ['0017', ['t1']],
  ['48,500', ['t1']],
  ['dejeuner', ['t2']],
  ['nowhere', []],
])('%s finds %j', (query, expected) => {
  expect(ids(found(groups, query))).toEqual(expected)
})

test('what begins with the query comes first, and a group shows only its first six', () => {
  const many = Array.from({ length: 9 }, (_, i) => ({ id: `${i}`, label: `A trip ${i}` }))
  const shown = found([{ name: 'Trips', items: [...many, { id: 'first', label: 'Trip' }] }], 'trip')
  expect(ids(shown)).toEqual(['first', '0', '1', '2', '3', '4'])
  expect(shown[0]?.total).toBe(10)
})

test('before a search the last choices that still exist come first, and no record otherwise', () => {
  const shown = offered(groups, ['t2', 'gone', 'support'])
  expect(shown.map(({ name }) => name)).toEqual(['Recent', 'Go to'])
  expect(ids(shown)).toEqual(['t2', 'support', 'dashboard'])
})
