// @vitest-environment node
import { expect, test } from 'vitest'
import { progressOf, tallyWords, withEnds } from './file-stages.ts'

const files = ['a.pdf', 'b.pdf', 'a.pdf'].map((name) => ({ name }))

test('a file that is cancelled is no progress', () => {
  expect(progressOf(['done', 'cancelled', 'reading', 'failed'])).toEqual({ settled: 2, of: 3 })
})

test('an upload of several files says how it ended, once it has', () => {
  const ended = (...ends: ('done' | 'failed' | 'refused' | 'cancelled')[]) =>
    ends.map((end) => ({ name: 'a', ended: end }))
  expect(tallyWords(ended('done', 'done', 'failed', 'refused', 'cancelled'))).toBe('2 read, 2 failed, 1 cancelled')
  expect(tallyWords([...ended('done'), { name: 'b' }])).toBeUndefined()
  expect(tallyWords(ended('done'))).toBeUndefined()
})

test('the files of a message take over how they ended, by place', () => {
  const names = files.map(({ name }) => name)
  const problems = new Map([[2, 'No answer.']])
  expect(withEnds(files, { names, stages: ['done', 'reading', 'failed'], problems })).toEqual([
    { name: 'a.pdf', ended: 'done' },
    { name: 'b.pdf' },
    { name: 'a.pdf', ended: 'failed', problem: 'No answer.' },
  ])
})

test('of an upload in parts the files are told by their names, and those of before stay', () => {
  const problems = new Map<number, string>()
  expect(withEnds(files, { names: ['b.pdf'], stages: ['done'], problems })).toEqual([
    { name: 'a.pdf' },
    { name: 'b.pdf', ended: 'done' },
    { name: 'a.pdf' },
  ])
  const names = files.map(({ name }) => name)
  const known = files.map(({ name }, place) => ({ name, ...(place === 0 && { ended: 'cancelled' as const }) }))
  expect(withEnds(known, { names, stages: ['done', 'done', 'done'], problems }, new Set([0]))).toMatchObject([
    { ended: 'cancelled' },
    { ended: 'done' },
    { ended: 'done' },
  ])
})
