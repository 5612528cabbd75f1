import { findAmounts } from '@pravas/reading/amounts'

/** An amount that was said with nothing beside it: hundredths, and the currency where another one than rupees is named. */
export interface BareAmount {
  paise: number
  foreign: string | undefined
  negative: boolean
}

const FOREIGN: [string, RegExp][] = [
  ['SGD', /\bsgd\b|\bs\$|\bsingapore dollars?\b/i],
  ['AUD', /\baud\b|\ba\$|\baustralian dollars?\b/i],
  ['CAD', /\bcad\b|\bc\$|\bcanadian dollars?\b/i],
  ['USD', /\busd\b|\$|\bdollars?\b|\bbucks\b/i],
  ['EUR', /\beur\b|€|\beuros?\b/i],
  ['GBP', /\bgbp\b|£|\bpounds?\b/i],
  ['AED', /\baed\b|\bdirhams?\b/i],
  ['MYR', /\bmyr\b|\brm(?:\b|(?=\d))|\bringgits?\b/i],
  ['THB', /\bthb\b|฿|\bbahts?\b/i],
  ['JPY', /\bjpy\b|¥|\byen\b/i],
  ['LKR', /\blkr\b/i],
  ['NPR', /\bnpr\b/i],
  ['CHF', /\bchf\b|\bfrancs?\b/i],
  ['CNY', /\bcny\b|\brmb\b|\byuan\b/i],
  ['SAR', /\bsar\b|\briyals?\b/i],
]

/** The other currency that an amount is said in; undefined for rupees and where none is named. */
export function foreignCurrencyIn(text: string): string | undefined {
  return FOREIGN.find(([, pattern]) => pattern.test(text))?.[0]
}

const BEFORE =
  /^(?:(?:ok(?:ay)?|yes|sure|sorry|hmm|well|actually|no)\b[,.!:]?\s*)*(?:(?:it|that)(?:'s| is| was| came to| comes to| should be)\s+|(?:the |its )?(?:right |correct )?(?:total|amount|sum|price)(?:\s*[:=]|\s+(?:is|was|should be))?\s+|(?:should be|i paid|we paid|paid)\s+)?(?:(?:only|just|exactly|actually)\s+)?/i
const AFTER =
  /(?:[,;]?\s*\b(?:not|instead of|rather than)\b.*)?(?:\s*(?:\b(?:only|in total|total|please|thanks|thank you|hai|tha)\b|\/-|[.!]))*$/i
const MARKS = /₹|\/-|[$€£¥฿]|\b(?:us|s|a|c)(?=\$)/gi
const WORDS =
  /\b(?:rs|inr|rupees?|rupaye|rupay|usd|sgd|aud|cad|eur|gbp|aed|myr|rm|thb|jpy|lkr|npr|chf|cny|rmb|sar|(?:us |singapore |australian |canadian )?dollars?|bucks|euros?|pounds?|dirhams?|ringgits?|bahts?|yen|francs?|yuan|riyals?)\b\.?|\b(?:rs\.?|inr|rm|usd|eur|gbp|aed|sgd)(?=\d)/gi

/** The one amount that a message consists of, as an answer to what something cost; undefined where it says more. */
export function bareAmountIn(message: string): BareAmount | undefined {
  const said = message.replace(/[’‘]/g, "'").trim().replace(BEFORE, '').replace(AFTER, '')
  const figure = said.replace(MARKS, ' ').replace(WORDS, ' ').trim()
  if (!/^-?\s*\d[\d,]*(?:\.\d{1,2})?$/.test(figure)) return undefined
  const [found, ...others] = findAmounts(figure)
  if (!found || others.length > 0) return undefined
  return { paise: found.paise, foreign: foreignCurrencyIn(said), negative: found.negative }
}
