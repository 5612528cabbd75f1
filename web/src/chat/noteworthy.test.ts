import { expect, test } from 'vitest'
import { noteworthyParts } from './noteworthy.ts'

function found(text: string): string[] {
  return noteworthyParts(text).flatMap((part) => (part.kind === 'text' ? [] : [`${part.kind} ${part.text}`]))
}

test('record numbers, amounts and dates are found', () => {
  expect(found('TRP-2026-000012 leaves Fri 27 Nov 2026 and costs Rs. 4,500.50')).toEqual([
    'record TRP-2026-000012',
    'day Fri 27 Nov 2026',
    'rupees Rs. 4,500.50',
  ])
  expect(found('back on 29 Nov at BOM 07:10')).toEqual(['day 29 Nov', 'day BOM 07:10'])
})

test('numbers of another kind are text', () => {
  expect(found('IndiGo 6E 5850, 2 nights, 4-star, 10:45')).toEqual([])
})

test('an amount keeps the word before it, but not a date or a number of a record', () => {
  const leads = (text: string) => noteworthyParts(text).flatMap((part) => (part.kind === 'rupees' ? [part.lead] : []))
  expect(leads('non-stop, Economy, ₹9,249')).toEqual(['Economy, '])
  expect(leads('₹9,249')).toEqual([''])
  expect(leads('27 Nov 2026 ₹9,249, EXP-2026-000007 ₹10')).toEqual(['', ''])
})

test('nothing of a text is lost', () => {
  const text = 'EXP-2026-000007 of 2 Dec 2026:\n(₹1,240.00) of INR 5 and more.'
  const whole = noteworthyParts(text).map((part) => (part.kind === 'rupees' ? part.lead + part.text : part.text))
  expect(whole.join('')).toBe(text)
})
