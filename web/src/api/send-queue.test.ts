import { beforeEach, describe, expect, test, vi } from 'vitest'
import { ApiError } from './api-error.ts'
import { type Sender, SendQueue } from './send-queue.ts'
import type { Waiting } from './waiting-entry.ts'

const kept = new Map<string, Waiting>()
const store = {
  all: async () => [...kept.values()],
  put: async (entry: Waiting) => void kept.set(entry.id, entry),
  remove: async (id: string) => void kept.delete(id),
}
const send = vi.fn<Sender['send']>()
let owner: string | undefined
let canSend: boolean
let minute: number

/** A page of this browser; opened again it finds what the one before kept. */
function open(): SendQueue {
  const queue = new SendQueue({
    store,
    owner: () => owner,
    canSend: () => canSend,
    now: () => new Date(Date.UTC(2026, 0, 1, 0, minute++)),
    alone: (task) => task(),
  })
  queue.register('decision', { send })
  return queue
}
const decision = (id: string) => ({ id, kind: 'decision' as const, label: `Approve ${id}`, body: { id } })
const ids = (queue: SendQueue) => queue.get().map(({ id }) => id)

beforeEach(() => {
  kept.clear()
  owner = 'asha@pravas.example'
  canSend = true
  minute = 0
  send.mockReset().mockResolvedValue('sent')
})

test('what waits survives a reload and is sent once, in the order in which it was done', async () => {
  const before = open()
  await before.add(decision('b'))
  await before.add(decision('a'))
  const after = open()
  await after.load()
  expect(ids(after)).toEqual(['b', 'a'])
  await after.flush()
  await after.flush()
  expect(send.mock.calls).toEqual([[{ id: 'b' }], [{ id: 'a' }]])
  expect(ids(after)).toEqual([])
  expect(kept.size).toBe(0)
})

test('the same thing done again takes the place of the earlier', async () => {
  const queue = open()
  await queue.add(decision('a'))
  await queue.add({ ...decision('a'), label: 'Reject a' })
  expect(queue.get().map(({ label }) => label)).toEqual(['Reject a'])
})

test('nothing is sent without a connection, nor what was discarded', async () => {
  const queue = open()
  await queue.add(decision('a'))
  canSend = false
  await queue.flush()
  expect(send).not.toHaveBeenCalled()
  canSend = true
  await queue.discard('a')
  await queue.flush()
  expect(send).not.toHaveBeenCalled()
})

describe('whose it is', () => {
  test('nothing is sent or shown when nobody is signed in, and it waits for the same person', async () => {
    const queue = open()
    await queue.add(decision('a'))
    owner = undefined
    await queue.load()
    await queue.flush()
    expect(ids(queue)).toEqual([])
    owner = 'asha@pravas.example'
    await queue.flush()
    expect(send).toHaveBeenCalledOnce()
  })

  test('somebody else neither sees nor sends it, and takes it away by signing in', async () => {
    const queue = open()
    await queue.add(decision('a'))
    owner = 'vikram@pravas.example'
    await queue.flush()
    expect(ids(queue)).toEqual([])
    expect(send).not.toHaveBeenCalled()
    expect(kept.size).toBe(0)
  })

  test('a change of person while it is being sent stops the rest', async () => {
    const queue = open()
    await queue.add(decision('a'))
    await queue.add(decision('b'))
    send.mockImplementationOnce(async () => {
      owner = 'vikram@pravas.example'
      return 'sent'
    })
    await queue.flush()
    expect(send).toHaveBeenCalledOnce()
  })
})

describe('a failure', () => {
  test.each([0, 500, 503, 429, 401])('%s leaves it and the rest waiting', async (status) => {
    const queue = open()
    await queue.add(decision('a'))
    await queue.add(decision('b'))
    send.mockRejectedValueOnce(new ApiError(status, {}))
    await queue.flush()
    expect(send).toHaveBeenCalledOnce()
    expect(ids(queue)).toEqual(['a', 'b'])
    expect(queue.get()[0]?.problem).toBeUndefined()
  })

  test('that is a refusal stays with its reason, holds nothing up, and is tried again only when asked', async () => {
    const queue = open()
    await queue.add(decision('a'))
    await queue.add(decision('b'))
    send.mockRejectedValueOnce(new ApiError(403, { title: 'Not yours to decide.' }))
    await queue.flush()
    expect(queue.get()).toMatchObject([{ id: 'a', problem: 'Not yours to decide.' }])
    await queue.flush()
    expect(send).toHaveBeenCalledTimes(2)
    await queue.retry('a')
    expect(send).toHaveBeenCalledTimes(3)
    expect(ids(queue)).toEqual([])
  })
})

test('what cannot be sent just now keeps its place', async () => {
  const queue = open()
  await queue.add(decision('a'))
  send.mockResolvedValueOnce('later')
  await queue.flush()
  expect(ids(queue)).toEqual(['a'])
})

test('clearing takes away what anybody left', async () => {
  const queue = open()
  await queue.add(decision('a'))
  owner = undefined
  await queue.clear()
  expect(kept.size).toBe(0)
})
