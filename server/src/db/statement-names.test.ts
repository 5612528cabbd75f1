import { expect, test } from 'vitest'
import { PreparedStatements, StatementNames } from './statement-names.ts'

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

test('what is sent again and again keeps its name, however many others come by', () => {
  const names = new StatementNames()
  for (let index = 0; index < 1_000; index += 1) expect(names.nameOf(`select ${index}`)).toBeDefined()
  const late = names.nameOf('select late')
  expect(late).toBeDefined()
  for (let index = 0; index < 1_000; index += 1) {
    names.nameOf(`select ${index}, 2`)
    expect(names.nameOf('select late')).toBe(late)
  }
})

test('a text that was forgotten has its old name when it comes back, and none other has', () => {
  const names = new StatementNames()
  const given = new Map<string, string | undefined>()
  for (let round = 0; round < 2; round += 1) {
    for (let index = 0; index < 500; index += 1) {
      const text = `select ${index}`
      expect(names.nameOf(text)).toBe(given.get(text) ?? names.nameOf(text))
      given.set(text, names.nameOf(text))
    }
  }
  expect(new Set(given.values()).size).toBe(500)
})

test('a renewed text never gets its old name back', () => {
  const names = new StatementNames()
  const stale = names.nameOf('select $1')
  names.renew('select $1')
  for (let index = 0; index < 500; index += 1) names.nameOf(`select ${index}`)
  expect(names.nameOf('select $1')).not.toBe(stale)
})

test('a very long text has no name', () => {
  expect(new StatementNames().nameOf('x'.repeat(8_001))).toBeUndefined()
})

test('a connection prepares a thousand statements at most, and is to be replaced with half as many', () => {
  const prepared = new PreparedStatements()
  for (let index = 0; index < 499; index += 1) prepared.admit(`s${index}`)
  expect(prepared.isFull).toBe(false)
  for (let index = 0; index < 1_000; index += 1) expect(prepared.admit(`s${index}`)).toBe(true)
  expect(prepared.isFull).toBe(true)
  expect(prepared.admit('one too many')).toBe(false)
  expect(prepared.admit('s0')).toBe(true)
})
