import type { IsoDate } from '../text/calendar.ts'
import { resolveDate } from '../text/date-resolve.ts'
import { numberAt } from '../text/numbers.ts'
import { affirmed } from '../text/polarity.ts'
import type { Token } from '../text/tokens.ts'
import { PLEASE, THANKING } from '../text/words/filler.ts'
import { actsIn } from './acts.ts'
import { type Entity, ofKind } from './entities.ts'
import type { Cancelled } from './types.ts'

/** Words that cancel, and those around them that say nothing of what. */
const AROUND = new Set([
  ...PLEASE,
  ...THANKING,
  ...`cancel cancelled cancelling cancellation forget abort never nevermind mind drop scrap call off withdraw discard delete remove erase stop radd rehne do chhodo
  it this that these the a an my our of all whole whole entire everything about out trip trips booking bookings journey travel plan plans
  planning request requests search draft reservation reservations itinerary ticket tickets one i we me you us want wants need have
  has to would like can could will now just so then ok okay yes yeah no for from in on at and is are be
  was go going not really lets let us sorry hai karo kar karna dijiye kijiye do dena mera meri mere ko ka ki ke se wala wali flying
  leaving returning current this here right away anyway completely still submitted sent raised pending approved rejected last previous
  earlier existing latest made did business work`.split(/\s+/),
])
const PARTS = [
  ['hotel', /^(hotels?|rooms?|stays?|accommodation)$/],
  ['return', /^(return|inbound|wapsi)$/],
  ['flight', /^(flights?|outbound)$/],
] as const
/** Tells whether a word belongs to a wish to cancel something: the verb, a part of a trip, a word around them. */
export const isOfCancelling = (word: string): boolean => AROUND.has(word) || PARTS.some(([, words]) => words.test(word))

/** Where the reason for it, or something else, begins. */
const ENDS = /^(but|because|since|as|if|when|instead|show|find|book|search)$/

/** The words that say what is cancelled: the clause with the verb in it. */
function clauseOf(tokens: readonly Token[]): readonly Token[] {
  const clauses: Token[][] = []
  for (const token of tokens) {
    const last = clauses.at(-1)
    const before = last?.at(-1)
    if (!last || token.comma || token.sentence !== before?.sentence || ENDS.test(token.text)) clauses.push([token])
    else last.push(token)
  }
  return clauses.find((clause) => actsIn(clause.map(({ text }) => text).join(' ')).has('cancel')) ?? tokens
}

/** What a sentence wants cancelled. Days count from `today`. */
export function cancelledIn(all: readonly Token[], entities: readonly Entity[], today: IsoDate): Cancelled {
  const tokens = affirmed(clauseOf(all))
  const within = <E extends Entity>(some: readonly E[]) =>
    some.filter(({ start }) => tokens.includes(all[start] as Token))
  const places = within(ofKind(entities, 'place'))
  const dates = within(ofKind(entities, 'date'))
  const days = dates.flatMap(({ value }) => {
    const resolved = resolveDate(value.expression, { today })
    return resolved !== 'invalid' && 'day' in resolved ? [resolved.day] : []
  })
  const named = new Set([...places, ...dates].flatMap(({ start, end }) => all.slice(start, end)))
  const left = tokens.filter((token) => !named.has(token) && !AROUND.has(token.text))
  const part = PARTS.find(([, words]) => left.some(({ text }) => words.test(text)))?.[0]
  const isTripNumber = (token: Token) => token.text === 'trp' || token.text === '-' || numberAt([token], 0)?.digits
  const unread = left.filter((token) => !PARTS.some(([, words]) => words.test(token.text)) && !isTripNumber(token))
  return {
    places: places.map(({ value }) => value.place.city ?? value.place.name),
    days,
    ...(part && { part }),
    unread: unread.map(({ raw }) => raw),
  }
}

/** Whether all places of a sentence belong to what it cancels: 'cancel my trip from Delhi to Chennai'. */
export function cancelsRoute(all: readonly Token[], entities: readonly Entity[]): boolean {
  const clause = clauseOf(all)
  return ofKind(entities, 'place').every(({ start }) => clause.includes(all[start] as Token))
}
