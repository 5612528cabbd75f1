import { wordSet } from '../text/phrase-grammar.ts'
import type { Token } from '../text/tokens.ts'
import { PLEASE } from '../text/words/filler.ts'
import type { EntityOf } from './entities.ts'

/** What the words around a place make of it; absent when they say nothing. */
export type PlaceRole = 'from' | 'to' | 'via' | 'in'

/** 'object': the place that 'fly' names without a preposition; where it lies follows from what comes next. */
type Cue = PlaceRole | 'pair' | 'object'
const FROM = wordSet('from form frm ex originating')
const LEAVING = wordSet('leaving leave leaves departing depart departs exit exiting')
const TO = wordSet('to into towards toward visit visiting reach reaching destination')
const FLY = wordSet('fly flying go going travel travelling traveling')
const ORIGIN = wordSet('origin source')
const VIA = wordSet('via through')
const INSIDE = wordSet('in at over near around nearby within')
const STOPPING =
  /^(stop|stops|stopping|stopover|stopovers|layover|layovers|connect|connects|connecting|connection|change|halt|break|transit|touching)$/
/** 'Non-stop', 'one stop': a wish of its own. */
const COUNTED_STOP = /^(non|no|one|two|\d)$/
const ARRIVING = /^(arrive|arrives|arriving|arrival|land|lands|landing)$/
const BOUND_FOR = /^(leave|leaves|leaving|depart|departs|departing|heading|head|bound|start|starting|off)$/
const FILLERS = new Set([
  ...PLEASE,
  ...wordSet('the city of airport a an some town area say just my our is as be will would should it its'),
])
const JOINS = wordSet('and aur & - n')

const wordAt = (tokens: readonly Token[], at: number) => tokens[at]?.text ?? ''

/** What the words around a place say of it; 'pair' is the second of two cities that stand together. */
export type PlaceCue = Exclude<Cue, 'object'>

/** What the words around each place say of it alone. */
export function placeCues(tokens: readonly Token[], places: readonly EntityOf<'place'>[]): (PlaceCue | undefined)[] {
  return places.map((_, index) => placeCue(tokens, places, index))
}

/** Gives each place the role that the words before or, as in Hindi, after it state. */
export function placeRoles(tokens: readonly Token[], places: readonly EntityOf<'place'>[]): (PlaceRole | undefined)[] {
  const roles: (PlaceRole | undefined)[] = []
  for (const [index, place] of places.entries()) {
    const previous = places[index - 1]
    const cue = placeCue(tokens, places, index)
    const before = roles[index - 1]
    const adjoining = previous !== undefined && joins(tokens, previous.end, place.start)
    if (cue === 'pair') {
      if (before === undefined) roles[index - 1] = 'from'
      roles.push(before === 'to' ? 'from' : before === 'in' || before === 'via' ? undefined : 'to')
      continue
    }
    if (cue === 'to' && adjoining) {
      if (before === undefined || before === 'in') roles[index - 1] = 'from'
      if (before === 'to' && roles.includes('from')) roles[index - 1] = 'via'
    }
    roles.push(cue)
  }
  return roles
}

/** What the words around a place say; 'fly Delhi to Chennai' starts in Delhi, 'fly Delhi' ends there. */
function placeCue(tokens: readonly Token[], places: readonly EntityOf<'place'>[], index: number): PlaceCue | undefined {
  const [place, next] = [places[index], places[index + 1]]
  if (place === undefined) return undefined
  const cue = cueAfter(tokens, place) ?? cueBefore(tokens, place, places[index - 1])
  if (cue !== 'object') return cue
  if (next === undefined) return 'to'
  const onward = cueAfter(tokens, next) ?? cueBefore(tokens, next, place)
  return onward === 'to' || onward === 'pair' ? undefined : 'to'
}

/** Whether only 'to', 'se' or nothing stands between two places. */
const joins = (tokens: readonly Token[], from: number, to: number) =>
  tokens[from - 1]?.sentence === tokens[to]?.sentence &&
  tokens.slice(from, to).every((token) => token.text === 'to' || token.text === '-' || token.text === 'se')

function cueBefore(
  tokens: readonly Token[],
  place: EntityOf<'place'>,
  previous: EntityOf<'place'> | undefined,
): Cue | undefined {
  const sentence = tokens[place.start]?.sentence
  const limit = previous?.end ?? 0
  for (let at = place.start - 1; at >= limit - 1 && at >= 0 && tokens[at]?.sentence === sentence; at--) {
    if (previous && at === limit - 1) return 'pair'
    const word = wordAt(tokens, at)
    const before = wordAt(tokens, at - 1)
    if (word === 'of' && before === 'out') return 'from'
    if (FROM.has(word) || ORIGIN.has(word) || LEAVING.has(word)) return 'from'
    if (word === 'between' || word === 'btw') return 'from'
    if (VIA.has(word)) return 'via'
    if (TO.has(word)) return word === 'to' && startsFrom(tokens, at, place, previous) ? 'from' : 'to'
    if (FLY.has(word)) return 'object'
    if (word === 'for')
      return BOUND_FOR.test(before) || /^(flight|flights|ticket|tickets|fly)$/.test(before) ? 'to' : 'in'
    if (INSIDE.has(word)) return insideCue(tokens, at)
    if (JOINS.has(word)) {
      if (previous && at === previous.end) return 'pair'
      return undefined
    }
    if (STOPPING.test(word)) return COUNTED_STOP.test(before) ? undefined : 'via'
    if (!FILLERS.has(word)) return undefined
  }
  return undefined
}

