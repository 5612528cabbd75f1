import { expect, test } from 'vitest'
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

test.each(['the total of receipt 1 is -600', 'cab total is -20'])('two readers disagree on %s', (message) => {
  expect(disagreementOf(likeliest(message))).toHaveLength(2)
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
