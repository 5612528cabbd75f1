// @vitest-environment node
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { LEFT } from '../../chat/turn-follower.ts'
import { MemoryStorage } from '../../testing/memory-storage.ts'
import { until } from '../../testing/until.ts'
import type { AskAnswer, FinGenieCalls } from './fingenie-calls.ts'
import { FinGenieChat } from './fingenie-chat.ts'
import { GREETING, UNAVAILABLE } from './fingenie-texts.ts'

let storage: MemoryStorage
let chats: FinGenieChat[]

beforeEach(() => {
  storage = new MemoryStorage()
  chats = []
})
afterEach(() => {
  for (const chat of chats) chat.leave()
})

/** A tab of the browser whose questions are answered by the test. */
function tab() {
  const answers = Promise.withResolvers<AskAnswer>()
  const ask = vi.fn<FinGenieCalls['ask']>(() => answers.promise)
  const calls: FinGenieCalls = {
    ask,
    cancel: () => undefined,
    upload: async () => ({ kind: 'failed', reason: undefined }),
    email: async () => ({ response: '', referenceId: '' }),
    reasonOf: () => undefined,
    blockersOf: () => undefined,
    drop: async () => undefined,
    sync: () => undefined,
    undoExchange: async () => true,
    save: vi.fn<FinGenieCalls['save']>(),
  }
  const now = () => new Date('2026-11-21T08:00:00Z')
  const chat = new FinGenieChat({ storage, employeeId: 'EMP1001', now, calls, storedWithin: 0 })
  chats.push(chat)
  return { chat, ask, save: calls.save, answer: (response: string) => answers.resolve({ response }) }
}

function tellOthers(chat: FinGenieChat) {
  for (const other of chats) if (other !== chat) other.adopt()
}

const texts = ({ store }: FinGenieChat) => store.get().messages.map(({ text }) => text)

test('a second tab waits with the first and shows its answer, which is asked for and saved once', async () => {
  const [one, two] = [tab(), tab()]
  one.chat.send('How much?')
  tellOthers(one.chat)
  expect(two.chat.store.get().turnId).toBe(one.chat.store.get().turnId)
  expect(two.chat.send('And when?')).toBe(false)
  one.answer('₹300.')
  await until(one.chat.store, ({ turnId }) => turnId === null)
  tellOthers(one.chat)
  expect(two.chat.store.get().turnId).toBeNull()
  expect(texts(two.chat)).toEqual([GREETING, 'How much?', '₹300.'])
  expect([one.ask, two.ask, one.save, two.save].map((call) => vi.mocked(call).mock.calls.length)).toEqual([1, 0, 1, 0])
})

test('a tab that is opened in the middle does not take the answer for lost', async () => {
  const one = tab()
  one.chat.send('How much?')
  const two = tab()
  expect(two.chat.store.get().turnId).toBe(one.chat.store.get().turnId)
  one.answer('₹300.')
  await until(one.chat.store, ({ turnId }) => turnId === null)
  tellOthers(one.chat)
  expect(texts(two.chat)).toEqual([GREETING, 'How much?', '₹300.'])
})

test('what a second tab stops is stopped in the first, and its answer is not shown', async () => {
  const [one, two] = [tab(), tab()]
  one.chat.send('How much?')
  tellOthers(one.chat)
  two.chat.stop()
  tellOthers(two.chat)
  expect(one.chat.store.get().turnId).toBeNull()
  expect(one.ask.mock.lastCall?.[1].aborted).toBe(true)
  one.answer('₹300.')
  await Promise.resolve()
  expect(one.chat.store.get().messages.at(-1)?.outcome).toBe('stopped')
})

test('when the tab that asked is closed the other says that the answer did not come', async () => {
  const [one, two] = [tab(), tab()]
  one.chat.send('How much?')
  const stored = storage.getItem('fingenie-messages') ?? ''
  tellOthers(one.chat)
  one.chat.leave()
  storage.setItem('fingenie-messages', stored)
  await until(two.chat.store, ({ messages }) => messages.at(-1)?.outcome === 'failed')
  expect(two.chat.store.get().messages.at(-1)).toMatchObject({ text: UNAVAILABLE, reason: LEFT })
  expect(two.ask).not.toHaveBeenCalled()
})
