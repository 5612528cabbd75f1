import { findAmounts } from '../amounts.ts'
import type { Line, Segment } from '../lines.ts'

export type MerchantFound = { name: string; line: number; confidence: number }

/** Print that stands together in the head of a receipt; a line in two columns gives two. */
type Heading = { text: string; line: number; pitch: number; confidence: number }

const LEGAL_FORM =
  /(?:\b|(?<=[A-Za-z)]))(?:p(?:vt|te)\.?\s?\(?(?:ltd|limited)|private\s?limited|ltd|limited|llp|llc|inc|gmbh|plc|s\/b|sdn\W?\s?[bd]hd|[bd]hd)\b\)?\.?/i
const BUSINESS =
  /enterprises?|trading|industries|corporation|compan(?:y|ies)|stores?|hotels?|restaurant|cafe|coffee|mart|shop|baker(?:y|ies)|foods?|kitchen|\binn\b|resort|residency|palace|bhava?n|bhawan|pharmac|medical|petrol|fuel|filling|service|travels?|\bcabs?\b|tours|super|market|book|hardware|stationery|electric|grill|sweets|dhaba|house|centre|center|gift|airlines?/i
const ADDRESS =
  /\b(?:lot|plot|shop no|floor|flr|unit|level|block|blk|road|rd|street|st|lane|avenue|ave|nagar|marg|sector|phase|near|opp|behind|dist|taluk|pin|jalan|jln|taman|lorong|persiaran|bandar|kampung|kg|seksyen)\b|\b\d{5,6}\b|^\W*no\W*\d|^\d+\s?[,/&]/i
const NOT_A_NAME =
  /\b(?:tel|phone|ph|mob|fax|e?-?mail|www|http|gst(?:in)?|cin|pan|tin|fssai|vat|reg|receipt|bill|cash memo|date|time|cashier|table|order|token|counter|original|duplicate|copy|welcome|thank|customer|guest|buyer|member|page|tax|to|uin)\b|@|\.com|invoice|\bno\s?[.:]|(?:tel|fax|gst\w*|site|id)\s?[.:]/i

/** The name of who sold: the most name-like print in the head, with a name that goes on over the next or from the last line. */
export function findMerchant(lines: readonly Line[]): MerchantFound | undefined {
  const headings = head(lines).flatMap((line, index) => headingsOf(line, index))
  const scored = headings.map((heading) => ({ heading, score: nameScore(heading) })).sort((a, b) => b.score - a.score)
  const [best, second] = scored
  if (best === undefined || best.score <= -1.5) return undefined
  const lead = best.score - (second?.score ?? -1)
  return {
    name: wholeName(headings, headings.indexOf(best.heading)),
    line: best.heading.line,
    confidence: Math.min(0.95, Math.max(0.2, 0.35 + best.score * 0.1 + Math.min(1.5, lead) * 0.15)),
  }
}

/** The lines above the first item or the table's heading, at most a third of the receipt. */
function head(lines: readonly Line[]): Line[] {
  const top = lines.slice(0, Math.max(6, Math.ceil(lines.length * 0.33)))
  const end = top.findIndex(
    ({ text }, index) =>
      index > 0 && (/\b(?:qty|description|particulars)\b/i.test(text) || findAmounts(text).some(({ money }) => money)),
  )
  return end > 0 ? top.slice(0, end) : top
}

function headingsOf(line: Line, index: number): Heading[] {
  const groups: Segment[][] = []
  for (const segment of line.segments) {
    const last = groups.at(-1)?.at(-1)
    if (last === undefined || segment.left - last.right > 1.5 * (segment.bottom - segment.top)) groups.push([segment])
    else groups.at(-1)?.push(segment)
  }
  return groups.map((group) => ({
    text: group.map((segment) => segment.text).join(' '),
    line: index,
    pitch: line.pitch,
    confidence: Math.min(...group.map((segment) => segment.confidence)),
  }))
}

function nameScore({ text, line, pitch, confidence }: Heading): number {
  const letters = text.replace(/[^A-Za-z]/g, '').length
  if (letters < 3) return -3
  const digits = text.replace(/\D/g, '').length
  const legal = LEGAL_FORM.exec(text)
  const named = legal === null ? text : text.slice(0, legal.index)
  return (
    1.5 -
    line * 0.35 +
    Math.min(1, Math.max(-0.5, pitch - 1)) +
    (legal === null ? 0 : 2) +
    (BUSINESS.test(named) ? 0.9 : 0) -
    (ADDRESS.test(named) ? 1.5 : 0) -
    (NOT_A_NAME.test(named) ? 2.5 : 0) -
    (digits > letters ? 1.5 : 0) -
    (text === text.toLowerCase() ? 1.2 : 0) -
    (confidence < 0.75 ? 1 : 0)
  )
}

/** A heading that begins with a legal form or a trade, or inside brackets, goes on from the heading above it. */
function wholeName(headings: readonly Heading[], index: number): string {
  const parts = [headings[index]?.text ?? '']
  for (let above = index - 1; above >= 0 && goesOn(parts[0] ?? ''); above--) {
    const heading = headings[above]
    if (heading === undefined || nameScore(heading) < 0) break
    parts.unshift(heading.text)
  }
  const next = headings[index + 1]?.text ?? ''
  const legalOnly = LEGAL_FORM.test(next) && next.replace(LEGAL_FORM, '').replace(/\(?\bm\)|[^A-Za-z]/gi, '').length < 4
  if (legalOnly || /(?:&|\band)$/i.test(parts.at(-1) ?? '')) parts.push(next)
  return cleanName(parts.join(' '))
}

function goesOn(text: string): boolean {
  const opened = text.split('(').length
  const shut = text.split(')').length
  if (shut > opened) return true
  const rest = text
    .replace(LEGAL_FORM, '')
    .replace(/\(.*?\)|\bco\b/gi, '')
    .replace(BUSINESS, '')
  return rest.replace(/[^A-Za-z]/g, '').length < 3
}

/** Ends the name behind its legal form, else before a registration number, and drops marks around it. */
function cleanName(name: string): string {
  const legal = LEGAL_FORM.exec(name)
  const ended =
    legal === null
      ? name.replace(/\s*[([]?[\w/]*\d[\w/]*-?\w?[)\]]?$/, '')
      : name.slice(0, legal.index + legal[0].length)
  return ended.replace(/^[^A-Za-z0-9]+|[^A-Za-z0-9.)&'!]+$/g, '').replace(/\s+/g, ' ')
}
