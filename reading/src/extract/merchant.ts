import { findAmounts } from '../amounts.ts'
import type { Line } from '../lines.ts'

export type MerchantFound = { name: string; line: number; confidence: number }

const LEGAL =
  /\b(?:pvt\.?|private|ltd\.?|limited|llp|llc|inc\.?|corp\.?|gmbh|plc|pte\.?|sdn\.?|bhd\.?|s\/b|& co\b|enterprises?|trading|industries|corporation|company|stores?)/i
const LEGAL_SQUASHED = /(?:PVTLTD|PRIVATELIMITED|LIMITED|LTD|LLP|SDNBHD|BHD|PTELTD|ENTERPRISES?|TRADING)\W*$/
const TRADE =
  /hotel|restaura|cafe|coffee|mart|store|shop|bakery|foods?\b|kitchen|inn\b|resort|residency|palace|bhavan|bhawan|pharma|medical|petrol|fuel|station|service|travel|cabs?\b|tours|super|market|book|hardware|electric|bar\b|grill|sweets|dhaba|house|centre|center|gift|deco/i
const ADDRESS =
  /\b(?:no\.?|lot|plot|shop no|floor|flr|unit|level|block|blk|road|rd|street|st|lane|avenue|ave|nagar|marg|sector|phase|near|opp|behind|dist|taluk|pin|jalan|jln|taman|lorong|persiaran|bandar|kampung|kg|seksyen)\b|\b\d{5,6}\b/i
const NOT_A_NAME =
  /\b(?:tel|phone|ph|mob|fax|email|e-mail|www|http|gst(?:in)?|cin|pan|tin|fssai|vat|reg|invoice|receipt|bill|cash memo|date|time|cashier|table|order|token|counter|original|duplicate|copy|welcome|thank|customer|guest|buyer|member|page|pos|tax|to)\b|@|\.com|^\W*(?:tax\s*)?invoice/i
const REGISTRATION =
  /\(?\s*(?:co\.?\s*)?(?:reg(?:istration|d)?\.?\s*(?:no\.?)?\s*:?\s*)?\(?\d{4,}\s*-?\s*[A-Z]?\)?\s*$|\((?:[A-Z]{0,4}\d[\w\s/-]*)\)\s*$/i

/** The name of who sold: the most name-like line near the top; a legal form on a line of its own belongs to it. */
export function findMerchant(lines: readonly Line[]): MerchantFound | undefined {
  const top = lines.slice(0, Math.max(6, Math.ceil(lines.length * 0.3)))
  const end = top.findIndex((line, index) => index > 0 && startsTheBill(line.text))
  const head = end > 0 ? top.slice(0, end) : top
  const scored = head
    .map((line, index) => ({ line, index, score: nameScore(line, index) }))
    .sort((a, b) => b.score - a.score)
  const best = scored[0]
  if (best === undefined || best.score <= -1.5) return undefined
  const lead = best.score - (scored[1]?.score ?? -1)
  return {
    name: cleanName(withLegalForm(lines, best.index)),
    line: best.index,
    confidence: Math.min(0.95, Math.max(0.2, 0.35 + best.score * 0.1 + Math.min(1.5, lead) * 0.15)),
  }
}

function startsTheBill(text: string): boolean {
  return (
    findAmounts(text).some((amount) => amount.money && amount.paise % 100 === 0) ||
    /\b(?:qty|item|description|particulars|rate|amount)\b/i.test(text)
  )
}

function nameScore(line: Line, index: number): number {
  const { text } = line
  const letters = text.replace(/[^A-Za-z]/g, '').length
  const digits = text.replace(/\D/g, '').length
  if (letters < 3) return -3
  const squashed = text.toUpperCase().replace(/[^A-Z]/g, '')
  return (
    1.5 -
    index * 0.35 +
    Math.min(1, Math.max(-0.5, line.pitch - 1)) +
    (LEGAL.test(text) || LEGAL_SQUASHED.test(squashed) ? 2 : 0) +
    (TRADE.test(text) ? 0.8 : 0) -
    (ADDRESS.test(text) ? 1.5 : 0) -
    (NOT_A_NAME.test(text) ? 2.5 : 0) -
    (digits > letters ? 1.5 : 0) -
    (line.confidence < 0.75 ? 1 : 0)
  )
}

function withLegalForm(lines: readonly Line[], index: number): string {
  const name = lines[index]?.text ?? ''
  const next = lines[index + 1]?.text ?? ''
  const onlyLegal =
    /^\W*(?:\(?m\)?\s*)?(?:pvt|private|ltd|limited|llp|sdn|bhd|pte|inc)[\s.a-z()]*$/i.test(next) && next.length < 24
  return onlyLegal || /(?:&|\band)\s*$/i.test(name) ? `${name} ${next}` : name
}

/** Leaves out a registration number behind the name and print that belongs to no name. */
function cleanName(name: string): string {
  return name
    .replace(REGISTRATION, '')
    .replace(/^[^A-Za-z0-9]+|[^A-Za-z0-9.)&'!]+$/g, '')
    .replace(/\s+/g, ' ')
    .trim()
}
