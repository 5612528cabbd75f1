import { affirmedTokens } from '../../text/affirmed-text.ts'
import type { IsoDate } from '../../text/calendar.ts'
import { resolveDate } from '../../text/date-resolve.ts'
import { romanised } from '../../text/devanagari.ts'
import { anyOf, phrases, wordSet } from '../../text/phrase-grammar.ts'
import { clean, tokenise } from '../../text/tokens.ts'
import { type Entity, findEntities } from '../entities.ts'
import { correctSpelling } from '../spelling.ts'
import { type AskedOfRequest, askedOfRequest, WITHDRAWS } from './request-questions.ts'
import { found, foundInTurn } from './said.ts'

/** What a message says of a request of one's own that was sent before, and by what it names it. */
export interface OwnRequest {
  /** Its number, or that it is the one that was just spoken of: 'the hotel in that one'. */
  number?: string
  isLast?: true
  places: readonly string[]
  days: readonly IsoDate[]
  /** It is named as one that was sent: 'my pending Goa trip'. */
  isSent: boolean
  wish: 'ask' | 'change' | 'withdraw'
  /** What of it is asked beside how it stands. */
  asks?: AskedOfRequest
}

const NUMBER = /(?<![\w-])TRP-[\w-]*\d\b/i
const TRIP = wordSet('trip trips request requests booking bookings')
const POINTS = wordSet('my our the that this of mera meri mere hamara hamari uska is us apni apna')
/** What stands between whose trip it is and the trip. */
const QUALIFIES = wordSet(
  `pending approved rejected returned cancelled withdrawn sent submitted last latest previous earlier existing old other upcoming next conference training
   business personal official client hotel flight travel work ka ki ke wala wali vala vali ko se for to in`,
)
const SENT = wordSet('pending approved rejected returned withdrawn sent submitted existing previous earlier upcoming')
/** Leads to its cities and days. */
const WAY = wordSet('to for from of on in at via and dated tak ka ki wala wali between till')
/** Stands in for the trip: 'the Chennai one', 'Kolkata wali'. */
const ONE = wordSet('one wala wali vala vali')

const CHANGES = anyOf(
  phrases(
    `change | reschedule | modify | edit | amend | postpone | prepone | move | shift | push | extend | shorten | add | include | remove | drop | skip | make | swap | replace | switch | delay | advance | update it
     badal | badlo | badal do | badalna | kar do | kardo | karo | kar dijiye | aage badha | jodo | jod do | hata do | hatao`,
  ),
)
const DROPS = anyOf(phrases('drop | forget | delete | remove | skip'))
const HAS_TO_CHANGE = anyOf(
  phrases('needs to change | has to change | needs changing | got moved | got postponed | is postponed | moved by'),
)
const ADDS = anyOf(phrases('add | include | need | want | book | put'))
const PART = anyOf(phrases('hotel | room | stay | return | return flight | flight back'))
/** What became of a request, or what it holds. */
const ASKS = anyOf(
  phrases(
    `status | approved | approve | approval | rejected | reject | refused | pending | happened | happening | update | updates | sanctioned | cleared | decided | decision | accepted | stuck | reached | tell me | know | show | details
     what | whats | why | who | when | which | how | where | has | is | was | did | does | any news | sign off | turned down | reason | kya | kyun | kyu | kaun | kab | kahan | kidhar | kaha | kiske | pahuncha | pahunchi | atka | atki | kitne | kitna | batao | bata do | dikhao | i mean | i meant | i was asking | talking about | asking about | dont touch | leave`,
  ),
)
/** A trip is planned, and none is asked about. */
const PLANS = anyOf(
  phrases(
    'book | plan | need | want | find | search | create | new | make | make a | send | submit | forward | lets | looking for | arrange | chahiye | jana hai | jaana hai | karna hai | again | same | repeat | rebook | redo | back to | open | resume | continue',
  ),
)
const THAT_ONE = anyOf(
  phrases(
    'in that one | of that one | to that one | on that one | for that one | in that trip | of that trip | to that trip | for that trip | that trip | that request | that booking | usme | us trip | us wali | that one itself',
  ),
)

/** Reads what a message says of a request of one's own: 'status of the Kolkata trip', 'don’t withdraw the Chennai one', 'TRP-2026-000022'. */
export function ownRequestIn(message: string, today: IsoDate): OwnRequest | undefined {
  const text = clean(romanised(message))
  const said = tokenise(text)
  const tokens = correctSpelling(said)
  const words = said.map((token) => token.said)
  const number = NUMBER.exec(message)?.[0].toUpperCase()
  const entities = findEntities(tokens)
  const name = number === undefined ? namedIn(words, entities) : { at: new Set<number>(), isSent: true }
  const isLast = number === undefined && name === undefined && found(THAT_ONE, words)
  if (number === undefined && name === undefined && !isLast) return undefined
  const wanted = affirmedTokens(text).map((token) => token.said)
  const wish = wishIn(words, wanted, number !== undefined, message.includes('?'))
  if (wish === undefined) return undefined
  const asks = wish === 'ask' ? askedOfRequest(words) : undefined
  return {
    ...(number !== undefined && { number }),
    ...(isLast && { isLast }),
    ...namesOf(
      name && wish === 'change' ? { ...name, at: withoutNew(words, name.at, entities) } : name,
      entities,
      today,
    ),
    // 'Not going to Chennai any more, take that request back'.
    ...(isLast && wish === 'withdraw' && { places: placesOf(entities, new Set(entities.map(({ start }) => start))) }),
    wish,
    ...(asks && { asks }),
  }
}