const PLACE_NAMES = wordSet('city place point airport station')
const DEPARTURE = wordSet('departure departing origin source starting boarding leaving from')
const CHANGES = wordSet('change make set switch update edit modify move')

/** Whether the 'to' at `at` names a new origin: 'change the departure city to Mumbai', 'the origin from Delhi to Mumbai'. */
function startsFrom(
  tokens: readonly Token[],
  at: number,
  place: EntityOf<'place'>,
  previous: EntityOf<'place'> | undefined,
): boolean {
  if (previous?.end !== at) return namesOrigin(tokens, at - 1, place.end)
  const from = previous.start - 1
  const [name, before] = [wordAt(tokens, from - 1), wordAt(tokens, from - 2)]
  if (wordAt(tokens, from) !== 'from') return false
  return ORIGIN.has(name) || (PLACE_NAMES.has(name) && DEPARTURE.has(before))
}

/** Whether the words up to `at` name where the trip starts, as a thing to be changed. */
function namesOrigin(tokens: readonly Token[], at: number, end: number): boolean {
  const named = PLACE_NAMES.has(wordAt(tokens, at)) ? 1 : 0
  const word = wordAt(tokens, at - named)
  if (!DEPARTURE.has(word)) return false
  if (named > 0 || ORIGIN.has(word)) return true
  // 'My departure to Chennai' is a way there, and 'change the departure to Chennai to 5 July' names one.
  const closes = tokens[end]?.sentence !== tokens[at]?.sentence
  return word === 'departure' && closes && tokens.slice(0, at).some(({ text }) => CHANGES.has(text))
}

/** Where the speaker is: 'I am in Delhi', 'I sit in Delhi office', 'based in Mumbai'. */
const SITTING = wordSet('am im m sit live living stay based posted located sitting stationed office')
/** May stand between who speaks and where: 'I am currently in Delhi'. */
const NOW = wordSet('currently presently now right still out')
const EVENT_BEFORE = wordSet('meeting visit visiting the')

/** 'Stopping over in', 'arriving at' against a plain 'in'. */
function insideCue(tokens: readonly Token[], at: number): PlaceRole {
  let index = at
  while (index > at - 3 && (INSIDE.has(wordAt(tokens, index)) || /^(down|off|a)$/.test(wordAt(tokens, index)))) index--
  while (NOW.has(wordAt(tokens, index))) index--
  const verb = wordAt(tokens, index)
  const begins =
    SITTING.has(verb) ||
    SITTING.has(tokens[index]?.said ?? '') ||
    (verb === 'is' && wordAt(tokens, index - 1) === 'office')
  // 'At 11 am in Chennai' says when.
  const isTime = verb === 'am' && wordAt(tokens, index - 1) !== 'i'
  if (begins && !isTime && !EVENT_BEFORE.has(wordAt(tokens, index - 1))) return 'from'
  if (STOPPING.test(verb)) return 'via'
  return ARRIVING.test(verb) ? 'to' : 'in'
}

function cueAfter(tokens: readonly Token[], place: EntityOf<'place'>): PlaceRole | undefined {
  const [a, b, c, d] = [0, 1, 2, 3].map((offset) => wordAt(tokens, place.end + offset))
  if (tokens[place.end]?.sentence !== tokens[place.start]?.sentence) return undefined
  if (a === 'se') return b === 'hote' || b === 'hokar' ? 'via' : 'from'
  if (a === 'hote' || a === 'hokar') return 'via'
  if (a === 'ko')
    return /^(chod|nikal)/.test(
      [b, c, d, wordAt(tokens, place.end + 4)].find((word) => /^(chod|nikal)/.test(word ?? '')) ?? '',
    )
      ? 'from'
      : 'to'
  if (/^(tak|jana|jaana|jane|jaane|jaa|pahunchna|pohochna)$/.test(a ?? '')) return 'to'
  if (a === 'ke' && b === 'liye') return 'to'
  if (a === 'ki' && (b === 'oor' || b === 'taraf')) return 'to'
  if (a === 'mein' || a === 'me') return 'in'
  if (a === 'is' && (c === 'destination' || b === 'destination')) return 'to'
  if (a === 'as' && (c === 'destination' || b === 'destination')) return 'to'
  return undefined
}
