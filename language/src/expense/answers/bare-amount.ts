import { isAmount, type NoAmount, readAmount } from '../../text/amounts.ts'

/** An amount that was said with nothing beside it: hundredths, and the currency where one is named, by ISO 4217. */
export interface BareAmount {
  paise: number
  currency: string | undefined
  negative: boolean
}

/** The one amount that a message consists of, as an answer to what something cost; undefined where it says more. */
export function bareAmountIn(message: string): BareAmount | undefined {
  const reading = readAmount(message)
  if (!isAmount(reading)) return undefined
  return { paise: reading.paise, currency: reading.currency, negative: reading.negative }
}

/** Why a message that answers with an amount gives none; undefined where it gives one, or speaks of something else. */
export function unclearAmountIn(message: string): NoAmount | undefined {
  const reading = readAmount(message)
  if (!reading || isAmount(reading)) return undefined
  return reading.why !== 'unread' || reading.money || /\d{3}/.test(message) ? reading : undefined
}
