import { expect, test } from 'vitest'
import { questionStep } from './answer-rules.ts'
import type { PendingAnswer } from './pending-answer.ts'

const to = { number: 'TRP-2026-000001', question: 'q', author: 'Meera Iyer' }
const shown: PendingAnswer = { stage: 'send', ...to, text: 'It was Acme.' }
const asked: PendingAnswer = { stage: 'text', ...to }
const which: PendingAnswer = { stage: 'which', text: 'It was Acme.', numbers: ['TRP-2026-000001', 'TRP-2026-000002'] }

test.each([
  'yes',
  'Yes please',
  'ok',
  'send it',
  'yes, send it',
  'send the answer',
  'go ahead',
  'haan bhej do',
  'send it to Meera',
  'haan',
])('%s sends the answer that was shown', (message) => {
  expect(questionStep(message, shown)).toEqual({ do: 'send' })
})

test.each([
  // Negations
  'no',
  'don’t send it',
  "don't send",
  'do not send it',
  'mat bhejo',
  'nahi',
  'not now',
  'never mind',
  'cancel',
  'leave it',
  // Questions
  'yes?',
  'send it?',
  'should I send it?',
  'what happens if I say yes',
  'who gets it?',
  'ok but who reads it',
  // Conditions and plans
  'send it if she insists',
  'yes, if it is short enough',
  'send it tomorrow',
  'send it later',
  'yes after lunch',
  'once he asks again, send it',
  'send it unless it is wrong',
  'yes but not yet',
  'send it after I checked',
  // Hesitation
  'hmm',
  'maybe',
  'I think so',
  'not sure',
  'wait',
  'ruko',
  'abhi nahi',
  'baad mein bhejna',
  'probably yes',
  'yes I guess',
  'kal bhej do',
  'let me think',
  // Exceptions and other wishes
  'yes but say it was dinner with Acme',
  'send everything except the name',
  'send the claim',
  'approve it',
  'send it to Ravi',
  'yes and book a flight',
  'send the trip',
  '👍👎',
  '',
  'x',
])('%s sends nothing', (message) => {
  expect(questionStep(message, shown).do).not.toBe('send')
})

test.each([undefined, asked, which])('nothing is sent that was not shown just now', (pending) => {
  for (const message of ['yes', 'send it', 'ok', 'haan bhej do']) {
    expect(questionStep(message, pending).do).not.toBe('send')
  }
})

test.each(['yes but say it was dinner', 'yes, if it is short enough', 'send it tomorrow'])(
  'a yes with more to it, %s, is asked about again',
  (message) => {
    expect(questionStep(message, shown)).toEqual({ do: 'ask-again' })
  },
)

test.each(['hmm', 'hmm, not yet', 'not sure', 'let me think', 'pata nahi'])('%s puts it off', (message) => {
  expect(questionStep(message, shown)).toEqual({ do: 'ask-again' })
})

test('after something that was no yes only a firm one counts', () => {
  const again: PendingAnswer = { ...shown, again: true }
  expect(questionStep('ok', again)).toEqual({ do: 'ask-again' })
  for (const message of ['yes', 'send it', 'haan bhej do']) expect(questionStep(message, again)).toEqual({ do: 'send' })
})

test('another text takes the place of the one that was shown', () => {
  expect(questionStep('answer: It was Zenith', shown)).toMatchObject({ do: 'draft', text: 'It was Zenith' })
  expect(questionStep('bol do client dinner tha', shown)).toMatchObject({ do: 'draft', text: 'client dinner tha' })
})

test.each(['no', 'never mind', 'rehne do', 'don’t tell her'])('%s gives the answer up', (message) => {
  for (const pending of [shown, asked, which]) expect(questionStep(message, pending)).toEqual({ do: 'refuse' })
})

test('without a pending answer a refusal is about something else', () => {
  for (const message of ['no', 'never mind', 'don’t tell her', 'cancel']) {
    expect(questionStep(message, undefined)).toEqual({ do: 'pass' })
  }
})

test('what was asked for is the answer, unless it asks something itself', () => {
  expect(questionStep(' It was the client dinner. ', asked)).toEqual({ do: 'text', text: 'It was the client dinner.' })
  expect(questionStep('what did she ask?', asked)).toMatchObject({ do: 'list' })
  expect(questionStep('how long is the flight?', asked)).toEqual({ do: 'pass' })
})

test.each([
  ['the first one', 'TRP-2026-000001'],
  ['2', 'TRP-2026-000002'],
  ['doosra wala', 'TRP-2026-000002'],
  ['trp-2026-000002', 'TRP-2026-000002'],
])('%s says which question is meant', (message, number) => {
  expect(questionStep(message, which)).toEqual({ do: 'choose', number })
})
