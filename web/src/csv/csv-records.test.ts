import { expect, test } from 'vitest'
import { countLines, refusedFile } from './csv-records.ts'

const REFUSED = [{ line: 3, reason: 'The address "x" is not valid.' }]

test.each([
  ['commas', 'name,email\nAsha,a@example.org\nVikram,x\n', 'name,email,reason\r\nVikram,x,'],
  ['semicolons and CRLF', 'name;email\r\nAsha;a@example.org\r\nVikram;x\r\n', 'name;email;reason\r\nVikram;x;'],
  ['a byte order mark and no last line end', '\uFEFFname,email\nAsha,a\nVikram,x', 'name,email,reason\r\nVikram,x,'],
  ['empty lines, which are counted', 'name,email\n\nVikram,x\n', 'name,email,reason\r\nVikram,x,'],
])('a refused line is written as it was, with its reason: %s', (_, csv, written) => {
  expect(refusedFile(csv, REFUSED)).toBe(`\uFEFF${written}"The address ""x"" is not valid."\r\n`)
})

test('a line break within quotes belongs to its record, which begins where an editor counts it', () => {
  const csv = 'name,email\n"Asha\nRao",a@example.org\n"Meera ""M"" Iyer",x\n'
  const file = refusedFile(csv, [{ line: 4, reason: 'No.' }])
  expect(file).toBe('\uFEFFname,email,reason\r\n"Meera ""M"" Iyer",x,"No."\r\n')
  expect(refusedFile(csv, [{ line: 2, reason: 'No.' }])).toContain('"Asha\nRao",a@example.org,"No."')
})

test.each([
  ['', 0],
  ['name\n', 0],
  ['name\nAsha\nVikram', 2],
  ['name\r\n"Asha\r\nRao"\r\n', 1],
])('%j has %i lines below its header', (csv, count) => {
  expect(countLines(csv)).toBe(count)
})

test('a file of nothing but quotes is read once through', () => {
  expect(countLines(`name\n${'"\n'.repeat(200_000)}`)).toBe(100_000)
})
