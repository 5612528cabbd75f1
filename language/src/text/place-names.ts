import { isEnglishWord } from './english-words.ts'
import { FOREIGN, OTHER_INDIAN, type Place, SERVED } from './places.ts'
import { isFunctionWord } from './skipped-words.ts'
import { clean, type Token, tokenise } from './tokens.ts'

const names = new Map<string, Place>()
const codes = new Map<string, Place>()
/** Codes of the six cities may be typed in lower case; others are words of English too often. */
const looseCodes = new Set<string>()
let longest = 1

function addName(name: string, place: Place): void {
  names.set(name, place)
  longest = Math.max(longest, name.split(' ').length)
}

for (const served of SERVED) {
  const place: Place = { name: served.city, city: served.city }
  for (const name of [...served.names, ...served.airports]) addName(name, place)
  for (const code of served.codes) {
    codes.set(code, place)
    looseCodes.add(code)
  }
  for (const name of served.satellites) addName(name.toLowerCase(), { name, near: served.city })
}
for (const line of [...OTHER_INDIAN, ...FOREIGN]) {
  const [name = '', others = ''] = line.split(':')
  const place: Place = { name }
  addName(name.toLowerCase(), place)
  for (const other of others.split(' ').filter(Boolean)) {
    if (other === other.toUpperCase()) codes.set(other.toLowerCase(), place)
    else addName(other, place)
  }
}

/** The single words of all place names, for the vocabulary. */
export const PLACE_WORDS: readonly string[] = [...new Set([...names.keys()].flatMap((name) => name.split(' ')))]

/** Airport codes of all places, in lower case. */
export const CODES: readonly string[] = [...codes.keys()]

/** Words that name one of the six cities and are worth correcting towards. */
export const SERVED_WORDS: readonly string[] = SERVED.flatMap((served) =>
  served.names.filter((name) => !name.includes(' ')),
)

/** Capitals mean something only where not everything is in capitals. */
const shouted = (tokens: readonly Token[]) =>
  tokens.length > 3 && tokens.every((token) => token.raw === token.raw.toUpperCase())

const codeAt = (tokens: readonly Token[], at: number): Place | undefined => {
  const token = tokens[at]
  if (token === undefined) return undefined
  const place = codes.get(token.said)
  if (place === undefined) return undefined
  if (looseCodes.has(token.said)) return place
  const announced = /^(from|to|via|and|-)$/.test(tokens[at - 1]?.text ?? '')
  const leads = /^(to|-|se)$/.test(tokens[at + 1]?.text ?? '')
  // 'pnq to ixc' names a route in small letters, and 'ixc' alone a city; 'pat to' does not.
  if ((announced || leads || tokens.length === 1) && !isEnglishWord(token.said) && !isFunctionWord(token.said))
    return place
  return token.raw === token.raw.toUpperCase() && (announced || !shouted(tokens)) ? place : undefined
}

/** The place whose name, old name, airport or code begins at a token: the longest one that matches. */
export function placeAt(tokens: readonly Token[], at: number): { place: Place; length: number } | undefined {
  const first = tokens[at]
  if (first === undefined) return undefined
  for (let length = Math.min(longest, tokens.length - at); length > 0; length--) {
    const words = tokens.slice(at, at + length)
    if (words.at(-1)?.sentence !== first.sentence) continue
    const name = words.map((token) => token.text).join(' ')
    const place = isVerb(tokens, at, name) ? undefined : names.get(name)
    if (place) return { place, length: length + airportTail(tokens, at + length) }
  }
  const place = codeAt(tokens, at)
  return place && { place, length: 1 + airportTail(tokens, at + 1) }
}

/** Names that are words of Hindi as well: 'ho gaya' is said of no city. */
const VERBS_TOO: ReadonlySet<string> = new Set(['gaya'])
const BEFORE_PLACE = /^(?:from|to|in|near|via|for|at|-)$/
const BEHIND_PLACE = /^(?:se|tak|mein|me|ko|jana|jaana|airport|trip|flight|hotel|to|-)$/

const isVerb = (tokens: readonly Token[], at: number, name: string): boolean =>
  VERBS_TOO.has(name) &&
  tokens.length > 1 &&
  !BEFORE_PLACE.test(tokens[at - 1]?.text ?? '') &&
  !BEHIND_PLACE.test(tokens[at + 1]?.text ?? '')

/** 'Delhi airport', 'Kempegowda International Airport': the words belong to the name. */
function airportTail(tokens: readonly Token[], at: number): number {
  const next = tokens[at]?.text
  if (next === 'airport') return 1
  return next === 'international' && tokens[at + 1]?.text === 'airport' ? 2 : 0
}

/** Whether a text is the name of a place that the gazetteer knows. */
export function isPlaceName(text: string): boolean {
  return names.has(text.toLowerCase())
}

/** The city's name as we write it: Bengaluru is Bangalore; a place that no gazetteer knows stays as it is. */
export function cityName(place: string): string {
  const tokens = tokenise(clean(place))
  for (let at = 0; at < tokens.length; at++) {
    const found = placeAt(tokens, at)
    if (found) return found.place.city ?? found.place.name
  }
  return place.trim()
}
