import type { Understanding } from '@pravas/language/types'
import * as answers from './answers.ts'
import { checkWish } from './check-rules.ts'
import { choose } from './choose-rules.ts'
import { draftStands } from './draft-rules.ts'
import type { Heard } from './heard.ts'
import { mergeSaid } from './merge-rules.ts'
import type { Phrases } from './phrases.ts'
import { settleProblems } from './problem-rules.ts'
import { hotelNamedIn } from './selection-rules.ts'
import { type DialogueState, type WishName, withoutWish } from './state.ts'
import { dropOutdated, offered, stayOf } from './wish-rules.ts'

export interface Sentence {
  message: string
  understood: Understanding
  phrases: Phrases
}

/** Takes a sentence into the dialogue. Pure: what is to be searched, read or sent follows from what it answers. */
export function hear(state: DialogueState, sentence: Sentence, today: string): Heard {
  const { understood, phrases, message } = sentence
  const { intent } = understood
  const bare = Object.keys(understood.slots).length === 0
  if (phrases.trip && (intent === 'other' || isForeign(understood))) return asks(state, phrases.trip)
  if (state.doubt && phrases.end && bare) return decided(state, phrases.end)
  if (state.asked?.about === 'no-return' && phrases.names && bare && intent !== 'select') {
    return changing(state, phrases.names === 'flight' ? 'flight' : 'return')
  }
  if (phrases.changes && bare && intent !== 'select' && state.goal !== null) return changing(state, phrases.changes)
  if (bare && (intent === 'other' || intent === 'inform' || intent === 'search_hotel' || isForeign(understood))) {
    const hotel = hotelNamedIn(state, message)
    if (hotel) return { ...heard(state), ...choose(state, { by: 'hotel_name', name: hotel.name }) }
  }
  if (phrases.sameAgain && intent !== 'ask_status') return { ...wished(state, sentence, today), act: 'same-again' }
  switch (intent) {
    case 'greet':
      return aside(state, answers.GREETING)
    case 'goodbye':
      return aside(state, answers.GOODBYE)
    case 'thanks':
      if (understood.also.includes('affirm')) return affirmed(state, sentence, today)
      return aside(state, answers.THANKS)
    case 'small_talk':
      return aside(state, answers.SMALL_TALK)
    case 'help':
      return aside(state, answers.HELP)
    case 'abuse':
      return aside(state, answers.APOLOGY)
    case 'ask_policy':
      return aside(state, answers.POLICY)
    case 'ask_detail':
      return aside(state, answers.detailWords(state, phrases))
    case 'ask_fare':
      return aside(state, answers.fareWords(state))
    case 'out_of_scope':
      return aside(state, answers.outOfScope(understood.reason))
    case 'ask_status':
      return asks(
        state,
        understood.trip ?? phrases.trip ?? (phrases.ofManyTrips ? undefined : state.submitted?.tripNumber),
      )
    case 'cancel':
      return cancelled(state, understood.trip ?? phrases.trip)
    case 'restart':
      return goOn(withoutWish(state), ["Let's start afresh."])
    case 'more_options':
      return goOn({ ...state, flights: null, hotels: null }, ['These are all the options that I have for this.'])
    case 'select':
      return { ...heard(state), ...choose(state, understood.selection) }
    case 'submit':
    case 'affirm':
      return affirmed(state, sentence, today)
    case 'deny':
      return denied(state, sentence, today)
    case 'other':
      if (phrases.keepsOnly && state.goal === 'both') return wished(state, sentence, today)
      return aside(state, state.asked?.about === 'confirm' ? 'Nothing has been sent.' : answers.NOT_UNDERSTOOD)
    default:
      return wished(state, sentence, today)
  }
}

/** Something is to be told or chosen again; what there was stays until then. */
function changing(state: DialogueState, what: NonNullable<Phrases['changes']>): Heard {
  const { chosen, goal } = state
  const asking = (slot: WishName) => goOn({ ...state, open: [slot] }, [])
  const choosing = (dropped: Partial<DialogueState['chosen']>) =>
    goOn({ ...state, chosen: { ...chosen, ...dropped } }, [])
  switch (what) {
    case 'dates':
      return asking(goal === 'hotel' ? 'check_in' : 'depart')
    case 'return':
      return asking(goal === 'hotel' ? 'check_out' : 'return')
    case 'to':
      return asking(goal === 'hotel' ? 'city' : 'to')
    case 'flight':
      return choosing({ flight: null, return_flight: null })
    case 'return_flight':
      return choosing({ return_flight: null })
    case 'hotel':
      return choosing({ hotel: null })
    default:
      return asking(what)
  }
}

function isForeign(understood: Understanding): boolean {
  return understood.intent === 'out_of_scope' && understood.reason === 'topic'
}

function heard(state: DialogueState): Heard {
  return { state, notes: [], act: 'go-on', show: [], form: null, said: new Set() }
}

