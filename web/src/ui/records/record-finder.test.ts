import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type RecordFields, recordFinder, type SortKey, sortedRecords } from './record-finder.ts'
import { type RecordView, UNFILTERED } from './record-view.ts'

interface Parcel {
  to?: string
  state?: string
  sent?: string | null
  price?: number | string | null
}

const FIELDS: RecordFields<Parcel> = {
  texts: ({ to, price }) => [to, price],
  choice: ({ state }) => state ?? 'open',
  date: ({ sent }) => sent,
  amount: ({ price }) => price,
}
const PARCELS: Parcel[] = [
  { to: 'Pondichéry Beach', state: 'open', sent: '2026-11-01', price: 100 },
  { to: 'Mumbai Fort', state: 'done', sent: '2026-11-21T23:00:00Z', price: '250.5' },
  { to: 'Mumbai Central', state: 'lost', sent: null, price: null },
  {},
]

function found(part: Partial<RecordView>): number[] {
  const find = recordFinder(PARCELS, FIELDS)
  return find({ ...UNFILTERED, choices: [], order: undefined, ...part }).map((parcel) => PARCELS.indexOf(parcel))
}

describe('a view finds', () => {
  test.each<[string, Partial<RecordView>, number[]]>([
    ['everything, asked for nothing', {}, [0, 1, 2, 3]],
    ['all words in any order and case', { search: ' fort MUM' }, [1]],
    ['accents typed plainly', { search: 'pondichery' }, [0]],
    ['numbers', { search: '250' }, [1]],
    ['any of the choices', { choices: ['done', 'lost'] }, [1, 2]],
    ['a missing choice by what stands for it', { choices: ['open'] }, [0, 3]],
    ['both ends of a range of days', { from: '2026-11-01', to: '2026-11-21' }, [0, 1]],
    ['days before an end', { to: '2026-11-20' }, [0]],
    ['amounts, also written as text', { atLeast: 100.01 }, [1]],
    ['amounts up to one', { atMost: 100 }, [0]],
    ['only what fits every part', { search: 'mumbai', choices: ['done'], atMost: 200 }, []],
  ])('%s', (_, part, expected) => expect(found(part)).toEqual(expected))
})

const keys = fc.array(fc.option(fc.oneof(fc.integer(), fc.string()), { nil: undefined }))

test('sorting keeps every record, equal ones in their order, and puts what has no key last either way', () => {
  fc.assert(
    fc.property(
      fc.array(fc.option(fc.integer({ min: 0, max: 5 }), { nil: undefined })),
      fc.boolean(),
      (values, down) => {
        const rows = values.map((key, place) => ({ key, place }))
        const sorted = sortedRecords(rows, ({ key }) => key, down)
        expect(sorted.toSorted((a, b) => a.place - b.place)).toEqual(rows)
        for (const [index, { key, place }] of sorted.entries()) {
          const next = sorted[index + 1]
          if (next === undefined || next.key === undefined) continue
          expect(key).toBeDefined()
          if (key === next.key) expect(place).toBeLessThan(next.place)
          else expect(Number(key) < next.key).toBe(!down)
        }
      },
    ),
  )
})

test('the list that is sorted stays as it was', () => {
  fc.assert(
    fc.property(keys, fc.boolean(), (rows: SortKey[], down) => {
      const before = [...rows]
      sortedRecords(rows, (row) => row, down)
      expect(rows).toEqual(before)
    }),
  )
})

test('text sorts as people read it: whatever the case, numbers by their size', () => {
  expect(sortedRecords(['goa', 'Trip 10', 'Agra', 'trip 9'], (text) => text, false)).toEqual([
    'Agra',
    'goa',
    'trip 9',
    'Trip 10',
  ])
})
