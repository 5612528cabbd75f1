/**
 * An amount in a line of print. `paise` are hundredths of whatever the currency is. `money` says that it is written like money
 * (two decimals, thousands marks, a currency or '/-'); else it is a bare whole number.
 */
export type Amount = { paise: number; start: number; end: number; money: boolean; negative: boolean }

const MARK = /(?:[₹$€£]|(?<![a-z])(?:rs|inr|rm|myr|usd|eur|gbp|aed|sgd))\.?\s*[.:]?\s*$/i
// Behind a currency's mark and before decimals an O is a nought.
const MARKED_O = /(?<=(?:rs|inr|rm|₹)\.?\s?)o(?=\s?[.,]\s?\d)/gi
// A recogniser may drop the space before the mark, but the end of a word is none.
const GLUED_MARK = /[a-z](?:Rs|INR|RM)\.?\s*$/
// Two columns may stand so near each other that a recogniser reads one number: the first ends behind its two decimals.
const NUMBER = /\d{1,9}\.\d\d(?=\d{1,9}\.\d\d(?!\d))|\d[\dOoIl]*(?:\s?[,.]\s?[\dOo]+)*/g

const BESIDE = 40

/** All amounts in a text, from left to right. Numbers inside words, dates, times, percentages and long codes are none. */
export function findAmounts(print: string): Amount[] {
  const text = print.replace(MARKED_O, '0')
  return [...text.matchAll(NUMBER)].flatMap((match) => {
    const start = match.index
    const end = start + match[0].length
    // What stands further away says nothing of a number, and looking there for each would take long where there are many.
    const before = text.slice(Math.max(0, start - BESIDE), start)
    const after = text.slice(end, end + BESIDE)
    if (isPartOfSomethingElse(before, after)) return []
    const parsed = parseNumber(match[0])
    if (parsed === undefined) return []
    const marked = isMarked(before) || /^\s?\/-/.test(after)
    // A bare number that goes on in letters is a word: '6ST', '100G'.
    if (!parsed.decimals && !parsed.grouped && !marked && /^[A-Za-z]/.test(after)) return []
    return [
      {
        paise: parsed.paise,
        start,
        end,
        money: parsed.decimals || parsed.grouped || marked,
        negative:
          /(?<!\w)-(?:\s*|\s*[^\s-]\S{0,2}\s*)$/.test(before) ||
          /^\s?-(?!\d)/.test(after) ||
          (/\(\s*$/.test(before) && /^\s*\)/.test(after)),
      },
    ]
  })
}

function isMarked(before: string): boolean {
  return MARK.test(before) || GLUED_MARK.test(before)
}

function isPartOfSomethingElse(before: string, after: string): boolean {
  if (/^\s?%|^[:/]\d|^-\d|^[A-Za-z]{3,}|^\s?(?:kgs?|gms?|ml|ltrs?|km|nos?|pcs?|am|pm)\b/i.test(after)) return true
  if (/\d[:/-]$/.test(before) || /[#@]\s?$/.test(before)) return true
  return /[A-Za-z]$/.test(before) && !isMarked(before) && !/(?:^|[^A-Za-z])[A-Za-z]{1,2}$/.test(before)
}

/**
 * A printed number. A mark before exactly two last digits is the decimal point, whichever mark it is; a mark before three digits
 * parts thousands. Undefined for what is too long for an amount or parted in no known way.
 */
export function parseNumber(print: string): { paise: number; decimals: boolean; grouped: boolean } | undefined {
  const plain = print
    .replace(/[Oo]/g, '0')
    .replace(/[Il]/g, '1')
    .replace(/\s?([,.])\s?/g, '$1')
  const parts = plain.split(/[,.]/)
  const last = parts.at(-1) ?? ''
  if (parts.length === 1)
    return plain.length > 7 ? undefined : { paise: Number(plain) * 100, decimals: false, grouped: false }
  const decimals = last.length <= 2
  const whole = decimals ? parts.slice(0, -1) : parts
  if (whole.length > 1 && !isGrouped(whole)) return undefined
  if (whole.length === 1 && !decimals) return undefined
  const digits = whole.join('')
  if (digits.length > 9 || (whole.length === 1 && digits.length > 7)) return undefined
  const hundredths = decimals ? Number(last.padEnd(2, '0')) : 0
  return {
    paise: Number(digits) * 100 + hundredths,
    decimals: decimals && last.length === 2,
    grouped: whole.length > 1,
  }
}

/** Groups of three, or the Indian way: three at the end, twos before. */
function isGrouped(groups: readonly string[]): boolean {
  const [first = '', ...rest] = groups
  if (first.length === 0 || first.length > 3 || rest.at(-1)?.length !== 3) return false
  return rest.slice(0, -1).every((group) => group.length === 2 || group.length === 3)
}
