import { findDates } from '../dates.ts'
import { isGstin } from '../gstin.ts'
import type { Line, Segment } from '../lines.ts'
import { type DocumentKind, PROOF_OF } from '../receipt.ts'
import { blockBelow, type Piece, piecesOf } from './layout.ts'

export type InvoiceNumberFound = { number: string; line: number; confidence: number }

const NO = '[\\s.]*(?:serial\\s*)?(?:number|num|n[o0](?!te)|id|#)[.:#\\s-]*'
// Strongest first: a number of the document itself before one of the paper that goes with it. Between the words of a label may
// stand a dot: one that is printed, or a speck. An order, a booking and a payment have numbers that are no invoice's.
const LABELS: [RegExp, number][] = [
  [new RegExp(`(?:credit|debit)\\s*n[o0]te${NO}`, 'i'), 0.9],
  [new RegExp(`(?:tax\\s*)?[il1|]nv[o0]ice${NO}`, 'i'), 0.9],
  [/\b[il1|]nv(?:oice)?\s?\.?\s?(?:n[o0]|#)?\s?[.:#][-:\s]*/i, 0.8],
  [new RegExp(`\\b(?:bi[l1i]{2}|receipt|rcpt|folio|voucher|memo|proforma|pi)${NO}`, 'i'), 0.85],
  [/\b(?:bill|receipt)\s*[:#]\s*/i, 0.7],
  [new RegExp(`\\b(?:doc(?:ument)?|crn|ticket|slip|waybill|consignment|quotation|estimate)${NO}`, 'i'), 0.55],
  // On a page of a bill book the number stands by itself, or before the date.
  [/^\W*no[\s.:#-]+(?=[A-Z/-]{0,12}\d[A-Z\d/-]{1,20}\s*(?:$|d(?:ated?|at|t)\b))/i, 0.5],
]
/** Of the bill that another document is about, of who bought, or of the paper of an order. */
const ANOTHERS =
  /(?:against|original|previous|last|ref(?:erence)?\W{0,3}(?:to)?|buyer'?s?|customer|order|booking)\W{0,3}$/i
// CGST Rule 46: at most 16 letters, digits, hyphens and slashes; more than that is another kind of number.
const NUMBER = /^[A-Z0-9](?:[A-Z0-9/-]*[A-Z0-9])?/i
const LONGEST = 20
/** A number below its label is a little less sure than one behind it. */
const APART = 0.8

/**
 * The number of the bill behind the best label: in the label's own piece of print, alone in the next one, or below it in its column.
 * A proof of payment and a list of payments have none.
 */
export function findInvoiceNumber(
  lines: readonly Line[],
  today: string,
  kind: DocumentKind = 'receipt',
): InvoiceNumberFound | undefined {
  if (PROOF_OF[kind] === 'payment' || kind === 'statement' || kind === 'boarding_pass') return undefined
  const pieces = piecesOf(lines)
  for (const [label, confidence] of LABELS) {
    for (const piece of pieces) {
      const found = numberOf(lines, piece, label, today)
      const line = found && lines[found.line]
      if (found === undefined || line === undefined) continue
      return { number: found.number, line: found.line, confidence: confidence * found.share * line.confidence }
    }
  }
  return undefined
}

/** What a piece with the label names as the number; `share` says how near it stands. */
function numberOf(lines: readonly Line[], piece: Piece, label: RegExp, today: string) {
  const { text } = piece.segment
  const match = label.exec(text)
  if (match === null || ANOTHERS.test(text.slice(0, match.index))) return undefined
  const behind = text.slice(match.index + match[0].length).trim()
  const here = numberAt(behind, today)
  if (here !== undefined) return { number: here, line: piece.line, share: 1 }
  if (behind !== '') return undefined
  const beside = nextValue(lines[piece.line]?.segments ?? [], piece.index)
  const next = beside && numberAt(beside.text, today)
  if (next !== undefined) return { number: next, line: piece.line, share: 1 }
  const [under] = blockBelow(lines, piece, { most: 1, ends: () => false })
  const below = under && numberAt(under.segment.text, today)
  return below !== undefined && under !== undefined ? { number: below, line: under.line, share: APART } : undefined
}

/** The piece behind a label; a mark may stand between them. */
function nextValue(segments: readonly Segment[], index: number): Segment | undefined {
  return segments.slice(index + 1).find(({ text }) => /[A-Za-z0-9]/.test(text))
}

function numberAt(print: string, today: string): string | undefined {
  const text = print.replace(/^[^A-Za-z0-9]+/, '')
  const [number] = NUMBER.exec(text) ?? []
  if (number === undefined || !/\d/.test(number) || number.length > LONGEST || isGstin(number)) return undefined
  // An amount goes on behind a mark.
  if (/^[.,]\d/.test(text.slice(number.length))) return undefined
  const dated = findDates(text, today)[0]
  return dated?.start === 0 && dated.end >= number.length ? undefined : number
}
