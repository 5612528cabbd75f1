import { type FoundDate, findDates, findMisreadDate } from '../dates.ts'
import type { Line } from '../lines.ts'
import type { DocumentKind } from '../receipt.ts'
import { americanMarks } from './american.ts'
import { labelsOf } from './layout.ts'

export type DateFound = FoundDate & { line: number; confidence: number }

/** Days of the journey, the stay, the event or the payment, which are printed beside that of the bill. */
const NOT_THE_BILL =
  /due|pay\s?by|expir|valid|exp\b|mfg|birth|dob|\back\b|acknowledge|arriv|check\s?-?\s?in|check\s?-?\s?out|depart|journey|travel|start\s?date|flight|event|deliver|onward|reporting|boarding|^\W{0,3}from\b|\bfrom\W{0,3}$|upto|since|return|print(?:ed)?\s*on|period|session\s*end/i
/** Of the bill that this one is about. */
const OTHER_BILL = /original|against|previous|last\s*bill|parent/i
/** Such a date is never that of the purchase, even where it is the only one. */
const NEVER_THE_BILL = /expir|valid|exp\b|mfg|birth|dob|due\s*(?:date|on|by)|pay\s?by/i
/** Nobody claims an older bill; what looks like one is a misread number. */
const MOST_YEARS = 15
const LABEL = /date|dated|dt\b|issued/i
const BILL_LABEL =
  /(?:invoice|bill|receipt|inv|trans(?:action)?|sales|credit\s*note|document|doc|quot(?:e|ation)|estimate|memo|folio)\s?\.?\s?(?:date|dt)|date\s*of\s*(?:invoice|bill|issue)|(?:paid|issued)\s*on/i
const ITS_BILL = /invoice|\bbill\b|order|booking|receipt|purchase/i
/** Of an order the bill may be written days later. */
const ORDER_LABEL = /order(?:ed)?\s?\.?\s?(?:date|dt|on)/i
/** A ticket is bought when it is booked; a room is paid for at the end of the stay. */
const BOOKING_LABEL = /book(?:ing|ed)\s*(?:date|dt|on)|date\s*of\s*booking|date\s*of\s*issue|issued/i
/** When a list of payments was made. */
const STATEMENT_LABEL = /generated\s*(?:on|at)?\W{0,3}$|statement\s*(?:date|dt|as\s*o[nf])|as\s*o[nf]\W{0,3}$/i
const TICKETS: readonly DocumentKind[] = ['air_ticket', 'rail_ticket', 'bus_ticket', 'boarding_pass']
// A point may be a misread colon right behind a date only; elsewhere it stands in an amount.
const TIME = /\d{1,2}\s?:\s?\d{2}|\d{1,2}\.\d{2}\s?[ap]\.?m/i
const TIME_BEHIND = /^\W{0,3}(?:time\W{0,3})?\d{1,2}\s?[:.]\s?\d{2}/i
/** A date is not written behind the letters of a word, unless it is one that names it. */
const IN_A_CODE = /[A-Za-z]$/

/** The day of the purchase: the date with the best label, a time beside it, or the one that comes first. */
export function findReceiptDate(
  lines: readonly Line[],
  today: string,
  kind: DocumentKind = 'receipt',
): DateFound | undefined {
  const order = orderOf(lines, today)
  const written = lines.map((line) => datesOf(line.text, today, order.monthFirst))
  const certain = new Set(written.flat().flatMap(({ iso, exchanged }) => (exchanged === undefined ? [iso] : [])))
  const candidates = lines.flatMap((line, index) =>
    (written[index] ?? []).flatMap((found) => {
      const date = agreed(found, certain, order.isDoubtful)
      const before = line.text.slice(0, date.start)
      const isRow = isInATable(lines, index)
      const labels = isRow ? [] : labelsOf(lines, index, date.start)
      const label = labels.find(namesADay) ?? (namesADay(before) ? '' : (labels[0] ?? ''))
      if (NEVER_THE_BILL.test(label === '' ? before : label)) return []
      const after = line.text.slice(date.end)
      const above = isRow ? '' : (lines[index - 1]?.text ?? '')
      const nearby = label !== '' ? label : before.trim() === '' ? above : before
      const hasTime = TIME.test(after) || TIME.test(before) || TIME_BEHIND.test(after)
      const score =
        labelScore(nearby, kind) +
        (hasTime && !TICKETS.includes(kind) && !END_OF_STAY.test(nearby) ? 0.8 : 0) -
        (IN_A_CODE.test(before) && !LABEL.test(before) ? 0.8 : 0) -
        (isOfTheTrip(label === '' ? before : label, kind) ? 2 : 0) -
        (OTHER_BILL.test(label === '' ? before : label) ? 3 : 0) -
        (index / Math.max(1, lines.length)) * 0.3
      return [{ ...date, line: index, score, print: line.confidence }]
    }),
  )
  const recent = candidates.filter(({ iso }) => Number(today.slice(0, 4)) - Number(iso.slice(0, 4)) <= MOST_YEARS)
  const best = recent.toSorted((a, b) => b.score - a.score)[0]
  if (best === undefined) return undefined
  const rivals = recent.filter((other) => other.iso !== best.iso)
  const lead = best.score - Math.max(-1, ...rivals.map((other) => other.score))
  const { score: _, print, ...date } = best
  const confidence =
    0.55 +
    Math.min(0.2, Math.max(0, lead) * 0.15) +
    Math.min(0.2, Math.max(0, print - 0.8)) -
    (date.ambiguous ? 0.3 : 0)
  return {
    ...date,
    confidence: Math.min(
      0.99,
      confidence + (candidates.some((other) => other !== best && other.iso === best.iso) ? 0.1 : 0),
    ),
  }
}

