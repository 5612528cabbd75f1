import { expect, test } from 'vitest'
import { MOST_CHARACTERS, readTextFile } from './read-file.ts'

const fileOf = (...parts: BlobPart[]) => new Blob(parts)

test.each([
  ['UTF-8', [new TextEncoder().encode('name\nRené')]],
  [
    'UTF-16, little end first',
    [
      new Uint8Array([0xff, 0xfe]),
      new Uint8Array(new Uint16Array([...'name\nRené'].map((sign) => sign.charCodeAt(0))).buffer),
    ],
  ],
  ['Windows-1252', [new Uint8Array([...'name\nRen'].map((sign) => sign.charCodeAt(0))), new Uint8Array([0xe9])]],
])('a file in %s is read', async (_, parts) => {
  expect(await readTextFile(fileOf(...parts))).toEqual({ text: 'name\nRené' })
})

test.each([
  ['an Excel workbook', new Uint8Array([0x50, 0x4b, 3, 4]), 'excel'],
  ['a workbook of Excel 97', new Uint8Array([0xd0, 0xcf, 0x11, 0xe0]), 'excel'],
  ['a picture', new Uint8Array([0x89, 0x50, 0, 0]), 'binary'],
  ['too much text', 'x'.repeat(MOST_CHARACTERS + 1), 'too-large'],
])('%s is refused by what it is', async (_, content, problem) => {
  expect(await readTextFile(fileOf(content))).toEqual({ problem })
})
