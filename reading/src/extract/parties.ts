import type { Line } from '../lines.ts'
import type { DocumentKind } from '../receipt.ts'
import { blockBelow, type Piece, piecesOf } from './layout.ts'
import { isGeneric } from './name-words.ts'

/** Somebody whom the document names, with the piece that says so. */
export type Party = { name: string; line: number; how: 'labelled' | 'signed' | 'payee' }

/** What a document says of who is who. `others` are the pieces, as `line/index`, of buyers, guests, payers and banks. */
export type Parties = { suppliers: Party[]; others: ReadonlySet<string> }

/** Before the name of the one who bought, stays, travels or pays. */
const OTHER_LABEL =
  /^\W{0,6}(?:(?:details?\s{0,3}of\s{0,3})?(?:recipient|receiver|consignee|buyer|purchaser)\b|(?:bill(?:ed|ing)?|ship(?:ped|ping)?|invoiced?|deliver(?:ed|y)?)\s?-?\s?(?:to|address|details)\b|(?:customer|guest|client|passenger|traveller|member|patient|employee|participant|account|driver|captain|sender|cardholder|a\/c\s{0,3}holder|company|party|contact|consumer)(?:'?s)?\s{0,3}(?:name|details?)?\s{0,3}[:.|-]|(?:customer|guest|client|passenger|traveller|patient|company|account|party|driver|captain)(?:'?s)?(?:\s{0,3}(?:name|gstin|address|details?)|\s{0,3}$)|received\s{1,3}(?:with\s{1,3}thanks\s{1,3})?from\b|booked\s{1,3}(?:by|for)\b|(?:kind\s{1,3})?attn\b|attention\b|m\/s\b|to\s{0,3}[,:]\s{0,3}$|to\s{0,3}$|for\s{0,3}:|name\s{0,3}[:.]|(?:mr|mrs|ms)\b\.?\s?(?!.{0,40}(?:bhd|ltd|limited|llp|enterprise|trading|store))[A-Za-z]{2}|dear\b|from\s{0,3}:|debited\s{1,3}from|paid\s{1,3}from|from\s{0,3}$|gstin\s{1,3}of\s{1,3}customer|gstin\s{1,3}customer)/i

/** Before the name of the one who sold; where other words may follow, only with a mark behind it or alone. */
const SUPPLIER_LABEL =
  /^\W{0,6}(?:sold\s{0,3}by\b|billed\s{0,3}by\b|issued\s{0,3}by\b|(?:(?:supplier|seller|vendor|merchant|service\s{0,3}provider|(?:bus\s{0,3})?operator)(?:\s{0,3}name)?|(?:restaurant|hotel|store|shop)\s{0,3}(?:legal\s{0,3})?name|legal\s{0,3}(?:entity\s{0,3})?name)\s{0,3}(?:[:|]|[-.]\s|$))\s{0,3}[:.\-|]{0,3}\s{0,3}(.*)$/i

