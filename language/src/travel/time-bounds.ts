import { periodAt } from '../text/clock.ts'
import { anyOf, inOrder, maybe, phrases, wordSet } from '../text/phrase-grammar.ts'
import { isExcluded, negatedSpans } from '../text/polarity.ts'
import type { Token } from '../text/tokens.ts'
import { PLEASE } from '../text/words/filler.ts'

const FROM_TIME = wordSet('after post from between since later past')
const UNTIL_TIME = wordSet('before by until till and earlier')

/** The places of the words of a time. */
interface Words {
  start: number
  end: number
}

/** Which side of a time is wished: from it on, or until it. */
export type Bound = 'from' | 'until'

interface Lead {
  bound: Bound
  /** The place of the word that bounds the time. */
  at: number
}

const ABOUT_BEHIND = inOrder(
  maybe(anyOf(['ke'])),
  anyOf(
    phrases('aas paas | aaspaas | aspas | as paas | aas pas | as pas | kareeb | karib | qareeb | lagbhag | around'),
  ),
)
/** How many words behind an hour say that it is not meant to the minute: '6 baje ke aas paas'. */
export function aboutBehind(tokens: readonly Token[], end: number): number {
  const said = tokens.slice(end, end + 4).map((token) => token.said)
  return Math.max(0, ...ABOUT_BEHIND(said, 0))
}
const isAboutBehind = (tokens: readonly Token[], end: number): boolean => aboutBehind(tokens, end) > 0

/** The bound that the words around a time set, whatever negates it: 'after 9', '9 baje ke baad', '9 or later'. */
function leadOf(tokens: readonly Token[], { start, end }: Words): Lead | undefined {
  // '6 baje shaam ke baad'.
  const behind =
    periodAt(tokens, end) !== undefined && /^(?:ke|se|tak)$/.test(tokens[end + 1]?.text ?? '') ? end + 1 : end
  const [after, next] = [tokens[behind]?.text ?? '', tokens[behind + 1]?.text ?? '']
  if (isAboutBehind(tokens, behind)) return undefined
  if (after === 'ke' || after === 'se' || after === 'or') {
    if (/^(?:baad|bad|later|after|upar)$/.test(next)) return { bound: 'from', at: behind + 1 }
    if (/^(?:pehle|pahle|andar|earlier|before)$/.test(next)) return { bound: 'until', at: behind + 1 }
    if (after === 'ke') return { bound: 'from', at: behind }
  }
  if (after === 'onwards' || after === 'onward') return { bound: 'from', at: behind }
  if (after === 'tak') return { bound: 'until', at: behind }
  for (let at = start - 1; at >= Math.max(0, start - 3); at--) {
    const word = tokens[at]?.text ?? ''
    if (FROM_TIME.has(word)) return { bound: 'from', at }
    if (UNTIL_TIME.has(word)) return { bound: 'until', at }
  }
  return undefined
}

const NOT = wordSet(
  'no not nothing none never neither nor without unless dont cant cannot wont doesnt shouldnt mustnt couldnt hate avoid',
)
const HINDI_NOT = wordSet('nahi nahin nhi mat na')
/** What stands between a word that negates and the bound that it negates. */
const BETWEEN = new Set([
  ...PLEASE,
  ...wordSet(
    `flight flights departure departures arrival arrivals one ones option options anything any something which that it is be if
   leaving leaves leave departing departs depart landing lands land arriving arrives arrive getting gets get reaching reaches reach there in back
   home fly flying take taking go going do to want like i we me my too much at all late early starting starts begin the a can could will would should
   chahiye jana jaana aana hai ho karo`,
  ),
])
/** 'I can't leave the office before 5': what one leaves, behind its verb. */
const isLeft = (tokens: readonly Token[], at: number): boolean =>
  [1, 2].some((back) => /^(?:leave|leaving)$/.test(tokens[at - back]?.text ?? ''))
/** Behind these a 'not' says that there is no need: 'I don't need to be there before 10'. */
const IDLE = wordSet('need have mind matter why or')
const NEEDLESS = wordSet('need have mind matter')

