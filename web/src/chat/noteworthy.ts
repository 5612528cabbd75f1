const NOTEWORTHY =
  /(?<record>\b(?:TRP|EXP)-\d{4}-\d{4,}\b)|(?<day>\b(?:(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun) )?\d{1,2} (?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)(?: \d{4})?\b|\b[A-Z]{3} \d{2}:\d{2}\b)|(?<lead>(?<!\S)\S{1,20} )?(?<rupees>(?:₹|\bRs\.?|\bINR)\s?\d[\d,]*(?:\.\d+)?)/g

/** A piece of a text and what it is; a time at an airport counts as a date. `lead` is the word before an amount, which the amount never leaves alone. */
export type Part =
  | { kind: 'text' | 'day'; text: string }
  | { kind: 'record'; text: string; path: string }
  | { kind: 'rupees'; text: string; lead: string }

/** Where the page of a trip's or an expense's number stands. */
function recordPath(number: string): string {
  return number.startsWith('TRP') ? `/trip/${number}` : `/expense/${number}`
}

/** Splits a text into its record numbers, rupee amounts and dates and what stands between them; nothing is lost. */
export function noteworthyParts(value: string): Part[] {
  const parts: Part[] = []
  let from = 0
  for (const match of value.matchAll(NOTEWORTHY)) {
    if (match.index > from) parts.push({ kind: 'text', text: value.slice(from, match.index) })
    const { record, rupees, lead = '' } = match.groups ?? {}
    if (record !== undefined) parts.push({ kind: 'record', text: record, path: recordPath(record) })
    else if (rupees !== undefined) parts.push({ kind: 'rupees', text: rupees, lead })
    else parts.push({ kind: 'day', text: match[0] })
    from = match.index + match[0].length
  }
  if (from < value.length) parts.push({ kind: 'text', text: value.slice(from) })
  return parts
}
