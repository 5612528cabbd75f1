import { expect, test, vi } from 'vitest'
import { createSharedWork } from './shared-work.ts'

const stays = () => new AbortController().signal

/** Work that ends when it is told to, or with its signal's reason. */
function piece() {
  const { promise, resolve, reject } = Promise.withResolvers<string>()
  const work = vi.fn((signal: AbortSignal) => {
    signal.addEventListener('abort', () => reject(signal.reason))
    return promise
  })
  return { work, end: resolve }
}

test('it is done once for all who ask while it is under way, and anew afterwards', async () => {
  const shared = createSharedWork<string>()
  const { work, end } = piece()
  const answers = Promise.all([shared('a', stays(), work), shared('a', stays(), work)])
  end('done')
  expect(await answers).toEqual(['done', 'done'])
  expect(work).toHaveBeenCalledOnce()
  expect(await shared('a', stays(), async () => 'again')).toBe('again')
})

test('one who leaves is let go and takes nothing from the others; the last one ends it', async () => {
  const shared = createSharedWork<string>()
  const { work } = piece()
  const [one, other] = [new AbortController(), new AbortController()]
  const first = shared('a', one.signal, work)
  const second = shared('a', other.signal, work)
  one.abort(new Error('first left'))
  await expect(first).rejects.toThrow('first left')
  expect(work.mock.calls[0]?.[0].aborted).toBe(false)
  other.abort(new Error('second left'))
  expect(work.mock.calls[0]?.[0].aborted).toBe(true)
  const next = shared('a', stays(), async () => 'anew')
  await expect(second).rejects.toThrow('second left')
  expect(await next).toBe('anew')
})
