import { isQuoted, isTentative } from '../text/certainty.ts'
import { affirmed, negatedSpans } from '../text/polarity.ts'
import { asksForTravelLimit } from '../text/policy-question.ts'
import type { Token } from '../text/tokens.ts'
import { THANKING } from '../text/words/filler.ts'
import { type Act, actsIn } from './acts.ts'
import { cancelledIn, cancelsRoute } from './cancelling.ts'
import { namesEither, withoutCardNumbers } from './card-numbers.ts'
import type { DomainReading } from './domain.ts'
import type { Draft } from './draft.ts'
import type { Entity } from './entities.ts'
import { findEntities, ofKind } from './entities.ts'
import { readSelection } from './selection.ts'
import { isAbuse, isForeignByGround, isForeignTopic, refusal } from './topics.ts'
import type { Cancelled, Context, Intent, OutOfScope, PlainIntent, Selection, SlotName, Slots, Where } from './types.ts'

/** The part of an understanding that names the intent. */
export type Decision =
  | { intent: PlainIntent }
  | { intent: 'select'; selection: Selection }
  | { intent: 'ask_status'; trip?: string }
  | { intent: 'cancel'; trip?: string; about: Cancelled }
  | { intent: 'ask_policy'; about: Slots }
  | { intent: 'out_of_scope'; reason: OutOfScope; about: Slots }

export interface Evidence {
  /** The text as `clean` left it. */
  text: string
  tokens: readonly Token[]
  entities: readonly Entity[]
  draft: Draft
  domain: DomainReading
  context: Context
  /** Sentences that ask about what is shown. */
  questions: ReadonlySet<number>
  corrections: readonly SlotName[]
}

const TRIP_NUMBER = /\bTRP[ -]?\d+(?:[ -]\d+)*/i
const SEARCH_VERB =
  /\b(find|search|show|list|look(ing)?|need|want|like|get|give|book|reserve|help|see|plan(ning)?|interested|seek(ing)?|dikhao|dikha|batao|chahiye|check|require|pull up|set up|how about|are there|is there|available|do you have|can i|going|travel\w*|fly\w*|jana|jaana|trip|visit\w*)\b/
/** Wishes for a hotel, beside a train or a cab that it only tells of. */
const WANTS_HOTEL =
  /\b(?:book|need|find|want|get|give|only|just|show|require)(?: (?:me|us|a|an|the|only|just|one|any|good|cheap|for)){0,4} (?:hotels?|rooms?|place to stay)\b|\b(?:hotels?|room) (?:chahiye|book|dikhao|dikha|only|needed)\b/
/** Asks for results outright, whatever else is corrected on the way. */
const NEW_SEARCH = /\b(find|search|show|list|look(ing)? for|dikhao|dikha)\b/
const TRAVEL_VERB =
  /\b(fly|flying|flight|flights|travel\w*|go|going|trip|leave|leaving|depart\w*|return\w*|visit\w*|head\w*|jana|jaana|back|from|to|land\w*|arriv\w*|via)\b/

/** Decides what a sentence wants, and what else it does. */
export function decide(evidence: Evidence): { decision: Decision; also: Intent[] } {
  const { tokens, entities, draft, domain } = evidence
  const text = tokens.map((token) => token.text).join(' ')
  const said = tokens.map((token) => token.said).join(' ')
  const acts = wantedActs(tokens, text)
  const filled = Object.keys(draft.slots).length > 0 || draft.problems.length > 0 || draft.journey !== undefined
  const main = (decision: Decision) => ({ decision, also: alsoOf(acts, decision.intent) })

  const refused = refusal(said)
  if (refused) return main({ intent: 'out_of_scope', reason: refused, about: draft.slots })
  const route = ofKind(entities, 'place').filter((entity) => !entity.negated).length > 1
  const trip = TRIP_NUMBER.exec(evidence.text)?.[0].toUpperCase().replaceAll(' ', '-')
  const travel = travelDecision(evidence, text, acts, route)
  if (isAbuse(text) && !filled) return main({ intent: 'abuse' })
  if (
    acts.has('cancel') &&
    (!route || cancelsRoute(tokens, entities)) &&
    !(filled && acts.has('correct')) &&
    !/\bcancel(lation)? (fee|charges|policy)\b|\bcan i cancel\b/.test(text)
  ) {
    const about = cancelledIn(tokens, entities, evidence.context.today)
    return main({ intent: 'cancel', ...statusTrip(trip), about })
  }
  if (acts.has('ask_status') && !route && !(travel && filled))
    return main({ intent: 'ask_status', ...statusTrip(trip) })
  if (acts.has('help') && !filled && /^(what|which)\b/.test(text)) return main({ intent: 'help' })
  if ((acts.has('ask_policy') || asksForTravelLimit(text)) && (!route || (CAPS.test(text) && !hasDay(draft.slots))))
    return main({ intent: 'ask_policy', about: draft.slots })
  const topic = isForeignTopic(withoutTimes(tokens, entities))
  const sought = (domain.flight || domain.hotel) && ((filled && NEW_SEARCH.test(text)) || route)
  const sleeps = topic && domain.hotel && filled && WANTS_HOTEL.test(text) && isForeignByGround(text)
  // 'Chennai to Bangalore by train, then fly to Delhi'.
  const travelsOn = topic && draft.journey?.do === 'plan' && isForeignByGround(text)
  if (topic && !sleeps && !travelsOn && !(sought && !/\bground\b/.test(text))) {
    const onlyDetail = acts.has('ask_detail') && /\b(bags?|wi ?fi|smoking|pets?)\b/.test(text)
    if (!onlyDetail) return main({ intent: 'out_of_scope', reason: 'topic', about: draft.slots })
  }
  if (acts.has('open_form')) return main({ intent: 'open_form' })
  const selection = evidence.questions.size > 0 && !filled ? undefined : selectionIn(tokens, evidence.context)
  const { where, rest } = conditionsIn(draft.slots, evidence.context)
  // 'For the second flight evening only' wishes for a flight of a journey, and names none.
  const isOfLeg = draft.journey?.do === 'change' && Object.keys(draft.slots).some((name) => name !== 'sort')
  if (selection && rest === 0 && !isOfLeg) {
    if (!isDecided(evidence.text) || namesEither(tokens)) {
      draft.problems.push({ kind: 'unsure_choice' })
      return main({ intent: 'deny' })
    }
    return main({ intent: 'select', selection: { ...selection, ...whereOf(selection, where) } })
  }
  if (travel) return main(travel)
  return main(talk(evidence, text, acts, filled))
}

