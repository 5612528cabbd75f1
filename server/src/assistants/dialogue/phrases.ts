/** Turns of phrase about the dialogue itself, which say nothing of the trip. */
export interface Phrases {
  /** 'The same again': what was requested last is the pattern for a new trip. */
  sameAgain: boolean
  /** 'Also', 'too': the wish is added to what is there. */
  adds: boolean
  /** 'Only the flight', 'skip the hotel': what is left of a trip with both. */
  keepsOnly: 'flight' | 'hotel' | undefined
  /** 'Instead': the wish takes the place of what is there. */
  replaces: boolean
  /** Which end of the trip or of the stay is meant. */
  end: 'first' | 'last' | undefined
  /** 'My trips': more than the one that was spoken of last. */
  ofManyTrips: boolean
  /** A trip number that is named. */
  trip: string | undefined
  /** 'Change the dates', 'another hotel': what is to be told or chosen again. */
  changes: 'dates' | 'return' | 'return_flight' | 'flight' | 'hotel' | 'class' | 'purpose' | 'from' | 'to' | undefined
  /** What of the trip a sentence names, whatever it wants of it. */
  names: Phrases['changes']
  /** A weekday is named and no date. */
  bareWeekday: boolean
  /** Which of the results a question is about; -1 is the last. */
  ordinal: number | undefined
}

const SAME =
  /\bsame (again|trip|as (last|before|previous)|one as last)|\b(repeat|rebook) (my |the )?(last|previous) (trip|request)|\bwahi\b.*\bphir\b/i
const ADDS = /\b(also|too|as well|along with|plus|add|bhi)\b/i
const INSTEAD = /\b(instead|rather than)\b/i
const NO_HOTEL =
  /\b(no|skip|drop|remove|without|leave out|don'?t need|not need) (a |an |the |any )?(hotel|room|stay)s?\b|\b(only|just) (the |a )?flights?\b/i
const NO_FLIGHT =
  /\b(no|skip|drop|remove|without|leave out|don'?t need|not need) (a |an |the |any )?flights?\b|\b(only|just) (the |a )?(hotel|room|stay)s?\b/i
const FIRST_END = /\b(depart\w*|leav\w*|outbound|onward|going|check-?\s?in|arriv\w*|jaan\w*)\b/i
const LAST_END = /\b(return\w*|back|inbound|coming|check-?\s?out|wapas\w*|aan\w*)\b/i
const PART = /\b(return flight|return|dates?|days?|flight|hotel|room|class|purpose|destination|origin)\b/i
const CHANGE = new RegExp(`\\b(?:change|another|different|edit|modify|badal\\w*)\\b[^.?!]*?${PART.source}`, 'i')
const WEEKDAY =
  /\b(mon|tues?|wed(nes)?|thur?s?|fri|sat(ur)?|sun)(day)?\b|\b(som|mangal|budh|guru|shukr|shani|ravi)v?aa?r\b/i
const TRIP = /\bTRP-[\w-]*\d\b/i
const ORDINALS = [/\b(first|1st)\b/i, /\b(second|2nd)\b/i, /\b(third|3rd)\b/i, /\b(fourth|4th)\b/i, /\b(fifth|5th)\b/i]

export function readPhrases(message: string): Phrases {
  const ordinal = ORDINALS.findIndex((pattern) => pattern.test(message))
  return {
    sameAgain: SAME.test(message),
    adds: ADDS.test(message),
    keepsOnly: NO_HOTEL.test(message) ? 'flight' : NO_FLIGHT.test(message) ? 'hotel' : undefined,
    replaces: INSTEAD.test(message),
    end: endOf(message),
    changes: partOf(CHANGE.exec(message)),
    names: partOf(PART.exec(message)),
    bareWeekday: WEEKDAY.test(message) && !/\d/.test(message),
    ofManyTrips: /\b(trips|requests|bookings|travels)\b/i.test(message),
    trip: TRIP.exec(message)?.[0].toUpperCase(),
    ordinal: ordinal >= 0 ? ordinal + 1 : /\blast\b/i.test(message) ? -1 : undefined,
  }
}

function endOf(message: string): Phrases['end'] {
  const [first, last] = [FIRST_END.test(message), LAST_END.test(message)]
  if (first === last) return undefined
  return first ? 'first' : 'last'
}

function partOf(found: RegExpExecArray | null): Phrases['changes'] {
  switch (found?.[1]?.toLowerCase()) {
    case 'date':
    case 'dates':
    case 'day':
    case 'days':
      return 'dates'
    case 'return flight':
      return 'return_flight'
    case 'return':
      return 'return'
    case 'flight':
      return 'flight'
    case 'hotel':
    case 'room':
      return 'hotel'
    case 'class':
      return 'class'
    case 'purpose':
      return 'purpose'
    case 'destination':
      return 'to'
    case 'origin':
      return 'from'
    default:
      return undefined
  }
}
