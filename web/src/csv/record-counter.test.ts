import { expect, test } from 'vitest'
import { recordCounter } from './watched-download.ts'

const bytes = (text: string) => new TextEncoder().encode(text)

test('records are counted as their lines end, whatever the parts', () => {
  const file = 'name,note\r\nAsha,"said ""yes""\nand left"\r\n"Ravi, Rao",\r\n'
  for (let size = 1; size <= file.length; size += 1) {
    const count = recordCounter()
    let last = 0
    for (let at = 0; at < file.length; at += size) last = count(bytes(file.slice(at, at + size)))
    expect([size, last]).toEqual([size, 2])
  }
})

test('a file with nothing but its header has no records', () => {
  expect(recordCounter()(bytes('name,note\r\n'))).toBe(0)
  expect(recordCounter()(bytes(''))).toBe(0)
})
