import { withoutMarkers } from '../kernel/cards.ts'

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']
const MONTH = '(jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*'
const DAY_MONTH = new RegExp(`\\b(\\d{1,2})(?:st|nd|rd|th)?(?: of)?[ -]${MONTH}\\b\\.?(?:,?[ -](\\d{4}))?`, 'gi')
const MONTH_DAY = new RegExp(`\\b${MONTH}\\.? (\\d{1,2})(?:st|nd|rd|th)?\\b(?:,? (\\d{4}))?`, 'gi')
const ISO_DAY = /\b(\d{4})-(\d{2})-(\d{2})\b/g
const SLASHED = /\b(\d{1,2})[/.](\d{1,2})[/.](\d{4})\b/g
const RECORD = /\b(?:TRP|EXP)-\d{4}-\d{4,}\b/gi
const CLOCK = /\b(\d{1,2})([:.])(\d{2})(?!\d)(?:\s*([ap])\.?m\b)?/gi
/** An hour alone, which no day of a month, amount or larger number is. */
const HOUR = new RegExp(
  `(?<![\\d:.,₹/-])\\b(1?\\d|2[0-3])(?![\\d:.,/-]*\\d|(?:st|nd|rd|th)\\b|(?: of)?[ -]?${MONTH}\\b)(?:\\s*([ap])\\.?m\\b)?`,
  'gi',
)
const AMOUNT =
  /(?:(₹|\brs\.?|\binr)\s*)?(\d[\d,]*(?:\.\d+)?)(?:\s*(lakhs?|lacs?|crores?|cr\b|k\b|thousand))?(?:\s*(%|percent|rupees?))?/gi

const SCALES: Readonly<Record<string, number>> = { l: 100_000, c: 10_000_000, k: 1_000, t: 1_000 }

/** What a text says that can be checked: amounts and larger numbers, days, times and the numbers of records. */
export interface Facts {
  numbers: ReadonlySet<number>
  days: ReadonlySet<string>
  times: ReadonlySet<string>
  records: ReadonlySet<string>
  /** What the text says was done, such as 'sent'. */
  deeds: ReadonlySet<string>
}

/** What may be spoken of in one turn: what was said before it and what the tools answer in it. */
export interface Speakable {
  /** Keeps a text that was said. */
  said(text: string): void
  /** Keeps what a tool answered, and returns it as the model gets it. */
  answered<T>(data: T): T
  facts(): Facts
}

/** Keeps what may be spoken of; `told` is what is known when the turn begins. */
export function createSpeakable(told: readonly string[], byPerson: readonly string[]): Speakable {
  const texts = [...told]
  let facts: Facts | undefined
  function said(text: string): void {
    texts.push(text)
    facts = undefined
  }
  return {
    said,
    answered(data) {
      const neutral = withoutMarkers(JSON.stringify(data ?? null))
      said(neutral)
      return JSON.parse(neutral) as typeof data
    },
    facts() {
      facts ??= factsOfAll(texts, byPerson)
      return facts
    },
  }
}

/** Smaller numbers without a sign are counts and ordinals, which a sentence may make itself. */
const SMALLEST_CHECKED = 100

/**
 * The facts of a text or of data as JSON. Days are there with and without their year, so that either may be said. With
 * `all`, every number counts, as is right for what others are checked against.
 */
export function factsOf(text: string, all = false): Facts {
  const days = new Set<string>()
  const times = new Set<string>()
  const records = new Set<string>()
  const numbers = new Set<number>()
  const addDay = (year: string | undefined, month: number, day: number) => {
    const short = `${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`
    if (year) days.add(`${year}-${short}`)
    if (!year || all) days.add(short)
    return ' '
  }
  const monthOf = (name: string) => MONTHS.indexOf(name.slice(0, 3).toLowerCase()) + 1
  const left = text
    .replace(RECORD, (record) => {
      records.add(record.toUpperCase())
      return ' '
    })
    .replace(ISO_DAY, (_, year: string, month: string, day: string) => addDay(year, Number(month), Number(day)))
    .replace(SLASHED, (_, day: string, month: string, year: string) => addDay(year, Number(month), Number(day)))
    .replace(DAY_MONTH, (_, day: string, month: string, year?: string) => addDay(year, monthOf(month), Number(day)))
    .replace(MONTH_DAY, (_, month: string, day: string, year?: string) => addDay(year, monthOf(month), Number(day)))
    .replace(CLOCK, (whole, hour: string, mark: string, minute: string, half: string | undefined) => {
      if (Number(hour) > 23 || Number(minute) > 59 || (mark === '.' && !half)) return whole
      times.add(`${String(hourOf(Number(hour), half)).padStart(2, '0')}:${minute}`)
      return ' '
    })
  for (const [, sign, digits = '', scale, unit] of left.matchAll(AMOUNT)) {
    const value = Number(digits.replaceAll(',', '')) * (scale ? (SCALES[scale.charAt(0).toLowerCase()] ?? 1) : 1)
    const checked = sign || scale || unit || digits.includes('.') || value >= SMALLEST_CHECKED
    if (Number.isFinite(value) && (all || checked)) numbers.add(hundredths(value))
  }
  return { numbers, days, times, records, deeds: new Set(deedsIn(text)) }
}

