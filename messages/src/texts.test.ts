import { expect, expectTypeOf, test } from 'vitest'
import { texts } from './texts.ts'

const text = texts({
  plain: 'It’s saved.',
  named: '{who} sent {number}.',
  counted: '{count, plural, one {# receipt needs} other {# receipts need}} {field}.',
  chosen: '{verdict, select, approved {Approved by {who}} other {Not decided}}',
  linked: 'Read the <link>privacy policy</link> of {company}.',
  bracketed: 'From {who} <{number}>',
})

test('values stand where the message names them', () => {
  expect(text('plain')).toBe('It’s saved.')
  expect(text('named', { who: 'Asha', number: 'TRP-2026-000001' })).toBe('Asha sent TRP-2026-000001.')
  expect(text('bracketed', { who: 'Asha', number: 'a@b.in' })).toBe('From Asha <a@b.in>')
})

test('counts choose their form, with the Indian grouping', () => {
  expect(text('counted', { count: 1, field: 'a date' })).toBe('1 receipt needs a date.')
  expect(text('counted', { count: 123456, field: 'a date' })).toBe('1,23,456 receipts need a date.')
})

test('a value is never read as part of the message', () => {
  expect(text('named', { who: '{count, plural, one {#}}', number: "'{x}' <b>y</b>" })).toBe(
    "{count, plural, one {#}} sent '{x}' <b>y</b>.",
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

test('what a tag makes of its words is a part of the message', () => {
  const parts = text.rich('linked', { company: 'Pravas', link: (words) => ({ href: '/privacy-policy', words }) })
  expect(parts).toEqual(['Read the ', { href: '/privacy-policy', words: 'privacy policy' }, ' of Pravas.'])
})

test('a message with tags is more than a text, and misses no tag', () => {
  expectTypeOf<'linked'>().not.toExtend<Parameters<typeof text>[0]>()
  expectTypeOf<Parameters<typeof text.rich<'linked', string>>[1]>().toExtend<{
    company: string | number
    link: (words: string) => string
  }>()
})
