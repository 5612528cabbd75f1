import { IntlMessageFormat } from 'intl-messageformat'

/** What a message is given: the values that it names, and a function for each of its tags. */
export type Given = Readonly<Record<string, string | number | ((words: string) => unknown)>>

/** A message without values is its text. One with tags says a list of parts. */
export type Message = string | ((given: Given) => unknown)

/** Indian English, for plurals and counts; amounts and days come in as the texts that `formats.ts` makes of them. */
const LOCALE = 'en-IN'

const messages = new Map<string, Message>()

/**
 * The message in ICU syntax, parsed. The pages load neither this nor the parser: their catalogues are compiled
 * (`compile.ts`), and their build puts a function that returns the compiled message in this one's place.
 */
export function messageOf(source: string): Message {
  const known = messages.get(source)
  if (known !== undefined) return known
  const format = new IntlMessageFormat(source, LOCALE)
  const made: Message = (given) => format.format(withWords(given as Record<string, string>))
  messages.set(source, made)
  return made
}

/** The library gives a tag's function a list of parts; ours take the words, since our tags hold nothing else. */
function withWords(given: Given): Record<string, string> {
  const entries = Object.entries(given).map(([name, value]) => [
    name,
    typeof value === 'function' ? (parts: readonly unknown[]) => value(parts.join('')) : value,
  ])
  return Object.fromEntries(entries)
}
