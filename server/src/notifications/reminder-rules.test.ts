import { expect, test } from 'vitest'
import { DEFAULT_SETTINGS } from '../organisation/settings-rules.ts'
import {
  backAt,
  type Candidate,
  chosen,
  hasWaitedTooLong,
  isPolite,
  isTimeOfWeeklySummary,
  type Manners,
} from './reminder-rules.ts'

const USUAL: Manners = DEFAULT_SETTINGS
const { reminders } = USUAL

// 10 June 2026 is a Wednesday.
test.each([
  ['2026-06-10 08:59', false],
  ['2026-06-10 09:00', true],
  ['2026-06-10 18:59', true],
  ['2026-06-10 19:00', false],
  ['2026-06-10 02:00', false],
  ['2026-06-13 11:00', false],
  ['2026-06-14 11:00', false],
])('at %s people may be reminded of receipts: %s', (at, polite) => {
  expect(isPolite('receipts_missing', at, USUAL)).toBe(polite)
})

test('a fare cannot wait for Monday, but for the morning', () => {
  expect(isPolite('fare_rose', '2026-06-13 11:00', USUAL)).toBe(true)
  expect(isPolite('fare_rose', '2026-06-13 22:00', USUAL)).toBe(false)
})

test.each([
  ['2026-06-08 09:00', true],
  ['2026-06-08 08:00', false],
  ['2026-06-08 19:30', false],
  ['2026-06-09 09:00', false],
  ['2026-06-07 09:00', false],
])('at %s the weekly summary leaves: %s', (at, leaves) => {
  expect(isTimeOfWeeklySummary(at, USUAL)).toBe(leaves)
})

test.each([
  ['decision_waiting', 'trip', '2026-06-09', false],
  ['decision_waiting', 'trip', '2026-06-08', true],
  ['decision_waiting', 'expense', '2026-06-05', false],
  ['decision_waiting', 'expense', '2026-06-04', true],
  ['own_request_waiting', 'trip', '2026-06-08', false],
  ['own_request_waiting', 'trip', '2026-06-05', true],
  ['own_request_waiting', 'expense', '2026-06-03', false],
  ['own_request_waiting', 'expense', '2026-06-02', true],
] as const)('%s of a %s of %s on 10 June: %s', (kind, request, day, waited) => {
  expect(hasWaitedTooLong(kind, { kind: request, day }, '2026-06-10', USUAL)).toBe(waited)
})

const candidate = (kind: Candidate['kind'], since: string): Candidate => ({
  personId: 'p',
  kind,
  subjectKind: 'trip',
  subjectId: `${kind} ${since}`,
  since,
})

test('one of each kind comes before a second of any, and no more than three a day', () => {
  const all = [
    candidate('decision_waiting', '2026-06-03'),
    candidate('decision_waiting', '2026-06-01'),
    candidate('own_request_waiting', '2026-05-01'),
    candidate('fare_rose', '2026-06-10'),
    candidate('decision_waiting', '2026-06-02'),
  ]
  const said = (today: number) => chosen(all, today).map(({ subjectId }) => subjectId)
  expect(said(0)).toEqual(['fare_rose 2026-06-10', 'decision_waiting 2026-06-01', 'own_request_waiting 2026-05-01'])
  expect(said(2)).toEqual(['fare_rose 2026-06-10'])
  expect(said(3)).toEqual([])
  expect(said(7)).toEqual([])
  expect(chosen(all.slice(0, 2), 0)).toHaveLength(2)
})

test.each([
  ['tomorrow', '2026-06-10', '2026-06-11T03:30:00.000Z'],
  ['next_week', '2026-06-10', '2026-06-15T03:30:00.000Z'],
  ['next_week', '2026-06-08', '2026-06-15T03:30:00.000Z'],
  ['next_week', '2026-06-14', '2026-06-15T03:30:00.000Z'],
  ['tomorrow', '2026-12-31', '2027-01-01T03:30:00.000Z'],
] as const)('put off until %s on %s it is back at %s', (place, today, back) => {
  expect(backAt(place, today, USUAL).toISOString()).toBe(back)
})

test('an organisation says when it works and when its people are reminded', () => {
  const manners: Manners = {
    working_week: [1, 2, 3, 4, 5, 6],
    reminders: { ...reminders, from_hour: 7, until_hour: 12, decide_trip_days: 3 },
  }
  expect(isPolite('receipts_missing', '2026-06-13 07:30', manners)).toBe(true)
  expect(isPolite('receipts_missing', '2026-06-14 07:30', manners)).toBe(false)
  expect(isPolite('receipts_missing', '2026-06-10 12:00', manners)).toBe(false)
  const trip = { kind: 'trip', day: '2026-06-06' } as const
  expect(hasWaitedTooLong('decision_waiting', trip, '2026-06-10', manners)).toBe(false)
  expect(hasWaitedTooLong('decision_waiting', trip, '2026-06-11', manners)).toBe(true)
  expect(backAt('tomorrow', '2026-06-10', manners).toISOString()).toBe('2026-06-11T01:30:00.000Z')
  const none = { ...manners, reminders: { ...manners.reminders, on: false, weekly_summary: false } }
  expect(isPolite('fare_rose', '2026-06-10 08:00', none)).toBe(false)
  expect(isTimeOfWeeklySummary('2026-06-08 08:00', none)).toBe(false)
})

test('a holiday is no working day', () => {
  const manners = { ...USUAL, holidays: new Set(['2026-06-11']) }
  expect(isPolite('receipts_missing', '2026-06-11 10:00', manners)).toBe(false)
  expect(isPolite('receipts_missing', '2026-06-12 10:00', manners)).toBe(true)
  expect(hasWaitedTooLong('decision_waiting', { kind: 'trip', day: '2026-06-10' }, '2026-06-12', manners)).toBe(false)
})
