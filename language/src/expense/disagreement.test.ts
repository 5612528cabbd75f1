import { expect, test } from 'vitest'
import { act } from '../text/interpretation.ts'
import type { ExpenseReading } from './acts.ts'
import { contextOf } from './context.fixture.ts'
import type { ExpenseContext } from './context.ts'
import { disagreementOf } from './disagreement.ts'
import { readingsOf } from './interpret.ts'
import { READERS } from './readers.ts'

const CONTEXT = contextOf([
  { merchant: 'Marina Rooms', category: 'Accommodation', date: '2026-06-05', totalPaise: 540_000 },
  { merchant: 'City Cabs', category: 'Transport', date: '2026-06-06', totalPaise: 64_000 },
])

function likeliest(message: string, context: ExpenseContext = CONTEXT) {
  for (const group of readingsOf(message, context)) return group
  return []
}

test('the readers stand in the order of their ranks', () => {
  const ranks = READERS.map(({ rank }) => rank)
  expect(ranks).toEqual(ranks.toSorted((a, b) => b - a))
})

test('two readings disagree that would set different totals', () => {
  const reading = (totalPaise: number): ExpenseReading => ({
    acts: [act('correct', { kind: 'change' as const, about: 'receipt 1', change: { totalPaise } }, [])],
    unread: [],
  })
  expect(disagreementOf([reading(60_000), reading(65_000)])).toHaveLength(2)
  expect(disagreementOf([reading(60_000), reading(60_000)])).toBeUndefined()
})

test('what every word of a sentence states outranks other readings of it', () => {
  const [first, ...others] = likeliest('the total of receipt 1 is -600')
  expect(first?.acts).toMatchObject([{ intent: 'correct', slots: { kind: 'refused', why: { why: 'negative-total' } } }])
  expect(others).toEqual([])
})

test.each([
  'the total of receipt 1 is 600',
  'cab ka total saadhe saat sau hai',
  'remove the cab',
  'claim them separately',
])('all that are as sure come to the same of %s', (message) => {
  expect(disagreementOf(likeliest(message))).toBeUndefined()
})

test('an answer to the open question outranks what the words mean by themselves', () => {
  const asked = { kind: 'remove', receipts: [CONTEXT.open[0]?.id ?? ''] } as const
  const [yes] = likeliest('yes remove it', { ...CONTEXT, asked })
  expect(yes).toMatchObject({ as: 'answer', acts: [{ intent: 'agree' }] })
  const [other] = likeliest('how much is the cab?', { ...CONTEXT, asked })
  expect(other).toMatchObject({ as: 'wish' })
})

test.each([
  ['no, not that trip', 'leave'],
  ['not the mumbai trip', 'leave'],
  ['not on any trip', 'choose_trip'],
  ['not the mumbai trip, the delhi trip', 'other'],
])('asked which trip: %s', (message, intent) => {
  const asked = { kind: 'trip', trips: ['TRP-2026-000019', 'TRP-2026-000016'] } as const
  const [first] = likeliest(message, { ...CONTEXT, asked })
  if (intent === 'other') expect(first?.as).not.toBe('answer')
  else expect(first?.acts[0]?.intent).toBe(intent)
})
