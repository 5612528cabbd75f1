import { findDates } from '../dates.ts'
import type { Line } from '../lines.ts'

export type InvoiceNumberFound = { number: string; line: number; confidence: number }

// Strongest first: a number of the document itself before one of an order or a transaction. Between the words of a label
// may stand a dot: one that is printed, or a speck.
const LABELS: [RegExp, number][] = [
  [/(?:tax\s*)?[il1|]nv[o0]ice[\s.]*(?:no|number|num|id|#)[.:#\s-]*/i, 0.9],
  [/\b[il1|]nv(?:oice)?\s?\.?\s?(?:no|#)?\s?[.:#][-:\s]*/i, 0.8],
  [/\b(?:bi[l1i]{2}|receipt|rcpt|folio|voucher|memo)[\s.]*(?:no|number|num|id|#)[.:#\s-]*/i, 0.85],
  [/\b(?:bill|receipt)\s*[:#]\s*/i, 0.7],
  [
    /\b(?:doc(?:ument)?|ref(?:erence)?|crn|booking|order|trans(?:action)?|txn|ticket|slip)\s?\.?\s?(?:no|number|id|#)[.:#\s-]*/i,
    0.55,
  ],
  // On a page of a bill book the number stands by itself, or before the date.
  [/^\W*no[\s.:#-]+(?=[A-Z/-]{0,12}\d[A-Z\d/-]{1,20}\s*(?:$|d(?:ated?|at|t)\b))/i, 0.5],
]
// CGST Rule 46: at most 16 letters, digits, hyphens and slashes; more than that is another kind of number.
const NUMBER = /^[A-Z0-9](?:[A-Z0-9/-]{0,18}[A-Z0-9])?/i

/** The number of the bill behind the best label, on the label's line or alone on the next. */
export function findInvoiceNumber(lines: readonly Line[], today: string): InvoiceNumberFound | undefined {
  for (const [label, confidence] of LABELS) {
    for (const [index, line] of lines.entries()) {
      const match = label.exec(line.text)
      if (match === null) continue
      const behind = line.text.slice(match.index + match[0].length).trim()
      const here = numberAt(behind, today)
      if (here !== undefined) return { number: here, line: index, confidence: confidence * line.confidence }
      const next = lines[index + 1]
      const below = behind === '' && next !== undefined ? numberAt(next.text, today) : undefined
      if (below !== undefined && next !== undefined) {
        return { number: below, line: index + 1, confidence: confidence * 0.8 * next.confidence }
      }
    }
  }
  return undefined
}

function numberAt(text: string, today: string): string | undefined {
  const [number] = NUMBER.exec(text) ?? []
  if (number === undefined || !/\d/.test(number) || number.length > 20) return undefined
  const dated = findDates(text, today)[0]
  return dated?.start === 0 && dated.end >= number.length ? undefined : number
}
