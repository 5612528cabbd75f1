// @vitest-environment node
import { expect, test } from 'vitest'
import { exchangesOf, historyMessages, listedSessions, sessionsMatching } from './history-data.ts'

test('lists the conversations in the order of the answer, with what is known of each', () => {
  const sessions = [
    { sessionId: 'b', chat_name: 'Delhi to Mumbai', lastActivity: '2026-11-20T20:00:00Z', destination: 'Mumbai' },
    { sessionId: 'a', chat_name: null, category: 'Food', expense_type: 'Food' },
    { chat_name: 'No id' },
  ]
  expect(listedSessions(sessions)).toEqual([
    { sessionId: 'b', name: 'Delhi to Mumbai', lastActivity: '2026-11-21', about: ['Mumbai'] },
    { sessionId: 'a', name: 'Untitled conversation', lastActivity: null, about: ['Food'] },
  ])
  expect(listedSessions(undefined)).toEqual([])
})

const messages = [
  { message: 'Hi', sender: 'User', timestamp: '2026-11-21T08:00:00Z' },
  { message: 'Hello', sender: 'Bot', timestamp: 'some time' },
]

test('whatever does not come from the user is the assistant’s', () => {
  expect(historyMessages(messages)).toEqual([
    { text: 'Hi', isUser: true, timestamp: '2026-11-21T08:00:00Z' },
    { text: 'Hello', isUser: false, timestamp: '' },
  ])
  expect(historyMessages(null)).toEqual([])
})

test('a conversation can be saved again, exchange by exchange', () => {
  expect(exchangesOf('a', historyMessages([...messages, { message: 'Still there?', sender: 'User' }]))).toEqual([
    { userMessage: 'Hi', botResponse: 'Hello', sessionId: 'a' },
  ])
})

test.each([
  ['mumbai', ['Delhi to Mumbai']],
  ['  to  DELHI ', ['Delhi to Mumbai']],
  ['food', ['Lunches']],
  ['nov 2026', ['Delhi to Mumbai', 'Lunches']],
  ['20 nov', ['Lunches']],
  ['', ['Delhi to Mumbai', 'Lunches']],
  ['pune', []],
])('a search for %j finds what is named, dated or about it', (search, names) => {
  const sessions = [
    { sessionId: 'a', name: 'Delhi to Mumbai', lastActivity: '2026-11-21', about: ['Mumbai'] },
    { sessionId: 'b', name: 'Lunches', lastActivity: '2026-11-20', about: ['Food'] },
  ]
  expect(sessionsMatching(sessions, search).map(({ name }) => name)).toEqual(names)
})
