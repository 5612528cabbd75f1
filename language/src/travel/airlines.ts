import type { Token } from '../text/tokens.ts'

/** Airlines by main name, with other names in lower case and their two-letter code. */
const AIRLINES: readonly { name: string; names: string[]; code: string }[] = [
  { name: 'Air India Express', names: ['air india express', 'ai express', 'airindia express'], code: 'IX' },
  { name: 'Air India', names: ['air india', 'airindia'], code: 'AI' },
  { name: 'IndiGo', names: ['indigo', 'indigo airlines', 'go indigo'], code: '6E' },
  { name: 'Akasa Air', names: ['akasa', 'akasa air', 'akasha air', 'akasha'], code: 'QP' },
  { name: 'SpiceJet', names: ['spicejet', 'spice jet'], code: 'SG' },
  { name: 'Vistara', names: ['vistara'], code: 'UK' },
  { name: 'Alliance Air', names: ['alliance air'], code: '9I' },
  { name: 'Star Air', names: ['star air'], code: 'S5' },
]

const byName = new Map(AIRLINES.flatMap((airline) => airline.names.map((name) => [name, airline.name])))
const byCode = new Map(AIRLINES.map((airline) => [airline.code.toLowerCase(), airline.name]))

/** The single words of airline names, for the vocabulary. */
export const AIRLINE_WORDS: readonly string[] = [...new Set([...byName.keys()].flatMap((name) => name.split(' ')))]

/** The airline whose name begins at a token: the longest that matches. */
export function airlineAt(tokens: readonly Token[], at: number): { airline: string; length: number } | undefined {
  for (let length = Math.min(3, tokens.length - at); length > 0; length--) {
    const airline = byName.get(
      tokens
        .slice(at, at + length)
        .map((token) => token.text)
        .join(' '),
    )
    if (airline) return { airline, length }
  }
  const named = byCode.get(tokens[at]?.said ?? '')
  const beside = [tokens[at - 1]?.text ?? '', tokens[at + 1]?.text ?? '']
  return named && beside.some((word) => BESIDE_CODE.test(word)) ? { airline: named, length: 1 } : undefined
}

/** 'AI only', '6E flights': a code alone may be a word of its own. */
const BESIDE_CODE = /^(only|just|sirf|flight|flights|airline|airlines|wali|wala|waali|waala|one|ones)$/

/** A flight number of a known airline that begins at a token: `6E-2046`, `AI 505`, `qp1101`. */
export function flightNumberAt(
  tokens: readonly Token[],
  at: number,
): { airline: string; flightNumber: string; length: number } | undefined {
  const first = tokens[at]?.said ?? ''
  const joined = /^([a-z\d]{2})(\d{2,4})$/.exec(first)
  const airline = joined?.[1] && byCode.get(joined[1])
  if (joined && airline) return { airline, flightNumber: `${joined[1]}-${joined[2]}`.toUpperCase(), length: 1 }
  const own = byCode.get(first)
  const dash = tokens[at + 1]?.text === '-' ? 1 : 0
  const number = tokens[at + 1 + dash]?.text ?? ''
  if (own === undefined || !/^\d{2,4}$/.test(number)) return undefined
  return { airline: own, flightNumber: `${first}-${number}`.toUpperCase(), length: 2 + dash }
}

/** The two-letter codes, in capitals. */
export const AIRLINE_CODES: readonly string[] = AIRLINES.map(({ code }) => code)
