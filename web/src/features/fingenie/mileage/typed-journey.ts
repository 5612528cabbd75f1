import { Journey } from '@pravas/contract/mileage'
import type { ReceiptInReview } from '@pravas/contract/receipt-review'
import { typedNumber } from '@pravas/contract/typed-number'
import type { z } from 'zod'

export type JourneyField = keyof Journey
export const JOURNEY_FIELDS = Object.keys(Journey.shape) as JourneyField[]

/** A journey as its form has it: everything as it is typed. */
export type TypedJourney = Record<JourneyField, string>

export const NEW_JOURNEY: TypedJourney = { date: '', vehicle: '', from: '', to: '', kilometres: '', purpose: '' }

/** Returns the journey of a receipt as its form shows it. */
export function typedOf({ fields, mileage }: ReceiptInReview): TypedJourney {
  if (!mileage) return NEW_JOURNEY
  const { vehicle, from, to, purpose, kilometres } = mileage
  return { date: fields.date.value ?? '', vehicle, from, to, purpose, kilometres: String(kilometres) }
}

/** Returns what is typed as the contract has it, to be checked by its schema; what is empty is absent. */
export function typedJourney(typed: TypedJourney): Record<string, unknown> {
  const given = Object.entries(typed).filter(([, value]) => value.trim() !== '')
  return { ...Object.fromEntries(given), ...(typed.kilometres.trim() && { kilometres: kilometresOf(typed) }) }
}

/** Returns the distance that is typed, with or without 'km' and commas between thousands; NaN for anything else. */
export function kilometresOf({ kilometres }: TypedJourney): number {
  return typedNumber(kilometres.trim().replace(/km$/i, '')) ?? Number.NaN
}

/** Returns what is wrong by field, the first of each. */
export function mistakesIn({ issues }: z.ZodError): Partial<Record<JourneyField, string>> {
  const found = issues.flatMap(({ path, message }) => {
    const field = JOURNEY_FIELDS.find((one) => one === path[0])
    return field ? [[field, message] as const] : []
  })
  return Object.fromEntries(found.toReversed())
}
