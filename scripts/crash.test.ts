import { expect, test } from 'vitest'
import { lastWords, reported } from './crash.ts'

test('the last words of a runtime that aborts are told from its reason on, and no more than fits on a screen', () => {
  const stack = Array.from({ length: 50 }, (_, index) => `${index}: frame ${'x'.repeat(500)}`)
  const told = lastWords(
    ['a warning', '', '#', '# Fatal error in , line 0', '# Check failed: node->IsInUse().', ...stack].join('\n'),
  )
  expect(told.slice(0, 2)).toEqual(['# Fatal error in , line 0', '# Check failed: node->IsInUse().'])
  expect(told.length).toBe(30)
  expect(Math.max(...told.map((line) => line.length))).toBe(240)
})

test.each([
  'FATAL ERROR: Reached heap limit Allocation failed - JavaScript heap out of memory',
  "node[1]: ../src/env.cc:1: void f(): Assertion `(a) == (b)' failed.",
  'abort: CSA_DCHECK failed',
])('%s is one of them', (line) => {
  expect(lastWords(`(node:1) Warning: slow\n${line}\nstack`)).toEqual([line, 'stack'])
})

test('who only failed said none', () => {
  expect(lastWords('AssertionError: expected 1 to be 2\n    at file.ts:1:1')).toEqual([])
})

test('a report is told by what happened and the stack of JavaScript', () => {
  const header = { event: 'Allocation failed - JavaScript heap out of memory', trigger: 'OOMError' }
  const stack = ['at hoarding (unruly.ts:1:1)']
  expect(reported({ header, javascriptStack: { message: 'No stack.', stack } })).toEqual([
    'OOMError: Allocation failed - JavaScript heap out of memory',
    'No stack.',
    'at hoarding (unruly.ts:1:1)',
  ])
  expect(reported({ header })).toContain('No JavaScript was running.')
})
