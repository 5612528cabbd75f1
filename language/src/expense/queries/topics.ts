import type { ReceiptField } from '../receipts/receipt.ts'

/** What somebody wants to know of receipts. */
export type Topic =
  | { about: 'total' | 'average' | 'largest' | 'smallest' | 'count' | 'list' | 'compare' | 'duplicates' }
  | { about: 'earliest' | 'latest' }
  | { about: 'by-category' | 'by-date' | 'by-merchant' }
  /** Which receipts lack a field; 'any' for all that is missing. */
  | { about: 'missing'; field: ReceiptField | 'any' }
  | { about: 'field'; field: ReceiptField }
  /** Several fields, in the order in which they were asked for. */
  | { about: 'fields'; fields: ReceiptField[] }

const MISSING_FIELDS: [ReceiptField, RegExp][] = [
  ['gstin', /\bgst(?:in)?s?\b/],
  ['date', /\b(?:dates?|tarikh)\b/],
  ['totalPaise', /\b(?:totals?|amounts?|prices?)\b/],
  ['merchant', /\b(?:merchants?|vendors?|shops?|names?)\b/],
  ['place', /\b(?:places?|cit(?:y|ies))\b/],
]

const LACKS =
  /\b(?:missing|lacks?|lacking|without|incomplete|unread|unreadable|not (?:read|found|available)|(?:do|does|did)(?:n't| not) have|(?:has|have|had|with|show|showing) no|no (?:gst|gstin|dates?|totals?|amounts?|merchants?)|(?:gst|gstin|dates?|tarikh|totals?|amounts?|merchants?) nahin?|could(?:n't| not) (?:be )?read|couldn't|needs? checking)\b/

const TOPICS: [Topic['about'], RegExp][] = [
  ['duplicates', /\b(?:duplicates?|duplicated|twice|double|same receipt)\b/],
  ['compare', /\b(?:compar\w*|differ\w*|versus|vs|more (?:expensive|costly)|cheaper|costlier|side by side)\b/],
  [
    'by-merchant',
    /\b(?:merchant|vendor|shop|store)[- ]?wise\b|\b(?:by|per|each|every|which|what) (?:merchant|vendor|shop|store|restaurant|place)s?\b|\b(?:merchants|vendors|shops|stores)\b|\bwhere (?:did|have|do) (?:i|we)\b|\bwho did i pay\b/,
  ],
  [
    'by-date',
    /\b(?:date|day)[- ]?wise\b|\b(?:by|per|each|every) (?:date|day)s?\b|\b(?:daily|timeline|chronolog\w*|dates|(?:which|what) days?)\b/,
  ],
  [
    'by-category',
    /\b(?:categor(?:y|ies)[- ]?wise|(?:by|per|each|every|all|which|the|what|different) categor\w*|categories|break ?down|split|spending pattern)\b/,
  ],
  [
    'largest',
    /\b(?:sabse (?:meh|mah|bad)\w*|largest|biggest|highest|most expensive|costliest|max|maximum|greatest|most (?:money|on))\b/,
  ],
  ['smallest', /\b(?:sabse (?:sast|chhot|kam)\w*|smallest|lowest|least|least expensive|cheapest|min|minimum)\b/],
  ['average', /\b(?:average|avg|mean|per receipt)\b/],
  ['earliest', /\b(?:earliest|oldest|first (?:date|day|purchase|expense))\b/],
  ['latest', /\b(?:latest|newest|most recent|last (?:date|day|purchase|expense))\b/],
]

const FIELD_QUESTIONS: [ReceiptField, RegExp][] = [
  ['recipientGstin', /\b(?:our|company(?:'s)?|recipient|buyer(?:'s)?) gst(?:in)?\b/],
  ['invoiceNumber', /\b(?:invoice|bill|receipt) (?:numbers?|nos?)\b(?!\.?\s*#?\d)/],
  [
    'paymentMeans',
    /\bpayment (?:method|mode|means|type)|\bpaid (?:by|with|in|via)\b|\bhow (?:did (?:i|we) pay|(?:was|were)\b.{0,60}\bpaid)/,
  ],
  ['cgstPaise', /\bcgst\b/],
  ['sgstPaise', /\bsgst\b/],
  ['igstPaise', /\bigst\b/],
  ['taxablePaise', /\btaxable\b/],
  ['address', /\baddress\b/],
  ['gstin', /\bgst(?:in)?\b/],
  ['currency', /\bcurrency\b/],
  ['date', /\b(?:date|when|day|t(?:a|aa)r(?:i|ee)kh|kab)\b/],
  ['category', /\b(?:category|type)\b/],
  ['merchant', /\b(?:merchant|vendor|shop|store|seller|who|whose)\b/],
  ['place', /\b(?:place|city|location|where)\b/],
]

/** What stands between the fields that one question asks for: 'the merchant, the date and what it cost'. */
const BETWEEN_FIELDS = /,|&|\?|\b(?:and|also|plus|as well as)\b/
/** Words that ask for groups or for one receipt of many, not for what each receipt holds. */
const OF_GROUPS =
  /\b(?:by|per|(?:each|every) (?:date|day|categor\w*|merchant|vendor|shop|store|place)|wise|break ?down|split|compar\w*|differ\w*|versus|vs|duplicates?|twice|average|(?:larg|bigg|high|small|low|cheap|old|earli|new|lat)est|most|least|max|min|maximum|minimum)\b/

const COUNT = /\b(?:how many|kitn[ei] (?:receipts?|bills?)|(?<!(?:invoice|bill|receipt) )number of|count)\b/
const TOTAL =
  /\b(?:totals?|totall?ed|sum|how much|amounts?|costs?|price|spen[dt]\w*|paid|pay|add(?:s|ed)? up|altogether|overall|expenditure|worth|kitn[aei]|kharch\w*)\b/
const LIST =
  /\b(?:summar\w*|list|show|overview|details?|display|view|everything|receipts?|bills?|invoices?|expenses?|purchases?|transactions?|items?|uploaded?|analy[sz]\w*)\b/

/**
 * What a question about receipts asks for; undefined when its words say nothing of the kind. `pointed` says that it names
 * a receipt: 'the category of receipt 2' asks for one value, 'which category' for all of them.
 */
export function topicOf(message: string, pointed: boolean): Topic | undefined {
  const text = message.toLowerCase().replace(/[‘’]/g, "'")
  if (LACKS.test(text)) {
    return { about: 'missing', field: MISSING_FIELDS.find(([, pattern]) => pattern.test(text))?.[0] ?? 'any' }
  }
  if (COUNT.test(text) && !/\bhow many days\b/.test(text)) return { about: 'count' }
  const fields = fieldsIn(text)
  if (fields.length > 1) return { about: 'fields', fields }
  const field = FIELD_QUESTIONS.find(([, pattern]) => pattern.test(text))?.[0]
  const wide = TOPICS.find(([, pattern]) => pattern.test(text))?.[0]
  if (pointed && field && (wide === undefined || wide.startsWith('by-'))) return { about: 'field', field }
  if (wide) return { about: wide } as Topic
  if (field && !['date', 'category', 'merchant'].includes(field)) return { about: 'field', field }
  if (TOTAL.test(text)) return { about: 'total' }
  if (field === 'category') return { about: 'by-category' }
  if (field === 'date') return { about: 'by-date' }
  if (field === 'merchant') return { about: 'by-merchant' }
  return LIST.test(text) ? { about: 'list' } : undefined
}

/** The fields that the parts of a question ask for, one a part; none where it asks for groups. */
function fieldsIn(text: string): ReceiptField[] {
  if (OF_GROUPS.test(text)) return []
  const fields = text
    .split(BETWEEN_FIELDS)
    .map((part) => FIELD_QUESTIONS.find(([, pattern]) => pattern.test(part))?.[0] ?? (TOTAL.test(part) && 'totalPaise'))
  return [...new Set(fields.filter((field) => field !== false))]
}
