import { addDays } from '../text/calendar.ts'
import { negatedSpans } from '../text/polarity.ts'
import { clean, type Token, tokenise } from '../text/tokens.ts'
import { withoutCardNumbers } from './card-numbers.ts'
import { lodgingWords } from './decline.ts'
import { readDomain } from './domain.ts'
import { type Draft, emptyDraft, fillSlot, type Setting } from './draft.ts'
import { type Entity, findEntities, ofKind, servedIn } from './entities.ts'
import { eventTimesIn } from './event-times.ts'
import { earlierArrival, withoutEvents } from './events.ts'
import { fillCounts } from './fill-counts.ts'
import { datesIn, fillDates } from './fill-dates.ts'
import { fillPlaces } from './fill-places.ts'
import { fillPreferences } from './fill-preferences.ts'
import { decide } from './intent.ts'
import { fillJourney } from './journey.ts'
import { farewellSentences, questionSentences } from './questions.ts'
import { remarkedWords } from './remarks.ts'
import { withoutRepairs } from './repairs.ts'
import { numberOrNo, readCard, readNumber } from './selection.ts'
import { correctSpelling } from './spelling.ts'
import { deferredWords } from './talk/deferring.ts'
import type { Context, Intent, Problem, SlotName, Slots, Understanding } from './types.ts'
import { noteUnknownEnd } from './unknown-end.ts'

/** Intents that answer or ask something and leave the wish as it is. */
const SLOTLESS: ReadonlySet<Intent> = new Set([
  'out_of_scope',
  'select',
  'ask_policy',
  'ask_status',
  'ask_detail',
  'ask_fare',
  'cancel',
  'restart',
])

/** What was made of a sentence, and what of its words. */
export interface Reading {
  understood: Understanding
  /** The message as `clean` leaves it. */
  cleaned: string
  tokens: readonly Token[]
  /** Places, dates and the like; also of those that nothing was made of. */
  entities: readonly Entity[]
  /** What was filled; undefined where the whole sentence is one choice or answer. */
  draft?: Draft
  /** The sentences that only ask, or take leave. */
  idle: ReadonlySet<number>
  /** The words that only tell what was. */
  remarked: ReadonlySet<number>
}

/**
 * Understands one sentence of a traveller. Never throws and looks at nothing but its arguments: the same text and context
 * give the same answer. Whether a date lies in the past, or a return before the departure, is left to the dialogue.
 */
export const understand = (text: string, context: Context): Understanding =>
  readSentence(withoutRepairs(text), context).understood

