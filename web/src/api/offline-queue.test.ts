import { beforeEach, describe, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { memoryQueueStore } from '../testing/offline-queue-store.ts'
import { ApiError } from './api-error.ts'
import { OfflineQueue, type Sender } from './offline-queue.ts'

const { store, kept, empty } = memoryQueueStore()
const send = vi.fn<Sender['send']>()
let owner: string | undefined
let canSend: boolean
let minute: number

/** A page of this browser; opened again it finds what the one before kept. */
function open(): OfflineQueue {
  const queue = new OfflineQueue({
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
const ids = (queue: OfflineQueue) => queue.get().map(({ id }) => id)

beforeEach(() => {
  empty()
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
  expect(kept()).toEqual([])
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

  test('somebody else neither sees nor sends it, nor takes its place; it waits for the same person', async () => {
    const queue = open()
    await queue.add(decision('a'))
    owner = 'vikram@pravas.example'
    await queue.flush()
    expect(ids(queue)).toEqual([])
    expect(send).not.toHaveBeenCalled()
    await queue.add({ ...decision('a'), body: 'another' })
    owner = 'asha@pravas.example'
    await queue.flush()
    expect(send.mock.calls).toEqual([[{ id: 'a' }]])
  })

  test('what others left is taken away after a week, one’s own is not', async () => {
    const queue = open()
    await queue.add(decision('a'))
    owner = 'vikram@pravas.example'
    await queue.add(decision('b'))
    minute = 7 * 24 * 60
    await queue.load()
    expect(kept()).toHaveLength(2)
    minute = 7 * 24 * 60 + 2
    await queue.load()
    expect(kept().map(({ id }) => id)).toEqual(['b'])
  })

  test('clearing takes away only one’s own', async () => {
    const queue = open()
    await queue.add(decision('a'))
    owner = 'vikram@pravas.example'
    await queue.add(decision('b'))
    await queue.clear()
    expect(kept().map(({ id }) => id)).toEqual(['a'])
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

  test('of the sender itself, as of a piece of code that cannot be fetched, is no refusal', async () => {
    vi.spyOn(console, 'warn').mockReturnValue()
    const queue = open()
    await queue.add(decision('a'))
    await queue.add(decision('b'))
    send.mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'))
    await queue.flush()
    expect(queue.get().map(({ id, problem }) => [id, problem])).toEqual([
      ['a', undefined],
      ['b', undefined],
    ])
    await queue.flush()
    expect(kept()).toEqual([])
  })

  test('to read what was kept is one that trying again does not mend', async () => {
    const queue = open()
    await queue.add(decision('a'))
    send.mockImplementationOnce(async (body) => z.literal('sent').parse(body))
    await queue.flush()
    expect(queue.get()).toMatchObject([
      { id: 'a', problem: 'This item is damaged and can’t be sent. Please discard it.' },
    ])
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

test('what cannot be sent just now keeps its place before what is younger of its kind; another kind goes out', async () => {
  const queue = open()
  const ask = vi.fn<Sender['send']>(async () => 'sent')
  queue.register('fingenie', { send: ask })
  await queue.add(decision('a'))
  await queue.add(decision('b'))
  await queue.add({ ...decision('c'), kind: 'fingenie' })
  send.mockResolvedValueOnce('later')
  await queue.flush()
  expect(send).toHaveBeenCalledOnce()
  expect(ask).toHaveBeenCalledOnce()
  expect(ids(queue)).toEqual(['a', 'b'])
  await queue.flush()
  expect(send.mock.calls.slice(1)).toEqual([[{ id: 'a' }], [{ id: 'b' }]])
})

test('of what was taken in part the rest waits', async () => {
  const queue = open()
  await queue.add(decision('a'))
  send.mockResolvedValueOnce({ later: 'the rest' })
  await queue.flush()
  await queue.flush()
  expect(send.mock.calls).toEqual([[{ id: 'a' }], ['the rest']])
  expect(kept()).toEqual([])
})

test('a sender’s own refusal stays with its reason, and with what did not get through', async () => {
  const queue = open()
  await queue.add(decision('a'))
  await queue.add(decision('b'))
  send.mockResolvedValueOnce({ refused: 'Not a receipt.' })
  send.mockResolvedValueOnce({ refused: 'One is none.', rest: 'that one' })
  await queue.flush()
  expect(queue.get()).toMatchObject([
    { body: { id: 'a' }, problem: 'Not a receipt.' },
    { body: 'that one', problem: 'One is none.' },
  ])
})

describe('while an entry is being sent', () => {
  /** Sends 'a', does something meanwhile, and has the server answer. */
  async function meanwhile(queue: OfflineQueue, act: () => Promise<void>, answer: Sender['send'] = async () => 'sent') {
    send.mockImplementationOnce(async (body) => {
      await act()
      return answer(body)
    })
    await queue.flush()
  }

  test('a later one that is discarded, here or in another tab, is not sent', async () => {
    const [queue, otherTab] = [open(), open()]
    for (const id of ['a', 'b', 'c']) await queue.add(decision(id))
    await otherTab.load()
    await meanwhile(queue, async () => {
      await queue.discard('b')
      await otherTab.discard('c')
    })
    expect(send.mock.calls).toEqual([[{ id: 'a' }]])
  })

  test('what takes its place is sent as well', async () => {
    const queue = open()
    await queue.add(decision('a'))
    await meanwhile(queue, () => queue.add({ ...decision('a'), body: 'rejected after all' }))
    await queue.flush()
    expect(send.mock.calls).toEqual([[{ id: 'a' }], ['rejected after all']])
    expect(kept()).toEqual([])
  })

  test('it does not come back when it is discarded and then refused', async () => {
    const queue = open()
    await queue.add(decision('a'))
    await meanwhile(
      queue,
      () => queue.discard('a'),
      () => Promise.reject(new ApiError(422, {})),
    )
    expect(kept()).toEqual([])
    expect(ids(queue)).toEqual([])
  })
})
