import { findAmounts } from '../amounts.ts'
import type { Line, Segment } from '../lines.ts'
import type { DocumentKind } from '../receipt.ts'
import { isAmericanTown } from './american.ts'
import { bareLetters } from './document-kind.ts'
import { isGeneric } from './name-words.ts'
import { findParties, keyOf, type Parties } from './parties.ts'
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
  /** The print with the heading above it, where a name of two lines is one. */
  withAbove: string
  /** Whether the name stands elsewhere on the document too. */
  repeated: boolean
}

/** Print of one kind differs by less than this share in the width of its letters. */
const SAME_PRINT = 0.2
/** A name in wide print is at least this much wider than what follows. */
const WIDE = 1.25
/** Print this many times as high as usual is a stamp, or a picture. */
const STAMP = 5
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
/** What stands before a legal form, and is no name without what precedes it. */
const CONTINUES =
  /\b(?:solutions?|systems?|technolog(?:y|ies)|ventures|holdings|hospitality|retail|networks?|private|india|logistics|international)\b/gi
const ADDRESS =
  /\b(?:lot|plot|shop no|floor|flr|unit|level|block|blk|road(?!\s{0,2}(?:transport|ways))|rd|street|st|lane|avenue|ave|nagar|marg|sector|phase|near|opp|behind|dist|taluk|pin|jalan|jln|taman|lorong|persiaran|bandar|kampung|kg|seksyen)\b|\b\d{5,6}\b|^\W*no\W*\d|^\d+\s?[,/&]/i
