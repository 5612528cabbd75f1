import { expect, test } from 'vitest'
import { plainName } from './file-name-rules.ts'

test.each([
  ['lunch.png', 'lunch.png'],
  ['C:\\fakepath\\lunch.png', 'lunch.png'],
  ['../../etc/passwd', 'passwd'],
  [' a\u0000b\u202ec.png ', 'abc.png'],
  ['\ud800.png', '\ufffd.png'],
  ['दोपहर का खाना.jpg', 'दोपहर का खाना.jpg'],
  ['uploads/', 'receipt'],
])('%j is called %s', (name, plain) => {
  expect(plainName(name)).toBe(plain)
})
