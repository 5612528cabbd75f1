import { expect, test } from 'vitest'
import { readQuestionTalk } from './request-question.ts'

test.each([
  'any questions for me?',
  'Any questions?',
  'are there any open questions for me',
  'do I have questions to answer?',
  'show me my questions',
  'What does my manager want?',
  'what did my manager ask me?',
  'what does she want to know',
  'has anyone asked me anything?',
  'did my boss ask me something about my trip?',
  'what is the question?',
  'what’s the question on TRP-2026-000012?'.replace('’', "'"),
  'koi sawal hai kya?',
  'mere manager ne kya poocha hai?',
  'manager ko kya chahiye',
])('%s asks what was asked', (message) => {
  expect(readQuestionTalk(message)).toMatchObject({ says: 'list' })
})

test('who and which request are named is read', () => {
  expect(readQuestionTalk('what did Meera ask?')).toEqual({ says: 'list', number: null, of: 'meera' })
  expect(readQuestionTalk('what is the question about trp-2026-000012?')).toMatchObject({ number: 'TRP-2026-000012' })
})

test.each([
  ['answer: it was a client dinner', 'it was a client dinner'],
  ['Answer – It was Acme, 3 people', 'It was Acme, 3 people'],
  ['answer it was a client dinner', 'it was a client dinner'],
  ['reply that I stay with friends', 'I stay with friends'],
  ['reply to my manager: two nights', 'two nights'],
  ['tell him it was the client dinner', 'it was the client dinner'],
  ['please tell my manager that the client pays', 'the client pays'],
  ['can you tell her: yes, with Acme', 'yes, with Acme'],
  ['let her know that it was Acme', 'it was Acme'],
  ['say it was a client dinner', 'it was a client dinner'],
  ['answer: no, it wasn’t a client dinner', 'no, it wasn’t a client dinner'],
  ['bol do client dinner tha', 'client dinner tha'],
  ['usko bol do ki client dinner tha', 'client dinner tha'],
  ['manager ko bata dena ki client ke saath tha', 'client ke saath tha'],
  ['client dinner tha bol do', 'client dinner tha'],
  ['usko client dinner tha bata dijiye', 'client dinner tha'],
  ['jawab do: client dinner tha', 'client dinner tha'],
  ['answer: line one\nline two', 'line one\nline two'],
])('%s says what to answer', (message, text) => {
  expect(readQuestionTalk(message)).toEqual({ says: 'answer', text, number: null, to: null })
})

test('a number and a name are taken out of it', () => {
  expect(readQuestionTalk('answer exp-2026-000004: client dinner')).toMatchObject({
    number: 'EXP-2026-000004',
    text: 'client dinner',
  })
  expect(readQuestionTalk('reply on TRP-2026-000012 that it was Acme')).toMatchObject({
    number: 'TRP-2026-000012',
    text: 'it was Acme',
  })
  expect(readQuestionTalk('tell Meera it was Acme')).toMatchObject({ to: 'Meera', text: 'it was Acme' })
  expect(readQuestionTalk('Meera ko bol do Acme ke saath tha')).toMatchObject({
    to: 'Meera',
    text: 'Acme ke saath tha',
  })
})

test.each(['answer', 'answer it', 'reply to her', 'answer the question', 'answer EXP-2026-000004', 'unko bata do'])(
  '%s leaves open what to answer',
  (message) => {
    expect(readQuestionTalk(message)).toMatchObject({ says: 'answer', text: null })
  },
)

test.each([
  "don't tell him anything",
  'do not answer',
  'please don’t reply',
  'usko mat bolo client dinner tha',
  'client dinner tha mat bol do',
  'abhi nahi bolna',
])('%s wants nothing answered', (message) => {
  expect(readQuestionTalk(message)).toEqual({ says: 'refuse' })
})

test.each([
  'tell me a joke',
  'tell me about hotels in Mumbai',
  'should I tell him it was a client dinner?',
  'what if I answer that it was a client dinner',
  'if he asks, tell him it was a client dinner',
  'I told him it was a client dinner',
  'answer me',
  'answer my question: how much is left?',
  'reply in Hindi',
  'any questions about hotels in Pune?',
  'what does the policy want?',
  'what does a hotel in Mumbai cost?',
  'I want to fly to Mumbai',
  'let me know the price',
  'let it be',
  'send it',
  'yes',
  'no',
  '',
  'bol do',
  'x'.repeat(3000),
])('%s is no such talk', (message) => {
  expect(readQuestionTalk(message)).toBeUndefined()
})
