import { expect, test } from 'vitest'
import { readDate } from './dates.ts'

test.each<[string, object]>([
  ['5 March', { kind: 'calendar', day: 5, month: 3 }],
  ['on 12/11/2026', { kind: 'calendar', day: 12, month: 11, year: 2026 }],
  ['the day before yesterday', { kind: 'from_today', days: -2 }],
  ['day befor yesterday', { kind: 'from_today', days: -2 }],
  ['2 days before yesterday', { kind: 'from_today', days: -3 }],
  ['teen din pehle', { kind: 'from_today', days: -3 }],
  ['3 days back', { kind: 'from_today', days: -3 }],
  ['two weeks ago', { kind: 'from_today', days: -14 }],
  ['it was last Friday', { kind: 'past_weekday', weekday: 5, weeks: 0 }],
  ['last to last Friday', { kind: 'past_weekday', weekday: 5, weeks: 1 }],
  ['Friday before last', { kind: 'past_weekday', weekday: 5, weeks: 1 }],
  ['pichle somvar', { kind: 'past_weekday', weekday: 1, weeks: 0 }],
  ['पिछले सोमवार', { kind: 'past_weekday', weekday: 1, weeks: 0 }],
  ['Friday last week', { kind: 'weekday_of_week', weekday: 5, weekOffset: -1 }],
  ['last week on Friday', { kind: 'weekday_of_week', weekday: 5, weekOffset: -1 }],
  ['parso', { kind: 'from_today', days: 2, either: true }],
  ['कल', { kind: 'from_today', days: 1, either: true }],
  ['the 12th', { kind: 'day_of_month', day: 12 }],
  ['5 June at 8 pm', { kind: 'calendar', day: 5, month: 6 }],
  ['5 जून', { kind: 'calendar', day: 5, month: 6 }],
  ['next Friday', { kind: 'weekday', weekday: 5, weeks: 0, ahead: true }],
])('%s is a date', (phrase, expression) => {
  expect(readDate(phrase)).toEqual({ expressions: [expression] })
})

test.each<[string, string]>([
  ['maybe 5 June', 'unsure'],
  ['around the 5th of June', 'unsure'],
  ['5 June or so', 'unsure'],
  ['shayad kal', 'unsure'],
  ['5 June?', 'unsure'],
  ['he said 5 June', 'quoted'],
  ['not 5 June', 'negated'],
  ['5 June nahi', 'negated'],
  ['5 June or 6 June', 'several'],
  ['Monday or Tuesday', 'several'],
  ['yesterday with the team', 'unread'],
])('%s is no date: %s', (phrase, why) => {
  expect(readDate(phrase)).toMatchObject({ why })
})

test.each([
  '3rd floor',
  'on the 3rd floor',
  '2nd class',
  'terminal 3',
  '5 star',
  'gate 12',
  'the 1st option',
  'thanks',
])('%s speaks of no date', (phrase) => {
  expect(readDate(phrase)).toBeUndefined()
})
