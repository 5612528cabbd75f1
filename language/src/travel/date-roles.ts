import { RANGE_WORDS } from '../text/date-words.ts'
import { wordSet } from '../text/phrase-grammar.ts'
import type { Token } from '../text/tokens.ts'
import { askedBefore } from './asked-before.ts'
import type { EntityOf } from './entities.ts'

/** Whether a date begins or ends the trip or stay. */
export type DateRole = 'start' | 'end'

/** The role that the words around a date state. A weak one yields to what the assistant asked for. */
export interface DateCue {
  role: DateRole
  strong: boolean
  /** Named as the stay's ('check in'), not the flight's. */
  stay: boolean
}

const RETURN = wordSet(
  'return returns returning returned back wapas wapis vapas wapsi wapasi vapsi home inbound lautna lautunga lautenge',
)
const LEAVE = wordSet('leave leaves leaving left depart departs departing departure departures out')
const BEGIN = wordSet('start starts starting begin beginning onward outbound')
const MOVE = wordSet('fly flying flies go going goes travel travels traveling travelling from trip')
const ARRIVE = wordSet('arrive arrives arriving arrival coming come')
const UNTIL = wordSet('until till til upto')

const cue = (role: DateRole, strong: boolean, stay = false): DateCue => ({ role, strong, stay })

/** Gives each date the role that the words before it, or after it in Hindi, state. `ofStay` is set for hotels. */
export function dateCues(
  tokens: readonly Token[],
  dates: readonly EntityOf<'date'>[],
  trips: readonly EntityOf<'trip'>[],
  ofStay: boolean,
): (DateCue | undefined)[] {
  const respective = respectiveCues(tokens, dates)
  if (respective) return respective
  const cues = dates.map((date, index) => {
    const previous = dates[index - 1]
    if (isSameDay(date)) return cue('end', true)
    // The 'return' of 'same day return' is that of the day before it.
    const taken = previous && isSameDay(previous) && RETURN.has(tokens[previous.end]?.text ?? '') ? 1 : 0
    const limit = (previous?.end ?? 0) + taken
    return (
      cueAfter(tokens, date, dates[index + 1]?.start ?? tokens.length) ??
      cueBefore(tokens, date.start, limit, trips, ofStay) ??
      cueOfQuestion(tokens, date.start, limit, trips, ofStay)
    )
  })
  for (const [index, date] of dates.entries()) {
    const previous = dates[index - 1]
    if (previous === undefined || !isRange(tokens, previous, date)) continue
    const stay = cues[index - 1]?.stay ?? false
    cues[index - 1] = { role: 'start', strong: true, stay }
    cues[index] = { role: 'end', strong: true, stay }
  }
  return cues
}

const isSameDay = ({ value: { expression } }: EntityOf<'date'>): boolean =>
  expression.kind === 'from_start' && expression.days === 0

/** '5 to 8 June', 'from Friday till Sunday', 'between the 5th and the 8th'. */
function isRange(tokens: readonly Token[], first: EntityOf<'date'>, second: EntityOf<'date'>): boolean {
  const between = tokens.slice(first.end, second.start).filter((token) => !/^(on|the|of)$/.test(token.text))
  if (tokens[first.start]?.sentence !== tokens[second.start]?.sentence || between.length !== 1) return false
  const word = between[0]?.text ?? ''
  if (RANGE_WORDS.has(word)) return true
  return (
    word === 'and' && tokens.slice(Math.max(0, first.start - 3), first.start).some((token) => token.text === 'between')
  )
}

/** The end that was asked about just before: 'when do I get back… Monday'. */
function cueOfQuestion(
  tokens: readonly Token[],
  start: number,
  limit: number,
  trips: readonly EntityOf<'trip'>[],
  ofStay: boolean,
): DateCue | undefined {
  const end = askedBefore(tokens, start)
  return end === undefined ? undefined : cueBefore(tokens, end, limit, trips, ofStay, tokens[end - 1]?.sentence)
}

