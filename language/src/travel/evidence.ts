import { numberAt } from '../text/numbers.ts'
import { anyOf } from '../text/phrase-grammar.ts'
import { negatedSpans, POLARITY_WORDS } from '../text/polarity.ts'
import { isFunctionWord } from '../text/skipped-words.ts'
import { isSlipOf } from '../text/spelling.ts'
import type { Token } from '../text/tokens.ts'
import { ASSENT } from '../text/words/assent.ts'
import { POINTER, THE } from '../text/words/determiners.ts'
import { COURTESY } from '../text/words/filler.ts'
import { REQUEST, SPEAKER, WANT } from '../text/words/leads.ts'
import { type Act, PHRASINGS } from './acts.ts'
import { isOfCancelling } from './cancelling.ts'
import { isUnit } from './counts.ts'
import { DOMAIN_PATTERNS } from './domain.ts'
import type { Words } from './draft.ts'
import { type Entity, ofKind } from './entities.ts'
import { wordsNamedBy } from './phrasing.ts'
import { rankAt } from './ranks.ts'
import { boundWords } from './time-bounds.ts'
import { foreignPatterns } from './topics.ts'
import type { Intent, Selection } from './types.ts'
import type { Reading } from './understand.ts'
import * as choosing from './words/choosing.ts'
import { AROUND_WISH, BOUNDING, BOUNDING_LAST, DOUBTING, isFrame, isFrameOfCancelling } from './words/frame.ts'
import { NUMBERED, PARTICLE, RESULT } from './words/trip-parts.ts'

/** The places of the words that a sentence's acts were read from. */
export interface Evidence {
  main: ReadonlySet<number>
  /** Of what is rejected: 'not IndiGo'. */
  rejected: ReadonlySet<number>
  /** Of what only tells something. */
  remarked: ReadonlySet<number>
  /** Of further intents. */
  also: ReadonlyMap<Intent, ReadonlySet<number>>
}

/**
 * Finds the words that a reading rests on: the entities that filled something, what the rules of its intent match, and the
 * words that frame a wish. An entity that filled nothing, and any word that no rule knows, is not among them.
 */
export function evidenceOf(read: Reading): Evidence {
  const { understood, remarked } = read
  const tokens = read.tokens.map(asMeant)
  const reading = { ...read, tokens }
  const rejected = rejectedIn(reading)
  const main = new Set([
    ...filledIn(reading),
    ...saidBy(reading, understood.intent),
    ...framing(tokens, understood.intent),
  ])
  for (const at of bounding(reading, main)) main.add(at)
  for (const at of [...rejected, ...remarked]) main.delete(at)
  const also = new Map(understood.also.map((intent) => [intent, saidBy(reading, intent)]))
  return { main, rejected, remarked, also }
}

/** A word that was put right counts as the right one only where it is a slip of it; of 'Hassan' a 'haan' is made, and not read. */
const asMeant = (token: Token): Token => (isSlipOf(token.text, token.said) ? token : { ...token, text: token.said })

const places = ({ start, end }: Words): number[] => Array.from({ length: end - start }, (_, index) => start + index)

const POLARITY = new Set(POLARITY_WORDS)

/** What is rejected and was heeded, with the words that reject it. */
function rejectedIn({ tokens, entities, draft }: Reading): Set<number> {
  const heeded = new Set(draft?.heeded.map(({ start }) => start))
  const rejected = entities.filter(({ negated, start }) => negated && heeded.has(start))
  const triggers = rejected.flatMap((entity) =>
    negatedSpans(tokens)
      .filter(({ start, end }) => start <= entity.start && entity.end <= end)
      .flatMap((span) => [span.trigger, ...places(span).filter((at) => POLARITY.has(tokens[at]?.text ?? ''))]),
  )
  return new Set([...rejected.flatMap(places), ...triggers])
}

/** The words of the values that the reading holds. */
function filledIn({ understood, tokens, entities, draft }: Reading): number[] {
  if (!draft) return wholeOf(tokens)
  const { intent, slots, problems, journey } = understood
  const held = 'about' in understood && intent !== 'cancel' ? understood.about : slots
  const filled = [...draft.filledFrom].flatMap(([name, words]) => (name in held ? words : []))
  const heeds = problems.length > 0 || journey || understood.negated.length > 0 || Object.keys(slots).length > 0
  const heeded = heeds ? draft.heeded : []
  const cancelled = entities.filter(
    ({ value }) => intent === 'cancel' && (value.kind === 'place' || value.kind === 'date'),
  )
  return [...filled, ...heeded, ...cancelled].flatMap(places)
}

