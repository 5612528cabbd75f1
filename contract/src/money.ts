import { z } from 'zod'

/** Rupees as the API writes them: a number with at most two decimals. Inside the product money is integer paise. */
export const Rupees = z.number().meta({ id: 'Rupees', description: 'Indian rupees, at most two decimals' })

/** Paise (an integer) as the rupees that leave through the API. */
export function rupeesFromPaise(paise: number): number {
  return paise / 100
}

/** Rupees that came in through the API as integer paise, rounded to the nearest paisa. */
export function paiseFromRupees(rupees: number): number {
  return Math.round(rupees * 100)
}

/** Whether an amount in rupees has at most two decimals, but for what binary fractions add to it. */
export function isWholePaise(rupees: number): boolean {
  return Number.isInteger(Math.round(rupees * 1e6) / 1e4)
}
