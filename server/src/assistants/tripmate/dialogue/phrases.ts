import type { RequestStatus } from '@pravas/contract/requests'
import { affirmedText } from '@pravas/language/text/affirmed-text'
import { romanised } from '@pravas/language/text/devanagari'
import { anyOf, inOrder } from '@pravas/language/text/in-order'
import { type Declined, declinedIn } from '@pravas/language/travel/decline'
import { type Restored, restoredIn } from '@pravas/language/travel/restoring'
import type { Selection } from '@pravas/language/travel/types'
import { type ResultCommand, readResultCommand } from './result-command-phrases.ts'

/** Turns of phrase about the dialogue itself, which say nothing of the trip. */
export interface Phrases {
  /** 'The same again': what was requested last is the pattern for a new trip. */
  sameAgain: boolean
  /** 'Also', 'too': what is said is added to the trip criteria. */
  adds: boolean
  /** 'Undo', 'bring back my Kolkata trip': what was changed or dropped last is wanted again. */
  restores: Restored | undefined
  /** The part that a message leaves out and says nothing else. */
  declined: Declined | undefined
  /** 'Only the flight', 'skip the hotel': what is left of a trip with both. */
  keepsOnly: 'flight' | 'hotel' | undefined
  /** 'Instead': what is said replaces the trip criteria. */
  replaces: boolean
  /** Which end of the trip or of the stay is meant. */
  end: 'first' | 'last' | undefined
  /** An end of the trip is named, be it to exclude it. */
  namesEnd: boolean
  /** 'My trips': more than the one that was spoken of last. */
  ofManyTrips: boolean
  /** A trip number that is named. */
  trip: string | undefined
  /** 'Change the dates', 'another hotel': what is to be told or chosen again. */
  changes: 'dates' | 'return' | 'return_flight' | 'flight' | 'hotel' | 'class' | 'purpose' | 'from' | 'to' | undefined
  /** What of the trip a sentence names, whatever it wants of it. */
  names: Phrases['changes']
  /** Which of the results a question is about; -1 is the last. */
  ordinal: number | undefined
  /** All the results that are named by their place, for a comparison. */
  ordinals: number[]
  /** Which of the results a question is about, by what is most of it. */
  extreme: Extract<Selection, { by: 'extreme' }>['extreme'] | undefined
  /** 'As an exception', 'anyway': what the policy does not allow is wanted all the same. */
  insists: boolean
  /** 'The other way round': the two cities change places. */
  swaps: boolean
  compares: boolean
  /** Which of one's requests a question is about. */
  status: RequestStatus | undefined
  /** A request that was sent is meant, not the one in the making. */
  ofSent: boolean
  /** A question about the dialogue or the desk that no result and no slot answers. */
  asks: 'limits' | 'approver' | 'approval-time' | 'sent' | 'draft' | 'recall' | undefined
  /** What is asked is whether all is settled: 'is it booked?'. */
  booked: boolean
  /** A request that was made is to be changed. */
  alters: boolean
  /** Said in Hindi with Latin letters. */
  hinglish: boolean
  command: ResultCommand
}

const SAME = anyOf(
  /\bsame (again|trip|as (last|before|previous)|one as last)|\b(repeat|rebook) (my |the )?(last|previous) (trip|request)|\b(what|like|as) i (booked|took|had|did|flew) (last time|before|earlier|previously)/i,
  inOrder(/\b(wahi|pichh?li baar)\b/i, /\b(phir|jaisa|wala|wali|book)\b/i),
)
const ADDS = /\b(also|too|as well|along with|plus|add|bhi)\b/i
const INSTEAD = /\b(instead|rather than)\b/i
const FIRST_END = /\b(depart\w*|leav\w*|outbound|onward|going|check-?\s?in|arriv\w*|jaan\w*)\b/i
const LAST_END = /\b(return\w*|back|inbound|coming|check-?\s?out|wapas\w*|aan\w*)\b/i
const PART = /\b(return flight|return|dates?|days?|flight|hotel|room|class|purpose|destination|origin)\b/i
const CHANGE = /\b(?:change|another|different|edit|modify|badal\w*)\b/i
const TRIP = /(?<![\w-])TRP-[\w-]*\d\b/i
const ORDINALS = [/\b(first|1st)\b/i, /\b(second|2nd)\b/i, /\b(third|3rd)\b/i, /\b(fourth|4th)\b/i, /\b(fifth|5th)\b/i]

const EXTREMES = [
  ['cheapest', /\b(cheapest|lowest|least expensive|sabse sast[aie])\b/i],
  ['fastest', /\b(fastest|quickest|shortest)\b/i],
  ['earliest', /\bearliest\b/i],
  ['latest', /\blatest\b/i],
  ['dearest', /\b(dearest|costliest|most expensive|sabse mehng[aie])\b/i],
] as const
const INSISTS =
  /\bexce?pt?i?on\w*|\b(anyway|regardless|all the same|insist|justif\w+|medical|special (approval|permission|case)|phir bhi)\b/i
