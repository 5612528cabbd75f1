import { expect, test } from 'vitest'
import { z } from 'zod'
import { CleanedText, PlainText } from './text.ts'

const Person = z.object({ employee_id: PlainText, lines: z.array(z.object({ name: PlainText.trim().max(5) })) })

test.each([
  ['a NUL', 'a\0b', 'U+0000'],
  ['a form feed', 'a\fb', 'U+000C'],
  ['DEL', 'a\x7fb', 'U+007F'],
  ['a C1 control', 'caf\x92', 'U+0092'],
  ['half a character', 'a\ud83d', 'U+D83D'],
])('%s is refused by the name of its field, wherever it is', (_, text, code) => {
  const { error } = Person.safeParse({ employee_id: text, lines: [{ name: text }] })
  const sentence = `has a control character (${code}) in it. Please remove it.`
  expect(error?.issues.map(({ message }) => message)).toEqual([`Employee id ${sentence}`, `Name ${sentence}`])
})

test.each(['', 'two\nlines\tand\r\n', 'नमस्ते 😀', 'zero\u200bwidth'])('other text is kept as it is: %j', (text) => {
  expect(PlainText.parse(text)).toBe(text)
  expect(CleanedText.parse(text)).toBe(text)
})

test('what was pasted into a message is cleaned instead', () => {
  expect(CleanedText.parse('a\0b\x92c\ud83d')).toBe('abc\ufffd')
})
