/** What identifies a person in a text. */
export interface Identifiers {
  /** Their names, the present one and those before. */
  names: readonly string[]
  /** Mail addresses, user names and ids of accounts, which are theirs alone. */
  exact: readonly string[]
  phones: readonly string[]
  /** The names of others in which one of theirs is a part. */
  othersNames: readonly string[]
}

/** A pattern of PostgreSQL with its flags. */
export interface Pattern {
  source: string
  ignoresCase: boolean
}

/** A shorter name of one word is too often a word of something else. */
const SHORTEST_WORD = 3
/** Which JSON has without quotation marks. */
const JSON_WORDS = ['null', 'true', 'false']
const SHORTEST_EXACT = 5
/** How many last digits of a phone number are its own. */
const PHONE_DIGITS = 10
const SHORTEST_PHONE = 7

/**
 * Patterns of what identifies a person: names of several words and all else whatever the case, a name of one word as it is
 * written. A name that somebody else has, too, is none, as a text does not tell whose it is.
 */
export function patternsOf({ names, exact, phones, othersNames }: Identifiers): Pattern[] {
  const others = othersNames.map(plain)
  const single: string[] = []
  const loose: string[] = []
  for (const name of unique(names.map((one) => one.trim().replace(/\s+/g, ' ')))) {
    if (others.includes(plain(name))) continue
    const isWord = !name.includes(' ')
    if (isWord && (name.length < SHORTEST_WORD || JSON_WORDS.includes(name))) continue
    const pattern = variantsOf(name).map(wordsOf).join('|')
    const whole = `${before(name, others)}(?:${pattern})${after(name, others)}`
    if (isWord) single.push(whole)
    else loose.push(whole)
  }
  for (const text of unique(exact))
    if (text.length >= SHORTEST_EXACT && /\p{L}/u.test(text)) loose.push(...variantsOf(text).map(escaped))
  for (const phone of unique(phones)) {
    const digits = phone.replace(/\D/g, '').slice(-PHONE_DIGITS)
    if (digits.length < SHORTEST_PHONE) continue
    // However it is grouped, with the code of a country or a 0 before it; a number of JSON is none.
    loose.push(`(?<!": )(?<!\\[)(?:\\+?[0-9]{1,3}[ -]?)?${[...digits].join('[ -]?')}`)
  }
  return [
    ...(loose.length > 0 ? [{ source: alone(loose), ignoresCase: true }] : []),
    ...(single.length > 0 ? [{ source: alone(single), ignoresCase: false }] : []),
  ]
}

const plain = (name: string) => name.trim().replace(/\s+/g, ' ').toLowerCase()
const unique = (texts: readonly string[]) => [...new Set(texts.filter((text) => text !== ''))]
const alone = (all: readonly string[]) => `(?<![[:alnum:]])(?:${all.join('|')})(?![[:alnum:]])`

function escaped(text: string): string {
  return text.replace(/[^\p{L}\p{M}\p{N}\s]/gu, '\\$&')
}

/** Words with whatever stands between the words of a name, in a file's name, too. */
function wordsOf(name: string): string {
  return name.split(' ').map(escaped).join('[\\s._-]+')
}

/** A text as it is, within JSON and within HTML. */
function variantsOf(text: string): string[] {
  const html = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
  return unique([
    text,
    JSON.stringify(text).slice(1, -1),
    html.replaceAll('"', '&quot;').replaceAll("'", '&#39;'),
    html.replaceAll("'", '&#x27;'),
    html.replaceAll("'", '&apos;'),
  ])
}

/** That no longer name of somebody else is meant which ends in this one. */
function before(name: string, others: readonly string[]): string {
  const end = ` ${plain(name)}`
  return others
    .flatMap((other) => (other.endsWith(end) ? [`(?<!${escaped(other.slice(0, -end.length))}\\s)`] : []))
    .join('')
}

/** The same of one that begins with it. */
function after(name: string, others: readonly string[]): string {
  const start = `${plain(name)} `
  return others
    .flatMap((other) => (other.startsWith(start) ? [`(?!\\s+${escaped(other.slice(start.length))})`] : []))
    .join('')
}
