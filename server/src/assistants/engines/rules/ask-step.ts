import type { FlightResult, HotelResult } from '@pravas/contract/cards'
import { daysBetween } from '@pravas/language/calendar'
import type { Actor } from '../../../identity/actor.ts'
import { newId } from '../../../ids.ts'
import type { Part } from '../../dialogue/cards.ts'
import { currentDraft, draftWords } from '../../dialogue/draft-rules.ts'
import { questionWords } from '../../dialogue/questions.ts'
import type { DialogueState, Kind, Question, WishName } from '../../dialogue/state.ts'
import { firstNight, flightSearch, offered, returnDay, stayOf, wholeStay } from '../../dialogue/wish-rules.ts'
import { dayWords, nightWords } from '../../dialogue/words.ts'

/** Asks one thing, with what has to be seen to answer it; the state then knows what was asked. */
export function askStep(
  actor: Actor,
  state: DialogueState,
  question: Question,
  show: readonly Kind[],
  today: string,
): { state: DialogueState; parts: Part[] } {
  const parts = show.flatMap((kind) => cardParts(state, kind))
  if (question.about === 'confirm') {
    const confirm = confirmStep(actor, state, today)
    return { ...confirm, parts: [...parts, ...confirm.parts] }
  }
  return { state: { ...state, asked: question }, parts: [...parts, text(questionWords(question, state))] }
}

function confirmStep(actor: Actor, state: DialogueState, today: string): { state: DialogueState; parts: Part[] } {
  const draft = currentDraft(state, newId)
  if (!draft) throw new Error('A request cannot be confirmed before all of it is known.')
  const shown = text(draftWords(draft, today))
  if (actor.employeeId === null) {
    const note = 'Your account has no employee record yet, so it cannot be sent. Please ask your administrator for one.'
    return { state: { ...state, draft: null, asked: null }, parts: [shown, text(note)] }
  }
  const question: Question = { about: 'confirm' }
  return { state: { ...state, draft, asked: question }, parts: [shown, text(questionWords(question, state))] }
}

function cardParts(state: DialogueState, kind: Kind): Part[] {
  if (kind === 'hotel') {
    const options = offered(state, kind)
    return [text(hotelHeading(state, options.length)), { kind: 'hotels', options }]
  }
  const options = offered(state, kind)
  return [text(flightHeading(state, kind)), { kind: 'flights', options }]
}

function flightHeading(state: DialogueState, kind: 'flight' | 'return_flight'): string {
  const search = flightSearch(state.wish)
  if (!search) return ''
  const { from, to, depart, return: back, class: cabin } = search
  const [a, b, day] = kind === 'flight' ? [from, to, depart] : [to, from, back ?? depart]
  const source = sourceOf(offered(state, kind))
  const label = source ? `${cabin} class, ${source} fares` : `${cabin} class`
  const later = kind === 'flight' && back !== undefined ? `. The return on ${dayWords(back)} comes next` : ''
  return `${kind === 'flight' ? 'Flights' : 'Return flights'} from ${a} to ${b} on ${dayWords(day)}, ${label}${later}:`
}

function hotelHeading(state: DialogueState, count: number): string {
  const night = firstNight(state)
  const stay = wholeStay(state) ?? night
  if (!stay) return ''
  const { city, check_in, check_out, room_type } = stay
  const named = sourceOf(offered(state, 'hotel'))
  const source = named ? `, ${named} rates` : ''
  const span = night
    ? `from ${dayWords(check_in)}, with what one night costs (`
    : `from ${dayWords(check_in)} to ${dayWords(check_out)} (${nightWords(daysBetween(check_in, check_out))}, `
  return `${count === 1 ? 'One hotel' : `${count} hotels`} in ${city} ${span}${room_type} room${source}):`
}

/** Whether options are samples or on sale, of which one list holds only one; undefined where their source does not say. */
function sourceOf(options: readonly Pick<FlightResult | HotelResult, 'source'>[]): FlightResult['source'] {
  return options.find(({ source }) => source !== undefined)?.source
}

/**
 * What was said, repeated so that a misread day is noticed and a change is seen to have arrived. Days stand above the
 * cards already where some are shown.
 */
export function echo(state: DialogueState, said: ReadonlySet<WishName>, withCards: boolean): string | undefined {
  const { wish } = state
  const back = returnDay(wish)
  const stay = stayOf(state)
  const days = [
    wish.depart !== undefined && said.has('depart') && `leaving on ${dayWords(wish.depart)}`,
    back !== undefined && said.has('return') && `returning on ${dayWords(back)}`,
    stay.check_in !== undefined && said.has('check_in') && `staying from ${dayWords(stay.check_in)}`,
    stay.check_out !== undefined &&
      (said.has('check_out') || said.has('nights')) &&
      `until ${dayWords(stay.check_out)}`,
  ]
  const rest = [
    said.has('trip_type') && wish.trip_type === 'one_way' && 'one way',
    said.has('class') && !withCards && wish.class !== undefined && `${wish.class} class`,
    said.has('room_type') && !withCards && wish.room_type !== undefined && `${wish.room_type} room`,
    said.has('purpose') && wish.purpose !== undefined && `purpose ${wish.purpose}`,
  ]
  const parts = [...(withCards ? [] : days), ...rest].filter((part) => part !== false)
  return parts.length === 0 ? undefined : `Noted: ${parts.join(', ')}.`
}

function text(words: string): Part {
  return { kind: 'text', text: words }
}
