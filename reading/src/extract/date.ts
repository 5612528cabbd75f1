import { type FoundDate, findDates, findMisreadDate } from '../dates.ts'
import type { Line } from '../lines.ts'
import type { DocumentKind } from '../receipt.ts'
import { labelsOf } from './layout.ts'

export type DateFound = FoundDate & { line: number; confidence: number }

/** Days of the journey, the stay, the event or the payment, which are printed beside that of the bill. */
const NOT_THE_BILL =
  /due|pay\s?by|expir|valid|exp\b|mfg|birth|dob|arriv|check\s?-?\s?in|check\s?-?\s?out|depart|journey|travel|start\s?date|flight|event|deliver|onward|reporting|boarding|^\W{0,3}from\b|\bfrom\W{0,3}$|upto|since|return|print(?:ed)?\s*on|period|session\s*end/i
/** Of the bill that this one is about. */
const OTHER_BILL = /original|against|previous|last\s*bill|parent/i
/** Such a date is never that of the purchase, even where it is the only one. */
const NEVER_THE_BILL = /expir|valid|exp\b|mfg|birth|dob|due\s*(?:date|on|by)|pay\s?by/i
/** Nobody claims an older bill; what looks like one is a misread number. */
const MOST_YEARS = 15
const LABEL = /date|dated|dt\b|issued/i
const BILL_LABEL =
  /(?:invoice|bill|receipt|inv|trans(?:action)?|sales|credit\s*note|document|doc|quot(?:e|ation)|estimate|memo|folio)\s?\.?\s?(?:date|dt)|date\s*of\s*(?:invoice|bill|issue)|(?:paid|issued)\s*on/i
/** Of an order the bill may be written days later. */
const ORDER_LABEL = /order(?:ed)?\s?\.?\s?(?:date|dt|on)/i
/** A ticket is bought when it is booked; a room is paid for at the end of the stay. */
const BOOKING_LABEL = /book(?:ing|ed)\s*(?:date|dt|on)|date\s*of\s*booking|date\s*of\s*issue|issued/i
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
  const isTicket = TICKETS.includes(kind)
  const monthFirst = writesMonthFirst(lines)
  const candidates = lines.flatMap((line, index) =>
    datesOf(line.text, today, monthFirst).flatMap((date) => {
      const before = line.text.slice(0, date.start)
      const labels = labelsOf(lines, index, date.start)
      const label = labels.find((words) => NAMES_A_DAY.some((named) => named.test(words))) ?? labels[0] ?? ''
      if (NEVER_THE_BILL.test(label === '' ? before : label)) return []
      const after = line.text.slice(date.end)
      const nearby = label !== '' ? label : before.trim() === '' ? (lines[index - 1]?.text ?? '') : before
      const score =
        labelScore(nearby, isTicket) +
        (!isTicket && (TIME.test(after) || TIME.test(before) || TIME_BEHIND.test(after)) ? 0.8 : 0) -
        (IN_A_CODE.test(before) && !LABEL.test(before) ? 0.8 : 0) -
        (NOT_THE_BILL.test(label === '' ? before : label) && !BILL_LABEL.test(label) ? 2 : 0) -
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

const NAMES_A_DAY = [OTHER_BILL, BILL_LABEL, ORDER_LABEL, BOOKING_LABEL, LABEL, NOT_THE_BILL, NEVER_THE_BILL]

/** How much the words before a date say that it is the bill's. */
function labelScore(label: string, isTicket: boolean): number {
  if (BOOKING_LABEL.test(label) && !BILL_LABEL.test(label)) return isTicket ? 1.9 : 0.3
  if (BILL_LABEL.test(label)) return 2
  if (ORDER_LABEL.test(label)) return 0.9
  return LABEL.test(label) ? 1.2 : 0
}

function datesOf(text: string, today: string, monthFirst: boolean): FoundDate[] {
  const plain = findDates(text, today, { monthFirst })
  const misread = plain.length === 0 && LABEL.test(text) ? findMisreadDate(text, today) : undefined
  return misread === undefined ? plain : [misread]
}

const AMERICAN =
  /(?<![A-Za-z])\$\s?\d|\busd\b|\(\d{3}\)\s?\d{3}-\d{4}|\b[A-Z]{2},?\s+\d{5}(?:-\d{4})?\b|\bsales\s*tax\b/i
const ELSEWHERE = /₹|\brs\b|\bgst|\brm\s?\d|\bs\$|£|€|\bvat\b/i

/** Whether the receipt is written the American way, by its currency, telephone and postal code, and no other country's mark. */
function writesMonthFirst(lines: readonly Line[]): boolean {
  const marks = lines.filter(({ text }) => AMERICAN.test(text)).length
  return marks >= 2 && !lines.some(({ text }) => ELSEWHERE.test(text))
}
