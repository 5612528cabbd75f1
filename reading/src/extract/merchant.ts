import { findAmounts } from '../amounts.ts'
import type { Line, Segment } from '../lines.ts'
import { spelledName } from './spelling.ts'

export type MerchantFound = { name: string; line: number; confidence: number }

/**
 * Print that stands together in the head of a receipt; a line in two columns gives two. `letter` is the width of one character,
 * by which wide print is known, `top` and `bottom` where it stands.
 */
type Heading = {
  text: string
  line: number
  pitch: number
  confidence: number
  letter: number
  top: number
  bottom: number
}

/** Print of one kind differs by less than this share in the width of its letters. */
const SAME_PRINT = 0.2
/** A name in wide print is at least this much wider than what follows. */
const WIDE = 1.25
/** Lines that a name may take. */
const MOST_LINES = 3
/** Lines of one name are no farther apart than this many times their height. */
const MOST_GAP = 1.5
/** Pieces beside each other whose heights differ by more are not of one name: a stamp, or a note by hand. */
const SAME_HEIGHT = 1.45

const LEGAL_FORM =
  /(?:\b|(?<=[A-Za-z)]))(?:p(?:vt|te)\.?\s?\(?(?:ltd|limited)|private\s?limited|ltd|limited|llp|llc|inc|gmbh|plc|s\/b|sdn\W?\s?[bd]hd|[bd]hd)\b\)?\.?/i
const BUSINESS =
  /enterprises?|trading|industries|corporation|compan(?:y|ies)|stores?|hotels?|restaurant|cafe|coffee|mart|shop|baker(?:y|ies)|foods?|kitchen|\binn\b|resort|residency|palace|bhava?n|bhawan|pharmac|medical|petrol|fuel|filling|service|travels?|\bcabs?\b|tours|super|market|book|hardware|stationery|electric|grill|sweets|dhaba|house|centre|center|gift|airlines?/i
const ADDRESS =
  /\b(?:lot|plot|shop no|floor|flr|unit|level|block|blk|road|rd|street|st|lane|avenue|ave|nagar|marg|sector|phase|near|opp|behind|dist|taluk|pin|jalan|jln|taman|lorong|persiaran|bandar|kampung|kg|seksyen)\b|\b\d{5,6}\b|^\W*no\W*\d|^\d+\s?[,/&]/i
const NOT_A_NAME =
  /\b(?:tel|phone|ph|mob|fax|e?-?mail|www|http|gst(?:in)?|cin|pan|tin|fssai|vat|reg|receipt|bill|cash memo|date|time|cashier|table|order|token|counter|original|duplicate|welcome|thank|customer|guest|buyer|member|page|tax|to|uin)\b|@|\.com|invoice|copy\b|\bno\s?[.:]|(?:tel|fax|gst\w{0,10}|site|id)\s?[.:]/i

/** The name of who sold: the most name-like print in the head, with a name that goes on over the next or from the last line. */
export function findMerchant(lines: readonly Line[]): MerchantFound | undefined {
  const headings = head(lines).flatMap((line, index) => headingsOf(spelled(line), index))
  const scored = headings.map((heading) => ({ heading, score: nameScore(heading) })).sort((a, b) => b.score - a.score)
  const [best] = scored
  if (best === undefined || best.score <= -1.5) return undefined
  const parts = wholeName(headings, headings.indexOf(best.heading))
  const rival = scored.find(({ heading }) => !parts.includes(heading))
  const lead = best.score - (rival?.score ?? -1)
  const confidence = 0.35 + best.score * 0.1 + Math.min(1.5, lead) * 0.15
  return {
    name: cleanName(parts.map(({ text }) => text).join(' ')),
    line: best.heading.line,
    confidence: Math.min(hasRivalAbove(headings, parts) ? 0.8 : 0.95, Math.max(0.2, confidence)),
  }
}

function spelled(line: Line): Line {
  return { ...line, segments: line.segments.map((segment) => ({ ...segment, text: spelledName(segment.text) })) }
}

