import { anyOf, inOrder, maybe, phrases, type Rule, several, word } from '../text/phrase-grammar.ts'

/** A part of a way of saying something: the words that it reads, and which of them it knows by name. */
interface Part {
  rule: Rule
  names: (word: string) => boolean
}

/** A way of saying something, and where in a sentence it has to stand. */
export interface Phrasing extends Part {
  at: 'anywhere' | 'start' | 'end' | 'whole'
}

/** A list is written with bars between its phrases. */
type Written = string | readonly string[] | Part

const listOf = (list: string | readonly string[]): readonly string[] =>
  typeof list === 'string' ? phrases(list) : list
const knows = (list: readonly string[]) => {
  const words = new Set(list.flatMap((phrase) => phrase.split(' ')))
  return (said: string) => words.has(said)
}
const partOf = (written: Written): Part => {
  if (typeof written === 'object' && 'rule' in written) return written
  const list = listOf(written)
  return { rule: anyOf(list), names: knows(list) }
}

/** Any of the phrases, or none. */
export const optional = (...lists: readonly (string | readonly string[])[]): Part => {
  const list = lists.flatMap(listOf)
  return { rule: maybe(anyOf(list)), names: knows(list) }
}

/** The phrases in any number and order. */
export const repeated = (...lists: readonly (string | readonly string[])[]): Part => {
  const list = lists.flatMap(listOf)
  return { rule: several(anyOf(list)), names: knows(list) }
}

/** One word that passes a test. */
export const oneWord = (test: (word: string) => boolean): Part => ({ rule: word(test), names: test })

/** One word that begins so, and goes on. */
export const beginning = (...stems: readonly string[]): Part =>
  oneWord((said) => stems.some((stem) => said.startsWith(stem) && said.length > stem.length))

const ANY: Rule = word((said) => /^\w+$/.test(said))
/** Of what an act leaves open only a figure is read. */
const isFigure = (said: string) => !/[a-z]/.test(said)
/** At most this number of words of any kind. */
export const upTo = (most: number): Part => ({
  rule: inOrder(...Array.from({ length: most }, () => maybe(ANY))),
  names: isFigure,
})

/** One word of any kind. */
export const anyWord: Part = { rule: ANY, names: isFigure }

/** The part, unless one of the words stands before it. */
export const notBehind = (words: string, written: Written): Part => {
  const [before, { rule, names }] = [new Set(phrases(words)), partOf(written)]
  return { rule: (said, at) => (before.has(said[at - 1] ?? '') ? [] : rule(said, at)), names }
}

const phrasing = (at: Phrasing['at'], written: readonly Written[]): Phrasing => {
  const parts = written.map(partOf)
  return {
    at,
    rule: inOrder(...parts.map(({ rule }) => rule)),
    names: (said) => parts.some(({ names }) => names(said)),
  }
}

/** The parts one after the other, anywhere in a sentence. */
export const says = (...parts: readonly Written[]): Phrasing => phrasing('anywhere', parts)
/** The same, with which a sentence begins. */
export const opens = (...parts: readonly Written[]): Phrasing => phrasing('start', parts)
/** With which it ends. */
export const closes = (...parts: readonly Written[]): Phrasing => phrasing('end', parts)
/** Which is all that it says. */
export const whole = (...parts: readonly Written[]): Phrasing => phrasing('whole', parts)

/** Where the ends of a phrasing lie that begins at a word. */
function endsAt({ at, rule }: Phrasing, words: readonly string[], start: number): number[] {
  if (start > 0 && (at === 'start' || at === 'whole')) return []
  const ends = rule(words, start).filter((end) => end > start)
  return at === 'end' || at === 'whole' ? ends.filter((end) => end === words.length) : ends
}

/** Whether words hold any of the phrasings. */
export const saysAny = (words: readonly string[], among: readonly Phrasing[]): boolean =>
  among.some((one) => words.some((_, start) => endsAt(one, words, start).length > 0))

/** The places of the words that phrasings name, where they match. */
export function wordsNamedBy(words: readonly string[], among: readonly Phrasing[]): Set<number> {
  const named = new Set<number>()
  for (const one of among) {
    for (let start = 0; start < words.length; start++) {
      const end = Math.max(start, ...endsAt(one, words, start))
      for (let at = start; at < end; at++) if (one.names(words[at] ?? '')) named.add(at)
    }
  }
  return named
}
