import { beforeEach, expect, test } from 'vitest'
import { Transcript, unansweredTurns } from './transcript.ts'

const key = 'tripmate-messages'

beforeEach(() => localStorage.clear())

function transcript() {
  return new Transcript({ storage: localStorage, key, greeting: 'Hello.', now: () => new Date('2026-11-21T08:00:00Z') })
}

function texts(of: Transcript) {
  return of.messages.get().map(({ text }) => text)
}

test('begins with the greeting', () => {
  expect(transcript().messages.get()).toEqual([
    { text: 'Hello.', isUser: false, timestamp: '2026-11-21T08:00:00.000Z' },
  ])
})

test('is kept under its key and restored', () => {
  const first = transcript()
  first.say('Delhi to Mumbai', { turnId: 'a' })
  first.answer('a', 'When?')
  expect(JSON.parse(localStorage.getItem(key) ?? '')).toMatchObject([
    { text: 'Hello.', isUser: false },
    { text: 'Delhi to Mumbai', isUser: true },
    { text: 'When?', isUser: false },
  ])
  expect(transcript().messages.get()).toEqual(first.messages.get())
})

test('restores messages that have nothing but text, side and time, and leaves out what is none', () => {
  const stored = [
    { text: 'Hello', isUser: false, timestamp: '2026-11-20T10:00:00.000Z' },
    { text: 'Hi', isUser: true, timestamp: 1795248000000 },
    { text: 'When', isUser: false, timestamp: 'once' },
    { isUser: true },
    'odd',
  ]
  localStorage.setItem(key, JSON.stringify(stored))
  expect(transcript().messages.get()).toMatchObject([
    { text: 'Hello', timestamp: '2026-11-20T10:00:00.000Z' },
    { text: 'Hi', timestamp: new Date(1795248000000).toISOString() },
    { text: 'When', timestamp: '' },
  ])
})

test.each(['', '{', 'null', '[]', '{"text":"Hi"}'])('starts afresh from the stored text %j', (stored) => {
  localStorage.setItem(key, stored)
  expect(texts(transcript())).toEqual(['Hello.'])
})

test('an answer stands behind its own turn and takes the place of a notice', () => {
  const chat = transcript()
  chat.say('one', { turnId: 'a' })
  chat.answer('a', 'Please wait.', { outcome: 'waiting' })
  chat.say('two', { turnId: 'b' })
  expect(unansweredTurns(chat.messages.get()).map(({ turnId }) => turnId)).toEqual(['a', 'b'])
  chat.answer('a', 'One it is.')
  expect(texts(chat)).toEqual(['Hello.', 'one', 'One it is.', 'two'])
  expect(unansweredTurns(chat.messages.get()).map(({ turnId }) => turnId)).toEqual(['b'])
})

test('a withdrawn exchange is gone, and what was said in it is known', () => {
  const chat = transcript()
  chat.say('one', { turnId: 'a' })
  chat.answer('a', 'Sorry.', { outcome: 'failed' })
  expect(chat.withdraw('a').map(({ text }) => text)).toEqual(['one', 'Sorry.'])
  expect(texts(chat)).toEqual(['Hello.'])
})

test('withdrawing failures keeps what was answered', () => {
  const chat = transcript()
  chat.say('two files', { turnId: 'a' })
  chat.answer('a', 'Read one.')
  chat.answer('a', 'Sorry.', { outcome: 'failed' })
  chat.withdrawFailures('a')
  expect(texts(chat)).toEqual(['Hello.', 'two files', 'Read one.'])
})

test('reset leaves the greeting alone', () => {
  const chat = transcript()
  chat.say('one', { turnId: 'a' })
  chat.reset()
  expect(texts(chat)).toEqual(['Hello.'])
  expect(texts(transcript())).toEqual(['Hello.'])
})
