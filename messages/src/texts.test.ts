import { expect, expectTypeOf, test } from 'vitest'
import { compiled, texts } from './texts.ts'

const text = texts({
  plain: 'It’s saved.',
  named: '{who} sent {number}.',
  counted: '{count, plural, one {# receipt needs} other {# receipts need}} {field}.',
  chosen: '{verdict, select, approved {Approved by {who}} other {Not decided}}',
  tagged: 'Keep <b> as it is.',
})

test('values stand where the message names them', () => {
  expect(text('plain')).toBe('It’s saved.')
  expect(text('named', { who: 'Asha', number: 'TRP-2026-000001' })).toBe('Asha sent TRP-2026-000001.')
  expect(text('tagged')).toBe('Keep <b> as it is.')
})

test('counts choose their form, with the Indian grouping', () => {
  expect(text('counted', { count: 1, field: 'a date' })).toBe('1 receipt needs a date.')
  expect(text('counted', { count: 123456, field: 'a date' })).toBe('1,23,456 receipts need a date.')
})

test('a value is never read as part of the message', () => {
  expect(text('named', { who: '{count, plural, one {#}}', number: "'{x}'" })).toBe(
    "{count, plural, one {#}} sent '{x}'.",
  )
})

test('a choice between words takes the values of what is chosen', () => {
  expect(text('chosen', { verdict: 'approved', who: 'Meera' })).toBe('Approved by Meera')
  expect(text('chosen', { verdict: 'pending', who: 'Meera' })).toBe('Not decided')
})

test('a value that a message does not name, or misses, is an error of types', () => {
  expectTypeOf(text<'plain'>).parameters.toEqualTypeOf<[name: 'plain']>()
  expectTypeOf(text<'named'>)
    .parameter(1)
    .toEqualTypeOf<Readonly<Record<'who' | 'number', string | number>>>()
  expectTypeOf(text<'counted'>)
    .parameter(1)
    .toEqualTypeOf<Readonly<Record<'count' | 'field', string | number>>>()
  expectTypeOf(text<'chosen'>)
    .parameter(1)
    .toEqualTypeOf<Readonly<Record<'verdict' | 'who', string | number>>>()
})

test('a compiled catalogue says the same, also after it was JSON', () => {
  const messages = { counted: '{count, plural, one {# receipt} other {# receipts}} of {who}', tagged: 'Keep <b>.' }
  const text = texts(JSON.parse(JSON.stringify(compiled(messages))) as typeof messages)
  expect(text.unchecked('counted', { count: 2, who: 'Asha' })).toBe('2 receipts of Asha')
  expect(text.unchecked('tagged', {})).toBe('Keep <b>.')
})
