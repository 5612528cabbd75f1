// @vitest-environment node
import { expect, test } from 'vitest'
import { type ChatEvent, type ChatState, chatReducer, isGivenUp, turnStatus, unansweredTurns } from './chat-reducer.ts'

interface Progress {
  partial: string
}

const rules = { greeting: 'Hello.', idle: { partial: '' }, now: '2026-11-21T08:00:00.000Z' }
const empty: ChatState & Progress = { sessionId: 's', messages: [], turnId: null, queue: [], partial: '' }

function after(...events: ChatEvent<Progress>[]): ChatState & Progress {
  return events.reduce((state, event) => chatReducer(state, event, rules), empty)
}

const said = (turnId: string): ChatEvent<Progress> => ({ type: 'said', turnId, text: `say ${turnId}` })
const texts = ({ messages }: ChatState) => messages.map(({ text }) => text)
const status = (turnId: string, ...events: ChatEvent<Progress>[]) => turnStatus(after(...events).messages, turnId)

test('a turn is queued, sending, and then answered, failed or cancelled', () => {
  const wait: ChatEvent<Progress> = { type: 'deferred', turnId: 'a', text: 'Please wait.' }
  expect(status('a')).toBeUndefined()
  expect(status('a', said('a'))).toBe('sending')
  expect(status('a', said('a'), wait)).toBe('queued')
  expect(status('a', said('a'), wait, { type: 'answered', turnId: 'a', text: 'Yes.' })).toBe('answered')
  expect(status('a', said('a'), { type: 'failed', turnId: 'a', text: 'Sorry.' })).toBe('failed')
  expect(status('a', said('a'), { type: 'cancelled', turnId: 'a' })).toBe('cancelled')
})

test('progress belongs to the turn in flight and ends with it', () => {
  const heard: ChatEvent<Progress> = { type: 'set', fields: { partial: 'Half' } }
  const sending = after(said('a'), { type: 'sending', turnId: 'a' }, heard)
  expect(sending).toMatchObject({ turnId: 'a', partial: 'Half' })
  expect(chatReducer(sending, { type: 'ended', turnId: 'b' }, rules)).toBe(sending)
  expect(chatReducer(sending, { type: 'ended', turnId: 'a' }, rules)).toMatchObject({ turnId: null, partial: '' })
})

test('an answer is placed behind its own turn and replaces the notice', () => {
  const wait: ChatEvent<Progress> = { type: 'deferred', turnId: 'a', text: 'Please wait.' }
  const waiting = after(said('a'), wait, said('b'))
  expect(unansweredTurns(waiting.messages).map(({ turnId }) => turnId)).toEqual(['a', 'b'])
  const answered = chatReducer(waiting, { type: 'answered', turnId: 'a', text: 'One it is.' }, rules)
  expect(texts(answered)).toEqual(['say a', 'One it is.', 'say b'])
  expect(unansweredTurns(answered.messages).map(({ turnId }) => turnId)).toEqual(['b'])
})

test('a withdrawn exchange can be restored before the turn that was to replace it', () => {
  const state = after(said('a'), { type: 'failed', turnId: 'a', text: 'Sorry.' })
  const withdrawn = chatReducer(state, { type: 'withdrawn', turnId: 'a' }, rules)
  expect(texts(withdrawn)).toEqual([])
  expect(isGivenUp(withdrawn.messages, 'a')).toBe(true)
  const next = chatReducer(withdrawn, said('b'), rules)
  expect(texts(chatReducer(next, { type: 'restored', exchange: state.messages, before: 'b' }, rules))).toEqual([
    'say a',
    'Sorry.',
    'say b',
  ])
})

test('withdrawing failures keeps what was answered, and the failures with other texts', () => {
  const state = after(
    said('a'),
    { type: 'answered', turnId: 'a', text: 'Read one.' },
    { type: 'failed', turnId: 'a', text: 'Too large.' },
    { type: 'failed', turnId: 'a', text: 'Sorry.' },
  )
  const some = chatReducer(state, { type: 'failures withdrawn', turnId: 'a', texts: ['Sorry.'] }, rules)
  expect(texts(some)).toEqual(['say a', 'Read one.', 'Too large.'])
  expect(texts(chatReducer(state, { type: 'failures withdrawn', turnId: 'a' }, rules))).toEqual(['say a', 'Read one.'])
})

test('files of a turn change only where they differ', () => {
  const state = after({ type: 'said', turnId: 'a', text: 'Uploaded a receipt: a.pdf', files: [{ name: 'a.pdf' }] })
  const change = (files: { name: string; ended?: 'done' }[]) =>
    chatReducer(state, { type: 'files changed', turnId: 'a', files }, rules)
  expect(change([{ name: 'a.pdf' }])).toBe(state)
  expect(change([{ name: 'a.pdf', ended: 'done' }]).messages[0]?.files).toEqual([{ name: 'a.pdf', ended: 'done' }])
})

test('a conversation without messages begins with the greeting', () => {
  expect(texts(after(said('a'), { type: 'opened', messages: [] }))).toEqual(['Hello.'])
})