const SWAPS = anyOf(
  /\b(swap|reverse|flip|exchange|interchange) (it|them|this|that)$|\bother way (round|around)\b|\bopposite direction\b|\bulta (karo|kar do|route)\b/i,
  inOrder(
    /\b(swap|reverse|flip|exchange|interchange)\b/i,
    /\b(cities|city|route|direction|trip|places|from and to|origin)\b/i,
  ),
)
const COMPARES = /\b(compare|comparison|comparing|difference between|versus|vs)\b/i
const STATUSES = [
  ['pending', /\b(pending|waiting|undecided|not (yet )?(approved|decided))\b/i],
  ['rejected', /\b(rejected|refused|declined|turned down|denied)\b/i],
  ['approved', /\b(approved|accepted|confirmed)\b/i],
] as const
const OF_SENT =
  /\b(pending|submitted|sent|approved|rejected|raised|previous|last|earlier|existing|already) \w*\s*(trips?|requests?|bookings?|one)\b|\bTRP\b|\b(requests?|bookings?) (that )?i (sent|submitted|raised|made)\b|\bwithdraw\b/i
const ALTERS = inOrder(
  /\b(change|reschedule|modify|edit|amend|postpone|prepone|update|move)\b/i,
  /\b(TRP\b|my (\w+ )?(trip|request|booking))/i,
)
const LIMITS =
  /\bwhat (can'?t|cannot|can (you|u) not|won'?t|don'?t) (you|u)\b|\b(your|ur) (limits|limitations)\b|\bkya nahi kar sakt/i
const APPROVAL_TIME = inOrder(
  /\b(how (long|many days)|when|kitn[ae] (din|time|samay))\b/i,
  /\b(approvals?|approved?|approve|manager (decide|answer|reply)\w*)\b/i,
)
const APPROVER = anyOf(
  inOrder(/\b(who|whom|kaun)\b/i, /\b(approves?|approver|approving|decides?|manager|reviews?)\b/i),
  /\bwho is my (manager|boss|approver)\b/i,
  inOrder(/\b(?:approve|approval|request)\b/i, /\b(?:kaun|kisko|kiske|kis)\b/i),
  inOrder(
    /\b(?:who|whom|kaun|kisko)\b/i,
    inOrder(/\b(?:see|sees|get|gets|receives?)\b/i, /\b(?:this|it|request|draft)\b/i),
  ),
  inOrder(/^\W*(?:will|would|shall)\b/i, inOrder(/\b(?:sent|submitted|forwarded)\b/i, /\bto\b/i)),
)
/** 'Show my draft', 'what is in the request so far'. */
const DRAFT = anyOf(
  inOrder(/\b(?:show|see|display|view|dikhao|repeat|summari[sz]e)\b/i, /\b(?:draft|itinerary)\b/i),
  inOrder(/\bdraft\b/i, /\bdikha\w*/i),
  inOrder(
    /\bwhat\b/i,
    inOrder(
      /\b(?:draft|request|itinerary)\b/i,
      /\b(?:so far|hold|holds|contain|contains|have|include|includes|now)\b/i,
    ),
  ),
)
/** What was sent is wanted back. */
const RECALL = anyOf(
  /\b(?:recall|unsend|withdraw|take back|pull back|call back)\b/i,
  inOrder(/\b(?:sent|send)\b/i, /\b(?:by mistake|mistakenly|accidentally|wrongly)\b/i),
  inOrder(/\bgalti se\b/i, /\b(?:bhej\w*|send|submit)\b/i),
  inOrder(/\b(?:request|ise|isko|usko)\b/i, /\bwapas (?:lo|le lo|lena|karo)\b/i),
)
/** 'Is it sent?', 'has it gone to my manager?', 'bhej diya kya?'. */
const SENT = anyOf(
  inOrder(
    /^\W*(?:(?:and|so|but|ok|okay|wait|hey|oh|sorry|also)\W+)*(?:is|are|was|has|have|did|do|does|had|isn['’]?t|wasn['’]?t|hasn['’]?t|haven['’]?t|didn['’]?t|already|kya)\b/i,
    anyOf(
      /\b(?:sent|send|submitted|submit|forwarded|filed|bheja|bheji|bhej (?:diya|di|chuke))\b/i,
      inOrder(
        /\b(?:gone|reached|got|get|gets|received|receive|have|has|seen)\b/i,
        /\b(?:manager|boss|approver|supervisor|approval)\b/i,
      ),
      inOrder(
        /\b(?:manager|boss|approver|supervisor)\b/i,
        /\b(?:got|get|gets|received|receive|have|has|seen) (?:it|this|that|the (?:request|trip|draft))\b/i,
      ),
    ),
  ),
  /^\W*(?:sent|submitted|already sent)\W*\?/i,
  /\b(?:bhej (?:diya|di|chuke ho)|bheja|chal[ai] gay[ai]|ho gay[ai]|hua|sent|submit|submitted|booked|book|done)(?: hai)? kya\b/i,
  /^\W*kya (?:(?:ye|yeh|trip|sab|request|booking|mera|meri) )*(?:ho gay[ai]|hua|sent|submit|booked|book|done)(?: ho gay[ai])?(?: hai)?\W*$/i,
  /^\W*(?:(?:and|so|but|ok|okay|wait|hey|oh|hmm|then|also) )*(?:is|are|has|have|was) (?:(?:it|that|this|we|everything|all|my|the|trip|request|booking|flight|been|now|already|all) )*(?:booked|done|set|finished|complete|completed|through)(?: (?:now|yet|already|then))?\W*$/i,
)
const BOOKED = /\b(?:book(?:ed)?|done|set|finished|completed?|through|ho gay[ai]|hua)\b/i
const HINGLISH =
  /\b(kya|kaise|hai|hain|mujhe|muje|chahiye|chahie|sakt[aei]|madad|batao|dikhao|aap|mer[aei]|kaun|karo|karna|namaste|namaskar|dhanyava+d|shukriya|kitn[aei]|nahi|haan)\b/i

/** The message with 'approver' in the place of each word of the approver's name. */
function withApprover(message: string, approver = ''): string {
  const names = new Set(approver.toLowerCase().match(/\p{L}{3,}/gu))
  return message.replace(/\p{L}+/gu, (word) => (names.has(word.toLowerCase()) ? 'approver' : word))
}

/** Reads the turns of phrase of a message; `approver` is the name of whoever would get the draft. */
export function readPhrases(said: string, today: string, approver?: string): Phrases {
  const message = romanised(said)
  // What is negated is not done: 'don't swap the cities'.
  const wanted = affirmedText(message)
  const declined = declinedIn(said)
  const ordinal = ORDINALS.findIndex((pattern) => pattern.test(message))
  return {
    sameAgain: SAME.test(wanted),
    adds: ADDS.test(wanted),
    restores: restoredIn(said, today),
    declined,
    keepsOnly: declined === 'hotel' ? 'flight' : declined === 'flight' ? 'hotel' : undefined,
    replaces: INSTEAD.test(message),
    end: endOf(wanted),
    namesEnd: FIRST_END.test(message) || LAST_END.test(message),
    changes: partOf(changedIn(wanted)),
    names: partOf(PART.exec(wanted)),
    ofManyTrips: /\b(trips|requests|bookings|travels)\b/i.test(message),
    trip: TRIP.exec(message)?.[0].toUpperCase(),
    ordinal: ordinal >= 0 ? ordinal + 1 : /\blast\b/i.test(message) ? -1 : undefined,
    ordinals: ordinalsIn(message),
    extreme: EXTREMES.find(([, pattern]) => pattern.test(message))?.[0],
    insists: INSISTS.test(wanted),
    swaps: SWAPS.test(wanted),
    compares: COMPARES.test(message),
    status: STATUSES.find(([, pattern]) => pattern.test(message))?.[0],
    ofSent: OF_SENT.test(withApprover(message, approver)),
    asks: LIMITS.test(message)
      ? 'limits'
      : APPROVAL_TIME.test(message)
        ? 'approval-time'
        : APPROVER.test(message)
          ? 'approver'
          : SENT.test(withApprover(message, approver))
            ? 'sent'
            : RECALL.test(message)
              ? 'recall'
              : DRAFT.test(message)
                ? 'draft'
                : undefined,
    booked: BOOKED.test(message),
    alters: ALTERS.test(message),
    hinglish: HINGLISH.test(message),
    command: readResultCommand(wanted),
  }
}

/** 'The first and the third', 'option 2 vs 4', in their order. */
function ordinalsIn(message: string): number[] {
  const places = message.matchAll(/\b(first|second|third|fourth|fifth|last)\b|\b(\d{1,2})(?:st|nd|rd|th)?\b/gi)
  return [...places].map(([, word, digits]) => (digits ? Number(digits) : (PLACES[word?.toLowerCase() ?? ''] ?? 0)))
}

const PLACES: Readonly<Record<string, number>> = { first: 1, second: 2, third: 3, fourth: 4, fifth: 5, last: -1 }

/** What is named behind a wish for a change, in the same sentence. */
function changedIn(message: string): RegExpExecArray | null {
  for (const sentence of message.split(/[.?!]/)) {
    const change = CHANGE.exec(sentence)
    const part = change && PART.exec(sentence.slice(change.index + change[0].length))
    if (part) return part
  }
  return null
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
