import { FIELD_OF } from '@pravas/contract/receipt-field-keys'
import { receiptField } from '@pravas/contract/receipt-fields'
import { MONTHS } from '../../text/date-words.ts'
import { isEnglishWord } from '../../text/english-words.ts'
import type { ReceiptField } from '../receipts/receipt.ts'
import type { Chunk } from './statement-chunks.ts'

/** How far a name reaches at most, in pieces. */
const LONGEST = 40
/** Of longer messages no names are put together: each piece looks at all that go before it. */
const MOST_PIECES = 200

/**
 * Puts the words of a name together where one is expected: behind a field that holds a text ('the vendor is', 'billed by', 'address:'),
 * and behind 'is', 'to' or 'not' where words look like a name ('it is not Uber but Rapido').
 */
export function withNames(chunks: readonly Chunk[], text: string): Chunk[] {
  if (chunks.length > MOST_PIECES) return [...chunks]
  const all: Chunk[] = []
  for (let at = 0; at < chunks.length; ) {
    const end = endOfName(chunks, at, text)
    const [first, last] = [chunks[at], chunks[end - 1]]
    if (first && last && end > at) {
      all.push({ kind: 'name', start: first.start, end: last.end, text: text.slice(first.start, last.end) })
      at = end
    } else {
      if (first) all.push(first)
      at += 1
    }
  }
  return all
}

/** The end of the name that begins at a piece; the piece itself where none does. */
function endOfName(chunks: readonly Chunk[], at: number, text: string): number {
  const before = chunks.slice(0, at)
  const clause = before.slice(before.findLastIndex(({ kind, text: word }) => kind === 'join' && word !== '.') + 1)
  const field = textFieldOf(clause) ?? (clause.every(isContrast) ? textFieldOf(before) : undefined)
  // 'The uber is for Priya' says for whom it was, 'my name is Priya' who speaks.
  if (FOR.has(before.at(-1)?.text ?? '') || (field && isOfSpeaker(clause))) return at
  const lead = before.findLast(({ kind }) => kind !== 'courtesy' && kind !== 'right')
  const isExpected = lead !== undefined && (field ? BEFORE_VALUE.has(lead.kind) : mayLead(lead, clause))
  const isOfHindi = KA.has(chunks[at + 1]?.text ?? '') && lead?.kind === 'pronoun'
  if ((!isExpected && !isOfHindi) || !begins(chunks[at], text)) return at
  const end = field === 'address' ? endOfAddress(chunks, at) : endOfWords(chunks, at, text, field)
  const said = chunks.slice(at, end)
  if (
    said.length === 0 ||
    chunks[end - 1]?.kind === 'article' ||
    said.every(({ kind }) => kind === 'place' || kind === 'article')
  )
    return at
  // 'It is not Uber' names a receipt that is here.
  const isGiven =
    (field !== undefined && (lead?.kind === 'is' || lead?.kind === 'to')) || (isInstead(before) && !isPlainWord(said))
  if (!said.some((chunk) => chunk.kind === 'unknown' || (isGiven && isCapital(chunk, text)))) return at
  const isPointed = clause.some(({ kind }) => kind === 'reference' || kind === 'pronoun')
  if (field && isPointed && lead && VERBS.has(lead.kind)) return end
  const isFreely = before.some(({ kind }) => kind === 'set' || kind === 'not') && VERBS.has(lead?.kind ?? 'unknown')
  if (said.some(({ text: word }) => MONTHS.has(word.toLowerCase()))) return at
  return looksLikeName(said, text, isFreely || field !== undefined) ? end : at
}

/** Whether what goes before says what it is not: 'it is not Uber, it is'. */
function isInstead(before: readonly Chunk[]): boolean {
  const at = before.findLastIndex(({ kind }) => kind === 'not')
  const [negated, rest] = [
    before.slice(at + 1).filter(({ kind }) => kind === 'reference' || kind === 'name'),
    before.slice(at + 1),
  ]
  const goesOver = rest.findIndex(({ kind }) => kind === 'join' || kind === 'pronoun')
  return (
    at >= 0 &&
    negated.length > 0 &&
    goesOver > 0 &&
    rest.slice(goesOver).every((chunk) => chunk.kind === 'join' || isContrast(chunk))
  )
}

const isPlainWord = (said: readonly Chunk[]): boolean => said.some(({ number }) => number !== undefined)

const FOR = new Set(['for', 'is for', 'was for', 'is of', 'was of', 'with'])
const isOfSpeaker = (clause: readonly Chunk[]): boolean =>
  clause.some(({ text }, at) => text === 'my' && clause[at + 1]?.field !== undefined)

const mayLead = (lead: Chunk, clause: readonly Chunk[]): boolean =>
  lead.kind === 'from'
    ? isFrom(lead, clause) || clause.some(({ kind }) => kind === 'to')
    : VERBS.has(lead.kind) || isFrom(lead, clause)

const KA = new Set(['ka', 'ki', 'ke'])
/** Goes on with what was said not to be: ', it is Rapido'. */
const isContrast = ({ kind }: Chunk): boolean =>
  kind === 'pronoun' || kind === 'is' || kind === 'not' || kind === 'revise' || kind === 'article'
