import { anyOf, either, inOrder, type Rule } from '../../text/phrase-grammar.ts'
import { placeOf, wordingOf } from '../../text/phrases-in.ts'
import { fieldAmong, fieldsWith, one, pairs } from '../receipts/field-words.ts'
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

/** What a question may say that receipts of the conversation lack. */
export const MISSING_FIELDS = fieldsWith('lacked')

const LACKS = either(
  one(
    `missing | lack | lacks | lacking | without | incomplete | unread | unreadable | not read | not found | not available | could not read | couldnt read | could not be read | couldnt be read | couldnt | needs checking
     need checking`,
  ),
  pairs('do not | does not | did not | dont | doesnt | didnt', 'have'),
  pairs('has | have | had | with | show | showing', 'no'),
  pairs('no', 'gst | gstin | date | dates | total | totals | amount | amounts | merchant | merchants'),
  pairs(
    'gst | gstin | date | dates | tarikh | total | totals | amount | amounts | merchant | merchants',
    'nahi | nahin',
  ),
)

const COMPARING = one(
  `compare | compares | compared | comparing | comparison | compar | differ | differs | different | difference | differences | versus | vs | more expensive | more costly | cheaper | costlier | side by side`,
)
const SHOPS = 'merchant | vendor | shop | store'
const ONE_BY_ONE = 'by | per | each | every'
const WISE = one('wise')

const TOPICS: readonly (readonly [Topic['about'], Rule])[] = [
  [
    'duplicates',
    one(
      'duplicate | duplicates | duplicated | twice | double | same receipt | two times | 2 times | do baar | extra copy | copies | same bill | same file | uploaded again | added again | repeat | repeated',
    ),
  ],
  ['compare', COMPARING],
  [
    'by-merchant',
    either(
      inOrder(one(SHOPS), WISE),
      inOrder(
        one(ONE_BY_ONE, 'which | what'),
        one(SHOPS, 'merchants | vendors | shops | stores | restaurant | restaurants | place | places'),
      ),
      one('merchants | vendors | shops | stores | who did i pay'),
      inOrder(one('where'), one('did | have | do'), one('i | we')),
    ),
  ],
  [
    'by-date',
    either(
      pairs('date | day', 'wise'),
      pairs(ONE_BY_ONE, 'date | dates | day | days'),
      one('daily | timeline | chronological | chronologically | chronology | dates'),
      pairs('which | what', 'day | days'),
    ),
  ],
  [
    'by-category',
    either(
      pairs('category | categories', 'wise'),
      pairs('by | per | each | every | all | which | the | what | different', 'category | categories'),
      one('categories | breakdown | break down | split | spending pattern'),
    ),
  ],
  [
    'largest',
    one(
      `sabse mehnga | sabse mehngi | sabse mahanga | sabse mahangi | sabse mahenga | sabse bada | sabse badi | sabse bade | largest | biggest | highest | most expensive | costliest | max | maximum | greatest
       most money | most on`,
    ),
  ],
  [
    'smallest',
    one(
      'sabse sasta | sabse sasti | sabse chhota | sabse chhoti | sabse kam | smallest | lowest | least | cheapest | min | minimum',
    ),
  ],
  ['average', one('average | avg | mean | per receipt')],
  ['earliest', either(one('earliest | oldest'), pairs('first', 'date | day | purchase | expense'))],
  ['latest', either(one('latest | newest | most recent'), pairs('last', 'date | day | purchase | expense'))],
]

const FIELD_QUESTIONS = fieldsWith('asked')

/** Words that join the fields that one question asks for: 'the merchant, the date and what it cost'. */
const BETWEEN_FIELDS = one('and | also | plus | as well as')
/** Words that ask for groups or for one receipt of many, not for what each receipt holds. */
const OF_GROUPS = either(
  one(
    'by | per | wise | breakdown | break down | split | twice | duplicate | duplicates | average | most | least | max | min | maximum | minimum',
  ),
  pairs('each | every', 'date | day | category | categories | merchant | vendor | shop | store | place'),
  COMPARING,
  one('largest | biggest | highest | smallest | lowest | cheapest | oldest | earliest | newest | latest'),
)