/**
 * What one may speak of: all that was told, in any of these texts, and what the person said. Who asks whether something was
 * done has not told that it was, so that deeds are none of the person's words. An hour may be given as a clock shows it:
 * "by 11" is 11:00, and 23:00 where the evening is meant.
 */
export function factsOfAll(texts: readonly string[], byPerson: readonly string[] = []): Facts {
  const asked = byPerson.map((text) => {
    const facts = factsOf(text, true)
    return { ...facts, times: new Set([...facts.times, ...hoursIn(text)]), deeds: new Set<string>() }
  })
  const all = [...texts.map((text) => factsOf(text, true)), ...asked]
  const together = <T>(of: (facts: Facts) => ReadonlySet<T>) => new Set(all.flatMap((facts) => [...of(facts)]))
  return {
    numbers: together(({ numbers }) => numbers),
    days: together(({ days }) => days),
    times: together(({ times }) => times),
    records: together(({ records }) => records),
    deeds: together(({ deeds }) => deeds),
  }
}

/** What a text tells of that `known` does not hold, each in a word or two such as 'days 2026-06-20'. */
export function factsBeyond(text: string, known: Facts): string[] {
  const told = factsOf(text)
  return [
    ...beyond('numbers', told.numbers, known.numbers, (value) => String(value / 100)),
    ...beyond('days', told.days, known.days),
    ...beyond('times', told.times, known.times),
    ...beyond('records', told.records, known.records),
    ...beyond('deeds', told.deeds, known.deeds),
  ]
}

/** Whether a sentence tells of nothing that `known` does not hold. */
export function isGrounded(sentence: string, known: Facts): boolean {
  return factsBeyond(sentence, known).length === 0
}

function beyond<T>(
  kind: keyof Facts,
  told: ReadonlySet<T>,
  known: ReadonlySet<T>,
  words: (fact: T) => string = String,
) {
  return [...told].filter((fact) => !known.has(fact)).map((fact) => `${kind} ${words(fact)}`)
}

const DEED =
  /\b(?:is|are|was|were|been|be|have|has|['’]ve|i|we|status(?:":"|: ))\s*(?:now |just |already |successfully |also |all )*(booked|reserved|submitted|sent|approved|rejected|cancelled|canceled|withdrawn|claimed|reimbursed|paid|corrected|changed|updated|removed|deleted|added)\b/gi
/** What says that something may come about, in all of its sentence, and what denies it in a part of one. */
const CONDITION = /\b(?:once|before|until|if|when)\b/i
const DENIAL = /\b(?:not|nothing|no|never|cannot)\b|n['’]t\b/i

function deedsIn(text: string): string[] {
  return text
    .split(/(?<=[.!?\n])\s/)
    .filter((sentence) => !CONDITION.test(sentence))
    .flatMap((sentence) => sentence.split(/[,;–—]/))
    .filter((part) => !DENIAL.test(part))
    .flatMap((part) => [...part.matchAll(DEED)].map(([, deed = '']) => deed.toLowerCase()))
}

/** The times that an hour without minutes can stand for, such as 03:00 and 15:00 for "3" and 15:00 for "3 pm". */
function hoursIn(text: string): string[] {
  return [...text.matchAll(HOUR)].flatMap(([, digits, , half]) => {
    const hour = Number(digits)
    const hours = half || hour > 12 ? [hourOf(hour, half)] : [hour, (hour + 12) % 24]
    return hours.map((each) => `${String(each).padStart(2, '0')}:00`)
  })
}

function hourOf(hour: number, half: string | undefined): number {
  if (half === undefined) return hour
  return (hour % 12) + (half.toLowerCase() === 'p' ? 12 : 0)
}

/** So that sums of fractions compare. */
function hundredths(value: number): number {
  return Math.round(value * 100)
}