/** What a sentence says of the result that it chooses, and how much it says beside that. */
function conditionsIn(slots: Slots, { known }: Context): { where: Where; rest: number } {
  const where: Where = {}
  let rest = 0
  for (const [name, value] of Object.entries(slots)) {
    const isBack =
      name === 'return_filters' && Object.keys(slots.return_filters ?? {}).every((filter) => filter === 'sort')
    const isBoth = name === 'trip_type' && value === 'round_trip' && known?.return !== undefined
    if (CONDITIONS.has(name)) Object.assign(where, { [name]: value })
    else if (name !== 'sort' && !isBack && !isBoth && !(name === 'class' && value === (known?.class ?? 'economy')))
      rest += 1
  }
  return { where, rest }
}

const CONDITIONS: ReadonlySet<string> = new Set<keyof Where>([
  'airline',
  'other_airlines',
  'without_airlines',
  'stops',
  'max_price_paise',
  'max_night_paise',
  'stars',
  'stars_most',
  'depart_period',
  'depart_after',
  'depart_before',
  'arrive_after',
  'arrive_before',
])

/** What names a result among those that fit, and the conditions that are its own way of naming. */
const FROM_SOME: Partial<Record<Selection['by'], readonly (keyof Where)[]>> = {
  ordinal: [],
  extreme: [],
  fitting: [],
  airline: ['airline', 'other_airlines'],
  departure: ['depart_period', 'depart_after', 'depart_before'],
}

/** The conditions that are not the way in which the result is named. */
function whereOf({ by }: Selection, where: Where): { where?: Where } {
  const own = FROM_SOME[by]
  if (!own) return {}
  const kept = Object.entries(where).filter(
    ([name]) => name !== 'without_airlines' && !own.some((each) => each === name),
  )
  return kept.length > 0 ? { where: Object.fromEntries(kept) } : {}
}

/** The words of a sentence without its times: 'after lunch' is no wish for a meal. */
function withoutTimes(tokens: readonly Token[], entities: readonly Entity[]): string {
  const clocks = ofKind(entities, 'clock')
  return tokens
    .filter((_, at) => !clocks.some(({ start, end }) => start <= at && at < end))
    .map((token) => token.text)
    .join(' ')
}

/** Acts that do something, and so are none where they are negated: 'don't cancel it'. */
const DOING: readonly Act[] = ['cancel', 'restart', 'submit', 'open_form', 'more_options', 'affirm']

function wantedActs(tokens: readonly Token[], text: string): ReadonlySet<Act> {
  const wanted = actsIn(
    affirmed(tokens)
      .map((token) => token.text)
      .join(' '),
  )
  return new Set([...actsIn(text)].filter((act) => !DOING.includes(act) || wanted.has(act)))
}

/** Whether a sentence decides on what it names, in its own name. */
const isDecided = (text: string): boolean => !isTentative(text) && !isQuoted(text)

/** What a sentence chooses, in the part of it that rejects nothing. */
function selectionIn(tokens: readonly Token[], { choosing, known }: Context) {
  const left = affirmed(tokens)
  // 'The first one for Hyderabad', where that is the city in question.
  const here = known?.city ?? known?.to
  const named = findEntities(left).filter(
    ({ value }) => value.kind !== 'place' || !choosing || value.place.name !== here,
  )
  return readSelection(left, choosing ? withoutCardNumbers(left, named) : named, choosing)
}

