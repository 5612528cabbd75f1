import { currencyNamed } from '../../text/currencies.ts'

/** What a unit of a currency was worth in rupees, as somebody tells it. */
export interface ToldRate {
  rupees: number
  /** By ISO 4217, where it is said. */
  currency?: string
}

const FIGURE = String.raw`(\d{1,4}(?:\.\d{1,4})?)`
/** '20.9 per ringgit', 'rs 84.2 for a dollar'. */
const PER = new RegExp(
  `${FIGURE} ?(?:rs|inr|rupees|rupee|₹)? ?(?:per|for one|for a|to one|to a|a|each) ([a-z]{2,9})\\b`,
  'gi',
)
/** 'The rate was 20.9', 'rate 84.20 on my card'. */
const RATE = new RegExp(
  `\\brate (?:was |is |of |used |it |that day |then |roughly |about )?(?:was |is )?(?:rs |₹ ?|inr )?${FIGURE}(?![\\d%])`,
  'i',
)
/** '1 usd = 84.2', 'one dollar was 84'. */
const ONE = new RegExp(`\\b(?:1|one|ek) ([a-z]{3,9}) ?(?:=|is|was|equals|ka)? ?(?:rs |₹ ?)?${FIGURE}`, 'i')

/** Returns the rate that a message tells of a foreign currency; undefined where it tells none. */
export function exchangeRateIn(message: string): ToldRate | undefined {
  for (const [, figure, name] of message.matchAll(PER)) {
    const currency = currencyNamed((name ?? '').toLowerCase())
    if (currency !== undefined && currency !== 'INR') return { rupees: Number(figure), currency }
  }
  const [, name, figure] = ONE.exec(message) ?? []
  const currency = name === undefined ? undefined : currencyNamed(name.toLowerCase())
  if (currency !== undefined && currency !== 'INR') return { rupees: Number(figure), currency }
  const told = RATE.exec(message)?.[1]
  return told === undefined ? undefined : { rupees: Number(told) }
}
