import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { wantedBack, wantsSeveralUndone, wantsUndo } from './undo.ts'

test.each(['undo that', 'Please undo it now, thanks!', 'ok, revert please', 'take it back for me, will you?'])(
  'the last change is undone: %s',
  (message) => expect(wantsUndo(message)).toBe(true),
)

test.each(['undo the last two changes please', 'revert everything, thank you.'])('more is undone: %s', (message) =>
  expect(wantsSeveralUndone(message)).toBe(true),
)

test('what follows a wish is no part of what is meant', () => {
  expect(wantedBack('set the total back please.')).toBe('the total')
})

test('a message full of courtesies is read in no time', () => {
  const message = `total ${'please '.repeat(40)}x`
  const read = () => [wantsUndo(message), wantsSeveralUndone(message), wantedBack(message)]
  // The limit ends a search that would take hours.
  expect(runInNewContext('read()', { read }, { timeout: 10_000 })).toEqual([false, false, undefined])
})
