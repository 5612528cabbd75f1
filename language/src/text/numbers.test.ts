import { expect, test } from 'vitest'
import { numberAt } from './numbers.ts'
import { clean, tokenise } from './tokens.ts'

const read = (text: string, hindi = false) => numberAt(tokenise(clean(text)), 0, hindi)

test('words and digits, cardinal and ordinal', () => {
  expect(read('three')).toMatchObject({ value: 3, ordinal: false })
  expect(read('twenty eighth')).toMatchObject({ value: 28, ordinal: true, length: 2 })
  expect(read('22nd')).toMatchObject({ value: 22, ordinal: true, digits: true })
  expect(read('doosra')).toMatchObject({ value: 2, ordinal: true })
})

test('do is two only where Hindi is expected', () => {
  expect(read('do')).toBeUndefined()
  expect(read('do', true)).toMatchObject({ value: 2 })
})
