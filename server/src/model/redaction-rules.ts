import { type KnownNames, knownNames, namesIn } from './name-rules.ts'

/** Kinds of what is taken out of words before they are sent, as the configuration names them. */
export type Removed = 'names' | 'gstin' | 'cards' | 'mail' | 'phone'

/** Takes personal words out and puts them back. */
export interface Redactor {
  /** The same value, of any shape, with a placeholder for each personal word. The same word has the same placeholder. */
  hide<T>(value: T): T
  /** The same value with the words that `hide` took out. A placeholder that it never gave stays. */
  restore<T>(value: T): T
}

const GSTIN = /\b\d{2}[A-Z]{5}\d{4}[A-Z][A-Z\d]Z[A-Z\d]\b/gi
/** Addresses of mail, and those by which banks pay, which have no dot. */
const MAIL = /(?<![\p{L}\p{N}._%+'-])[\p{L}\p{N}._%+'-]+@[\p{L}\p{N}-]+(?:[._%+']+[\p{L}\p{N}-]+)*/gu
/** Thirteen to nineteen digits in groups, or what bills print of them: the last four behind stars or words. */
const CARD = /(?<![\d-])\d(?:[ -]?\d){12,18}(?![\d-])/g
const STARRED_CARD = /(?:(?<!\d)\d(?:[ -]?\d){3,7}[ -]?|(?<![\dx*•#]))[x*•#]{2,}(?:[ -]+[x*•#]{2,}){0,3}[ -]*\d{4}\b/gi
const CARD_END =
  /\b(?:(?:card|a\/c|account|visa|mastercard|rupay|amex)(?: (?:card|no|number)){0,3}[.:]? (?:ending|ends)(?: (?:in|with))?|last (?:4|four)(?: digits)?(?: (?:are|is|being))?)[ :]+\d{4}\b/gi
/** Mobile numbers with and without what is dialled before them, those of the fixed network, and of other countries. */
const PHONE = new RegExp(
  `(?<![\\d-])(?:${[
    '\\+\\d(?:[ -]?\\d){8,13}',
    '(?:91[ -]?|0)?[6-9]\\d{4}[ -]?\\d{5}',
    '(?:91[ -]|0)?[6-9]\\d{2}[ -]\\d{3}[ -]\\d{4}',
    '(?:91[ -]|0)?[6-9]\\d{3}[ -]\\d{3}[ -]\\d{3}',
    '\\(?0\\d{2,4}\\)?[ -]?\\d{6,8}',
    '\\(?0\\d{2,4}\\)?[ -]\\d{3,4}[ -]\\d{4}',
  ].join('|')})(?![\\d-])`,
  'g',
)
const TITLED = /\b(?:mr|mrs|ms|dr|shri|smt|sri)\b\.?\s+\p{Lu}[\p{L}'-]*(?:\s+\p{Lu}[\p{L}'-]*)?/giu

const PLACEHOLDER = /\[(name|gstin|card|mail|phone) (\d+)\]/gi

/**
 * A redactor for one conversation. `names` are those of people who are surely spoken of; `people` those who may be. Pure but
 * for what it remembers.
 */
export function redactor(removes: readonly Removed[], names: readonly string[], people?: KnownNames): Redactor {
  const words = new Map<string, string[]>()
  const patterns = patternsOf(removes)
  const known = removes.includes('names') ? [knownNames([], names), ...(people ? [people] : [])] : undefined

  function placeholder(kind: string, word: string): string {
    const given = words.get(kind) ?? []
    const place = given.findIndex((other) => other.toLowerCase() === word.toLowerCase())
    if (place < 0) words.set(kind, [...given, word])
    return `[${kind} ${(place < 0 ? given.length : place) + 1}]`
  }

  /** Changes what stands in no brackets already: that is no word of the person any more. */
  const outside = (text: string, change: (piece: string) => string) =>
    text
      .split(/(\[(?:name|gstin|card|mail|phone) \d+\])/i)
      .map((piece, index) => (index % 2 === 1 ? piece : change(piece)))
      .join('')
  const hidden = (text: string) => {
    const left = patterns.reduce(
      (rest, { kind, pattern }) => outside(rest, (piece) => piece.replace(pattern, (word) => placeholder(kind, word))),
      text,
    )
    if (!known) return left
    return outside(
      outside(left, (piece) => withoutNames(piece, known)),
      (piece) => piece.replace(TITLED, (word) => placeholder('name', word)),
    )
  }
  const withoutNames = (text: string, known: readonly KnownNames[]) => {
    let [done, at] = ['', 0]
    for (const { from, to } of namesIn(text, known)) {
      done += text.slice(at, from) + placeholder('name', text.slice(from, to))
      at = to
    }
    return done + text.slice(at)
  }
  const restored = (text: string) =>
    text.replace(
      PLACEHOLDER,
      (whole, kind: string, number: string) => words.get(kind.toLowerCase())?.[Number(number) - 1] ?? whole,
    )

  return {
    hide: (value) => mapped(value, hidden),
    restore: (value) => mapped(value, restored),
  }
}

/** How much of the end of `text` may be the beginning of a placeholder, in characters. */
export function openPlaceholder(text: string): number {
  const tail = /\[[a-z]{0,6}(?: \d{0,4})?$/i.exec(text)
  return tail ? tail[0].length : 0
}

function patternsOf(removes: readonly Removed[]): { kind: string; pattern: RegExp }[] {
  const on = (kind: Removed) => removes.includes(kind)
  return [
    ...(on('mail') ? [{ kind: 'mail', pattern: MAIL }] : []),
    ...(on('gstin') ? [{ kind: 'gstin', pattern: GSTIN }] : []),
    ...(on('cards')
      ? [
          { kind: 'card', pattern: CARD },
          { kind: 'card', pattern: STARRED_CARD },
          { kind: 'card', pattern: CARD_END },
        ]
      : []),
    ...(on('phone') ? [{ kind: 'phone', pattern: PHONE }] : []),
  ]
}

/** The same shape with every text in it changed; keys stay. */
function mapped<T>(value: T, change: (text: string) => string): T {
  if (typeof value === 'string') return change(value) as T
  if (Array.isArray(value)) return value.map((item) => mapped(item as unknown, change)) as T
  if (typeof value !== 'object' || value === null || Object.getPrototypeOf(value) !== Object.prototype) return value
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, mapped(item as unknown, change)])) as T
}
