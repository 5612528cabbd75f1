import { expect, test } from 'vitest'
import { StatementNames } from './statement-names.ts'

test('a text keeps its name, and another text has another', () => {
  const names = new StatementNames()
  const name = names.nameOf('select $1')
  expect(name).toMatch(/^.{1,63}$/)
  expect(names.nameOf('select $1')).toBe(name)
  expect(names.nameOf('select $2')).not.toBe(name)
})

test('a renewed text gets another name, which it keeps', () => {
  const names = new StatementNames()
  const name = names.nameOf('select $1')
  names.renew('select $1')
  const renewed = names.nameOf('select $1')
  expect(renewed).not.toBe(name)
  expect(names.nameOf('select $1')).toBe(renewed)
})

test('there are at most 300 names, and none for a very long text', () => {
  const names = new StatementNames()
  expect(names.nameOf('x'.repeat(8_001))).toBeUndefined()
  for (let index = 0; index < 300; index += 1) expect(names.nameOf(`select ${index}`)).toBeDefined()
  expect(names.nameOf('one too many')).toBeUndefined()
  expect(names.nameOf('select 0')).toBeDefined()
})
