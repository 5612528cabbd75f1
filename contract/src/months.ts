import { z } from 'zod'

/** A calendar month, `YYYY-MM`. */
export const Month = z
  .string('Enter a month as YYYY-MM.')
  .regex(/^20\d\d-(0[1-9]|1[0-2])$/, 'Enter a month as YYYY-MM.')
  .meta({ id: 'Month', description: 'a month as YYYY-MM', format: 'month' })

/** The month (`YYYY-MM`) this many months after another, or before it where `count` is below zero. */
export function monthAfter(month: string, count: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number)
  const months = year * 12 + (number - 1) + count
  return `${Math.floor(months / 12)}-${String((months % 12) + 1).padStart(2, '0')}`
}
