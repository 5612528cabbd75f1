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
  ['uploads/..', 'receipt'],
  ['\u2067gpj.exe\u2069\u200f.jpg', 'gpj.exe.jpg'],
  ['two\r\nlines\u2028.jpg', 'two  lines .jpg'],
  [`${'a'.repeat(300)}.jpeg`, `${'a'.repeat(115)}.jpeg`],
])('%j is called %s', (name, plain) => {
  expect(plainName(name)).toBe(plain)
})
