import { expect, test, vi } from 'vitest'
import { createTurns } from './turns.ts'

const stays = new AbortController().signal

/** Work that ends when it is told to. */
function piece() {
  const { promise, resolve } = Promise.withResolvers<string>()
  return { work: vi.fn(() => promise), end: resolve }
}

test('work is done one at a time and in its order, and what finds too many waiting is not begun', async () => {
  const inTurn = createTurns(1)
  const [first, second, third] = [piece(), piece(), piece()]
  const one = inTurn('a', stays, first.work)
  const two = inTurn('b', stays, second.work)
  await expect(inTurn('c', stays, third.work)).rejects.toMatchObject({ code: 'claim_pdf.busy' })
  expect([first.work, second.work, third.work].map(({ mock }) => mock.calls.length)).toEqual([1, 0, 0])
  first.end('one')
  expect(await one).toBe('one')
  await vi.waitFor(() => expect(second.work).toHaveBeenCalledOnce())
  second.end('two')
  expect(await two).toBe('two')
  third.end('three')
  expect(await inTurn('c', stays, third.work)).toBe('three')
})

test('one person has one piece at a time, and may come again when it is over or has failed', async () => {
  const inTurn = createTurns(8)
  const first = piece()
  const one = inTurn('a', stays, first.work)
  const again = piece()
  await expect(inTurn('a', stays, again.work)).rejects.toMatchObject({ code: 'claim_pdf.busy' })
  expect(again.work).not.toHaveBeenCalled()
  first.end('one')
  await one
  await expect(inTurn('a', stays, () => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
  again.end('again')
  expect(await inTurn('a', stays, again.work)).toBe('again')
})

test('who leaves while waiting gives the place up at once, for others and for themselves', async () => {
  const inTurn = createTurns(1)
  const [first, left, next] = [piece(), piece(), piece()]
  const one = inTurn('a', stays, first.work)
  const leaving = new AbortController()
  const two = inTurn('b', leaving.signal, left.work)
  leaving.abort(new Error('left'))
  await expect(two).rejects.toThrow('left')
  const three = inTurn('b', stays, next.work)
  first.end('one')
  next.end('three')
  expect(await Promise.all([one, three])).toEqual(['one', 'three'])
  expect(left.work).not.toHaveBeenCalled()
})

test('who has left already gets no turn', async () => {
  const { work } = piece()
  await expect(createTurns(1)('a', AbortSignal.abort(new Error('left')), work)).rejects.toThrow('left')
  expect(work).not.toHaveBeenCalled()
})
