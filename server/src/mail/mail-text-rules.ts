import type { Catalogue, Texts, Values } from '@pravas/messages/texts'

/**
 * The one way in which words come into a mail. A mail is made of lines, and a line of our own words with values between
 * them; whatever a value holds, it stays on its line and is no link. Nothing else fits into the outbox.
 */
class MadeLine {
  readonly #text: string

  constructor(text: string) {
    this.#text = text
  }

  toString(): string {
    return this.#text
  }
}

/** One line of a mail; made here alone. */
export type Line = MadeLine

declare const written: unique symbol
/** The text of a mail, made of lines. */
type Written = string & { readonly [written]: true }

export interface MailText {
  subject: Written
  body: Written
}

/** Paragraphs, or lines of one paragraph; what is absent is left out. */
type Part = Line | readonly Line[] | false | null | undefined

/** Characters that join others to one letter after a virama of an Indian script, and show nothing anywhere else. */
const JOINS_LETTERS = /(?<=[\u094d\u09cd\u0a4d\u0acd\u0b4d\u0bcd\u0c4d\u0ccd\u0d4d])[\u200c\u200d](?=\p{L})/u.source

/**
 * What cannot be seen (zero-width and bidirectional controls, fillers, tags), and what is no character: private use,
 * unassigned, halves.
 */
const UNSEEN = new RegExp(
  `(${JOINS_LETTERS})|[\\p{Cf}\\p{Co}\\p{Cn}\\p{Cs}\\p{Default_Ignorable_Code_Point}\\u2800]`,
  'gu',
)

/** Whatever begins another line, or is white. */
const WHITE = /[\p{Cc}\p{Z}]+/gu

/**
 * A dot before letters, of which the second may be a vowel sign ('.भारत'), and a colon before anything but between digits:
 * what parts of an address are joined by.
 */
const LINKING = /(?<=\S)[.\u2024\u3002\uff0e\uff61](?=\p{L}[\p{L}\p{M}])|[:\uff1a](?=\S)(?!(?<=\d:)\d)/gu

/**
 * A text from elsewhere as one line that holds no link: one space stands for whatever breaks lines or is white, what
 * cannot be seen is left out, and a space parts what would be an address ('www. shop. example', 'https: //').
 */
export function oneLine(text: string): string {
  return seen(text).replace(LINKING, '$& ')
}

function seen(text: string): string {
  return text
    .normalize('NFC')
    .replace(UNSEEN, (_, joiner?: string) => joiner ?? '')
    .replace(WHITE, ' ')
    .trim()
}

/**
 * A line of a catalogue's own words; every value between them becomes one line without links, and lines stay as they are.
 */
export function line<Messages extends Catalogue, Name extends keyof Messages & string>(
  text: Texts<Messages>,
  name: Name,
  ...[values]: Values<Messages[Name], Line | string | number>
): Line {
  const safe = Object.entries<Line | string | number>(values ?? {}).map(([key, value]) => [key, safeValue(value)])
  return new MadeLine(text.unchecked(name, Object.fromEntries(safe)))
}

/** A line that is one value. */
export function lineOf(value: string | number): Line {
  return new MadeLine(oneLine(String(value)))
}

/** Numbers stay numbers, by which a message counts. */
function safeValue(value: Line | string | number): string | number {
  if (typeof value === 'number') return value
  return value instanceof MadeLine ? String(value) : oneLine(value)
}

/** An entry of a list. */
export function entry(value: Line | string): Line {
  return new MadeLine(`- ${safeValue(value)}`)
}

/** Lines or values in a row. */
export function joined(values: readonly (Line | string)[], separator: ', ' | ' ' | '; '): Line {
  return new MadeLine(values.map(safeValue).join(separator))
}

/** A link to this product. */
export function link(address: URL): Line {
  return new MadeLine(address.href)
}

/** Somebody's mail address, which stays one where it is nothing else. */
export function mailAddress(address: string): Line {
  return /^[\w.!#$%&'*+/=?^`{|}~-]+@[\w-]+(\.[\w-]+)+$/.test(address) ? new MadeLine(address) : lineOf(address)
}

/** What somebody wrote over several lines, each marked as theirs. Links in it stay. */
export function quoted(text: string): Line[] {
  return text.split(/\r\n|[\n\v\f\r\u0085\u2028\u2029]/).map((each) => new MadeLine(`> ${seen(each)}`.trimEnd()))
}

/** A mail: its subject, and its paragraphs with an empty line between them. */
export function mailText(subject: Line, ...parts: readonly Part[]): MailText {
  const paragraphs = parts
    .filter((part) => part instanceof MadeLine || (Array.isArray(part) && part.length > 0))
    .map((part) => (Array.isArray(part) ? part.join('\n') : String(part)))
  // Only what is made of lines is written.
  return { subject: String(subject) as Written, body: paragraphs.join('\n\n') as Written }
}
