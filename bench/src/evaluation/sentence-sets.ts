import { join } from 'node:path'
import { SENTENCES } from '@pravas/server/testing/evaluation'
import { z } from 'zod'
import { linesIn } from './lines-in.ts'

/** A sentence, and which values a slot may have after it; null among them where it may be empty. */
export interface Sentence {
  /** What is said, in order; the last is judged. */
  say: string[]
  /** The day on which it is said. */
  today: string
  slots: Record<string, unknown[]>
}

export interface SentenceSet {
  name: string
  sentences: Sentence[]
  /** Rows that a fresh conversation cannot be asked, for they answer a question of their own. */
  leftOut: number
}

const FLIGHT = ['from', 'to', 'depart', 'return', 'class', 'airline']
const HOTEL = ['city', 'check_in', 'check_out', 'nights', 'stars']

const Days = z.object({ iso_any: z.array(z.string()) })
const Row = z.object({
  text: z.string(),
  ref_date: z.iso.date(),
  domain: z.string(),
  expected: z.record(z.string(), z.unknown()),
  context: z.object({ requested: z.array(z.string()).default([]) }).nullish(),
})
const Route = z.object({
  text: z.string(),
  expected: z.object({ from: z.string(), to: z.string() }),
  unordered: z.boolean().default(false),
})
const Phrase = z.object({ phrase: z.string(), ref_date: z.iso.date(), iso_any: z.array(z.string()) })

/** The day of the product's own sentences. */
const TODAY = '2026-06-10'

/** The product's own sentences. */
export function ownSet(): SentenceSet {
  const sentences = SENTENCES.map(([say, criteria]) => ({
    say: [say],
    today: TODAY,
    slots: Object.fromEntries(Object.entries(criteria).map(([name, value]) => [name, [value]])),
  }))
  return { name: 'own sentences', sentences, leftOut: 0 }
}

/**
 * The sets in a folder, as JSON lines: flights, flights-noisy and hotels (`text`, `ref_date`, `domain`, `expected`),
 * hinglish-routes (`text`, `expected`), dates and hinglish-dates (`phrase`, `ref_date`, `iso_any`). Files that are not
 * there are passed over. Throws when a row is not of this form.
 */
export async function setsIn(folder: string): Promise<SentenceSet[]> {
  const sets: SentenceSet[] = []
  for (const [name, read] of Object.entries(READERS)) {
    const sentences = await linesIn(join(folder, `${name}.jsonl`), read)
    if (sentences === undefined) continue
    const askable = sentences.filter((sentence) => sentence !== undefined)
    sets.push({ name, sentences: askable, leftOut: sentences.length - askable.length })
  }
  return sets
}

const READERS: Readonly<Record<string, (row: unknown) => Sentence | undefined>> = {
  flights: sentenceOf,
  'flights-noisy': sentenceOf,
  hotels: sentenceOf,
  'hinglish-routes': routeOf,
  dates: phraseOf,
  'hinglish-dates': phraseOf,
}

/** What the files of sets are called, without their ending. */
export const SET_NAMES = Object.keys(READERS)

function sentenceOf(row: unknown): Sentence | undefined {
  const { text, ref_date, domain, expected, context } = Row.parse(row)
  if (context && context.requested.length > 0) return undefined
  const slots = (domain === 'hotel' ? HOTEL : FLIGHT).map((name) => [name, valuesOf(expected, name)] as const)
  return { say: [text], today: ref_date, slots: Object.fromEntries(slots) }
}

/** Which values a slot may have, as a row says it. */
export function valuesOf(expected: Record<string, unknown>, name: string): unknown[] {
  const any = z.array(z.unknown()).safeParse(expected[`${name}_any`])
  if (any.success) return any.data
  const days = Days.safeParse(expected[name])
  return days.success ? days.data.iso_any : [expected[name] ?? null]
}

function routeOf(row: unknown): Sentence {
  const { text, expected, unordered } = Route.parse(row)
  const either = unordered ? [expected.from, expected.to] : undefined
  return { say: [text], today: TODAY, slots: { from: either ?? [expected.from], to: either ?? [expected.to] } }
}

function phraseOf(row: unknown): Sentence {
  const { phrase, ref_date, iso_any } = Phrase.parse(row)
  return { say: ['a one way flight from Delhi to Mumbai', phrase], today: ref_date, slots: { depart: iso_any } }
}

/** Which slots do not hold what they may. */
export function missesOf({ slots }: Pick<Sentence, 'slots'>, criteria: Readonly<Record<string, unknown>>): string[] {
  return Object.entries(slots).flatMap(([name, values]) => {
    const value = criteria[name] ?? null
    return values.includes(value) ? [] : [`${name} is ${JSON.stringify(value)} instead of ${JSON.stringify(values)}`]
  })
}
