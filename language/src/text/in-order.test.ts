import { expect, test } from 'vitest'
import { anyOf, inOrder, notBefore } from './in-order.ts'

test('one thing is said after the other', () => {
  const order = inOrder(/\b(?:set|mark)\b/, /\bpaid\b/)
  expect(order.test('please mark it as paid')).toBe(true)
  expect(order.test('paid, so mark it')).toBe(false)
  expect(order.test('marked paid')).toBe(false)
})

test('one thing is said and not the other after it', () => {
  const alone = notBefore(/\bplane\b/, /\bticket\b/)
  expect(alone.test('which plane is it')).toBe(true)
  expect(alone.test('a plane ticket')).toBe(false)
  expect(alone.test('a ticket for the plane')).toBe(true)
})

test('one of several is enough', () => {
  expect(anyOf(/a/, /b/).test('b')).toBe(true)
  expect(anyOf(/a/, /b/).test('c')).toBe(false)
})
