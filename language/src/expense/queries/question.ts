import { alternatives } from '../../text/phrase-grammar.ts'
import { PLEASE } from '../../text/words/filler.ts'
import type { ParsedQuery } from './parse.ts'
import type { Query } from './query.ts'

/** Words that make a message speak of money spent, even where it says little else. */
const OF_SPENDING =
  /\b(?:spen[dt]\w*|expen[sd]\w*|claim\w*|unclaimed|receipts?|bills?|invoices?|purchases?|transactions?|paid|pay|costs?|kharch\w*|reimburs\w*|gst|taxe?s?|cgst|sgst|igst|merchants?|vendors?|categor\w*)\b/
/** Whose answer is not in figures: how a claim stands and why. */
const OF_STATUS =
  /\b(?:status|why|who|reason|when will|exp-\d|(?:has|is|was|did|does|will|were|are) (?:my|the) (?:\w+ )?(?:claims?|expenses?|requests?|reimbursement|manager))\b/

/** What a question asks for when nothing narrows it. */
export const NO_FILTERS = {
  categories: [],
  kinds: [],
  cities: [],
  means: [],
  merchant: null,
  statuses: [],
  lacks: null,
  leastPaise: null,
  mostPaise: null,
  period: null,
  trip: null,
} satisfies Partial<Query>

/** A question with nothing said: the sum of all claims. */
export const EMPTY: Query = {
  ...NO_FILTERS,
  source: 'claims',
  basis: 'spent',
  measure: 'sum',
  group: null,
  against: null,
  person: null,
  top: null,
  listed: false,
}

/** The question that the parts of a message make; undefined when they make none. `held` says that receipts are at hand. */
export function questionOf({ said, measure, unknown, text }: ParsedQuery, held: boolean): Query | undefined {
  if (OF_STATUS.test(text) && said.group !== 'status') return undefined
  const filtered = [
    'categories',
    'kinds',
    'cities',
    'means',
    'period',
    'trip',
    'lacks',
    'statuses',
    'leastPaise',
    'mostPaise',
  ].some((part) => part in said)
  const summary = filtered && SUMMARY.test(text)
  const unclaimed = said.statuses?.includes('unclaimed') ?? false
  const asks =
    measure !== null ||
    unclaimed ||
    summary ||
    (filtered && (said.basis === 'claimed' || /\b(?:expenses?|spending|expenditure|kharcha)\b/.test(text))) ||
    // 'Dinner yesterday' looks back, and says nothing that is left to understand.
    (('categories' in said || 'kinds' in said) && 'period' in said && unknown.length === 0) ||
    // So does 'UPI payments in October'.
    ('means' in said && 'period' in said && unknown.every((word) => word.startsWith('payment'))) ||
    (['group', 'against', 'lacks', 'trip'] as const).some((part) => part in said)
  if (!asks || !(OF_SPENDING.test(text) || filtered || said.against || said.group)) return undefined
  // 'How much leave have I left' speaks of something that we do not know.
  if (unknown.length > 1 && !OF_SPENDING.test(text)) return undefined
  // Which claims are pending is told claim by claim, with reasons.
  const lists = measure === null || measure === 'list'
  if (
    lists &&
    said.statuses &&
    !unclaimed &&
    Object.keys(said).every((part) => part === 'statuses' || part === 'source' || part === 'basis')
  )
    return undefined
  if (lists && !held && Object.keys(said).length === 0) return undefined
  const source = said.source ?? (wide(said) || !held ? 'claims' : 'conversation')
  const whole = said.lacks !== undefined || unclaimed ? ('list' as const) : ('sum' as const)
  const beside = besideOthers(said, text)
  const listed = LISTED.test(text) && !IN_SUM.test(text) && beside.group === undefined
  return {
    ...EMPTY,
    ...(summary && { group: 'category' }),
    ...said,
    ...beside,
    source,
    measure: measure ?? whole,
    listed,
  }
}

/** 'What share was transport' is told beside the other categories, and 'food vs transport' one beside the other. */
function besideOthers({ categories = [], group, against }: ParsedQuery['said'], text: string): Partial<Query> {
  if (categories.length === 0 || group || against) return {}
  if (SHARE.test(text)) return { group: 'category', categories: [] }
  return categories.length > 1 && VERSUS.test(text) ? { group: 'category' } : {}
}

