import { findDates } from '../dates.ts'
import type { Line } from '../lines.ts'
import type { Item } from '../receipt.ts'

type NightsFound = { nights: number; line: number; confidence: number }

/** A longer stay is a rented flat, or misread. */
const MOST_NIGHTS = 366
const DAY = 86_400_000

const COUNTED = /\b(\d{1,3})\s{0,3}x?\s{0,3}nights?\b/i
/** 'No. of nights: 3', 'Nights 2'. Without a sign between them the figure ends the line: in '3 nights 2 adults' it counts others. */
const LABELLED =
  /\b(?:nights?(?: stayed)?|length of stay)\s{0,4}(?:[:.=-]{1,3}\s{0,4}(\d{1,3})\b(?![.,/:-]\d)|(\d{1,3})(?=\s{0,20}$))/i
/** Counts the nights of all rooms, or of a tariff. */
const OF_ROOMS = /\broom\s?[-/]?\s?nights?\b|\bper\s{1,3}night\b|\/\s?night\b/i
/** Speaks of other nights than those of the stay. */
const OF_TERMS = /\b(?:cancel\w{0,8}|refund\w{0,5}|deposit|minimum|no[ -]show|(?:last|late|mid|good)[ -]?night)\b/i

const ARRIVAL = /\b(?:arrival|arrived|check(?:ed)?\s?-?\s?[il1]n)\b/i
const DEPARTURE = /\b(?:departure|departed|check(?:ed)?\s?-?\s?out)\b/i

/**
 * How many nights a hotel's bill is for: as it says, and as its days of arrival and departure tell. What both say alike is
 * surest; where they differ it has to be looked at. A room that is left on the day of arrival is paid for one night.
 */
export function findNights(
  printed: readonly Line[],
  items: readonly Pick<Item, 'name' | 'quantity' | 'line'>[],
  today: string,
): NightsFound | undefined {
  const lines = printed.map((line) => ({ ...line, text: line.text.replace(NOUGHT, 'o') }))
  const said = printedCount(lines) ?? countedItem(lines, items)
  const told = betweenDays(lines, today)
  if (!said || !told) return said ?? told
  return said.nights === told.nights
    ? { ...said, confidence: 0.99 }
    : { ...(told.isDay ? said : told), confidence: 0.5 }
}

/** Read for the letter within a word: 'Check-0ut'. */
const NOUGHT = /(?<=[a-z-])0(?=[a-z])/gi

const ROOM = /\b(?:room|tariff|accommodation|lodging|stay)\b/i

/** How often the room is charged, in a table whose heading counts nights. */
function countedItem(
  lines: readonly Line[],
  items: readonly Pick<Item, 'name' | 'quantity' | 'line'>[],
): NightsFound | undefined {
  if (!lines.some(({ text }) => COLUMN.test(text) && !/\d/.test(text))) return undefined
  const [room, ...others] = items.filter(({ name }) => ROOM.test(name))
  const nights = room?.quantity ?? 0
  if (!room || others.length > 0 || !Number.isInteger(nights) || nights < 1 || nights > MOST_NIGHTS) return undefined
  return { nights, line: room.line, confidence: 0.85 }
}

const COLUMN = /\bnights?\b/i

function printedCount(lines: readonly Line[]): NightsFound | undefined {
  const found = lines.flatMap(({ text }, line): NightsFound[] => {
    if (OF_ROOMS.test(text) || OF_TERMS.test(text)) return []
    const [, counted] = COUNTED.exec(text) ?? []
    const [, behind, last] = LABELLED.exec(text) ?? []
    const nights = Number(counted ?? behind ?? last)
    return nights >= 1 && nights <= MOST_NIGHTS ? [{ nights, line, confidence: 0.9 }] : []
  })
  const [first] = found
  // A folio that charges night by night.
  if (first && found.length > 1 && found.every(({ nights }) => nights === 1))
    return { ...first, nights: found.length, confidence: 0.5 }
  const isOne = found.every(({ nights }) => nights === first?.nights)
  return first && { ...first, confidence: isOne ? first.confidence : 0.5 }
}

/** By the first day behind or below each of the two labels. */
function betweenDays(lines: readonly Line[], today: string): (NightsFound & { isDay: boolean }) | undefined {
  const arrival = dayOf(lines, ARRIVAL, today)
  const departure = dayOf(lines, DEPARTURE, today)
  if (!arrival || !departure) return undefined
  const nights = Math.round((Date.parse(departure.iso) - Date.parse(arrival.iso)) / DAY)
  if (nights < 0 || nights > MOST_NIGHTS) return undefined
  return { nights: Math.max(1, nights), isDay: nights === 0, line: departure.line, confidence: 0.95 }
}

function dayOf(lines: readonly Line[], label: RegExp, today: string): { iso: string; line: number } | undefined {
  for (const [line, { text }] of lines.entries()) {
    const found = label.exec(text)
    if (!found) continue
    const others = [ARRIVAL, DEPARTURE].flatMap((one) => (one === label ? [] : (one.exec(text)?.index ?? [])))
    const days = stayDates(text, today)
    const isTable = others.some((at) => days.every(({ start }) => start > Math.max(at, found.index)))
    // Of 'Check-in / Check-out' the days stand behind both, or below them, in the same order.
    const place = isTable && others.some((at) => at < found.index) ? 1 : 0
    const behind = days.filter(({ start }) => start > found.index)[place]
    if (behind) return { iso: behind.iso, line }
    const under = days.length === 0 ? stayDates(lines[line + 1]?.text ?? '', today)[place] : undefined
    if (under) return { iso: under.iso, line: line + 1 }
  }
  return undefined
}

/** A stay that is paid for in advance ends after today. */
function stayDates(text: string, today: string) {
  return findDates(text, `${Number(today.slice(0, 4)) + 1}${today.slice(4)}`)
}
