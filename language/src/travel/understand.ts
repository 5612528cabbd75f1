import { affirmed } from '../text/polarity.ts'
import { clean, type Token, tokenise } from '../text/tokens.ts'
import { readDomain } from './domain.ts'
import type { Draft, Setting } from './draft.ts'
import { type Entity, findEntities, ofKind } from './entities.ts'
import { fillCounts } from './fill-counts.ts'
import { datesIn, fillDates } from './fill-dates.ts'
import { fillPlaces } from './fill-places.ts'
import { fillPreferences } from './fill-preferences.ts'
import { decide } from './intent.ts'
import { fillJourney } from './journey.ts'
import { farewellSentences, questionSentences } from './questions.ts'
import { numberOrNo, readCard, readNumber } from './selection.ts'
import { correctSpelling } from './spelling.ts'
import type { Context, Intent, Problem, SlotName, Slots, Understanding } from './types.ts'
import { remarkedWords } from './wishless.ts'

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

/**
 * Reads one sentence of a traveller. Never throws and looks at nothing but its arguments: the same text and context
 * give the same answer. Whether a date lies in the past, or a return before the departure, is left to the dialogue.
 */
export function understand(text: string, context: Context): Understanding {
  const cleaned = clean(text)
  const tokens = correctSpelling(tokenise(cleaned))
  const number = (context.requested?.length ?? 0) === 0 ? numberOrNo(tokens) : undefined
  if (number !== undefined) {
    const problems: Problem[] = [{ kind: 'number_or_no', number }]
    return { intent: 'deny', slots: {}, negated: [], corrections: [], problems, also: [] }
  }
  const chosen = readCard(text) ?? (context.choosing ? readNumber(affirmed(tokens)) : undefined)
  if (chosen)
    return { intent: 'select', selection: chosen, slots: {}, negated: [], corrections: [], problems: [], also: [] }
  const all = findEntities(tokens)
  const questions = questionSentences(tokens, all)
  const idle = new Set([...questions, ...farewellSentences(tokens, all)])
  const dated = new Set(ofKind(all, 'date').map(({ start }) => start))
  const remarked = remarkedWords(tokens, (at) => dated.has(at))
  const entities = all.filter(({ start }) => !idle.has(tokens[start]?.sentence ?? -1) && !remarked.has(start))
  const domain = readDomain(tokens, all, context)
  const setting: Setting = {
    context,
    domain: domain.domain,
    requested: new Set(context.requested),
    known: context.known ?? {},
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
  const keeps = !SLOTLESS.has(decision.intent)
  const stated = domain.stated || context.domain !== undefined || setting.requested.size > 0
  return {
    ...decision,
    slots: keeps ? draft.slots : {},
    negated: draft.negated,
    corrections: keeps ? corrections : [],
    problems: keeps ? draft.problems : [],
    also,
    ...(stated && { domain: domain.domain }),
    ...(draft.journey && speaksOfTrip(decision.intent) && { journey: draft.journey }),
  }
}

/** 'Cancel the Bangalore leg' drops a leg; a question about a journey does nothing to it. */
const speaksOfTrip = (intent: Intent) => !SLOTLESS.has(intent) || intent === 'cancel' || intent === 'select'

function fill(tokens: readonly Token[], entities: readonly Entity[], setting: Setting): Draft {
  const draft: Draft = { slots: {}, negated: [], problems: [] }
  fillPlaces(draft, tokens, ofKind(entities, 'place'), setting)
  const dates = datesIn(tokens, entities, setting)
  fillDates(draft, tokens, entities, dates, setting)
  fillCounts(draft, tokens, entities, setting)
  fillPreferences(draft, tokens, entities, setting)
  if (setting.domain === 'both' && draft.slots.check_in === undefined && draft.slots.depart !== undefined)
    draft.slots.check_in = draft.slots.depart
  fillJourney(draft, tokens, entities, dates, setting)
  return draft
}

const changed = (slots: Slots, known: Readonly<Slots>): SlotName[] =>
  (Object.keys(slots) as SlotName[]).filter(
    (name) =>
      name !== 'unsupported_city' && name !== 'legs' && known[name] !== undefined && known[name] !== slots[name],
  )
