import { expect, test } from 'vitest'
import { spelt } from './said.ts'
import { sideQuestionIn } from './side-questions.ts'

const questionIn = (message: string) => sideQuestionIn(spelt(message), message.includes('?'))

test.each([
  ['whats its duration', 'duration'],
  ['how long does it take', 'duration'],
  ['kitna time lagega', 'duration'],
  ['what time does the second one land', 'arrival'],
  ['kitne baje pahunchegi', 'arrival'],
  ['कितने बजे पहुंचेगी', 'arrival'],
  ['when does it leave', 'departure'],
  ['layover kitna hai', 'layover'],
  ['how long is the stopover', 'layover'],
  ['whats my total now', 'total'],
  ['wats the ticket price both ways', 'total-both'],
  ['is there anything faster', 'faster'],
] as const)('%s asks for the %s', (message, about) => {
  expect(questionIn(message)?.about).toBe(about)
})

test.each([
  ['will i have enough time from the airport to reach by 11', '11:00', false],
  ['is there enough time to reach my 11 o clock', '11:00', false],
  ['can i make it by 2:30 pm', '14:30', false],
  ['do i have enuf time to reach airport if my meeting finishes at 3', '15:00', true],
  ['is 2 hours enough between meeting and flight', undefined, true],
])('%s asks whether it is in time', (message, by, catches) => {
  expect(questionIn(message)).toMatchObject({ about: 'in-time', ...(by && { by }), catches })
})

test.each([
  'the fastest one',
  'flights without a layover',
  'no layover please',
  'reach by 11',
  'i need to be there by 11',
  'cheapest both ways',
  'the one that lands before noon',
  'sort by duration',
  'book the earliest',
])('%s asks nothing of the kind', (message) => {
  expect(questionIn(message)).toBeUndefined()
})