/** Of an answer that is one choice all is read; of a card its first line and the price. */
function wholeOf(tokens: readonly Token[]): number[] {
  const line = tokens[0]?.sentence
  const isCard = /^(?:flight|hotel)$/.test(tokens[0]?.said ?? '')
  return [...tokens.keys()].filter((at) => {
    const token = tokens[at]
    return !isCard || token?.sentence === line || /^(?:price|₹|\d+|[.:-])$/.test(token?.said ?? '')
  })
}

/** The words that say an intent. */
function saidBy(reading: Reading, intent: Intent): ReadonlySet<number> {
  const { tokens, understood } = reading
  if (intent === 'select' && understood.intent === 'select') return choiceIn(reading, understood.selection)
  if (intent === 'cancel') {
    const said = new Set([...tokens.keys()].filter((at) => isOfCancelling(tokens[at]?.text ?? '')))
    return new Set([...said, ...wordsNamedBy(textsOf(tokens), PHRASINGS.cancel)])
  }
  if (intent === 'out_of_scope' || intent === 'abuse')
    return matchedBy(tokens, foreignPatterns(tokens.map(({ text }) => text).join(' ')))
  return intent in PHRASINGS ? wordsNamedBy(textsOf(tokens), PHRASINGS[intent as Act]) : new Set()
}

const CHOICE_WORDS = new Set(
  [THE, POINTER, RESULT, PARTICLE, NUMBERED, WANT, REQUEST, SPEAKER, choosing.CHOSEN, choosing.LEAVING, choosing.CHOOSE]
    .concat([choosing.TAKE_LAST, choosing.APPROVED, choosing.AFTER, choosing.ALSO, choosing.ADD, choosing.DEAREST])
    .flatMap((phrases) => phrases.flatMap((phrase) => phrase.split(' '))),
)
/** The values that say which result it is, by how it is chosen. */
const NAMED_BY: Partial<Record<Selection['by'], Entity['value']['kind'][]>> = {
  airline: ['airline'],
  departure: ['clock', 'period'],
  extreme: ['sort'],
  flight_number: ['flight_number'],
}

const CONDITIONS: readonly Entity['value']['kind'][] = ['airline', 'clock', 'period', 'stops', 'price']

/** The words of a choice among results: which one, and that it is taken. */
function choiceIn({ tokens, entities }: Reading, selection: Selection): ReadonlySet<number> {
  const kinds = [...(NAMED_BY[selection.by] ?? []), ...(selection.where ? CONDITIONS : [])]
  const named = entities.filter(({ value, negated }) => !negated && kinds.includes(value.kind)).flatMap(places)
  const counted = [...tokens.keys()].flatMap((at) => placeCounted(tokens, at, selection))
  const hotel = new Set(selection.by === 'hotel_name' ? selection.name.toLowerCase().split(/\s+/) : [])
  const said = [...tokens.keys()].filter((at) => {
    const { text = '', raw = '' } = tokens[at] ?? {}
    return CHOICE_WORDS.has(text) || hotel.has(raw.toLowerCase())
  })
  return new Set([...named, ...counted, ...said])
}

/** The words from `at` on that count the result that was chosen: 'third', 'second last', the 8 of 'the one at 8'. */
function placeCounted(tokens: readonly Token[], at: number, selection: Selection): number[] {
  const chosen = selection.by === 'ordinal' ? selection.index : selection.by === 'extreme' ? (selection.rank ?? 1) : 0
  const rank = rankAt(tokens, at)
  if (rank && ('index' in rank ? rank.index : rank.rank) === chosen) return places({ start: at, end: at + rank.length })
  const number = numberAt(tokens, at)
  const hour = selection.by === 'departure' ? Number(selection.time?.slice(0, 2)) : undefined
  if (number && (number.value === chosen || number.value === hour))
    return places({ start: at, end: at + number.length })
  return chosen === -1 && /^(?:last|aakhri)$/.test(tokens[at]?.text ?? '') ? [at] : []
}

const POLITE = anyOf(COURTESY, ASSENT, AROUND_WISH)
const SIGN = /^[^\p{L}\p{N}]+$/u

