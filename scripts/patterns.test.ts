import { expect, test } from 'vitest'
import { composing, literals } from './patterns.ts'

test('patterns between slashes are found, and what only looks like one is not', () => {
  const text = "const a = /x+/gi\nconst b = 4 / 2 / 1\n// /no/\nconst c = 'a /b/ c'.split(/[/]\\//)"
  expect(literals(text, false)).toEqual([
    { source: 'x+', flags: 'gi' },
    { source: '[/]\\/', flags: '' },
  ])
})

test('lines that compose a pattern are found', () => {
  expect(composing("const a = new RegExp('x')\nconst b = 1\nconst c = RegExp(\n  'y',\n)")).toEqual([1, 3])
})