function cueBefore(
  tokens: readonly Token[],
  start: number,
  limit: number,
  trips: readonly EntityOf<'trip'>[],
  ofStay: boolean,
  sentence = tokens[start]?.sentence,
): DateCue | undefined {
  for (let at = start - 1; at >= limit && tokens[at]?.sentence === sentence; at--) {
    const word = tokens[at]?.text ?? ''
    const before = tokens[at - 1]?.text ?? ''
    const trip = trips.find((entity) => at >= entity.start && at < entity.end)
    if (trip) {
      const owner = tokens[trip.start - 1]?.text ?? ''
      if (tokens[trip.start]?.text === 'return' && (owner === 'my' || owner === 'the' || owner === 'our'))
        return cue('end', true)
      continue
    }
    const check = before === 'check' || before === 'checking'
    if (word === 'checkin' || (word === 'in' && check)) return cue('start', true, true)
    if (word === 'checkout' || (word === 'out' && check)) return cue('end', true, true)
    if (word === 'back' && goesBackTo(tokens, at, start)) continue
    if (RETURN.has(word)) return cue('end', true)
    if (word === 'aana' || word === 'aani') return cue('end', false)
    if (UNTIL.has(word)) return cue('end', true)
    if (LEAVE.has(word)) return ofStay ? cue('end', true) : cue('start', true)
    if (BEGIN.has(word)) return cue('start', true)
    if (ARRIVE.has(word)) return cue('start', ofStay)
    if (MOVE.has(word)) return cue('start', ofStay && word === 'from')
  }
  return undefined
}

/** 'Go back to the 20th': the day is taken up again, nobody returns. */
const goesBackTo = (tokens: readonly Token[], at: number, date: number): boolean =>
  tokens[at + 1]?.text === 'to' && tokens.slice(at + 2, date).every((token) => token.text === 'the')

/** Hindi puts the verb last ('somvar ko wapas aana hai'); English may add 'return' behind the date. */
function cueAfter(tokens: readonly Token[], date: EntityOf<'date'>, limit: number): DateCue | undefined {
  const sentence = tokens[date.start]?.sentence
  for (let at = date.end; at < Math.min(limit, date.end + 5) && tokens[at]?.sentence === sentence; at++) {
    const word = tokens[at]?.text ?? ''
    if (tokens[at]?.comma || (at === limit - 1 && limit < tokens.length)) return undefined
    if (word === 'tak') return cue('end', true)
    if (/^(wapas|wapis|vapas|wapsi|wapasi|vapsi|lautna|lautunga|lautenge|aana)$/.test(word)) return cue('end', true)
    if (/^(jana|jaana|nikalna|niklunga|nikalunga|niklenge|jaunga|jaaunga)$/.test(word)) return cue('start', false)
    if (at === date.end && word === 'return' && at + 1 >= tokens.length) return cue('end', true)
  }
  return undefined
}

/** 'My check in and check out dates are the 11th and the 13th': the cues stand together, in the dates' order. */
function respectiveCues(tokens: readonly Token[], dates: readonly EntityOf<'date'>[]): DateCue[] | undefined {
  const [first, second] = dates
  if (dates.length !== 2 || first === undefined || second === undefined) return undefined
  const joined = tokens
    .slice(first.end, second.start)
    .map((token) => token.text)
    .join(' ')
  if (joined !== 'and' && joined !== 'and the') return undefined
  const lead = tokens
    .slice(Math.max(0, first.start - 10), first.start)
    .map((token) => token.text)
    .join(' ')
  if (/\bcheck ?(in|ing in) and (check ?)?out\b/.test(lead)) return [cue('start', true, true), cue('end', true, true)]
  if (/\b(depart\w*|leav\w*|onward) and return\w*\b/.test(lead)) return [cue('start', true), cue('end', true)]
  return undefined
}
