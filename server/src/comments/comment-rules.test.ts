import type { CommentKind } from '@pravas/contract/comments'
import { expect, test } from 'vitest'
import { lastAsked, questionsAnswered } from './comment-rules.ts'

const thread = (...said: [CommentKind, number, string][]) =>
  said.map(([kind, version, text]) => ({ kind, version, text }))

test('the last question counts, and what was answered after it', () => {
  expect(lastAsked([], 1)).toBeUndefined()
  const two = thread(['question', 1, 'Who?'], ['answer', 1, 'Me.'], ['answer', 1, 'And him.'])
  expect(lastAsked(two, 1)).toMatchObject({ question: { text: 'Who?' }, answer: { text: 'And him.' } })
  const again = [...two, ...thread(['question', 1, 'Why?'])]
  expect(lastAsked(again, 1)).toMatchObject({ question: { text: 'Why?' }, answer: undefined })
})

test('sending a request again answers what was asked before', () => {
  expect(lastAsked(thread(['question', 1, 'Who?']), 2)).toBeUndefined()
})

test('an answer is for all who wait for one, and one more for whoever asked last', () => {
  const open = thread(['question', 1, 'Who?'], ['answer', 1, 'Me.'], ['question', 1, 'Why?'], ['question', 1, 'When?'])
  expect(questionsAnswered(open).map(({ text }) => text)).toEqual(['Why?', 'When?'])
  const answered = [...open, ...thread(['answer', 1, 'Today.'])]
  expect(questionsAnswered(answered).map(({ text }) => text)).toEqual(['When?'])
})
