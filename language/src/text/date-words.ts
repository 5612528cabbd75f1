import type { Weekday } from './calendar.ts'

const indexed = <T extends number>(rows: string, first: T): [string, T][] =>
  rows.split(' | ').flatMap((row, index) => row.split(' ').map((word): [string, T] => [word, (first + index) as T]))

/** Month names and short forms, 1 to 12. */
export const MONTHS: ReadonlyMap<string, number> = new Map(
  indexed(
    'january jan janvari | february feb | march mar | april apr | may mai | june jun | july jul | august aug agast | september sep sept | october oct | november nov | december dec',
    1,
  ).filter(([word]) => word !== 'mai'),
)

/** Weekday names and short forms in English and Hindi, 0 is Sunday. */
export const WEEKDAYS: ReadonlyMap<string, Weekday> = new Map(
  indexed<Weekday>(
    'sunday sundays sun ravivar itwar itvaar | monday mondays mon somvar somwar | tuesday tuesdays tue tues mangalvar mangalwar | wednesday wednesdays wed budhvar budhwar | thursday thursdays thu thur thurs guruvar guruwar veervar | friday fridays fri shukravar shukrawar | saturday saturdays sat shanivar shaniwar',
    0,
  ),
)

/** Days counted from today. Hindi 'kal' and 'parso' look forward: a trip lies ahead. */
export const DAY_WORDS: ReadonlyMap<string, number> = new Map([
  ...['today', 'tonight', 'aaj', 'aj', 'aaj', 'todays'].map((word): [string, number] => [word, 0]),
  ...['tomorrow', 'tmrw', 'tmrow', 'tomorrows', 'tom', 'tmr', 'kal', 'kl'].map((word): [string, number] => [word, 1]),
  ...['parso', 'parson', 'parsoon', 'overmorrow'].map((word): [string, number] => [word, 2]),
  ...['narso', 'tarso'].map((word): [string, number] => [word, 3]),
  ['yesterday', -1],
])

/** Of these days Hindi does not say whether they lie ahead or behind. */
export const EITHER_WAY: ReadonlySet<string> = new Set(['kal', 'kl', 'parso', 'parson', 'parsoon', 'narso', 'tarso'])

export const THIS_WORDS: ReadonlySet<string> = new Set(['this', 'is', 'iss', 'coming', 'upcoming', 'current'])
export const NEXT_WORDS: ReadonlySet<string> = new Set(['next', 'nxt', 'agle', 'agley', 'agla', 'agli', 'following'])
export const LAST_WORDS: ReadonlySet<string> = new Set([
  'last',
  'previous',
  'past',
  'pichle',
  'pichhle',
  'pichla',
  'pichli',
  'pichhli',
])
export const RANGE_WORDS: ReadonlySet<string> = new Set([
  'to',
  'till',
  'til',
  'until',
  'upto',
  'through',
  'thru',
  'thru',
  '-',
  'se',
])