const ADDRESS_IN_HINDI = /रोड|मार्ग|नगर|बाजार|बाज़ार|गली|चौक|सेक्टर|जिला|के पास/
const NOT_A_NAME =
  /\b(?:tel|phone|ph|mob|fax|e?-?mail|www|http|gst(?:in)?|cin|pan|tin|fssai|vat|reg|receipt|bill|cash memo|date|time|cashier|table|order|token|counter|original|duplicate|welcome|thank|customer|guest|buyer|member|page|tax|to|uin)\b|@|\.com|invoice|copy\b|\bno\s?[.:]|(?:tel|fax|gst\w{0,10}|site|id)\s?[.:]|^\W{0,3}(?:store|check|chk|host|server)\s?(?:#|:|no\b)/i

const GREETING =
  /^\W{0,6}(?:thanks?\b|thank\s?you|hi\b|hello\b|dear\b|welcome\b|here'?s\b|we\s{1,3}(?:hope|care)|your\b|you\s{1,3}rode|have\s{1,3}a|please\b|enjoy|namaste|booked\s{1,3}on|order\s{1,3}(?:delivered|id)|scan\b|powered\s{1,3}by|original\s{1,3}for|since\b|page\s{1,3}\d|(?:om\s{1,3}|jai\s{1,3}|sh?ree?\s{1,3}|shri\s{1,3}){1,2}(?:ganesh\w{0,4}\s{1,3})?(?:nam\w{1,4}|mata\s{1,3}di)\b)|नमः|^\P{L}{0,6}(?:श्री|ॐ|शुभ\s{0,3}लाभ)\P{L}{0,6}$/iu
/** What a telephone shows at the top of its screen. */
const STATUS_LINE = /^\W{0,6}\d{1,2}:\d{2}\s{0,3}(?:[AP]M)?\b|\b\d{1,3}\s?%|\b(?:VoLTE|LTE|5G|4G)\b/i
const A_BANK =
  /\bbank(?:ing)?\b|\bnet\s?banking\b|\bmerchant services\b|\b(?:sbi|hdfc|icici|axis|kotak)\b|^\W{0,4}(?:pine\s?labs|mswipe|ezetap|worldline|innoviti|mosambee|razorpay\s?pos|bharatpe|paytm)\W{0,4}$/i
/** An address of the web that stands alone is how a company writes its name. */
const DOMAIN = /^\W{0,3}([A-Za-z0-9-]{3,30})\.(?:com|in|co\.in|org|net)\W{0,2}$/i
/** Words of the document behind the name of who wrote it. */
const TITLE_BEHIND =
  /(?: (?:e-?ticket(?:ing|s)?(?: service)?|tax|invoice|receipt|statement|ticket|bill|voucher|booking|boarding|pass|proforma|quotation|credit|note|folio)){1,3}$/i
/** Oil companies stand above the name of the pump that sold. */
const OIL_COMPANY =
  /^\W{0,6}(?:(?:indian\s{0,3}oil|hindustan\s{0,3}petroleum|bharat\s{0,3}petroleum|reliance\s{0,3}petro\w{0,9}|nayara\s{0,3}energy|shell|essar|iocl?|hpcl?|bpcl)\b\W{0,4}(?:corporation|corp|limited|ltd|dealer|retail\s{0,3}outlet)?\W{0,4}(?:limited|ltd)?\W{0,4}){1,3}$|pure for sure/i
const SENTENCE = /\b(?:we|you|your|our|is|are|will|was|be|this|that|have|has|can|not|please|hope)\b/gi
/** A name that only the foot of a document gives has to carry a legal form. */
const FROM_FOOT = 1.1

/**
 * The name of who was paid: as a label or a signature gives it, else the most name-like print in the head, with a name that goes
 * on over the next or from the last line, else a company named below. What belongs to the buyer is none.
 */
export function findMerchant(lines: readonly Line[], kind: DocumentKind = 'receipt'): MerchantFound | undefined {
  const parties = findParties(lines, kind)
  const given = givenName(parties, kind) ?? (kind === 'rail_ticket' ? railway(lines) : undefined)
  if (given !== undefined) return given
  const top = head(lines)
  const bare = lines.map(({ text }) => bareLetters(text))
  const isOthers = (line: number, index: number) => parties.others.has(keyOf({ line, index }))
  const headings = top
    .flatMap((line, index) => headingsOf(spelled(line), index, (piece) => isOthers(index, piece)))
    .map((heading, index, all) => ({
      ...heading,
      withAbove: `${all[index - 1]?.text ?? ''} ${heading.text}`,
      repeated: isRepeated(heading, bare),
    }))
  const scored = headings
    .map((heading) => ({ heading, score: nameScore(heading) - unlikelihood(heading, kind) }))
    .sort((a, b) => b.score - a.score)
  const [best] = scored
  const below = best === undefined || best.score < FROM_FOOT ? companyBelow(lines, top.length, parties) : undefined
  if (below !== undefined && (best === undefined || best.score < 0.6)) return below
  if (best === undefined || best.score <= -1.5) return below
  const parts = wholeName(headings, headings.indexOf(best.heading))
  const rival = scored.find(({ heading }) => !parts.includes(heading))
  const lead = best.score - (rival?.score ?? -1)
  const isSupported = best.heading.repeated || isSignedFor(best.heading, parties)
  const confidence = 0.35 + best.score * 0.1 + Math.min(1.5, lead) * 0.15 + (isSupported ? 0.15 : 0)
  return {
    name: cleanName(parts.map(({ text }) => text).join(' ')),
    line: best.heading.line,
    confidence: Math.min(hasRivalAbove(headings, parts) ? 0.8 : 0.95, Math.max(0.2, confidence)),
  }
}

/** Whether the name stands above a signature too. */
function isSignedFor({ text }: Heading, { suppliers }: Parties): boolean {
  const own = bareLetters(text)
  return own.length >= 4 && suppliers.some(({ how, name }) => how === 'signed' && bareLetters(name).includes(own))
}

/** Tickets of trains are sold by the railways, whoever printed the page; stations stand where a name would. */
function railway(lines: readonly Line[]): MerchantFound | undefined {
  for (const name of ['IRCTC', 'Indian Railways']) {
    const line = lines.findIndex(({ text }) => bareLetters(text).includes(bareLetters(name)))
    if (line >= 0) return { name, line, confidence: 0.8 }
  }
  return undefined
}

/** The name that a label gives, or a proof of payment; a signature only where nothing else does. */
function givenName({ suppliers }: Parties, kind: DocumentKind): MerchantFound | undefined {
  const [first] = suppliers.filter(({ how }) => how === (kind === 'payment' ? 'payee' : 'labelled'))
  if (first === undefined) return undefined
  const bare = bareLetters(first.name)
  const isSaidTwice = suppliers.some(({ name, line }) => line !== first.line && bareLetters(name) === bare)
  const name = cleanName(LEGAL_FORM.test(first.name) ? first.name : (first.name.split(/[,|]/)[0]?.trim() ?? ''))
  const isSure = isSaidTwice || first.how === 'payee' || LEGAL_FORM.test(name)
  return name === '' ? undefined : { name, line: first.line, confidence: isSaidTwice ? 0.95 : isSure ? 0.88 : 0.8 }
}

/** Why print in the head is not who was paid, whatever it looks like. */
function unlikelihood({ text, withAbove, repeated }: Heading, kind: DocumentKind): number {
  const words = text.split(/\s+/)
  const isLogo = repeated && text === text.toLowerCase()
  return (
    (isGeneric(text) ? 4 : 0) +
    (GREETING.test(text) ? 3 : 0) +
    (STATUS_LINE.test(text) ? 3 : 0) +
    (words.length >= 5 && (text.match(SENTENCE) ?? []).length >= 2 ? 2 : 0) +
    (A_BANK.test(text) && kind !== 'statement' ? 2 : 0) +
    (kind === 'fuel_slip' && isOilCompany(text, withAbove) ? 4 : 0) -
    (isLogo ? 1.2 : 0) -
    (repeated && kind !== 'receipt' ? 0.8 : 0)
  )
}

function isOilCompany(text: string, withAbove: string): boolean {
  return OIL_COMPANY.test(text) || (/^\W{0,3}(?:corp|limited|ltd)/i.test(text) && OIL_COMPANY.test(withAbove))
}

/** Whether a name, four letters or more, begins a piece of print elsewhere on the document, or ends an address of the web. */
function isRepeated({ text, line }: Pick<Heading, 'text' | 'line'>, bare: readonly string[]): boolean {
  const own = bareLetters(text)
  return own.length >= 4 && own.length <= 40 && bare.some((other, index) => index !== line && other.includes(own))
}

/** A company named below the head that is not the buyer's, nor a bank. */
function companyBelow(lines: readonly Line[], from: number, { others, suppliers }: Parties): MerchantFound | undefined {
  for (const [line, { segments }] of lines.entries()) {
    if (line < from) continue
    for (const [index, { text }] of segments.entries()) {
      const legal = LEGAL_FORM.exec(text)
      if (legal === null || legal.index < 4 || others.has(keyOf({ line, index })) || A_BANK.test(text)) continue
      const name = cleanName(text.replace(/^\W{0,4}(?:for|from|by|address|regd?\.?\s?office)\b\W{0,4}/i, ''))
      if (name.split(' ').length <= 9 && !GREETING.test(name)) return { name, line, confidence: 0.6 }
    }
  }
  const signed = suppliers.find(({ how }) => how === 'signed')
  return signed && { name: cleanName(signed.name), line: signed.line, confidence: 0.7 }
}

function spelled(line: Line): Line {
  return {
    ...line,
    segments: line.segments.map((segment) => ({ ...segment, text: spelledName(segment.text).replace(DOMAIN, '$1') })),
  }
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

function headingsOf(
  line: Line,
  index: number,
  isLeftOut: (piece: number) => boolean,
): Omit<Heading, 'repeated' | 'withAbove'>[] {
  const groups: Segment[][] = []
  for (const [piece, segment] of line.segments.entries()) {
    if (isLeftOut(piece)) continue
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

function nameScore({ text, line, pitch, confidence }: Omit<Heading, 'repeated' | 'withAbove'>): number {
  const letters = text.replace(/[^\p{L}\p{M}]/gu, '').length
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
    (ADDRESS.test(named) || ADDRESS_IN_HINDI.test(text) || isAmericanTown(text) ? 1.5 : 0) -
    (NOT_A_NAME.test(named) ? 2.5 : 0) -
    (digits > letters ? 1.5 : 0) -
    (text === text.toLowerCase() && /[a-z]/.test(text) ? 1.2 : 0) -
    (confidence < 0.75 ? 1 : 0) -
    (pitch > STAMP ? 1.5 : 0)
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
  const wide = isWide(headings, index) && !isHindi(best.text)
  for (let above = index - 1; above >= 0 && parts.length < MOST_LINES; above--) {
    const heading = headings[above]
    const [first = best] = parts
    if (heading === undefined || first.top - heading.bottom > MOST_GAP * (first.bottom - first.top)) break
    const isEnd = endsLongName(heading, first) || isBrandOver(heading, first) || isBegunAbove(heading, first)
    if (!isEnd && !goesOn(first.text) && !(wide && isSamePrint(heading, best))) break
    if (nameScore(heading) < 0 || GREETING.test(heading.text)) break
    parts.unshift(heading)
  }
  for (let below = index + 1; below < headings.length && parts.length < MOST_LINES; below++) {
    const heading = headings[below]
    const open = /(?:&|\band)$/i.test(parts.at(-1)?.text ?? '')
    if (heading === undefined || isHindi(heading.text) !== isHindi(best.text)) break
    if (!open && !isLegalFormOnly(heading.text) && !(wide && isSamePrint(heading, best) && !endsTheName(parts))) break
    if (!open && !isLegalFormOnly(heading.text) && nameScore(heading) < -0.5) break
    parts.push(heading)
  }
  return parts
}

/** A single word with a legal form, in the print of the line above: the end of a name that took two lines. */
function endsLongName(above: Heading, last: Heading): boolean {
  const word = last.text.replace(LEGAL_FORM, '').trim()
  return (
    LEGAL_FORM.test(last.text) &&
    /^[A-Z]{3,}$/.test(word) &&
    /^[A-Z&. ]+$/.test(above.text) &&
    above.text.split(' ').length >= 2 &&
    isSamePrint(above, last)
  )
}

/** A name begun behind 'Operated by', which a line with a legal form ends. */
function isBegunAbove(above: Heading, last: Heading): boolean {
  const begun = above.text.replace(CLAIMED_BY, '')
  return begun !== above.text && begun.trim() !== '' && !LEGAL_FORM.test(begun) && LEGAL_FORM.test(last.text)
}

/** One word in the same print, first of all, over a name without a legal form: both are the name. */
function isBrandOver(above: Heading, first: Heading): boolean {
  return (
    above.line === 0 &&
    first.line === 1 &&
    /^[A-Z]{4,}$/.test(above.text) &&
    !OIL_COMPANY.test(above.text) &&
    /^[A-Z&. ]+$/.test(first.text) &&
    !LEGAL_FORM.test(first.text) &&
    isSamePrint(above, first)
  )
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

function isHindi(text: string): boolean {
  return /\p{Script=Devanagari}/u.test(text)
}

function isSamePrint(a: Heading, b: Heading): boolean {
  return Math.abs(a.letter - b.letter) < SAME_PRINT * b.letter && !NOT_A_NAME.test(a.text) && !ADDRESS.test(a.text)
}

function goesOn(text: string): boolean {
  // A company in brackets stands below the name that it trades under.
  if (/^\W{0,3}\(/.test(text) && LEGAL_FORM.test(text) && !CLAIMED_BY.test(text)) return true
  const opened = text.split('(').length
  const shut = text.split(')').length
  if (shut > opened) return true
  const rest = text
    .replace(LEGAL_FORM, '')
    .replace(/\([^()]*\)|\bco\b/gi, '')
    .replace(BUSINESS, '')
    .replace(CONTINUES, '')
  return rest.replace(/[^\p{L}\p{M}]/gu, '').length < 3
}

const CLAIMED_BY =
  /^\W{0,6}(?:(?:owned|managed|run)\s{0,3}(?:&|and)?\s{0,3})?(?:operated\s{1,3}by|owned\s{1,3}by|managed\s{1,3}by|a\s{1,3}unit\s{1,3}of)\b\W{0,4}/i

/** Ends the name behind its legal form, else before a registration number, and drops marks around it. */
function cleanName(name: string): string {
  const legal = LEGAL_FORM.exec(name)
  if (CLAIMED_BY.test(name)) return cleanName(name.replace(CLAIMED_BY, ''))
  const ended =
    legal === null
      ? name.replace(/(?<![\w/])[([]?(?=[\w/]*\d)[\w/]+(?:-\w?)?[)\]]?$/, '')
      : name.slice(0, legal.index + legal[0].length)
  return withEvenBrackets(ended)
    .replace(TITLE_BEHIND, '')
    .replace(/\sstore\W{0,4}[\w-]{0,8}$/i, (behind) => (/\d|#/.test(name) ? '' : behind))
    .replace(/^[^\p{L}\p{N}]+|(?<![^\p{L}\p{M}\p{N}.)&'!])[^\p{L}\p{M}\p{N}.)&'!]+$/gu, '')
    .replace(/(?<=\p{L})\s?(['’])\sS\b/gu, '$1S')
    .replace(/\s+/g, ' ')
}

/** A bracket that only opens is closed at the end, one that only closes is dropped; so are those around a whole name. */
function withEvenBrackets(name: string): string {
  const trimmed = name.trim()
  const isWhole = trimmed.startsWith('(') && !trimmed.slice(1, -1).includes(')')
  const inner = isWhole ? trimmed.slice(1).replace(/\)$/, '') : trimmed
  const opened = inner.split('(').length - inner.split(')').length
  if (opened > 0) return `${inner}${')'.repeat(opened)}`
  return opened < 0 ? inner.replace(/\)/g, '') : inner
}