function wishIn(
  words: readonly string[],
  wanted: readonly string[],
  isNumbered: boolean,
  isQuestion: boolean,
): OwnRequest['wish'] | undefined {
  const drops = foundInTurn(wanted, DROPS, anyOf([...TRIP])) && !found(PART, wanted)
  if (found(WITHDRAWS, wanted) || drops) return 'withdraw'
  const adds = foundInTurn(wanted, ADDS, PART)
  const isChange = found(CHANGES, wanted) || found(HAS_TO_CHANGE, words) || words.includes('instead') || adds
  if (isChange && !/^(?:what|why|who|when|how|did|was|were|has|is)$/.test(words[0] ?? '')) return 'change'
  if (isNumbered) return found(PLANS, wanted) && !found(ASKS, words) && !isQuestion ? undefined : 'ask'
  if (found(PLANS, wanted) && !/\b(?:status|happened|know)\b/.test(words.join(' '))) return undefined
  return found(ASKS, words) || isQuestion ? 'ask' : undefined
}

const namesOf = (name: Name | undefined, entities: readonly Entity[], today: IsoDate) => ({
  places: name ? placesOf(entities, name.at) : [],
  days: name ? daysOf(entities, name.at, today) : [],
  isSent: name?.isSent ?? true,
})

/** The words of a name without what it is to be changed to: 'move my Kochi trip to 9 July'. */
function withoutNew(words: readonly string[], name: ReadonlySet<number>, entities: readonly Entity[]): Set<number> {
  const noun = [...name].find((at) => TRIP.has(words[at] ?? '') || ONE.has(words[at] ?? '')) ?? 0
  const isNamed = within(entities, name).some(({ start }) => start < noun)
  const to = [...name].filter((at) => at > noun && words[at] === 'to')
  const isNew = ({ value, start }: Entity) => to.some((at) => at < start) && (value.kind === 'date' || isNamed)
  const left = new Set(
    within(entities, name)
      .filter(isNew)
      .map(({ start }) => start),
  )
  return new Set([...name].filter((at) => !left.has(at)))
}

interface Name {
  /** The places of its words. */
  at: ReadonlySet<number>
  isSent: boolean
}

/** The words that name a trip by its cities or days: 'my pending Goa trip', 'Kolkata trip', 'the trip to Kochi on 5 July', 'the Chennai one'. */
function namedIn(words: readonly string[], entities: readonly Entity[]): Name | undefined {
  const valued = new Map<number, Entity>()
  for (const entity of entities)
    if (entity.value.kind === 'place' || entity.value.kind === 'date')
      for (let at = entity.start; at < entity.end; at += 1) valued.set(at, entity)
  for (const [at, word] of words.entries()) {
    if (!TRIP.has(word) && !(ONE.has(word) && valued.get(at - 1)?.value.kind === 'place')) continue
    const name = new Set<number>([at])
    let from = at - 1
    while (from >= 0 && (valued.has(from) || QUALIFIES.has(words[from] ?? ''))) name.add(from--)
    const points = POINTS.has(words[from] ?? '')
    if (TRIP.has(word)) {
      let to = at + 1
      while (to < words.length && (valued.has(to) || (WAY.has(words[to] ?? '') && isLedOn(words, valued, to))))
        name.add(to++)
    }
    const isNamed = [...name].some((one) => valued.has(one))
    // 'Trip to Goa on 5 July' plans one.
    const isBehind = ![...name].some((one) => one < at && valued.has(one))
    if (!isNamed || (isBehind && !points)) continue
    return { at: name, isSent: [...name].some((one) => SENT.has(words[one] ?? '')) }
  }
  return undefined
}

/** Whether a city or a day follows, behind further words that lead to it. */
function isLedOn(words: readonly string[], valued: ReadonlyMap<number, Entity>, at: number): boolean {
  let next = at + 1
  while (next < words.length && next < at + 3 && (WAY.has(words[next] ?? '') || words[next] === 'the')) next += 1
  return valued.has(next)
}

const within = (entities: readonly Entity[], at: ReadonlySet<number>) => entities.filter(({ start }) => at.has(start))

function placesOf(entities: readonly Entity[], at: ReadonlySet<number>): string[] {
  return within(entities, at).flatMap(({ value }) =>
    value.kind === 'place' ? [value.place.city ?? value.place.name] : [],
  )
}

function daysOf(entities: readonly Entity[], at: ReadonlySet<number>, today: IsoDate): IsoDate[] {
  return within(entities, at).flatMap(({ value }) => {
    const day = value.kind === 'date' ? resolveDate(value.expression, { today }) : 'invalid'
    return day !== 'invalid' && 'day' in day ? [day.day] : []
  })
}
