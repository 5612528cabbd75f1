import type { Line } from '../lines.ts'

const ONES: Record<string, number> = {
  ONE: 1,
  TWO: 2,
  THREE: 3,
  FOUR: 4,
  FIVE: 5,
  SIX: 6,
  SEVEN: 7,
  EIGHT: 8,
  NINE: 9,
  TEN: 10,
  ELEVEN: 11,
  TWELVE: 12,
  THIRTEEN: 13,
  FOURTEEN: 14,
  FIFTEEN: 15,
  SIXTEEN: 16,
  SEVENTEEN: 17,
  EIGHTEEN: 18,
  NINETEEN: 19,
  TWENTY: 20,
  THIRTY: 30,
  FORTY: 40,
  FOURTY: 40,
  FIFTY: 50,
  SIXTY: 60,
  SEVENTY: 70,
  EIGHTY: 80,
  NINETY: 90,
}
const POWERS: Record<string, number> = {
  THOUSAND: 1e3,
  LAKH: 1e5,
  LAKHS: 1e5,
  LAC: 1e5,
  MILLION: 1e6,
  CRORE: 1e7,
  CRORES: 1e7,
}
const BY_LENGTH = [
  ...Object.keys(ONES),
  ...Object.keys(POWERS),
  'HUNDRED',
  'AND',
  'PAISE',
  'PAISA',
  'RUPEES',
  'RUPEE',
  'ONLY',
  'INR',
  'RS',
].sort((a, b) => b.length - a.length)
/** No amount of a receipt is greater. */
const MOST_PAISE = 10_000_000_000
const MOST_LINES = 2

export type WordedAmount = { paise: number; line: number }

/**
 * The amounts that are written out: 'Rupees Nine Hundred Only'. One number word alone is none: it may be part of a name. A
 * recogniser may drop the spaces, and the amount may go on in the next line.
 */
export function amountsInWords(lines: readonly Line[]): WordedAmount[] {
  return lines.flatMap(({ text }, line) => {
    if (!/[A-Za-z]{3}/.test(text)) return []
    const further = lines.slice(line, line + MOST_LINES).map((next) => next.text)
    const paise = parseWords(further.join(' ')) ?? parseWords(text)
    return paise === undefined ? [] : [{ paise, line }]
  })
}

/** The amount that a text spells out, in paise; undefined where it spells none. */
export function parseWords(text: string): number | undefined {
  const tokens = tokensOf(text)
  if (tokens === undefined) return undefined
  const [whole, part] = splitPaise(tokens)
  const rupees = numberOf(whole)
  const hundredths = part.length === 0 ? 0 : numberOf(part)
  if (rupees === undefined || hundredths === undefined || hundredths > 99) return undefined
  const paise = rupees * 100 + hundredths
  return paise > 0 && paise < MOST_PAISE ? paise : undefined
}

/** The longest run of number words that ends in 'only' or begins with the currency; at least two of them are numbers. */
function tokensOf(text: string): string[] | undefined {
  let rest = text.toUpperCase().replace(/[^A-Z]/g, '')
  const start = rest.search(
    /(?:RUPEES|INR|RS)(?=(?:ONE|TWO|THREE|FOUR|FIVE|SIX|SEVEN|EIGHT|NINE|TEN|ELEVEN|TWELVE|THIRTEEN|FIFTEEN|EIGHTEEN|TWENTY|THIRTY|FORTY|FIFTY|SIXTY|SEVENTY|EIGHTY|NINETY))/,
  )
  const bare =
    start < 0
      ? rest.search(
          /(?:ONE|TWO|THREE|FOUR|FIVE|SIX|SEVEN|EIGHT|NINE|TEN|ELEVEN|TWELVE|THIRTEEN|FOURTEEN|FIFTEEN|SIXTEEN|SEVENTEEN|EIGHTEEN|NINETEEN|TWENTY|THIRTY|FORTY|FIFTY|SIXTY|SEVENTY|EIGHTY|NINETY)(?:HUNDRED|THOUSAND|LAKHS?|CRORES?|[A-Z]{3,9}HUNDRED|[A-Z]{3,9}THOUSAND)/,
        )
      : start
  if (bare < 0) return undefined
  rest = rest.slice(bare)
  const tokens: string[] = []
  for (let token = BY_LENGTH.find((word) => rest.startsWith(word)); token !== undefined; ) {
    tokens.push(token)
    rest = rest.slice(token.length)
    if (token === 'ONLY') break
    token = BY_LENGTH.find((word) => rest.startsWith(word))
  }
  const numbers = tokens.filter((token) => token in ONES || token in POWERS || token === 'HUNDRED').length
  const isMarked = start >= 0 || tokens.includes('ONLY') || tokens.includes('RUPEES')
  return isMarked && numbers >= 2 ? tokens : undefined
}

function splitPaise(tokens: readonly string[]): [string[], string[]] {
  const words = tokens.filter((token) => token !== 'ONLY')
  const paise = words.findIndex((token) => token === 'PAISE' || token === 'PAISA')
  if (paise < 0) return [words.filter((token) => !CURRENCY.includes(token) && token !== 'AND'), []]
  const and = words.lastIndexOf('AND', paise)
  const rupees = words.findLastIndex((token, index) => index < paise && index > 0 && CURRENCY.includes(token))
  const at = Math.max(and, rupees)
  if (at < 0) return [[], ['?']]
  const behind = words.slice(at + 1)
  const plain = (list: readonly string[]) =>
    list.filter((token) => !CURRENCY.includes(token) && token !== 'AND' && !/^PAIS/.test(token))
  return [plain(words.slice(0, at)), plain(behind)]
}

const CURRENCY = ['RUPEES', 'RUPEE', 'INR', 'RS']

function numberOf(words: readonly string[]): number | undefined {
  let total = 0
  let group = 0
  for (const word of words) {
    const one = ONES[word]
    const power = POWERS[word]
    if (one !== undefined) group += one
    else if (word === 'HUNDRED') group = Math.max(1, group) * 100
    else if (power !== undefined) {
      total += Math.max(1, group) * power
      group = 0
    } else return undefined
  }
  return total + group
}
