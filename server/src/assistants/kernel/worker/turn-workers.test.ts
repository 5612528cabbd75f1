import { AsyncLocalStorage } from 'node:async_hooks'
import { afterEach, expect, test } from 'vitest'
import { problem } from '../../../errors.ts'
import type { Task } from './task.ts'
import { createTurnWorkers, type TurnWorkers } from './turn-workers.ts'
import type * as unruly from './unruly-tasks.fixture.ts'

const MODULE = new URL('./unruly-tasks.fixture.ts', import.meta.url).href

function task<Data, Result>(name: keyof typeof unruly): Task<Data, Result> {
  return { module: MODULE, name }
}

let workers: TurnWorkers | undefined
afterEach(() => workers?.close())

function started(options: Parameters<typeof createTurnWorkers>[0] = {}): TurnWorkers {
  workers = createTurnWorkers({ limitMs: 400, modules: [MODULE], ...options })
  return workers
}

test('a task runs in a worker, which is used again', async () => {
  const { run } = started({ most: 1 })
  expect(await run(task<number, number>('doubled'), 21)).toBe(42)
  expect(await run(task<number, number>('doubled'), 4)).toBe(8)
})

test.each(['searching', 'looping', 'hoarding'] as const)('%s ends alone, and the next task runs', async (name) => {
  const { run } = started({ most: 2, memoryMb: 64, limitMs: name === 'hoarding' ? 20_000 : 400 })
  const [unruly, beside] = await Promise.allSettled([
    run(task<null, never>(name), null),
    run(task<number, number>('doubled'), 21),
  ])
  expect(unruly).toMatchObject({ status: 'rejected', reason: { code: 'message.too_complex' } })
  expect(beside).toEqual({ status: 'fulfilled', value: 42 })
  expect(await run(task<number, number>('doubled'), 1)).toBe(2)
})

test('tasks wait for the one worker there is, which takes the place of one that was ended', async () => {
  const { run } = started({ most: 1 })
  const all = [run(task<null, never>('looping'), null), run(task<number, number>('doubled'), 2)]
  expect(await Promise.allSettled(all)).toMatchObject([{ status: 'rejected' }, { status: 'fulfilled', value: 4 }])
})

test('what a thread prepares for its first task is not counted', async () => {
  const { run } = started({ most: 1, limitMs: 100 })
  const module = new URL('./prepared-task.fixture.ts', import.meta.url).href
  expect(await run<number, number>({ module, name: 'halved' }, 42)).toBe(21)
})

test('waiting for what a task asks is not counted', async () => {
  const { run } = started({ limitMs: 100 })
  const asked: unknown[] = []
  const slow = async (...given: unknown[]) => {
    asked.push(given)
    // This ends after the time that a task may compute.
    await expect(run(task<null, never>('looping'), null)).rejects.toThrow()
    return { answer: [1, undefined] }
  }
  expect(await run(task<string, unknown>('asking'), 'slow', { calls: { slow } })).toEqual({ answer: [1, undefined] })
  expect(asked).toEqual([['given', { by: 'the task' }]])
})

test('what a task asks is answered in the context of whoever runs it, not of whoever started the thread', async () => {
  const { run } = started({ most: 1 })
  const person = new AsyncLocalStorage<string>()
  const calls = { who: () => Promise.resolve(person.getStore()) }
  const ask = () => run(task<string, unknown>('asking'), 'who', { calls })
  expect(await person.run('the first', ask)).toBe('the first')
  expect(await person.run('the second', ask)).toBe('the second')
  expect(await ask()).toBeUndefined()
})

test('a refusal crosses with its code, and what a call throws comes back as it is', async () => {
  class Own extends Error {}
  const { run } = started()
  const calls = {
    refused: () => Promise.reject(problem('receipt.claimed')),
    broken: () => Promise.reject(new Own('Broken.')),
  }
  await expect(run(task<null, never>('refusing'), null)).rejects.toMatchObject({
    code: 'record.not_found',
    message: 'There is no such receipt.',
  })
  expect(await run(task<string, string>('forgiving'), 'refused', { calls })).toBe(
    'refused with receipt.claimed: This receipt is part of a claim and can no longer be changed.',
  )
  await expect(run(task<string, unknown>('asking'), 'broken', { calls })).rejects.toBeInstanceOf(Own)
  await expect(run(task<string, unknown>('asking'), 'missing', { calls })).rejects.toThrow('Nothing answers missing.')
})

test('a task that nobody waits for any more is told, and its worker is used again', async () => {
  const { run } = started({ most: 1 })
  const abort = new AbortController()
  const { signal } = abort
  const running = [
    run(task<null, string>('waiting'), null, { signal }),
    run(task<number, number>('doubled'), 1, { signal }),
  ]
  abort.abort(new Error('Gone.'))
  const ended = { status: 'rejected', reason: new Error('Gone.') }
  expect(await Promise.allSettled(running)).toEqual([ended, ended])
  expect(await run(task<number, number>('doubled'), 3)).toBe(6)
})
