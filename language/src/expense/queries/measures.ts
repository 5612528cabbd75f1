import { type Query, type QueryGroup, type Taken, takeMatch } from './query.ts'

type Measure = Query['measure']

const SMALL = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']
const COUNT = `\\d{1,2}|${SMALL.join('|')}`
const THINGS = 'receipts?|bills?|invoices?|expenses?|purchases?|transactions?|items?|claims?|costs?|spends?'
const BIG =
  'top|biggest|largest|highest|costliest|(?:most )?expensive|maximum|max|greatest|sabse (?:bad[ai]|(?:meh|mah)[ea]?n?g[ai])'
const SMALLEST = 'smallest|lowest|cheapest|least expensive|minimum|min|sabse (?:chhot[ai]|sast[ai])'

const GROUPS: [QueryGroup, string][] = [
  ['category', 'categor(?:y|ies)|types?|heads?|kinds?'],
  ['city', 'cit(?:y|ies)|places?|locations?|towns?|shehar'],
  ['merchant', 'merchants?|vendors?|shops?|stores?|suppliers?|restaurants?|companies'],
  ['month', 'months?|mahin[ae]'],
  ['quarter', 'quarters?'],
  ['week', 'weeks?'],
  ['day', 'days?|dates?|din'],
  ['status', 'status(?:es)?|states?'],
  ['claim', 'claims?|expense reports?'],
  ['payment', '(?:means of payment|payment(?:s)?(?: (?:means|methods?|modes?|types?))?|modes? of payment)'],
]

const COUNTED = new RegExp(`\\b(${COUNT})\\b`)
const FEW = new RegExp(`\\b(?:top|(?:${COUNT}) (?:${BIG})|(?:${BIG})) ?(${COUNT})?\\b`)
const GROUPED = GROUPS.map(([group, words]) => ({
  group,
  top: new RegExp(`\\b(?:(?:${COUNT}) )?(?:${BIG}|most (?:used|frequent|visited))(?: (${COUNT}))? (?:${words})\\b`),
  which: new RegExp(`\\b(?:which|what) (?:${words})\\b`),
  split: new RegExp(
    `\\b(?:(?:split|broken?|break|grouped?|divided?|sorted?|breakdown|distribution)(?: it| them| that| this| these| all)?(?: up| down)? (?:by|per|into|on|over|across) (?:the )?|by |per |for each |each |every |across (?:the )?|in each )(?:${words})\\b`,
  ),
  wise: new RegExp(
    `\\b(?:${words})[- ]?wise\\b|\\bhar (?:${words})\\b|\\b(?:all|different|what|which) (?:${words})\\b(?= (?:did|do|have|were|was|cost))`,
  ),
}))

const AVERAGED = /\b(?:on )?(?:an? |the |my )?(?:average|avg|mean|typical)\b/

/** 'Average per day', 'a day on average', 'daily average', 'monthly spend', 'average monthly spend'. */
function takeRate(text: string): Taken<Measure> | undefined {
  const taken = takeMatch(
    text,
    /\b(?:(?:average|avg|mean)(?: of)? )?(?:daily (?:average|avg|spend(?:ing)?|expenses?|costs?)|(?:per|a|each|every) day on average|(?:average|avg|mean|how much)\b(?:(?!\b(?:average|avg|mean|how much)\b)[^?]){0,40}?\b(?:(?:per|a|each|every) (?:day|din)|daily))\b/,
  )
  if (taken) return { value: 'per-day', rest: keep(taken.match[0], taken.rest, taken.match.index) }
  const monthly = takeMatch(
    text,
    /\b(?:monthly (?:average|avg|spend(?:ing)?)|(?:per|a|each|every) month on average|(?:average|avg|mean)\b(?:(?!\b(?:average|avg|mean)\b)[^?]){0,40}?\b(?:per|a|each|every) month|(?:average|avg) monthly\b)/,
  )
  return monthly && { value: 'per-month', rest: keep(monthly.match[0], monthly.rest, monthly.match.index) }
}

/** What stands between the words of a rate, such as 'on food' in 'average on food per day', is read by the others. */
function keep(match: string, rest: string, at: number): string {
  const between = match.replace(
    /\b(?:average|avg|mean|daily|monthly|per|a|each|every|day|din|month|how much)\b/g,
    ' · ',
  )
  return `${rest.slice(0, at)}${between}${rest.slice(at)}`
}

