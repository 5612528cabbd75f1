import { expect, test } from 'vitest'
import { remembered } from './remembered.ts'

test('what is worked out of a text is worked out once', () => {
  let times = 0
  const lengthOf = remembered((text, add: number) => {
    times += 1
    return text.length + add
  })
  expect([lengthOf('one', 1), lengthOf('one', 1), lengthOf('three', 1)]).toEqual([4, 4, 6])
  expect(times).toBe(2)
})
