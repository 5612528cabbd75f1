import { COMMENTS_AN_HOUR, type CommentKind, UNANSWERED_COMMENTS } from '@pravas/contract/comments'
import { ERRORS } from '@pravas/contract/errors'
import { expect, test } from 'vitest'
import { lastAsked, mustWait, questionsAnswered } from './comment-rules.ts'

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

test('so many in a row are enough: of one person, about one version, until the other side replies', () => {
  const by = (author_id: string, kind: CommentKind, version = 1) => ({ author_id, kind, version })
  const asks = Array.from({ length: UNANSWERED_COMMENTS }, () => by('meera', 'question'))
  const meera = { version: 1, kind: 'question', authorId: 'meera' } as const
  expect(mustWait(asks.slice(1), meera)).toBe(false)
  expect(mustWait(asks, meera)).toBe(true)
  expect(mustWait(asks, { ...meera, authorId: 'rohan' })).toBe(false)
  expect(mustWait([...asks, by('asha', 'answer')], meera)).toBe(false)
  expect(mustWait(asks, { ...meera, version: 2 })).toBe(false)
  const answers = asks.map(() => by('asha', 'answer'))
  const asha = { version: 1, kind: 'answer', authorId: 'asha' } as const
  expect(mustWait([...asks, ...answers], asha)).toBe(true)
  expect(mustWait([...asks, ...answers, by('rohan', 'question')], asha)).toBe(false)
})

test('the errors name the numbers that hold', () => {
  expect(ERRORS['comment.unanswered'].title).toContain(` ${UNANSWERED_COMMENTS} `)
  expect(ERRORS['comment.unanswered'].detail).toContain(` ${UNANSWERED_COMMENTS} `)
  expect(ERRORS['comment.too_many'].title).toContain(` ${COMMENTS_AN_HOUR} `)
})
