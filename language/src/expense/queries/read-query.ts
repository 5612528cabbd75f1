import { FIELD_OF } from '@pravas/contract/receipt-field-keys'
import { mentionsIn } from '../receipts/mentions.ts'
import { merchantWords, type NameableReceipt } from '../receipts/receipt.ts'
import { isUnknownSubject } from '../talk/small-talk.ts'
import { type ParsedQuery, parseQuery } from './parse.ts'
import type { MissingValue, Query } from './query.ts'
import { NO_FILTERS, questionOf, refined, standsAlone } from './question.ts'
import { asksWhatIsLeft, MISSING_FIELDS } from './topics.ts'

/** A filter that a question can take over from the one before. */
export type Filter = keyof typeof NO_FILTERS
const FILTERS = Object.keys(NO_FILTERS) as Filter[]

/** A question with figures for an answer, as a message asks it. */
export interface FiguresQuestion {
  query: Query
  /** Words of the message that were not understood. */
  unknown: string[]
  /** It changes the question before. */
  refines: boolean
  /** Filters that it takes over from before though its own words read as if it had none. */
  carried: Filter[]
  /** The plain answers on the receipts at hand tell it better: they show receipt by receipt and know numbers and files. */
  isPlain: boolean
}

interface QueryContext {
  today: string
  spoken: readonly NameableReceipt[]
  focus: string | undefined
  /** The question before. */
  query: Query | undefined
  /** The person's own employee id. */
  ownId: string | null
}

/** Reads the question that a message asks, or changes the last one to; undefined when it does neither. */
export function readQuery(message: string, context: QueryContext): FiguresQuestion | undefined {
  if (isUnknownSubject(message) || asksWhatIsLeft(message)) return undefined
  const { today, spoken, query: before, ownId } = context
  const parts = parseQuery(message, { today, names: merchantWords(spoken) })
  const unknown = parts.unknown.filter((word) => word !== ownId?.toLowerCase())
  const changed = before && refined(before, parts)
  if (before && changed) {
    const carried = carriedFilters(before, changed, parts)
    return { query: changed, unknown, refines: true, carried, isPlain: false }
  }
  const query = questionOf(parts, spoken.length > 0)
  if (!query) return undefined
  const isPlain = query.source !== 'claims' && !(goesBeyond(query) && !pointsAtReceipts(message, context))
  return { query, unknown, refines: false, carried: [], isPlain }
}

function carriedFilters(before: Query, next: Query, parts: ParsedQuery): Filter[] {
  if (!standsAlone(parts)) return []
  return FILTERS.filter((name) => !(name in parts.said) && next[name] === before[name] && isFilter(next[name]))
}

function isFilter(value: Query[Filter]): boolean {
  return Array.isArray(value) ? value.length > 0 : value !== null
}

/** 'The CGST of receipt 2' asks what that receipt says. */
function pointsAtReceipts(message: string, { spoken, today, focus }: QueryContext): boolean {
  const { by } = mentionsIn(message, spoken, { today, focus })
  return by === 'number' || by === 'file' || by === 'merchant'
}

/** Whether a question over the conversation needs more than its plain answers. */
function goesBeyond({ measure, group, cities, lacks, against, trip, top }: Query): boolean {
  return (
    measure === 'per-day' ||
    measure === 'per-month' ||
    measure === 'tax' ||
    (group !== null && group !== 'category' && group !== 'merchant' && group !== 'day') ||
    (top !== null && top > 1 && (measure === 'largest' || measure === 'smallest')) ||
    cities.length > 0 ||
    (lacks !== null && !isAnsweredHere(lacks)) ||
    against !== null ||
    trip !== null
  )
}

/** Whether the plain answers tell which receipts of the conversation lack something. */
function isAnsweredHere(lacks: MissingValue): boolean {
  return lacks !== 'tax' && MISSING_FIELDS.some(([field]) => FIELD_OF[field] === lacks)
}
