import { expect, test } from 'vitest'
import { inOrderOf } from './in-order.ts'

test('rows come in the order of the ids, and an id without a row is left out', () => {
  const rows = [{ id: 'a' }, { id: 'b' }, { id: 'c' }]
  expect(inOrderOf(['c', 'gone', 'a'], rows)).toEqual([{ id: 'c' }, { id: 'a' }])
  expect(inOrderOf([], rows)).toEqual([])
})