/** Whether another name stands right above: a brand over a company's name may or may not belong to it. */
function hasRivalAbove(headings: readonly Heading[], parts: readonly Heading[]): boolean {
  const [first] = parts
  const above = first === undefined ? undefined : headings[headings.indexOf(first) - 1]
  return above !== undefined && nameScore(above) > 0.5
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
    if (last === undefined || !isBeside(last, segment)) groups.push([segment])
    else groups.at(-1)?.push(segment)
  }
  return groups.map((group) => ({
    text: group.map((segment) => segment.text).join(' '),
    line: index,
    pitch: line.pitch,
    confidence: Math.min(...group.map((segment) => segment.confidence)),
    letter: letterWidth(group),
    top: Math.min(...group.map(({ top }) => top)),
    bottom: Math.max(...group.map(({ bottom }) => bottom)),
  }))
}

function isBeside(left: Segment, right: Segment): boolean {
  const [a, b] = [left.bottom - left.top, right.bottom - right.top]
  return right.left - left.right <= 1.5 * b && Math.max(a, b) <= SAME_HEIGHT * Math.min(a, b)
}

function letterWidth(group: readonly Segment[]): number {
  const letters = group.reduce((sum, { text }) => sum + text.length, 0)
  return group.reduce((sum, { left, right }) => sum + right - left, 0) / Math.max(1, letters)
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

/**
 * The lines of the name: one that begins with a legal form or a trade, or inside brackets, goes on from the heading above it, and
 * a name in wide print takes all lines of that print.
 */
function wholeName(headings: readonly Heading[], index: number): Heading[] {
  const best = headings[index]
  if (best === undefined) return []
  const parts = [best]
  const wide = isWide(headings, index)
  for (let above = index - 1; above >= 0 && parts.length < MOST_LINES; above--) {
    const heading = headings[above]
    const [first = best] = parts
    if (heading === undefined || first.top - heading.bottom > MOST_GAP * (first.bottom - first.top)) break
    if (!goesOn(first.text) && !(wide && isSamePrint(heading, best))) break
    if (nameScore(heading) < 0) break
    parts.unshift(heading)
  }
  for (let below = index + 1; below < headings.length && parts.length < MOST_LINES; below++) {
    const heading = headings[below]
    const open = /(?:&|\band)$/i.test(parts.at(-1)?.text ?? '')
    if (heading === undefined) break
    if (!open && !isLegalFormOnly(heading.text) && !(wide && isSamePrint(heading, best) && !endsTheName(parts))) break
    if (!open && !isLegalFormOnly(heading.text) && nameScore(heading) < -0.5) break
    parts.push(heading)
  }
  return parts
}

function isLegalFormOnly(text: string): boolean {
  return LEGAL_FORM.test(text) && text.replace(LEGAL_FORM, '').replace(/\(?\bm\)|[^A-Za-z]/gi, '').length < 4
}

function endsTheName(parts: readonly Heading[]): boolean {
  return LEGAL_FORM.test(parts.at(-1)?.text ?? '')
}

/** Whether a heading is printed in clearly wider letters than the lines that follow its kind of print. */
function isWide(headings: readonly Heading[], index: number): boolean {
  const best = headings[index]
  if (best === undefined) return false
  const others = headings.slice(index + 1).filter((heading) => !isSamePrint(heading, best))
  const following = others.slice(0, 4).map(({ letter }) => letter)
  const usual = following.toSorted((a, b) => a - b)[Math.floor(following.length / 2)]
  return usual !== undefined && best.letter > WIDE * usual
}

function isSamePrint(a: Heading, b: Heading): boolean {
  return Math.abs(a.letter - b.letter) < SAME_PRINT * b.letter && !NOT_A_NAME.test(a.text) && !ADDRESS.test(a.text)
}

function goesOn(text: string): boolean {
  const opened = text.split('(').length
  const shut = text.split(')').length
  if (shut > opened) return true
  const rest = text
    .replace(LEGAL_FORM, '')
    .replace(/\([^()]*\)|\bco\b/gi, '')
    .replace(BUSINESS, '')
  return rest.replace(/[^A-Za-z]/g, '').length < 3
}

/** Ends the name behind its legal form, else before a registration number, and drops marks around it. */
function cleanName(name: string): string {
  const legal = LEGAL_FORM.exec(name)
  const ended =
    legal === null
      ? name.replace(/(?<![\w/])[([]?(?=[\w/]*\d)[\w/]+(?:-\w?)?[)\]]?$/, '')
      : name.slice(0, legal.index + legal[0].length)
  return ended.replace(/^[^A-Za-z0-9]+|(?<![^A-Za-z0-9.)&'!])[^A-Za-z0-9.)&'!]+$/g, '').replace(/\s+/g, ' ')
}
