import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { openPlaceholder, type Removed, redactor } from './redaction-rules.ts'

const ALL: Removed[] = ['names', 'gstin', 'cards', 'mail', 'phone']
const NAMES = ['Asha Verma', 'Ravi Kumar']

test.each([
  ['I am Asha Verma', 'I am [name 1]'],
  ['asha, tell Ravi and Dr. Meera Iyer', '[name 1], tell [name 2] and [name 3]'],
  ['Ashapura is a hotel', 'Ashapura is a hotel'],
  ['GSTIN 27AAPFU0939F1ZV please', 'GSTIN [gstin 1] please'],
  ['card 4111 1111 1111 1111', 'card [card 1]'],
  ['paid by XXXX XXXX XXXX 1234', 'paid by [card 1]'],
  ['my card ending in 1234', 'my [card 1]'],
  ['asha.verma@pravas.example or asha@okaxis', '[mail 1] or [mail 2]'],
  ['card 411111XXXXXX1111 or 4111 11** **** 1112', 'card [card 1] or [card 2]'],
  ['Visa ending 4242, the last four digits are 4243', '[card 1], the [card 2]'],
  ['call +91 98765 43210 or 022-23456789', 'call [phone 1] or [phone 2]'],
  ['call 919876543210 or 098765 43211', 'call [phone 1] or [phone 2]'],
  ['call 9876-543-210, 022 2345 6789 or +44 20 7946 0958', 'call [phone 1], [phone 2] or [phone 3]'],
])('%s leaves as: %s', (said, sent) => {
  const personal = redactor(ALL, NAMES)
  expect(personal.hide(said)).toBe(sent)
  expect(personal.restore(personal.hide(said))).toBe(said)
})

test.each([
  'TRP-2026-000123',
  '₹12,34,567.50',
  '2026-06-19 06:45',
  'from 15 to 18 June 2026',
  'flight 6E 2043 at 06:10',
  '₹1200000',
  'visa fee 2500',
  'the year ending 2026',
  'from 06:10 to 08:25, 5 nights, 2 rooms at ₹4,500',
])('what is no person’s stays: %s', (text) => expect(redactor(ALL, NAMES).hide(text)).toBe(text))

test('only what is configured is taken out', () => {
  expect(redactor(['mail'], NAMES).hide('Asha Verma, asha@x.example, 98765 43210')).toBe(
    'Asha Verma, [mail 1], 98765 43210',
  )
  expect(redactor([], NAMES).hide('Asha Verma, asha@x.example')).toBe('Asha Verma, asha@x.example')
})

test('data of any shape is walked through, and a word has one placeholder', () => {
  const personal = redactor(ALL, NAMES)
  const data = { approver: 'Ravi Kumar', notes: [{ text: 'for Ravi Kumar', total: 500, none: null }] }
  const hidden = personal.hide(data)
  expect(hidden).toEqual({ approver: '[name 1]', notes: [{ text: 'for [name 1]', total: 500, none: null }] })
  expect(personal.restore(hidden)).toEqual(data)
})

test('a placeholder that nobody gave stays as it is', () => {
  expect(redactor(ALL, NAMES).restore('[name 7] and [Name 1]')).toBe('[name 7] and [Name 1]')
})

test('a placeholder in pieces is waited for, and other brackets are not', () => {
  expect(openPlaceholder('for [nam')).toBe(4)
  expect(openPlaceholder('for [name 1')).toBe(7)
  expect(openPlaceholder('for [name 1]')).toBe(0)
  expect(openPlaceholder('a [long explanation')).toBe(0)
})

test.each([
  'x'.repeat(4000),
  'xx '.repeat(1300),
  `${'x'.repeat(2000)} ${'*'.repeat(2000)}`,
  '.'.repeat(4000),
  'card '.repeat(800),
])('repetition is looked through in no time (case %#)', (text) => {
  const hide = () => redactor(ALL, NAMES).hide(text)
  // The limit ends a search that would take hours.
  expect(runInNewContext('hide()', { hide }, { timeout: 10_000 })).toBe(text)
})