const COUNT = either(one('how many | count | number of'), pairs('kitne | kitni', 'receipt | receipts | bill | bills'))
/** A question about one of its own: of days, or of the nights of a bill. */
const COUNTS_OTHERS = one('how many days | how many nights | number of nights')
const TOTAL = one(
  `total | totals | totaled | totalled | sum | how much | amount | amounts | cost | costs | price | spend | spends | spent | spending | spendings | paid | pay | add up | adds up | added up | altogether | overall | expenditure | worth
   kitna | kitni | kitne | kharch | kharcha | kharche`,
)
const LIST = one(
  `summary | summaries | summarise | summarize | summarised | summarized | list | show | overview | detail | details | display | view | everything | receipt | receipts | bill | bills | invoice | invoices | expense
   expenses | purchase | purchases | transaction | transactions | item | items | upload | uploaded | analyse | analyze | analysis | analysing | analyzing`,
)
/** What lies here, whatever was asked before: 'what is left here', 'kya bacha hai'. */
const REMAINING = either(
  inOrder(
    one('what | whats'),
    anyOf(['is', 'all is', 'all', 'else is']),
    one('left | remaining | pending here | here now'),
  ),
  one(
    'whats left | what remains | whatever is left | what else remains | kya bacha | kya bacha hai | kya baaki hai | kya baki hai | kya reh gaya | final list | whole list',
  ),
)

const holds = (rule: Rule, words: readonly string[]): boolean => placeOf(rule, words) !== undefined

/** Whether a message asks what of the receipts here is left to be claimed. */
export function asksWhatIsLeft(message: string): boolean {
  const { words } = wordingOf(message)
  return words.length <= MOST_OF_LEFT && holds(REMAINING, words) && !words.includes('to')
}

/** A longer question narrows it down. */
const MOST_OF_LEFT = 8

/**
 * What a question about receipts asks for; undefined when its words say nothing of the kind. `pointed` says that it names
 * a receipt: 'the category of receipt 2' asks for one value, 'which category' for all of them.
 */
export function topicOf(message: string, pointed: boolean): Topic | undefined {
  const { words } = wordingOf(message)
  if (holds(LACKS, words)) return { about: 'missing', field: fieldAmong(MISSING_FIELDS, words) ?? 'any' }
  if (asksCount(words) && !holds(COUNTS_OTHERS, words)) return { about: 'count' }
  const fields = fieldsIn(message)
  if (fields.length > 1) return { about: 'fields', fields }
  const field = fieldAmong(FIELD_QUESTIONS, words)
  const wide = TOPICS.find(([, rule]) => holds(rule, words))?.[0]
  if (pointed && field && (wide === undefined || wide.startsWith('by-'))) return { about: 'field', field }
  if (wide) return { about: wide } as Topic
  if (field && !['date', 'category', 'merchant'].includes(field)) return { about: 'field', field }
  if (holds(TOTAL, words)) return { about: 'total' }
  if (field === 'category') return { about: 'by-category' }
  if (field === 'date') return { about: 'by-date' }
  if (field === 'merchant') return { about: 'by-merchant' }
  return holds(LIST, words) ? { about: 'list' } : undefined
}

/** 'How many', and not 'the invoice number of the cab'. */
function asksCount(words: readonly string[]): boolean {
  const place = placeOf(COUNT, words)
  const before = place && words[place.start - 1]
  return place !== undefined && !(words[place.start] === 'number' && COUNTED.has(before ?? ''))
}

const COUNTED = new Set(['invoice', 'bill', 'receipt'])

/** The fields that the parts of a question ask for, one a part; none where it asks for groups. */
function fieldsIn(message: string): ReceiptField[] {
  const { text, tokens, words } = wordingOf(message)
  if (holds(OF_GROUPS, words)) return []
  const parts: string[][] = [[]]
  for (let at = 0; at < words.length; at++) {
    const joins = Math.max(at, ...BETWEEN_FIELDS(words, at))
    const isSigned = tokens[at]?.comma || isCut(text.slice(tokens[at - 1]?.end ?? 0, tokens[at]?.start))
    if (joins > at || isSigned) parts.push([])
    if (joins > at) at = joins - 1
    else parts.at(-1)?.push(words[at] ?? '')
  }
  const fields = parts.map(
    (part) => fieldAmong(FIELD_QUESTIONS, part) ?? (holds(TOTAL, part) ? ('totalPaise' as const) : undefined),
  )
  return [...new Set(fields.filter((field) => field !== undefined))]
}

const isCut = (gap: string): boolean => gap.includes('&') || gap.includes('?')