const SHARE = /\b(?:shares?|percent|percentage|proportion|fraction|hissa)\b|%/
const VERSUS = /\b(?:versus|vs\.?|compare[ds]?|comparison|against|difference)\b/
const SUMMARY = /\b(?:summar\w*|overview)\b/
/** 'What did I claim in October' wants to see what, not only how much. */
const LISTED = /^(?:what|which|whats|what's)\b(?! (?:about|if|is|was)\b)/
const IN_SUM = /\b(?:totals?|sum|altogether|amounts?|how much|average)\b/
/** Words that say what a measure is of; with one the message is a question of its own. */
const NOUNS =
  /\b(?:expenses?|receipts?|bills?|invoices?|purchases?|transactions?|claims?|spen[dt]|spending|gst|cgst|sgst|igst|tax(?:es)?|kharch\w*)\b/
/** An unknown word where a period could stand: what it changes cannot be told. */
const UNKNOWN_PERIOD = /\b(?:this|last|next|previous|past|current|since|until|is|pichle) (?!one\b)(\p{L}+)/u

/** What only speaks of all that was ever claimed: long periods, other people, trips, where claims stand. */
function wide({ period, against, trip, statuses, basis }: ParsedQuery['said']): boolean {
  if (against || trip !== undefined || statuses || basis === 'claimed') return true
  return period != null && Date.parse(period.to) - Date.parse(period.from) > 20 * 86_400_000
}

/** What a message begins with that only changes the question before it. */
const FOLLOWS =
  /^(?:and|what about|how about|what of|only|just|same|aur|but|instead|except|excluding|without|sirf|as a|(?:break|split) (?:(?:it|them|that|this)(?: up| down)?|up) by|compare (?:with|to|against)\b|compare (?:it|that|this)\b(?! (?:week|month|quarter|year)))\b/
/** A whole question of its own: it asks, or says whose money it speaks of. */
const WHOLE =
  /^(?:what|whats|how|which|who|where|when|why|list|show (?:me )?(?:my|all)|did|do|does|have|has|is|are|was|were|compare)\b|\b(?:i|my|we|our)\b/

/** Asks for lines by their own name, not for those of before. */
const SHOWN = new RegExp(
  String.raw`^(?:(?:${alternatives(PLEASE)}) )?(?:show|list|display|see|view|give me)\b(?! (?:it|them|that|those|these)\b)`,
)
const WHICH_ONE = /^(?:which|what)(?: one| of (?:them|those|these))?(?: is| was|'s)? (?:the )?\b/
/** Measures that are single lines, which nothing can be split up in. */
const ONES: ReadonlySet<Query['measure']> = new Set(['list', 'largest', 'smallest', 'latest', 'earliest'])

/** A question of all there is, whatever was asked before: 'all these receipts, split by city'. */
const ANEW = /^(?:for )?all (?:of )?(?:my claims|(?:these|the|my) (?:receipts|bills))\b[ ,:]/

const FORMS: [RegExp, Partial<Query>][] = [
  [
    /\b(?:as|in) (?:a )?(?:table|list|rows)\b|\bin tabular form\b|\b(?:list|show) (?:them|it|those|each|these)\b/,
    { measure: 'list', group: null, against: null },
  ],
  [/\b(?:in total|altogether|as a (?:sum|total))\b/, { measure: 'sum', group: null, top: null }],
  [/\b(?:any means|all means of payment|however (?:i )?paid)\b/, { means: [] }],
  [/\b(?:in all(?! (?:my|our|the|these|of)\b)|all cities|every city|everywhere|any city)\b/, { cities: [] }],
  [/\b(?:all categories|everything|any category|on everything)\b/, { categories: [], kinds: [], merchant: null }],
  [
    /\b(?:all time|ever|all my claims|in all my claims|so far|any time)\b/,
    { period: null, source: 'claims', trip: null },
  ],
]

/**
 * The question of before with what this message changes of it: 'and on transport?', 'only Mumbai', 'as a table'.
 * Undefined when the message does not follow up.
 */
export function refined(before: Query, { said, measure, unknown, text }: ParsedQuery): Query | undefined {
  if (ANEW.test(text)) return undefined
  const words = text.split(' ').length
  const follows = FOLLOWS.test(text)
  const forms = FORMS.filter(([pattern]) => pattern.test(text)).map(([, changed]) => changed)
  const form: Partial<Query> | undefined = forms.length > 0 ? Object.assign({}, ...forms) : undefined
  // 'Show receipts over 500' names what it wants, and 'which is the largest?' one of those just spoken of.
  if (form === undefined && SHOWN.test(text) && NOUNS.test(text)) return undefined
  const whole = WHOLE.test(text) && !(WHICH_ONE.test(text) && measure !== 'list' && ONES.has(measure ?? 'list'))
  const fits = follows ? words <= 12 : words <= 6 && !whole && (form !== undefined || unknown.length === 0)
  if (!fits || unknown.length > 1 || unknown.includes(UNKNOWN_PERIOD.exec(text)?.[1] ?? '')) return undefined
  // 'Biggest expense this year' and 'pending claims' say what they are of and owe nothing to what was asked before.
  if (!follows && form === undefined && NOUNS.test(text)) return undefined
  const { source, basis, top, ...parts } = said
  const changed =
    Object.keys(parts).length > 0 ||
    source !== undefined ||
    form !== undefined ||
    (measure !== null && measure !== 'list') ||
    top !== undefined
  if (!changed) return undefined
  const next = {
    ...before,
    ...form,
    ...parts,
    ...(source && { source }),
    ...(basis && { basis }),
    ...(top && { top }),
    ...(measure !== null && measure !== 'list' && { measure }),
  }
  // A city names another trip, another period replaces the trip, and what is named by itself replaces a comparison.
  if (before.trip !== null && said.cities && !said.trip)
    return { ...next, trip: said.cities[0] ?? '', cities: before.cities }
  const period = said.period
    ? { trip: said.trip ?? null, against: said.against ?? (before.against?.kind === 'team' ? before.against : null) }
    : {}
  const wider = wide(said) ? { source: 'claims' as const } : {}
  const regrouped =
    said.group && ONES.has(before.measure) ? { measure: measure ?? ('sum' as const), top: top ?? null } : {}
  const ofKind =
    said.kinds && !said.categories ? { categories: [] } : said.categories && !said.kinds ? { kinds: [] } : {}
  const named = said.categories && before.merchant !== null && said.merchant === undefined ? { merchant: null } : {}
  return { ...next, ...period, ...wider, ...regrouped, ...ofKind, ...named }
}

/** Whether a message says by itself what it wants, so that what it takes over from the question before is easily missed. */
export function standsAlone({ said, measure, text }: ParsedQuery): boolean {
  return (
    !FOLLOWS.test(text) &&
    (said.group !== undefined || said.against !== undefined || (measure !== null && measure !== 'list'))
  )
}