const NAMES_A_DAY = [
  OTHER_BILL,
  STATEMENT_LABEL,
  BILL_LABEL,
  ORDER_LABEL,
  BOOKING_LABEL,
  LABEL,
  NOT_THE_BILL,
  NEVER_THE_BILL,
]

function namesADay(words: string): boolean {
  return NAMES_A_DAY.some((named) => named.test(words))
}

/** A room is paid for on the last day of the stay. */
const END_OF_STAY = /depart|check(?:ed)?\s?-?\s?out/i

function isOfTheTrip(label: string, kind: DocumentKind): boolean {
  if (kind === 'hotel_bill' && END_OF_STAY.test(label)) return false
  return NOT_THE_BILL.test(label) && !BILL_LABEL.test(label)
}

/** How much the words before a date say that it is the bill's. A credit note names the bill that it is about as well. */
function labelScore(label: string, kind: DocumentKind): number {
  if (kind === 'hotel_bill' && END_OF_STAY.test(label)) return 0.25
  if (kind === 'statement' && STATEMENT_LABEL.test(label)) return 2
  if (kind === 'credit_note' && ITS_BILL.test(label) && !/credit|note|refund/i.test(label)) return -1
  if (BOOKING_LABEL.test(label) && !BILL_LABEL.test(label)) return TICKETS.includes(kind) ? 1.9 : 0.3
  if (BILL_LABEL.test(label)) return 2
  if (ORDER_LABEL.test(label)) return 0.9
  return LABEL.test(label) ? 1.2 : 0
}

function datesOf(text: string, today: string, monthFirst: boolean): FoundDate[] {
  const plain = findDates(text, today, { monthFirst })
  const misread = plain.length === 0 && LABEL.test(text) ? findMisreadDate(text, today) : undefined
  return misread === undefined ? plain : [misread]
}

/** A row of a table has a day of its own, whatever its column is called. */
function isInATable(lines: readonly Line[], index: number): boolean {
  if ((lines[index]?.segments.length ?? 0) < 2) return false
  return lines
    .slice(Math.max(0, index - 2), index)
    .some(
      ({ text, segments }) => segments.length >= 3 && LABEL.test(text) && /descr|particul|debit|charges/i.test(text),
    )
}

/** A date that could be two days is the one that the document prints elsewhere in a way that has one reading. */
function agreed(date: FoundDate, certain: ReadonlySet<string>, isDoubtful: boolean): FoundDate {
  const { iso, exchanged } = date
  if (exchanged === undefined) return date
  if (certain.has(iso)) return { ...date, ambiguous: false }
  if (certain.has(exchanged)) return { ...date, iso: exchanged, exchanged: iso, ambiguous: false }
  return isDoubtful ? { ...date, ambiguous: true } : date
}

/**
 * In which order the document writes day and month: as its other dates show, else as its currency, telephone, postal code and
 * taxes do where no other country's mark is printed. `isDoubtful` where little speaks for either.
 */
function orderOf(lines: readonly Line[], today: string): { monthFirst: boolean; isDoubtful: boolean } {
  const shown = lines.flatMap(({ text }) =>
    findDates(text, today).flatMap(({ first, start, end }) =>
      first !== undefined && /(?:^|[\s:(])$/.test(text.slice(0, start)) && /^(?:$|[\s,)])/.test(text.slice(end))
        ? [first]
        : [],
    ),
  )
  if (shown.includes('day')) return { monthFirst: false, isDoubtful: shown.includes('month') }
  if (shown.includes('month')) return { monthFirst: true, isDoubtful: false }
  const marks = americanMarks(lines)
  return { monthFirst: marks >= 2, isDoubtful: marks >= 1 }
}
