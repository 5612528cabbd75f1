import { expect, test } from 'vitest'
import { type Entry, steadyEntries } from './steady-entries.ts'

const NONE = { decided: new Set<string>(), undone: new Set<string>() }
const of = (...ids: string[]) => ids.map((id) => ({ id }))
const shown = (...ids: string[]): Entry<{ id: string }>[] =>
  of(...ids).map((request) => ({ id: request.id, request, state: 'listed' }))
const words = (entries: readonly Entry<{ id: string }>[]) =>
  entries.map(({ id, state }) => (state === 'listed' ? id : `${id} ${state}`))

test('what is shown keeps its place, and new requests follow', () => {
  expect(words(steadyEntries(shown('b', 'c', 'a'), of('new', 'a', 'b', 'c'), NONE))).toEqual(['b', 'c', 'a', 'new'])
  expect(words(steadyEntries([], of('b', 'a'), NONE))).toEqual(['b', 'a'])
})

test('what was decided stands where it was, listed or not, and goes when it can be taken back no more', () => {
  const decided = { ...NONE, decided: new Set(['b']) }
  const before = steadyEntries(shown('a', 'b', 'c'), of('a', 'b', 'c'), decided)
  expect(words(before)).toEqual(['a', 'b decided', 'c'])
  const after = steadyEntries(before, of('a', 'c'), decided)
  expect(words(after)).toEqual(['a', 'b decided', 'c'])
  expect(words(steadyEntries(after, of('a', 'c'), NONE))).toEqual(['a', 'c'])
})

test('what was taken back is where it was, before and after the list has it again', () => {
  const decided = steadyEntries(shown('a', 'b', 'c'), of('a', 'c'), { ...NONE, decided: new Set(['b']) })
  const undone = steadyEntries(decided, of('a', 'c'), { ...NONE, undone: new Set(['b']) })
  expect(words(undone)).toEqual(['a', 'b undone', 'c'])
  expect(words(steadyEntries(undone, of('a', 'c'), { ...NONE, undone: new Set(['b']) }))).toEqual([
    'a',
    'b undone',
    'c',
  ])
  expect(words(steadyEntries(undone, of('a', 'c', 'b'), NONE))).toEqual(['a', 'b', 'c'])
})

test('what was taken back and listed again waits no longer where a list that comes a moment later is without it', () => {
  const undo = { ...NONE, undone: new Set(['b']) }
  const decided = steadyEntries(shown('a', 'b'), of('a'), { ...NONE, decided: new Set(['b']) })
  const back = steadyEntries(steadyEntries(decided, of('a'), undo), of('a', 'b'), undo)
  expect(words(back)).toEqual(['a', 'b'])
  expect(words(steadyEntries(back, of('a'), undo))).toEqual(['a', 'b gone'])
})

test('what waits no longer says so in its place', () => {
  const gone = steadyEntries(shown('a', 'b', 'c'), of('c'), NONE)
  expect(words(gone)).toEqual(['a gone', 'b gone', 'c'])
  expect(words(steadyEntries(gone, of('c', 'b'), NONE))).toEqual(['a gone', 'b', 'c'])
})

test('what stands further down than the list was read is not gone', () => {
  const isBeyond = ({ id }: { id: string }) => id > 'b'
  expect(words(steadyEntries(shown('a', 'b', 'c'), of('b'), { ...NONE, isBeyond }))).toEqual(['a gone', 'b', 'c'])
})

test('what was decided before the list came stands first', () => {
  const decided = new Set(['z'])
  expect(words(steadyEntries([], of('a'), { ...NONE, decided }))).toEqual(['z decided', 'a'])
})