/** Limits of the policy, for which several cities may be named. */
const CAPS = /\b(hotel|night|room|fare) (cap|limit)s?\b/
const hasDay = ({ depart, check_in }: Slots) => depart !== undefined || check_in !== undefined

const statusTrip = (trip: string | undefined) => (trip === undefined ? {} : { trip })

/** Decides between search, inform and correct; undefined when the sentence fills nothing and searches for nothing. */
function travelDecision(
  evidence: Evidence,
  text: string,
  acts: ReadonlySet<Act>,
  route: boolean,
): Decision | undefined {
  const { draft, domain, context, questions, tokens, corrections } = evidence
  const filled =
    Object.keys(draft.slots).some((name) => name !== 'sort') || draft.problems.length > 0 || draft.journey !== undefined
  const sentences = new Set(tokens.map((token) => token.sentence))
  const onlyQuestions = [...sentences].every((sentence) => questions.has(sentence))
  if (onlyQuestions && !filled) return undefined
  const asks = (context.requested?.length ?? 0) > 0
  const names = domain.flight || domain.hotel
  const search: Decision = {
    intent: domain.domain === 'both' ? 'search_both' : domain.domain === 'hotel' ? 'search_hotel' : 'search_flight',
  }
  const other = acts.has('more_options') && !filled
  if (other) return undefined
  if (names && route) return search
  if (names && filled && NEW_SEARCH.test(text)) return search
  const answers = [...(context.requested ?? [])].some((slot) => draft.slots[slot] !== undefined)
  if (filled && acts.has('correct') && !(answers && corrections.length === 0)) return { intent: 'correct' }
  if (filled && corrections.length > 0 && !asks && !names && !route) return { intent: 'correct' }
  if (names && SEARCH_VERB.test(text) && !acts.has('affirm') && !actsOnly(acts))
    return onlyQuestions ? undefined : search
  if (names && filled) return search
  if (route) return search
  if (!filled) return undefined
  if (!asks && domain.stated && SEARCH_VERB.test(text)) return search
  if (
    !asks &&
    TRAVEL_VERB.test(text) &&
    (draft.slots.from !== undefined || draft.slots.to !== undefined || draft.slots.unsupported_city !== undefined)
  )
    return search
  return { intent: 'inform' }
}

/** Thanks, goodbye and the like without a wish. */
const actsOnly = (acts: ReadonlySet<Act>) => acts.has('goodbye') || acts.has('thanks') || acts.has('deny')

/** What remains when a sentence fills no slot. */
function talk(evidence: Evidence, text: string, acts: ReadonlySet<Act>, filled: boolean): Decision {
  const { questions, domain, tokens, draft } = evidence
  const order: readonly ('restart' | 'submit' | 'help' | 'small_talk')[] = ['restart', 'submit', 'help', 'small_talk']
  for (const act of order) if (acts.has(act)) return { intent: act }
  if (acts.has('greet')) return { intent: 'greet' }
  if (acts.has('more_options') && !/^(no )?(that|thats|nothing|i dont need)/.test(text) && !acts.has('goodbye'))
    return { intent: 'more_options' }
  if (acts.has('hesitate')) return { intent: 'other' }
  if (acts.has('ask_fare')) return { intent: 'ask_fare' }
  const rejects = negatedSpans(tokens).some(({ kind }) => kind !== 'bound')
  if (acts.has('deny') || (rejects && questions.size === 0)) return { intent: 'deny' }
  if (acts.has('affirm'))
    return { intent: tokens.length <= 5 && tokens.some((token) => THANKING.includes(token.text)) ? 'thanks' : 'affirm' }
  if (acts.has('thanks')) return { intent: 'thanks' }
  if (acts.has('goodbye')) return { intent: 'goodbye' }
  if (questions.size > 0 || (acts.has('ask_detail') && (domain.stated || shownWords(text))))
    return { intent: 'ask_detail' }
  if (filled) return { intent: 'inform' }
  return domain.flight || domain.hotel
    ? { intent: domain.hotel ? 'search_hotel' : 'search_flight' }
    : tokens.length > 2
      ? { intent: 'out_of_scope', reason: 'unknown', about: draft.slots }
      : { intent: 'other' }
}

const shownWords = (text: string) =>
  /\b(it|they|arrive|arrives|depart|departs|leave|land|airport|terminal|stops?|refund\w*|baggage|bags?|meal|wi ?fi|pets?|smoking|address|phone|check ?in time|price|one|ticket|first|second|third|third)\b/.test(
    text,
  )

const ALSO: readonly Act[] = ['greet', 'thanks', 'affirm', 'deny', 'goodbye', 'submit', 'more_options']

const alsoOf = (acts: ReadonlySet<Act>, main: Intent): Intent[] =>
  ALSO.filter((act): act is Extract<Act, Intent> => acts.has(act) && act !== main)
