import { isEnglishWord } from './english-words.ts'
import { typingDistance } from './spelling.ts'
import { VOCABULARY } from './vocabulary.ts'
import { LAST_VERB, VERB } from './words/act-verbs.ts'
import { ASSENT } from './words/assent.ts'
import { COURTESY, MANNER } from './words/filler.ts'
import { LEAD } from './words/leads.ts'
import { APPROVER, NOUN, PURPOSE } from './words/matters.ts'
import { PRONOUN } from './words/pronouns.ts'
import { CONTRARY as CONTRARY_WORDS, OTHER_HINDI, REFUSAL } from './words/refusal.ts'

/** One word, number, sign or picture of a message, as far as consent goes. */
export interface ConsentToken {
  /** Lower case, without apostrophes; a slip of the fingers is put right. Numbers without grouping: '2950.5'. */
  word: string
  /** As it was written. */
  raw: string
  /** Offset in the message as it was given to `consentTokens`, in UTF-16 units of the normalised text. */
  start: number
  end: number
}

/** A message cut for `readConsent`: `text` is what the offsets count in. */
export interface ConsentText {
  text: string
  tokens: ConsentToken[]
}

/** What never says anything: blanks, and the signs between words. Any other sign counts as a word, and as one that nobody reads. */
const SEPARATOR = /[\s.,!*।…–—-]/
const PART =
  /(?<amount>\d[\d,]*(?:\.\d+)?(?:\/-)?)|(?<word>[\p{L}\p{M}]+(?:['’‘`´][\p{L}\p{M}]+)*)|(?<sign>[^\p{L}\p{M}\d\s])/gu
/** Marks on a picture (skin, presentation) and joiners that Devanagari may be typed with. */
const UNSEEN = /[\u{FE0E}\u{FE0F}\u{1F3FB}-\u{1F3FF}\u{200C}\u{200D}]/gu

/** Nobody says yes at such length: words beyond it are not looked up, so that the work stays bounded. */
export const MOST_WORDS = 40

/** Cuts a message into words, numbers and signs; only separators are dropped. */
export function consentTokens(message: string): ConsentText {
  const text = message.normalize('NFKC').replace(UNSEEN, '')
  const tokens: ConsentToken[] = []
  for (const { 0: raw, index: start, groups } of text.matchAll(PART)) {
    const end = start + raw.length
    if (groups?.sign !== undefined && SEPARATOR.test(raw)) continue
    const word = groups?.amount === undefined ? plainWord(raw) : raw.replace('/-', '').replaceAll(',', '')
    tokens.push({ word, raw, start, end })
  }
  return { text, tokens: withoutLaughter(tokens).map((token, at) => (at < MOST_WORDS ? corrected(token) : token)) }
}

const plainWord = (raw: string) => squeezed(raw.toLowerCase().replace(/['’‘`´]/g, ''))

/** 'yesssss' is 'yes', 'pleaaase' 'please': more than two of a letter are one. */
function squeezed(word: string): string {
  const single = word.replace(/(\p{L})\1{2,}/gu, '$1')
  return single === word || isEnglishWord(word) ? word : single
}

/** 'Ha ha' is laughter; alone 'ha' is a Hindi yes. */
function withoutLaughter(tokens: readonly ConsentToken[]): ConsentToken[] {
  const laughs = (at: number) =>
    tokens[at]?.word === 'ha' && (tokens[at - 1]?.word === 'ha' || tokens[at + 1]?.word === 'ha')
  return tokens.map((token, at) => (laughs(at) ? { ...token, word: 'haha' } : token))
}

const wordsOf = (...lists: readonly (readonly string[])[]) =>
  [...new Set(lists.flat().flatMap((phrase) => phrase.split(' ')))].filter((word) => /^[a-z]{4,}$/.test(word))

const LEXICON = wordsOf(
  ASSENT,
  COURTESY,
  MANNER,
  LEAD,
  PRONOUN,
  APPROVER,
  PURPOSE,
  ...Object.values(VERB),
  ...Object.values(LAST_VERB),
  ...Object.values(NOUN),
)
const LISTED = new Set(LEXICON)
/** What refuses; the words of consent that refusals are also made of aside. */
const CONTRARY = ['no', 'not', 'mat', ...wordsOf(REFUSAL, CONTRARY_WORDS).filter((word) => !LISTED.has(word))]
const KNOWN = new Set([...CONTRARY, ...OTHER_HINDI])

/** One slip: two letters swapped, one doubled, missing, too many or hit beside. */
const ONE_SLIP = 1.05
/** Hindi has no dictionary here that says whether the form is a word of its own, so only swaps, doubled and neighbouring keys count. */
const HINDI_SLIP = 0.75

/**
 * The word that was meant, where a word is no word of its own, one slip away from a word of consent, and not as near to
 * one that refuses. The first letter has to be right: 'bend it' is no 'send it'.
 */
function corrected(token: ConsentToken): ConsentToken {
  const { word } = token
  if (!/^[a-z]{4,20}$/.test(word) || LISTED.has(word) || KNOWN.has(word)) return token
  if (VOCABULARY.has(word) || isEnglishWord(word)) return token
  let best: string | undefined
  let least = Number.POSITIVE_INFINITY
  for (const right of LEXICON) {
    if (right[0] !== word[0] || Math.abs(right.length - word.length) > 1) continue
    const distance = typingDistance(word, right, ONE_SLIP)
    if (distance >= least || distance > (isEnglishWord(right) ? ONE_SLIP : HINDI_SLIP)) continue
    best = right
    least = distance
  }
  if (best === undefined || CONTRARY.some((refusal) => typingDistance(word, refusal, ONE_SLIP) <= least)) return token
  return { ...token, word: best }
}
