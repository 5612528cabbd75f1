import { expect, test } from 'vitest'
import { contextOf } from '../context.fixture.ts'
import { checkQuestionIn } from './check-questions.ts'

const CONTEXT = contextOf([{ merchant: 'City Cabs' }, { merchant: 'Old Fort Kitchen' }])

test.each([
  ['shall i send it now or is something still missing', 'ready'],
  ['is everything in order?', 'ready'],
  ['kuch baaki hai kya', 'ready'],
  ['which ones are you not sure of', 'unsure'],
  ['are u sure about the amounts', 'unsure'],
  ['which is out of policy and why', 'policy'],
  ['am i over the limit', 'policy'],
  ['is this one already claimed?', 'already'],
  ['did i claim this before? kya pehle claim kiya tha', 'already'],
])('a verdict on the receipts that wait: %s', (message, about) => {
  expect(checkQuestionIn(message, CONTEXT)?.about).toBe(about)
})

test.each([
  ['i have a bill from 2 june lying in my bag. too late?', '2026-06-02'],
  ['can i still claim a bill of 10 March', '2026-03-10'],
  ['is it too late for something from 28 april', '2026-04-28'],
])('a verdict on a bill of some day: %s', (message, day) => {
  expect(checkQuestionIn(message, { ...CONTEXT, open: [] })).toMatchObject({ about: 'deadline', days: { from: day } })
})

test('a day alone goes on about the time limit, and only about that', () => {
  const asked = { ...CONTEXT, subject: 'deadline' as const }
  expect(checkQuestionIn('what abt 28 april', asked)).toMatchObject({ about: 'deadline' })
  expect(checkQuestionIn('what abt 28 april', CONTEXT)).toBeUndefined()
  expect(checkQuestionIn('the cab was on 28 april', asked)).toBeUndefined()
})

test('with no receipts there is nothing to give a verdict on', () => {
  expect(checkQuestionIn('is something missing', { ...CONTEXT, open: [] })).toBeUndefined()
})
