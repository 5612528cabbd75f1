import { expect, test } from 'vitest'
import { addressOf, keyOf, keysIn } from './address-rules.ts'
import { headersOf, isAutomatic, isOwnMail, recipientsIn } from './header-rules.ts'

const KEY = 'abcdefghjk23456789'
const plus = { mailbox: 'receipts', domain: 'acme.example' }
const whole = { mailbox: null, domain: 'receipts.acme.example' }
const bytes = (text: string) => Buffer.from(text.replaceAll('\n', '\r\n'))

test('a key is made of what is not mistaken for anything else, whatever bytes there are', () => {
  expect(keyOf(Array.from({ length: 64 }, (_, at) => at))).toMatch(/^[a-hj-km-np-z2-9]{18}$/)
  expect(keyOf([...Array(40).fill(255), ...Array(18).fill(0)])).toBe('a'.repeat(18))
  expect(() => keyOf([1, 2, 3])).toThrow('Too few')
})

test.each([
  [plus, `Asha <receipts+${KEY}@acme.example>`, [KEY]],
  [plus, `RECEIPTS+${KEY.toUpperCase()}@Acme.Example.`, [KEY]],
  [plus, `a@b.example, receipts+${KEY}@acme.example, receipts+${KEY}@acme.example`, [KEY]],
  [plus, 'receipts@acme.example', []],
  [plus, `receipts+${KEY}x@acme.example`, []],
  [plus, `receipts+${KEY}@acme.example.evil.example`, []],
  [plus, `other+${KEY}@acme.example`, []],
  [plus, `${KEY}@acme.example`, []],
  [whole, `${KEY}@receipts.acme.example`, [KEY]],
  [whole, `${KEY}@acme.example`, []],
  [whole, '@@@@ <> "', []],
])('of %o, %s names %o', (at, text, keys) => {
  expect(keysIn(at, [text])).toEqual(keys)
})

test('an address is found again by the key that made it', () => {
  for (const at of [plus, whole]) expect(keysIn(at, [`<${addressOf(at, KEY)}>`])).toEqual([KEY])
})

test('headers end with the first empty line, and are unfolded', () => {
  const headers = headersOf(bytes('To: a@b.example,\n\tc@d.example\nSubject:  Hello \nnone\n\nTo: not@a.header\n'))
  expect(headers).toEqual([
    ['to', 'a@b.example, c@d.example'],
    ['subject', 'Hello'],
  ])
  expect(headersOf(Buffer.from('To: a@b.example\nX: y\n\nBody'))).toHaveLength(2)
  expect(headersOf(Buffer.alloc(0))).toEqual([])
})

test('whom a mail is for is said by the servers on its way as well, and by no other header', () => {
  const headers = headersOf(
    bytes('Delivered-To: one\nReply-To: two\nX-Original-To: three\nReceived: for <four>\nCc: five\n\n'),
  )
  expect(recipientsIn(headers)).toEqual(['one', 'three', 'five'])
})

test.each([
  ['Auto-Submitted: auto-replied', true],
  ['Auto-Submitted: no', false],
  ['Precedence: bulk', true],
  ['Precedence: first-class', false],
  ['Return-Path: <>', true],
  ['Return-Path: <asha@home.example>', false],
  ['List-Id: <news.example>', true],
  ['Subject: Precedence: bulk', false],
])('%s: %s', (header, automatic) => {
  expect(isAutomatic(headersOf(bytes(`${header}\n\n`)))).toBe(automatic)
})

test.each([
  ['From: Pravas <no-reply@pravas.example>', true],
  ['From: NO-REPLY@pravas.example', true],
  ['From: Asha <asha@pravas.example>', false],
  ['To: Pravas <no-reply@pravas.example>', false],
])('%s is one of our own: %s', (header, own) => {
  expect(isOwnMail(headersOf(bytes(`${header}\n\n`)), 'Pravas <no-reply@pravas.example>')).toBe(own)
})