/** Reads a sentence, and keeps which of its words say what. */
export function readSentence(text: string, context: Context): Reading {
  const cleaned = clean(text)
  const tokens = correctSpelling(tokenise(cleaned))
  const whole = { cleaned, tokens, entities: [], idle: new Set<number>(), remarked: new Set<number>() }
  const number = (context.requested?.length ?? 0) === 0 ? numberOrNo(tokens) : undefined
  if (number !== undefined) {
    const problems: Problem[] = [{ kind: 'number_or_no', number }]
    return { ...whole, understood: { intent: 'deny', ...nothing(), problems } }
  }
  const selection =
    readCard(text) ?? (context.choosing && negatedSpans(tokens).length === 0 ? readNumber(tokens) : undefined)
  if (selection) return { ...whole, understood: { intent: 'select', selection, ...nothing() } }
  const named = servedIn(findEntities(tokens), context)
  const found = context.choosing ? withoutCardNumbers(tokens, named, context.known) : named
  const { known } = context
  const times = eventTimesIn(tokens, found)
  const isDated = (known?.depart ?? known?.check_in) !== undefined
  const { entities: all, told: days, day: eventDay } = withoutEvents(tokens, times.entities, isDated)
  const told = [...days, ...times.told]
  const questions = questionSentences(tokens, all)
  const idle = new Set([...questions, ...farewellSentences(tokens, all)])
  const dated = new Set(ofKind(all, 'date').map(({ start }) => start))
  const lodged = lodgingWords(tokens)
  const deferred = deferredWords(tokens, all)
  const remarked = new Set([...told, ...lodged, ...deferred, ...remarkedWords(tokens, (at) => dated.has(at))])
  const entities = all.filter(({ start }) => !idle.has(tokens[start]?.sentence ?? -1) && !remarked.has(start))
  // Where one sleeps instead is no wish for a hotel, nor is one that is decided on later.
  const unwished = new Set([...lodged, ...deferred])
  const wishing = unwished.size > 0 ? tokens.filter((_, at) => !unwished.has(at)) : tokens
  const domain = readDomain(wishing, all, context)
  const setting: Setting = {
    context,
    domain: domain.domain,
    requested: new Set(context.requested),
    known: context.known ?? {},
    events: {
      begins: times.begins,
      after: times.after,
      ...(times.endsAt && { endsAt: times.endsAt }),
      ...(eventDay && { day: eventDay }),
    },
  }
  const draft = fill(tokens, entities, setting)
  const corrections = changed(draft.slots, setting.known)
  const { decision, also } = decide({
    text: cleaned,
    tokens,
    entities: all,
    draft,
    domain,
    context,
    questions,
    corrections,
  })
  const openHours = draft.halves.flatMap(({ ofReturn, name, other }) => (ofReturn ? [] : [{ name, other }]))
  const keeps = !SLOTLESS.has(decision.intent)
  const stated = domain.stated || context.domain !== undefined || setting.requested.size > 0
  const understood: Understanding = {
    ...decision,
    slots: keeps ? draft.slots : {},
    negated: draft.negated,
    corrections: keeps ? corrections : [],
    problems: keeps ? draft.problems : [],
    also,
    ...(stated && { domain: domain.domain }),
    ...(draft.landsFor !== undefined && keeps && { landsFor: draft.landsFor }),
    ...(draft.leavesAfter !== undefined && keeps && { leavesAfter: draft.leavesAfter }),
    ...(openHours.length > 0 && keeps && { openHours }),
    ...(draft.journey && speaksOfTrip(decision.intent) && { journey: draft.journey }),
  }
  return { understood, cleaned, tokens, entities: all, draft, idle, remarked }
}

const nothing = () => ({ slots: {}, negated: [], corrections: [], problems: [], also: [] })

/** 'Cancel the Bangalore leg' drops a leg; a question about a journey does nothing to it. */
const speaksOfTrip = (intent: Intent) => !SLOTLESS.has(intent) || intent === 'cancel' || intent === 'select'

function fill(tokens: readonly Token[], entities: readonly Entity[], setting: Setting): Draft {
  const draft = emptyDraft()
  fillPlaces(draft, tokens, ofKind(entities, 'place'), setting)
  noteUnknownEnd(draft, tokens, entities, setting)
  const early = setting.events.day ? undefined : earlierArrival(tokens)
  const dates = datesIn(tokens, early ? beside(entities, early) : entities, setting)
  fillDates(draft, tokens, entities, dates, setting)
  if (early && draft.slots.depart !== undefined) fillSlot(draft, 'depart', addDays(draft.slots.depart, -1), early)
  fillCounts(draft, tokens, entities, setting)
  fillPreferences(draft, tokens, entities, setting)
  returnsThatDay(draft, setting)
  if (setting.domain === 'both' && draft.slots.check_in === undefined && draft.slots.depart !== undefined)
    draft.slots.check_in = draft.slots.depart
  fillJourney(draft, tokens, entities, dates, setting)
  return draft
}

/** Who is to be home by an hour, and names no other day, comes back on the day of the departure. */
function returnsThatDay(draft: Draft, { known }: Setting): void {
  const { depart, return: back, return_filters: filters } = draft.slots
  if (depart !== undefined && back === undefined && known.return === undefined && filters?.arrive_before !== undefined)
    draft.slots.return = depart
}

/** The entities that are none of some words. */
const beside = (entities: readonly Entity[], words: { start: number; end: number }): Entity[] =>
  entities.filter(({ start, end }) => end <= words.start || start >= words.end)

const changed = (slots: Slots, known: Readonly<Slots>): SlotName[] =>
  (Object.keys(slots) as SlotName[]).filter(
    (name) =>
      name !== 'unsupported_city' && name !== 'legs' && known[name] !== undefined && known[name] !== slots[name],
  )
