import type { Supply } from '@pravas/contract/policy-document'

/** A bill as far as it tells what was bought. */
export interface DescribedBill {
  /** The category of the receipt. */
  category: string
  merchant: string | null
  /** Lines of print, or as much of them as is known. */
  print: readonly string[]
  /** HSN or SAC codes of its items, where printed. */
  codes: readonly string[]
  /** Whether GST is printed on it. */
  isTaxed: boolean
}

/** SAC codes of the GST schedule, the longest first. */
const BY_CODE: readonly (readonly [string, Supply])[] = [
  ['996425', 'air'],
  ['996424', 'air'],
  ['996421', 'rail'],
  ['99631', 'hotel'],
  ['99633', 'food'],
  ['9966', 'vehicle_hire'],
  ['2710', 'fuel'],
  ['2711', 'fuel'],
]

/** What carries no GST, and so is not what a bill with GST on it is of. */
const UNTAXED: readonly Supply[] = ['fuel', 'untaxed_transport']

/** What a merchant's name or the print says of transport, the surest first: one of these words is in many a name. */
const TRANSPORT: readonly (readonly [Supply, RegExp])[] = [
  ['app_ride', /\b(uber|ola(?: ?cabs)?|rapido|blu ?smart|namma yatri|in ?drive)\b/i],
  ['air', /\b(airlines?|airways|air india|indigo|akasa|spicejet|vistara|boarding pass|e-?ticket no|flight no)\b/i],
  ['rail', /\b(irctc|indian railways?|railway|pnr no)\b/i],
  ['fuel', /\b(petrol|diesel|hsd|cng|petroleum|fuels?|filling station|indian ?oil|bharat petroleum|hpcl|bpcl)\b/i],
  ['vehicle_hire', /\b(taxi|cabs?|car rentals?|rent-?a-?car|self[ -]drive|chauffeur|tours?|travels?)\b/i],
  ['untaxed_transport', /\b(metro|fastag|toll|parking|auto ?rickshaw|state transport|bus ticket)\b/i],
]

/** Print that tells of a fare or fee without GST, whatever its seller is called; 'metro' alone is in many a name. */
const UNTAXED_PRINT =
  /\b(metro (?:rail|station|card|ticket|journey)|fastag|toll|parking|auto ?rickshaw|state transport|bus ticket)\b/i

/**
 * What was bought: by its code where one is printed, else by the category and, for transport, by the words. GST that is
 * printed says more than a word: with it nothing is of those that carry none.
 */
export function supplyOf({ category, merchant, print, codes, isTaxed }: DescribedBill): Supply {
  const fits = (supply: Supply) => !isTaxed || !UNTAXED.includes(supply)
  const isPrinted = (code: string) => codes.some((printed) => printed.replace(/\D/g, '').startsWith(code))
  const byCode = BY_CODE.find(([code, supply]) => fits(supply) && isPrinted(code))
  const words = (text: string) => TRANSPORT.find(([supply, pattern]) => fits(supply) && pattern.test(text))?.[0]
  const named = merchant === null ? undefined : words(merchant)
  // An app that brings the ride bills it under the code of any cab.
  if (byCode && !(byCode[1] === 'vehicle_hire' && named === 'app_ride')) return byCode[1]
  if (category === 'Food') return 'food'
  if (category === 'Accommodation') return 'hotel'
  if (category !== 'Transport') return named === 'air' || named === 'app_ride' ? named : 'other'
  const text = print.join('\n')
  if ((named === undefined || named === 'vehicle_hire') && !isTaxed && UNTAXED_PRINT.test(text))
    return 'untaxed_transport'
  return named ?? words(text) ?? 'other'
}
