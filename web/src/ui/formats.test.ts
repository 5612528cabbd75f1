import { typedDate } from '@pravas/contract/typed-date'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  formatClock,
  formatCount,
  formatDate,
  formatDateRange,
  formatInstant,
  formatPrice,
  formatRupees,
  formatText,
  indianDay,
  sumRupees,
} from './formats.ts'

describe('rupees', () => {
  test.each([
    [1234567.5, '₹12,34,567.50'],
    ['4500', '₹4,500.00'],
    [0, '₹0.00'],
    [-320, '-₹320.00'],
    [null, 'N/A'],
    [undefined, 'N/A'],
    ['', 'N/A'],
    ['twelve', 'N/A'],
  ])('%s is shown as %s', (value, shown) => expect(formatRupees(value)).toBe(shown))

  test('a price tag has paise only where there are some', () => {
    expect(formatPrice(15432)).toBe('₹15,432')
    expect(formatPrice('15432.5')).toBe('₹15,432.50')
  })

  test('every amount is shown as the browser itself would show it', () => {
    const [inEnglish, inHindi] = ['en-IN', 'hi-IN'].map(
      (locale) => new Intl.NumberFormat(locale, { style: 'currency', currency: 'INR' }),
    )
    fc.assert(
      fc.property(
        fc.oneof(
          fc.integer().map((paise) => paise / 100),
          fc.constantFrom(1.005, 0.005, 999.995, -0.004, 1e-9, 1e21, 12345678901234.56),
        ),
        (amount) => {
          expect(formatRupees(amount)).toBe(inEnglish?.format(amount))
          expect(formatRupees(amount)).toBe(inHindi?.format(amount))
        },
      ),
    )
  })

  test('every count is shown as the browser itself would show it', () => {
    fc.assert(
      fc.property(fc.maxSafeInteger(), (count) => {
        expect(formatCount(count)).toBe(count.toLocaleString('en-IN'))
      }),
    )
  })

  test('amounts add up to the paisa, whatever they came as', () => {
    expect(sumRupees([0.1, '0.2', null, 'none', 1_00_000])).toBe(100000.3)
    expect(sumRupees([])).toBe(0)
  })
})

describe('dates', () => {
  test.each([
    ['2026-11-21', '21 Nov 2026'],
    ['2026-09-05T00:00:00.000Z', '5 Sep 2026'],
    ['next Friday', 'next Friday'],
    ['', 'N/A'],
    [null, 'N/A'],
  ])('%s is shown as %s', (date, shown) => expect(formatDate(date)).toBe(shown))

  test.each([
    ['2026-11-21', '2026-11-24', '21–24 Nov 2026'],
    ['2026-11-28', '2026-12-02', '28 Nov – 2 Dec 2026'],
    ['2026-12-30', '2027-01-02', '30 Dec 2026 – 2 Jan 2027'],
    ['2026-11-21', '2026-11-21', '21 Nov 2026'],
    ['2026-11-21', null, '21 Nov 2026'],
    [undefined, '2026-11-24', '24 Nov 2026'],
    [undefined, undefined, 'N/A'],
  ])('%s to %s is shown as %s', (from, to, shown) => expect(formatDateRange(from, to)).toBe(shown))

  test('an instant is shown in Indian time', () => {
    expect(formatInstant('2026-11-20T19:05:00Z')).toBe('21 Nov 2026, 00:35')
    expect(formatInstant('soon')).toBe('N/A')
    expect(formatClock('2026-11-20T19:05:00Z')).toBe('00:35')
    expect(indianDay('2026-11-20T19:05:00Z')).toBe('2026-11-21')
    expect(indianDay('soon')).toBeUndefined()
  })
})

test('missing text is N/A', () => {
  expect(formatText('  ')).toBe('N/A')
  expect(formatText(1001)).toBe('1001')
})

test('a date as it is shown is read back where it is typed', () => {
  for (const day of ['2026-01-31', '2026-05-01', '2026-12-25']) expect(typedDate(formatDate(day))).toBe(day)
})
