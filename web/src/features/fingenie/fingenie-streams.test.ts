import { beforeEach, expect, test, vi } from 'vitest'
import { LEFT } from '../../chat/turn-follower.ts'
import { until } from '../../testing/until.ts'
import type { AskAnswer, FinGenieCalls } from './fingenie-calls.ts'
import { FinGenieChat } from './fingenie-chat.ts'
import type { StreamListener } from './streamed-question.ts'

beforeEach(() => localStorage.clear())

const NOW = '2026-11-21T08:00:00Z'

/** A page whose questions the test answers, after it has told what it likes of them. */
function open({ joinable = true, now = NOW } = {}) {
  const asked: {
    turnId: string
    signal: AbortSignal
    listener: StreamListener
    answer: (given: AskAnswer) => void
    fail: (reason: unknown) => void
  }[] = []
  const calls: FinGenieCalls = {
    ask: ({ turnId }, signal, listener) => {
      const { promise, resolve, reject } = Promise.withResolvers<AskAnswer>()
      asked.push({ turnId, signal, listener, answer: resolve, fail: reject })
      if (joinable) listener.onJoinable()
      return promise
    },
    cancel: vi.fn<FinGenieCalls['cancel']>(),
    upload: async () => ({ kind: 'failed', reason: undefined }),
    email: async () => ({ response: '', referenceId: '' }),
    reasonOf: () => undefined,
    blockersOf: () => undefined,
    drop: async () => undefined,
    sync: () => undefined,
    undoExchange: async () => true,
    save: vi.fn<FinGenieCalls['save']>(),
  }
  const chat = new FinGenieChat({ storage: localStorage, employeeId: 'EMP1', now: () => new Date(now), calls })
  const last = () => chat.store.get().messages.at(-1)
  return { chat, calls, asked, last }
}

type Page = ReturnType<typeof open>

function askedLast({ asked }: Page) {
  const latest = asked.at(-1)
  if (latest === undefined) throw new Error('Nothing was asked.')
  return latest
}

test('the answer under way is shown as it grows', async () => {
  const page = open()
  page.chat.send('How much?')
  const { listener, answer } = askedLast(page)
  listener.onNews({ stage: 'Adding up' })
  expect(page.chat.store.get().stage).toBe('Adding up')
  listener.onNews({ partial: 'It is ' })
  expect(page.chat.store.get().partial).toBe('It is ')
  answer({ response: 'It is ₹300.' })
  await until(page.chat.store, ({ turnId }) => turnId === null)
  expect(page.chat.store.get()).toMatchObject({ partial: '', stage: null })
  expect(page.last()).toMatchObject({ text: 'It is ₹300.' })
})

test('a streamed turn is stopped at the server, and what had arrived of it stays', () => {
  const page = open()
  page.chat.send('How much?')
  const { listener, turnId } = askedLast(page)
  listener.onNews({ partial: 'It is ' })
  listener.onNews({ partial: 'It is ₹3' })
  page.chat.stop()
  expect(page.calls.cancel).toHaveBeenCalledExactlyOnceWith(turnId)
  expect(page.last()).toMatchObject({ text: 'It is ₹3', outcome: 'stopped' })
  expect(page.chat.store.get().turnId).toBeNull()
  expect(listener.isWanted()).toBe(false)
})

test('a plain call is stopped by leaving it', () => {
  const page = open({ joinable: false })
  page.chat.send('How much?')
  page.chat.stop()
  expect(askedLast(page).signal.aborted).toBe(true)
  expect(page.calls.cancel).not.toHaveBeenCalled()
})

test('what was stopped too late has happened, and is told while something else is asked', async () => {
  const page = open()
  page.chat.send('Yes')
  const { answer, listener } = askedLast(page)
  page.chat.stop()
  page.chat.send('And now?')
  listener.onNews({ stage: 'Sending' })
  expect(page.chat.store.get().stage).toBeNull()
  answer({ response: 'Sent.', referenceId: 'EXP-2026-000001' })
  await until(page.chat.store, ({ messages }) => messages.some(({ text }) => text === 'Sent.'))
  const { messages, turnId } = page.chat.store.get()
  expect(messages.slice(1).map(({ text }) => text)).toEqual(['Yes', 'Sent.', 'And now?'])
  expect(messages[2]?.outcome).toBeUndefined()
  expect(turnId).toBe(askedLast(page).turnId)
})

test('a turn that was stopped in time stays stopped', async () => {
  const page = open()
  page.chat.send('How much?')
  page.chat.stop()
  askedLast(page).fail(new Error('Stopped.'))
  await Promise.resolve()
  expect(page.last()).toMatchObject({ text: '', outcome: 'stopped' })
})

test('nothing of a turn is told in another conversation, or after sign-out', async () => {
  const page = open()
  page.chat.send('How much?')
  page.chat.newChat()
  expect(page.calls.cancel).toHaveBeenCalledOnce()
  askedLast(page).answer({ response: 'It is ₹300.' })
  await Promise.resolve()
  expect(page.chat.store.get().messages).toHaveLength(1)
  page.chat.send('How much?')
  page.chat.leave()
  expect(askedLast(page).signal.aborted).toBe(true)
  expect(page.calls.cancel).toHaveBeenCalledOnce()
})

test('after a reload the streamed turn is joined, and asked for no second time', async () => {
  const before = open()
  before.chat.send('How much?')
  const { turnId } = askedLast(before)
  before.chat.interrupt()
  const page = open()
  expect(page.asked.map((one) => one.turnId)).toEqual([turnId])
  expect(page.chat.store.get().turnId).toBe(turnId)
  askedLast(page).answer({ response: 'It is ₹300.' })
  await until(page.chat.store, ({ turnId: inFlight }) => inFlight === null)
  expect(
    page.chat.store
      .get()
      .messages.slice(1)
      .map(({ text }) => text),
  ).toEqual(['How much?', 'It is ₹300.'])
  expect(page.calls.save).toHaveBeenCalledOnce()
})

test.each([
  ['of a server that streams nothing', { joinable: false }, NOW],
  ['of long ago', { joinable: true }, '2026-11-21T08:30:00Z'],
])('after a reload a turn %s is not asked for again', async (_, how, now) => {
  const before = open(how)
  before.chat.send('How much?')
  before.chat.interrupt()
  const page = open({ now })
  expect(page.asked).toEqual([])
  expect(page.last()).toMatchObject({ outcome: 'failed', reason: LEFT })
})