/** 'No, before 8' and 'no before 8' answer; 'no flights before 8' negates. */
function negates(tokens: readonly Token[], at: number, bound: number): boolean {
  if (IDLE.has(tokens[at - 1]?.text ?? '') || tokens[at + 1]?.comma) return false
  return tokens[at]?.text !== 'no' || at + 1 < bound || /^(?:later|earlier)$/.test(tokens[bound]?.text ?? '')
}

/** Whether a time is an end of a range: 'between 10 and 1'. */
const isOfRange = (tokens: readonly Token[], { at }: Lead): boolean => {
  const word = tokens[at]?.text
  return (
    word === 'between' ||
    (word === 'and' && tokens.slice(Math.max(0, at - 4), at).some(({ text }) => text === 'between'))
  )
}

/** Whether times within a range are not wanted, which no limit can hold; 'is there nothing between 10 and 1?' wants them. */
export function excludesRange(tokens: readonly Token[], words: Words): boolean {
  const lead = leadOf(tokens, words)
  if (!lead || !isOfRange(tokens, lead)) return false
  const from = tokens.findLastIndex(({ text }, at) => at <= lead.at && text === 'between')
  for (let at = from - 1; at >= 0 && tokens[at]?.sentence === tokens[from]?.sentence; at--) {
    const word = tokens[at]?.text ?? ''
    if (NOT.has(word)) return tokens[at - 1]?.text !== 'there' && tokens[at + 1]?.text !== 'there'
    if (!BETWEEN.has(word)) return false
  }
  return false
}

/** Whether the bound of a time is negated: 'nothing before 8', 'I can't leave before 8', 'not if it lands after 11', '9 ke baad nahi'. */
function isTurned(tokens: readonly Token[], words: Words, lead: Lead): boolean {
  if (isOfRange(tokens, lead)) return false
  const { at: bound } = lead
  const sentence = tokens[words.start]?.sentence
  const isIn = (at: number) => tokens[at] !== undefined && tokens[at].sentence === sentence
  for (let at = bound - 1; isIn(at); at--) {
    const word = tokens[at]?.text ?? ''
    if (NEEDLESS.has(word) && NOT.has(tokens[at - 1]?.text ?? '')) return false
    if (NOT.has(word)) return negates(tokens, at, bound)
    if (!(BETWEEN.has(word) || isLeft(tokens, at)) || tokens[at + 1]?.comma) break
  }
  for (let at = Math.max(words.end, bound + 1); isIn(at) && !tokens[at]?.comma; at++) {
    const word = tokens[at]?.text ?? ''
    if (HINDI_NOT.has(word)) return true
    if (!BETWEEN.has(word)) break
  }
  return isExcluded(negatedSpans(tokens), words.start, words.end, ['bound'])
}

/** The bound that the words around a time set, with what negates it: 'not before 9' is from 9 on. */
export function boundOf(tokens: readonly Token[], words: Words): Bound | undefined {
  const lead = leadOf(tokens, words)
  if (!lead) return undefined
  if (!isTurned(tokens, words, lead)) return lead.bound
  return lead.bound === 'from' ? 'until' : 'from'
}

/** The places of the words that bound a time, with those that negate the bound. */
export function boundWords(tokens: readonly Token[], words: Words): number[] {
  const lead = leadOf(tokens, words)
  if (!lead) return []
  const places = [lead.at]
  if (!isTurned(tokens, words, lead) && !isOfRange(tokens, lead)) return places
  for (let at = lead.at - 1; at >= 0 && tokens[at]?.sentence === tokens[words.start]?.sentence; at--) {
    const word = tokens[at]?.text ?? ''
    if (!NOT.has(word) && !BETWEEN.has(word) && !isLeft(tokens, at)) break
    places.push(at)
    if (NOT.has(word)) return places
  }
  return places
}

/** Whether a time is the limit of a comparison, so that what negates it turns it round and rejects nothing. */
export function isBounded(tokens: readonly Token[], words: Words): boolean {
  const lead = leadOf(tokens, words)
  return lead !== undefined && isTurned(tokens, words, lead)
}