function goOn(state: DialogueState, notes: string[]): Heard {
  return { ...heard(state), notes }
}

function aside(state: DialogueState, note: string): Heard {
  return { ...heard(state), notes: [note], act: 'ask-again' }
}

function asks(state: DialogueState, trip: string | undefined): Heard {
  return { ...heard(state), act: { status: trip } }
}

/** Slots were said, or the kind of trip. */
function wished(state: DialogueState, { understood, phrases }: Sentence, today: string): Heard {
  const merged = mergeSaid(state, understood, phrases)
  const settled = settleProblems(understood.problems, state.wish, merged.wish)
  const checked = checkWish(settled.wish, merged.said, today)
  const wish = { ...checked.wish }
  // A return that was refused is still wanted.
  if (checked.refused.includes('return')) wish.trip_type = 'round_trip'
  const open = [...state.open.filter((slot) => !merged.said.has(slot)), ...settled.open]
  const offer = settled.offer ?? (state.offer && merged.said.has(state.offer.slot) ? null : state.offer)
  const { doubt } = settled
  const range = settled.range ?? (state.range && merged.said.has(state.range.slot) ? null : state.range)
  const next = dropOutdated(state, { ...state, goal: merged.goal, wish, open, offer, doubt, range })
  return {
    ...heard(next),
    notes: [...merged.notes, ...settled.notes, ...checked.notes],
    form: formWanted(next, understood),
    said: merged.said,
  }
}

/** Which of two days was meant has been said. */
function decided(state: DialogueState, end: 'first' | 'last'): Heard {
  const { doubt, wish } = state
  if (!doubt) return goOn(state, [])
  const slot = doubt[end]
  const next = dropOutdated(state, { ...state, wish: { ...wish, [slot]: doubt.date }, doubt: null })
  return { ...goOn(next, []), said: new Set([slot]) }
}

/** The form opens when it is asked for, or when a search says nothing that a question could build on. */
function formWanted(state: DialogueState, { intent, domain }: Understanding): Heard['form'] {
  const { wish } = state
  if (intent === 'open_form') return (domain ?? state.goal) === 'hotel' ? 'hotel' : 'flight'
  if (intent === 'search_flight' && !wish.from && !wish.to && !wish.depart) return 'flight'
  if (intent !== 'search_hotel' || state.goal !== 'hotel') return null
  const { check_in, check_out } = stayOf(state)
  return check_in === undefined && check_out === undefined ? 'hotel' : null
}

function affirmed(state: DialogueState, sentence: Sentence, today: string): Heard {
  const { asked, offer, submitted } = state
  if (Object.keys(sentence.understood.slots).length > 0) return wished(state, sentence, today)
  if (offer) {
    const wish = { ...state.wish, [offer.slot]: offer.city }
    return goOn(dropOutdated(state, { ...state, wish, offer: null }), [])
  }
  if (state.goal === null) {
    return aside(state, submitted ? answers.alreadySent(submitted.tripNumber) : 'There is nothing to confirm yet.')
  }
  if (asked?.about === 'choice') {
    if (offered(state, asked.kind).length > 1) return aside(state, 'Please name one of them, such as "the first one".')
    return { ...heard(state), ...choose(state, { by: 'offered' }) }
  }
  if (asked?.about !== 'confirm' || !draftStands(state)) return goOn(state, [])
  // The conversation may have rested for days since the draft was shown.
  const checked = checkWish(state.wish, new Set(), today)
  if (checked.refused.length === 0) return { ...heard(state), act: 'submit' }
  return goOn(dropOutdated(state, { ...state, wish: checked.wish }), checked.notes)
}

function denied(state: DialogueState, sentence: Sentence, today: string): Heard {
  const { asked, offer } = state
  const { understood, phrases } = sentence
  if (Object.keys(understood.slots).length > 0 || (phrases.keepsOnly && state.goal === 'both')) {
    return wished(state, sentence, today)
  }
  if (state.open.length > 0) return goOn({ ...state, open: [] }, [])
  if (offer || state.doubt) return goOn({ ...state, offer: null, doubt: null }, [])
  if (asked?.about === 'confirm') return aside(state, 'All right, nothing has been sent.')
  if (asked?.about === 'slots' && asked.slots.includes('return')) {
    return goOn({ ...state, wish: { ...state.wish, trip_type: 'one_way' }, open: [] }, ['One way, then.'])
  }
  if (asked?.about === 'choice') {
    return aside(state, 'Tell me what would suit you better, such as a time, an airline, a price or another date.')
  }
  return aside(state, 'All right.')
}

function cancelled(state: DialogueState, trip: string | undefined): Heard {
  if (trip) return aside(state, answers.cannotWithdraw(trip))
  if (state.goal !== null) return goOn(withoutWish(state), ['All right, I have dropped this trip. Nothing was sent.'])
  return aside(
    state,
    state.submitted ? answers.cannotWithdraw(state.submitted.tripNumber) : 'There is nothing to cancel.',
  )
}