const VERBS: ReadonlySet<Chunk['kind']> = new Set(['is', 'to', 'not', 'revise', 'from', 'or', 'pronoun', 'join'])
const BEFORE_VALUE: ReadonlySet<Chunk['kind']> = new Set([...VERBS, 'article', 'field', 'reference'])
/** 'The tea was from Third Wave'. */
const isFrom = (lead: Chunk | undefined, clause: readonly Chunk[]): boolean =>
  (lead?.text === 'from' || lead?.text === 'at') && clause.some(({ kind }) => kind === 'is')

/** The field of a text that pieces name last. */
function textFieldOf(chunks: readonly Chunk[]): ReceiptField | undefined {
  const field = chunks.findLast((chunk) => chunk.field !== undefined)?.field
  return field && receiptField(FIELD_OF[field]).kind === 'text' ? field : undefined
}

function begins(chunk: Chunk | undefined, text: string): boolean {
  if (!chunk) return false
  if (chunk.kind === 'article') return isCapital(chunk, text) && chunk.text.toLowerCase() === 'the'
  return chunk.kind === 'unknown' || chunk.kind === 'place' || chunk.kind === 'amount' || isNamePart(chunk, text)
}

/** A word that does something elsewhere and belongs to a name here: 'Hotel Ashoka', 'Murugan Idli Shop'. */
function isNamePart(chunk: Chunk, text: string): boolean {
  return IN_NAME.has(chunk.kind) && chunk.number === undefined && isCapital(chunk, text)
}

const IN_NAME: ReadonlySet<Chunk['kind']> = new Set(['reference', 'field', 'means', 'courtesy', 'right', 'place'])
const isCapital = ({ start }: Chunk, text: string): boolean => /^\p{Lu}/u.test(text.slice(start, start + 2))

function endOfWords(chunks: readonly Chunk[], at: number, text: string, field: ReceiptField | undefined): number {
  // 'The Original'.
  let end = chunks[at]?.kind === 'article' ? at + 1 : at
  while (end < chunks.length && end - at < LONGEST) {
    const next = chunks[end]
    if (next && (next.kind === 'unknown' || isNamePart(next, text) || (field && isLoosePart(chunks, end)))) end += 1
    else {
      const goes = field || isCapitalBehind(chunks, end, text) ? behindJoint(chunks, end, text) : end
      if (goes === end) break
      end = goes
    }
  }
  return end
}

/** 'Hotel leela', beside a word that is nothing else. */
function isLoosePart(chunks: readonly Chunk[], at: number): boolean {
  const [one, next] = [chunks[at], chunks[at + 1]]
  if (one?.kind === 'place') return true
  return one?.kind === 'reference' && one.number === undefined && next?.kind === 'unknown'
}

const isCapitalBehind = (chunks: readonly Chunk[], at: number, text: string): boolean => {
  const behind = chunks[at + 1]
  return chunks[at]?.text === '&' && behind !== undefined && isCapital(behind, text)
}

/** Where a name goes on behind 'and', a comma or an article: 'Bread, the Bakery and the Butcher'. */
function behindJoint(chunks: readonly Chunk[], at: number, text: string): number {
  let end = at
  while (JOINTS.has(chunks[end]?.text.toLowerCase() ?? '') && end < at + 3) end += 1
  const next = chunks[end]
  if (end === at || !next || (next.kind !== 'unknown' && !isNamePart(next, text))) return at
  const isJoined = chunks.slice(at, end).some(({ kind }) => kind === 'join')
  // ', the driver was rude' is another clause.
  const after = chunks.slice(end).find(({ kind }) => kind !== 'unknown' && kind !== 'article')
  return isJoined && after && OWN_CLAUSE.has(after.kind) ? at : end
}

const JOINTS = new Set(['and', '&', ',', 'the', 'of', '-'])
const OWN_CLAUSE: ReadonlySet<Chunk['kind']> = new Set(['is', 'paid', 'to', 'amount', 'set', 'field', 'date', 'not'])

/** An address holds figures, places and commas; what goes on about something else ends it. */
function endOfAddress(chunks: readonly Chunk[], at: number): number {
  const stop = chunks.findIndex(({ kind }, index) => {
    if (index < at) return false
    if (kind === 'is' || kind === 'set' || kind === 'revise' || kind === 'act' || kind === 'not') return true
    const next = chunks[index + 1]?.kind
    return kind === 'join' && (next === undefined || ENDS_ADDRESS.has(next))
  })
  let end = stop < 0 ? chunks.length : stop
  while (end > at && chunks[end - 1]?.kind === 'courtesy') end -= 1
  return end
}

const ENDS_ADDRESS: ReadonlySet<Chunk['kind']> = new Set([
  'field',
  'set',
  'act',
  'pronoun',
  'revise',
  'not',
  'paid',
  'is',
  'courtesy',
])

/** Capitals, or words of no dictionary; where a name is wanted small letters do for those. */
function looksLikeName(said: readonly Chunk[], text: string, isWanted: boolean): boolean {
  const words = said.flatMap(({ start, end }) => text.slice(start, end).match(/[\p{L}\p{N}'’&.]+/gu) ?? [])
  const content = words.filter((word) => !JOINTS.has(word.toLowerCase()))
  const isStrange = (word: string) => word.length > 3 && !isEnglishWord(word.toLowerCase())
  if (content.length === 0 || content.length > 6) return false
  const isWritten = content.every((word) => /^[\p{Lu}\p{N}]/u.test(word))
  if (isWritten) return content.length > 1 || isWanted || content.some(isStrange)
  return isWanted && content.every(isStrange) && content.length <= 3
}