const ASKED: [Measure, RegExp][] = [
  ['largest', new RegExp(`\\b(?:${BIG})(?: (?:single |value )?(?:${THINGS}|one))?\\b`)],
  ['smallest', new RegExp(`\\b(?:${SMALLEST})(?: (?:single )?(?:${THINGS}|one))?\\b`)],
  ['average', AVERAGED],
  ['claims', /\b(?:how many|number of|count of|kitn[ei])(?: of)?(?: my)?[\s·]*claims?\b(?! receipts?)/],
  ['count', /\b(?:how many|number of|count(?: of)?|kitn[ei] (?=(?:bills?|receipts?|claims?)))/],
  [
    'tax',
    /\b(?:how much|total|sum of|amount of|kitna|all(?: the)?|what)?\s*(?:c?gst|sgst|igst|taxes|tax)\b(?: (?:amount|paid|total|component))?/,
  ],
  ['latest', new RegExp(`\\b(?:latest|newest|most recent|last) (?:${THINGS})\\b`)],
  ['earliest', new RegExp(`\\b(?:earliest|oldest|first) (?:${THINGS})\\b`)],
  [
    'sum',
    /\b(?:how much|totals?|totall?ed|sum|spen[dt]\w*|paid|pay|costs?|altogether|add(?:s|ed)? up|expenditure|worth|outgo\w*|kitn[aei]|kharch\w*|lagaya?)\b/,
  ],
  ['list', /\b(?:list|show|display|view|see|which|what (?:are|were)|give me)\b/],
]

interface Asked {
  measure: Measure | null
  group: QueryGroup | null
  top: number | null
}

/** What a question wants to know, by what it is split up, and of how many. */
export function takeMeasure(text: string): Taken<Asked> {
  const rate = takeRate(text)
  if (rate) return { value: { measure: rate.value, group: null, top: null }, rest: rate.rest }
  const topGroups = takeTopGroups(text)
  if (topGroups) return topGroups
  const few = takeMatch(text, FEW)
  const count = numberIn(few?.match[0])
  const grouped = takeGroup(text)
  let { rest } = grouped
  let measure: Measure | null = null
  for (const [name, pattern] of ASKED) {
    const taken = takeMatch(rest, pattern)
    if (!taken) continue
    measure ??= name
    if (name !== 'list') rest = taken.rest
    // 'CGST and SGST' are two words for one measure.
    if (name === 'tax') rest = rest.replaceAll(/\b(?:c?gst|sgst|igst|taxe?s?)\b/g, '·')
  }
  if (grouped.value && (measure === 'list' || measure === 'largest' || measure === 'smallest')) measure = 'sum'
  return { value: { measure, group: grouped.value, top: count ?? null }, rest }
}

const WHERE_MOST = /\bwhere (?:did|do|have) (?:i|we)\b[^?]{0,80}?\b(?:the )?most\b/

/** 'Top merchants', 'my 3 biggest categories', 'which city costs the most', 'where did I spend the most'. */
function takeTopGroups(text: string): Taken<Asked> | undefined {
  for (const { group, ...patterns } of GROUPED) {
    const top = takeMatch(text, patterns.top)
    if (top && group !== 'claim')
      return { value: { measure: 'sum', group, top: numberIn(top.match[0]) ?? 5 }, rest: top.rest }
    const most = takeMatch(text, patterns.which)
    if (most && /\bmost\b/.test(text.slice(most.match.index)))
      return { value: { measure: 'sum', group, top: 5 }, rest: most.rest.replace(/\bthe most\b|\bmost\b/, '·') }
  }
  const where = takeMatch(text, WHERE_MOST)
  return where && { value: { measure: 'sum', group: 'merchant', top: 5 }, rest: where.rest }
}

function takeGroup(text: string): Taken<QueryGroup | null> {
  for (const { group, split, wise } of GROUPED) {
    const taken = takeMatch(text, split) ?? takeMatch(text, wise)
    if (taken) return { value: group, rest: taken.rest }
  }
  for (const [group, pattern] of [
    ['month', /\b(?:monthly|month by month|month on month|trend)\b/],
    ['week', /\b(?:weekly|week by week)\b/],
    ['day', /\b(?:daily|day by day|timeline)\b/],
    ['category', /\b(?:break ?down|split|spending pattern|distribution)\b/],
    [
      'payment',
      /\b(?:how did i pay|paid (?:by|with|in|through|via) (?:card|cash|upi)|(?:card|cash|upi) (?:vs|versus|or|and) (?:card|cash|upi))\b/,
    ],
  ] as const) {
    const taken = takeMatch(text, pattern)
    if (taken) return { value: group, rest: taken.rest }
  }
  return { value: null, rest: text }
}

function numberIn(text = ''): number | undefined {
  const word = COUNTED.exec(text)?.[1]
  if (word === undefined) return undefined
  const index = SMALL.indexOf(word)
  const count = index < 0 ? Number(word) : index + 1
  return count > 0 ? count : undefined
}
