import { afterEach, expect, test, vi } from 'vitest'
import type { ReadingError } from './errors.ts'
import { createReader, type Reader, type ReaderOptions } from './reader.ts'

// A machine that does much else takes long to start a process and to recognise a page.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

const worker = new URL('./testing/unruly-worker.ts', import.meta.url)
const readers: Reader[] = []
let logged = ''
const log = (text: string) => {
  logged += text
}

function unruly(options: ReaderOptions = {}): Reader {
  const reader = createReader({ worker, timeoutMs: 20_000, memoryMb: 400, log, ...options })
  readers.push(reader)
  return reader
}

afterEach(async () => {
  await Promise.all(readers.splice(0).map((reader) => reader.close()))
  logged = ''
})

const ask = (reader: Reader, word: string, signal?: AbortSignal) =>
  reader.inspect(Buffer.from(word), { owner: 'asha', signal })
const file = { type: 'image/png', pages: 1 }

test('answers and errors come back with their codes', async () => {
  const reader = unruly()
  await expect(ask(reader, 'file')).resolves.toEqual(file)
  await expect(ask(reader, 'refuse')).rejects.toMatchObject({ name: 'ReadingError', code: 'file.damaged' })
})

test('one child serves many files', async () => {
  const reader = unruly()
  const pids = await Promise.all([1, 2, 3].map(() => ask(reader, 'pid').catch((error: Error) => error.message)))
  expect(new Set(pids).size).toBe(1)
})

test.each(['crash', 'throw', 'babble'])('a child that dies of "%s" costs only the file it held', async (word) => {
  const reader = unruly()
  const answers = await Promise.allSettled([ask(reader, 'file'), ask(reader, word), ask(reader, 'file')])
  expect(answers).toEqual([
    { status: 'fulfilled', value: file },
    { status: 'rejected', reason: expect.objectContaining({ code: 'reader.crashed' }) },
    { status: 'fulfilled', value: file },
  ])
})

test('a crash says what the child last wrote, and it is logged', async () => {
  await expect(ask(unruly(), 'throw')).rejects.toThrow(/unruly/)
  expect(logged).toMatch(/Error: unruly[\s\S]*The reader ended with 1\n$/)
})

test('a child that does not even start is no fault of the file', async () => {
  const reader = unruly({ worker: new URL('./testing/no-such-worker.ts', import.meta.url) })
  await expect(ask(reader, 'file')).rejects.toMatchObject({ code: 'reader.unavailable' })
})

test('what the child writes while it works is logged', async () => {
  const reader = unruly()
  await ask(reader, 'murmur')
  await reader.close()
  expect(logged).toBe('unruly, but working\n')
})

test('a file that takes too long is given up, the next is read', async () => {
  const reader = unruly({ timeoutMs: 5000 })
  const answers = await Promise.allSettled([ask(reader, 'hang'), ask(reader, 'file')])
  expect(answers).toEqual([
    { status: 'rejected', reason: expect.objectContaining({ code: 'reader.timeout' }) },
    { status: 'fulfilled', value: file },
  ])
})

test('a child that takes too much memory is ended, the next file is read', async () => {
  const reader = unruly()
  const answers = await Promise.allSettled([ask(reader, 'grow'), ask(reader, 'file')])
  expect(answers).toEqual([
    {
      status: 'rejected',
      reason: expect.objectContaining({ code: 'reader.crashed', message: expect.stringContaining('400 MB') }),
    },
    { status: 'fulfilled', value: file },
  ])
})

test('an aborted file leaves the queue', async () => {
  const reader = unruly({ graceMs: 0 })
  const abort = new AbortController()
  const abortFirst = new AbortController()
  const hanging = ask(reader, 'hang', abortFirst.signal)
  const waiting = ask(reader, 'crash', abort.signal)
  const after = ask(reader, 'file')
  abort.abort(new Error('not wanted any more'))
  await expect(waiting).rejects.toThrow('not wanted any more')
  abortFirst.abort(new Error('nor this one'))
  await expect(hanging).rejects.toThrow('nor this one')
  await expect(after).resolves.toEqual(file)
})

test('a file that is aborted while it is read is let go at once, and soon makes room for the next', async () => {
  const reader = unruly({ timeoutMs: 3_600_000, graceMs: 0 })
  await ask(reader, 'file')
  const abort = new AbortController()
  const hanging = ask(reader, 'hang', abort.signal)
  const next = ask(reader, 'file')
  abort.abort(new Error('not wanted any more'))
  await expect(hanging).rejects.toThrow('not wanted any more')
  await expect(next).resolves.toEqual(file)
})

test('a file that is nearly read when it is aborted costs no new child', async () => {
  const reader = unruly({ graceMs: 3_600_000 })
  const pid = await ask(reader, 'pid').catch((error: Error) => error.message)
  const abort = new AbortController()
  const read = ask(reader, 'file', abort.signal)
  const next = ask(reader, 'pid').catch((error: Error) => error.message)
  abort.abort(new Error('not wanted any more'))
  await expect(read).rejects.toThrow('not wanted any more')
  expect(await next).toBe(pid)
})

test('people take turns, and one who has too many files in hand is told so', async () => {
  const reader = unruly()
  const order: string[] = []
  const turn = (owner: string) => {
    const load = async () => {
      order.push(owner)
      return Buffer.from('refuse')
    }
    return reader.strip(load, { owner }).catch((error: ReadingError) => error.code)
  }
  const asked = [...Array.from({ length: 60 }, () => 'asha'), 'ravi'].map(turn)
  expect(await turn('asha')).toBe('reader.full')
  await Promise.all(asked)
  expect([order.length, order.indexOf('ravi')]).toEqual([61, 1])
})

test('as many processes work at a time as there are to be', async () => {
  const reader = unruly({ processes: 2, timeoutMs: 3_600_000 })
  const hanging = ask(reader, 'hang').catch((error: Error) => error.message)
  const other = () => reader.inspect(Buffer.from('pid'), { owner: 'ravi' }).catch((error: Error) => error.message)
  expect(await other()).toBe(await other())
  await reader.close()
  expect(await hanging).toBe('The reader was closed')
})

test('closing ends the child and rejects what waits and what comes', async () => {
  const reader = unruly()
  const pid = Number(await ask(reader, 'pid').catch((error: Error) => error.message))
  const settled = Promise.allSettled([ask(reader, 'hang'), ask(reader, 'file')])
  await reader.close()
  const closed = { status: 'rejected', reason: expect.objectContaining({ code: 'reader.closed' }) }
  expect(await settled).toEqual([closed, closed])
  await expect(ask(reader, 'file')).rejects.toMatchObject({ code: 'reader.closed' })
  expect(() => process.kill(pid, 0)).toThrow('ESRCH')
})
