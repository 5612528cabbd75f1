/** The expense categories of the product's specification (section 5), in the order in which its rule tries them. */
export const CATEGORIES = ['Food', 'Transport', 'Accommodation', 'Miscellaneous'] as const

export type Category = (typeof CATEGORIES)[number]

type NamedCategory = Exclude<Category, 'Miscellaneous'>

const MERCHANT_WORDS: [NamedCategory, string[]][] = [
  ['Food', ['restaurant', 'cafe', 'food', 'grocery', 'meal']],
  ['Transport', ['taxi', 'uber', 'train', 'bus', 'transport', 'travel']],
  ['Accommodation', ['hotel', 'airbnb', 'lodging', 'stay']],
]

// SAC and HSN codes are those of the GST schedule: 9963 11 lodging, 9963 3x food services, 9964 and 9966 passengers, 2710 fuel.
const EVIDENCE: [NamedCategory, RegExp[]][] = [
  [
    'Accommodation',
    [
      /\bcheck[\s-]?(in|out)\b/,
      /\broom\s*(no|rent|tariff|charge|type)/,
      /\bfolio\b/,
      /\bnights?\b/,
      /\bguest\b/,
      /\b99631[12]\b/,
    ],
  ],
  [
    'Transport',
    [
      /\b(petrol|diesel|hsd|cng|petroleum|fuels?)\b/,
      /\b(cab|auto|ride|toll|fastag|parking|metro|airlines?|airways|flight|railways?|rapido)\b/,
      /\b(pnr|boarding|fare|driver|vehicle|nozzle|km|litres?)\b/,
      /\b(9964|9966)\d{0,2}\b/,
      /\b2710\d{0,4}\b/,
    ],
  ],
  [
    'Food',
    [
      /\b(kot|covers?|dine[\s-]?in|table|steward|waiter|take\s?away)\b/,
      /\b(fssai|pizza|biryani|coffee|tea|juice|seafood)\b/,
      /\b(thali|dosa|idli|paneer|chicken|naan|roti|curry|rice|soup|lassi|burger|sandwich)\b/,
      /\b99633\d\b/,
    ],
  ],
]

/** What an eatery calls itself; elsewhere on a receipt these are names of roads, or a bar code. */
const EATERY =
  /\b(bakery|sweets|dhaba|bhavan|bhawan|bhojanalaya?|kitchen|bar|bistro|diner)\b|भोजनालय|ढाबा|मिष्ठान|मिठाई|जलपान|रसोई|रेस्त?[ोॉ]रा?ं?ट|रेस्तरां/

/** The specification's rule: the first category one of whose keywords is contained in the merchant's text, else undefined. */
export function categoryOfMerchant(merchant: string): Category | undefined {
  const text = merchant.toLowerCase()
  return MERCHANT_WORDS.find(([, words]) => words.some((word) => text.includes(word)))?.[0]
}

/**
 * The category of a receipt with how sure that is (0 to 1). The merchant's name decides where the specification's keywords find
 * something; only else does the receipt's text count: the kind of words of which most different ones occur.
 */
export function categorise(merchant: string | null, text: string): { category: Category; confidence: number } {
  const named = merchant === null ? undefined : categoryOfMerchant(merchant)
  if (named !== undefined) return { category: named, confidence: 0.95 }
  const lower = text.toLowerCase()
  const scores = EVIDENCE.map(([category, patterns]) => ({
    category,
    score:
      patterns.filter((pattern) => pattern.test(lower)).length +
      Number(category === 'Food' && EATERY.test(merchant?.toLowerCase() ?? '')),
  })).sort((a, b) => b.score - a.score)
  const [best, next] = scores
  if (best === undefined || best.score === 0) return { category: 'Miscellaneous', confidence: 0.5 }
  const lead = best.score - (next?.score ?? 0)
  if (lead === 0) return { category: 'Miscellaneous', confidence: 0.3 }
  return { category: best.category, confidence: Math.min(0.9, 0.5 + 0.15 * lead) }
}