/** The words that frame a wish, wherever they stand: verbs of wanting and going, the trip and its parts, courtesy. */
function framing(tokens: readonly Token[], intent: Intent): Set<number> {
  const frames = intent === 'cancel' || intent === 'restart' ? isFrameOfCancelling : isFrame
  const frame = new Set(matchedBy(tokens, DOMAIN_PATTERNS))
  const said = tokens.map((token) => token.said)
  for (const [at, { text, said: written }] of tokens.entries()) {
    // A misspelt function word is read; one that is spelled right may be quoted with the words around it.
    const isCorrected = text !== written && isFunctionWord(text)
    if (frames(text) || isUnit(text) || isCorrected || SIGN.test(text)) frame.add(at)
    for (const end of POLITE(said, at)) for (let place = at; place < end; place++) frame.add(place)
  }
  return frame
}

/** The words that bound a value, and those of doubt where the reading left something open. */
function bounding({ tokens, entities, understood, draft }: Reading, read: ReadonlySet<number>): number[] {
  const values = new Set(draft ? [...draft.heeded, ...[...draft.filledFrom.values()].flat()].flatMap(places) : [])
  const isOpen = understood.problems.some(({ kind }) => kind === 'alternatives' || kind.startsWith('unsure'))
  const isValue = (at: number) => values.has(at) && read.has(at)
  const between = (at: number) => isFunctionWord(tokens[at]?.text ?? '') || BOUNDING.has(tokens[at]?.text ?? '')
  const ofTimes = ofKind(entities, 'clock')
    .filter(({ start }) => isValue(start))
    .flatMap((one) => boundWords(tokens, one))
  const bounds = [...tokens.keys()].filter((at) => {
    const word = tokens[at]?.text ?? ''
    if (isOpen && DOUBTING.has(word)) return true
    // 'Not too early', beside the hour that says from when.
    if (/^(?:early|late)$/.test(word) && tokens[at - 1]?.text === 'too' && ofTimes.length > 0) return true
    if (!BOUNDING.has(word) && !BOUNDING_LAST.has(word)) return false
    let ahead = at + 1
    while (ahead < tokens.length && between(ahead) && !isValue(ahead)) ahead++
    if (isValue(at) || isValue(ahead)) return true
    let behind = at - 1
    while (behind >= 0 && between(behind) && !isValue(behind)) behind--
    return BOUNDING_LAST.has(word) && isValue(behind)
  })
  return [...ofTimes, ...bounds]
}

const textsOf = (tokens: readonly Token[]): string[] => tokens.map((token) => token.text)

/** The words that patterns find. */
function matchedBy(tokens: readonly Token[], patterns: readonly RegExp[]): ReadonlySet<number> {
  const found = new Set<number>()
  const text = tokens.map((token) => token.text).join(' ')
  for (const pattern of patterns) {
    for (const { start, end } of matchesOf(pattern, text)) {
      let offset = 0
      for (const [at, token] of tokens.entries()) {
        if (offset >= start && offset < end && isNamedBy(pattern, token.text)) found.add(at)
        offset += token.text.length + 1
      }
    }
  }
  return found
}

/** Where a pattern matches; one that is tied to the beginning matches once. */
function matchesOf(pattern: RegExp, text: string): { start: number; end: number }[] {
  const matches: { start: number; end: number }[] = []
  for (let from = 0; from < text.length; ) {
    const match = pattern.exec(text.slice(from))
    if (!match || match[0] === '') break
    const start = from + match.index
    matches.push({ start, end: start + match[0].length })
    if (pattern.source.includes('^')) break
    from = start + match[0].length
  }
  return matches
}

/** The words that a pattern names, and parts of words. */
const NAMED = new Map<RegExp, readonly string[]>()

/** Tells whether a pattern names a word that it matches; what it leaves open (`\w+`) is matched and not read. */
function isNamedBy(pattern: RegExp, word: string): boolean {
  if (!/[a-z]/.test(word)) return true
  let parts = NAMED.get(pattern)
  if (!parts) {
    parts = [...new Set(pattern.source.replace(/\\[a-z]/g, ' ').match(/[a-z]+/g) ?? [])]
    NAMED.set(pattern, parts)
  }
  return parts.some((part) => word === part || (part.length > 2 && word.startsWith(part)) || part === `${word}s`)
}