/** Before the name of the one who was paid, on a proof of payment. */
const PAYEE_LABEL =
  /^\W{0,6}(?:beneficiary|payee)(?:'s)?(?:\s{0,3}name)?\s{0,3}[:.\-|]?\s{0,3}(?!account|bank|a\/c|ifsc|id\b)(.*)$|^\W{0,6}(?:(?:money\s{1,3}|amount\s{1,3})?(?:paid|sent|transferred|payment)\s{0,3}(?:successfully\s{0,3})?to|paying|you\s{1,3}paid|to)\s{0,3}[:.\-|]?\s{1,3}(.*)$|^\W{0,6}(?:paid|sent|transferred|payment|money\s{1,3}sent)?\s{0,3}to\s{0,3}[:.]?$/i

const SIGNED = /^\W{0,6}(?:[Ff]or|FOR)\s{0,3}[,:]?\s{0,3}(?:m\/s\.?\s{0,3})?([A-Z].{2,60})$/
const SIGNATURE = /authori[sz]ed|signator|proprietor|partner|manager|signature/i
/** Ends the block of a party: another heading, or the head of a table. */
const ENDS =
  /^\W{0,6}(?:(?:invoice|bill|order|receipt|folio|date|dated|place\s{0,3}of\s{0,3}supply|sold\s{0,3}by|ship|bill(?:ed|ing)?\s{0,3}to|description|particulars|item|product|s\.?\s?no|sr\.?\s?no|sl\.?\s?no|qty|hsn|sac|amount|total|payment|fare|details)\b)/i
const MOST_OF_A_PARTY = 5

/** Who is who. Pure; `kind` tells whether 'To' names a payee. */
export function findParties(lines: readonly Line[], kind: DocumentKind): Parties {
  const pieces = piecesOf(lines)
  const isPayment = kind === 'payment'
  const others = new Set<string>()
  const suppliers: Party[] = []
  for (const piece of pieces) {
    const { text } = piece.segment
    const payee = isPayment ? PAYEE_LABEL.exec(text) : null
    if (payee !== null) {
      const named = nameAt(lines, piece, payee[1] ?? payee[2] ?? '')
      if (named !== undefined) suppliers.push({ ...named, how: 'payee' })
      continue
    }
    const supplier = SUPPLIER_LABEL.exec(text)
    if (supplier !== null) {
      const named = nameAt(lines, piece, supplier[1] ?? '')
      if (named !== undefined) suppliers.push({ ...named, how: 'labelled' })
      continue
    }
    if (OTHER_LABEL.test(text)) {
      for (const one of partyOf(lines, piece)) others.add(keyOf(one))
      continue
    }
    const signed = SIGNED.exec(text)?.[1]
    if (signed !== undefined && isSigned(lines, piece.line)) {
      suppliers.push({ name: signed, line: piece.line, how: 'signed' })
    }
  }
  return { suppliers: suppliers.filter(({ line }) => !isOther(others, lines, line)), others }
}

/** Whether a piece of a line belongs to somebody else than the supplier. */
export function keyOf({ line, index }: { line: number; index: number }): string {
  return `${line}/${index}`
}

/** Whether everything on a line belongs to somebody else. */
function isOther(others: ReadonlySet<string>, lines: readonly Line[], line: number): boolean {
  const segments = lines[line]?.segments ?? []
  return segments.length > 0 && segments.every((_, index) => others.has(keyOf({ line, index })))
}

/** The label itself, the values beside it, and the block below it. */
function partyOf(lines: readonly Line[], piece: Piece): Piece[] {
  const beside = (lines[piece.line]?.segments ?? [])
    .map((segment, index) => ({ segment, line: piece.line, index }))
    .filter(({ index }) => index === piece.index + 1)
  const isPair = beside.length > 0 || /[:.]\s{0,3}\S/.test(piece.segment.text)
  const head =
    /^\W{0,6}(?:bill|ship|deliver|buyer|consignee|recipient|receiver|to\b|m\/s|invoice|customer\s*$|billing)/i
  const isBlock = !isPair || head.test(piece.segment.text)
  const below = isBlock
    ? blockBelow(lines, piece, { most: MOST_OF_A_PARTY, ends: (text) => ENDS.test(text) || SUPPLIER_LABEL.test(text) })
    : []
  // Two blocks side by side: what stands at the right of a heading is the heading of another.
  const values = isBlock && !/:\s{0,3}$/.test(piece.segment.text) ? [] : beside
  return [piece, ...(isBlock ? values.filter(({ segment }) => !SUPPLIER_LABEL.test(segment.text)) : beside), ...below]
}

/** The name behind a label, else in the next piece of its line, else below it. */
function nameAt(lines: readonly Line[], piece: Piece, behind: string): { name: string; line: number } | undefined {
  if (isNameLike(behind)) return { name: behind, line: piece.line }
  const next = lines[piece.line]?.segments[piece.index + 1]?.text ?? ''
  if (isNameLike(next)) return { name: next, line: piece.line }
  const [first, ...others] = blockBelow(lines, piece, { most: 3, ends: () => false })
  const below = first !== undefined && REGISTRATION.test(first.segment.text) ? others : [first]
  const named = below.find((one) => one !== undefined && !REGISTRATION.test(one.segment.text))
  return named !== undefined && isNameLike(named.segment.text)
    ? { name: named.segment.text, line: named.line }
    : undefined
}

/** May stand above the name that it belongs to. */
const REGISTRATION = /^\W{0,3}(?:gst|pan|cin|tin|uin|state)/i

function isNameLike(text: string): boolean {
  const letters = text.replace(/[^\p{L}\p{M}]/gu, '').length
  return (
    letters >= 3 &&
    letters > text.replace(/\D/g, '').length &&
    !/@|:$/.test(text) &&
    (!isGeneric(text) || /\p{Script=Devanagari}/u.test(text))
  )
}

/** Above a signature, or in the foot of the document. */
function isSigned(lines: readonly Line[], line: number): boolean {
  return lines.slice(line, line + 5).some(({ text }) => SIGNATURE.test(text)) || line >= lines.length - 3
}
