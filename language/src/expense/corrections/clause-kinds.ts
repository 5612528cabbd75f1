import { FIELD_OF } from '@pravas/contract/receipt-field-keys'
import { type ReceiptFieldKind, receiptField } from '@pravas/contract/receipt-fields'
import { plainReferences } from '../answers/plain-answers.ts'
import { merchantWords, type ReceiptField } from '../receipts/receipt.ts'
import { aboutOf, type Statement, type StatementContext } from './clause-shape.ts'
import { type SaidClause, statementOf } from './clause-values.ts'
import type { Chunk } from './statement-chunks.ts'
import { type Clause, fieldOf, has } from './statement-clauses.ts'
import { type Value, valueIn } from './values.ts'

/** What a value is by its looks, and so the field that it is of where none is named. */
const BY_LOOKS: readonly (readonly [Chunk['kind'], ReceiptField])[] = [
  ['name', 'merchant'],
  ['place', 'place'],
  ['currency', 'currency'],
  ['means', 'paymentMeans'],
  ['date', 'date'],
]

/** What the value of a field can look like. */
const LOOKS: Partial<Record<ReceiptFieldKind, readonly Chunk['kind'][]>> = {
  text: ['name', 'place'],
  date: ['date'],
  currency: ['currency'],
  payment: ['means'],
  code: ['code', 'amount'],
  gstin: ['code'],
}

/** What may stand between a negation and what it rules out: 'was not paid in cash'. */
const WITHIN: ReadonlySet<Chunk['kind']> = new Set(['article', 'courtesy', 'paid', 'from', 'right'])

/**
 * The value that a clause gives of a field by its looks: receipt, field, polarity and value in any order. What is ruled out counts
 * only for telling which receipt is meant; of several values the last counts where it puts the others right.
 */
export function valueByLooks(said: SaidClause): Statement | undefined {
  const { clause, text, context } = said
  const field = fieldOf(clause) ?? unnamedField(clause)
  const looks = field && (LOOKS[receiptField(FIELD_OF[field]).kind] ?? [])
  if (!field || !looks || has(clause, 'act', 'refuse', 'unknown', 'nights')) return undefined
  const pieces = piecesOf(clause, field, looks, context)
  const given = pieces.filter(({ isOut }) => !isOut)
  const taken = new Set(pieces.flatMap(({ chunks }) => chunks))
  const rest = clause.filter((chunk) => !taken.has(chunk))
  if (pieces.length === 0 || has(rest, 'amount', 'code', 'date', 'place', 'name', 'currency')) return undefined
  const about = subjectOf(said, rest, pieces)
  if (about === undefined || !isStated(said, field, pieces)) return undefined
  const last = given.at(-1)
  const [first, end] = [last?.chunks[0], last?.chunks.at(-1)]
  const words = first && end ? written(text.slice(first.start, end.end), first) : ''
  const value = lastValue({ clause, field, words, count: given.length, isPutRight: putsRight(clause, given), context })
  const others = pieces.filter((one) => one !== last).flatMap(({ chunks }) => chunks)
  const signs = others.length > 0 ? clause.filter(({ kind }) => kind === 'not' || kind === 'nahi') : []
  const ruledOut = [...others, ...signs].map(({ start, end: until }) => ({ start, end: until }))
  return statementOf(about, { field, value, said: words, isBare: !isFirm(clause, pieces), ruledOut }, context)
}

/** The name of a city that was typed in small letters, as it is written. */
const written = (words: string, { kind }: Chunk): string =>
  kind === 'place' ? words.replace(/(?<![\p{L}'’])\p{Ll}/gu, (letter) => letter.toUpperCase()) : words

/** What a value of each kind, and what is ruled out, consists of. */
interface Piece {
  chunks: readonly Chunk[]
  isOut: boolean
}

function unnamedField(clause: Clause): ReceiptField | undefined {
  const found = BY_LOOKS.filter(([kind]) => has(clause, kind))
  const [only, ...others] = found
  if (only && others.length === 0) return has(clause, 'amount', 'code') ? undefined : only[1]
  return found.length === 0 && has(clause, 'not') && !has(clause, 'amount', 'code') ? 'merchant' : undefined
}

function piecesOf(
  clause: Clause,
  field: ReceiptField,
  looks: readonly Chunk['kind'][],
  context: StatementContext,
): Piece[] {
  const pieces: Piece[] = []
  for (let at = 0; at < clause.length; at += 1) {
    const chunk = clause[at]
    if (!chunk) continue
    if (looks.includes(chunk.kind)) pieces.push({ chunks: [chunk], isOut: isRuledOut(clause, at, at + 1) })
    else if (field === 'merchant' && chunk.kind === 'reference') {
      const length = clause.slice(at).findIndex(({ kind }) => kind !== 'reference')
      const end = length < 0 ? clause.length : at + length
      const chunks = clause.slice(at, end)
      if (isRuledOut(clause, at, end) && namesMerchant(chunks, context)) pieces.push({ chunks, isOut: true })
      at = end - 1
    }
  }
  return pieces
}

function isRuledOut(clause: Clause, at: number, end: number): boolean {
  const before = clause.slice(0, at).findLastIndex(({ kind }) => !WITHIN.has(kind))
  // 'Uber from Chennai to Pune' goes somewhere.
  const isFrom = clause[at - 1]?.kind === 'from' && clause[end]?.kind === 'to' && has(clause, 'set')
  const behind = clause.slice(end).find(({ kind }) => kind !== 'article')
  return clause[before]?.kind === 'not' || behind?.kind === 'nahi' || isFrom
}

function namesMerchant(chunks: readonly Chunk[], { open }: StatementContext): boolean {
  const names = merchantWords(open)
  return chunks.some(({ text }) =>
    text
      .toLowerCase()
      .split(' ')
      .some((word) => names.has(word)),
  )
}

/** The words for the receipt that a clause speaks of, empty for 'it': where none is named, the one that has what is ruled out. */
function subjectOf({ context }: SaidClause, rest: Clause, pieces: readonly Piece[]): string | undefined {
  const named = has(rest, 'pronoun') && !rest.some(tellsWhich) ? '' : aboutOf(rest)
  if (named !== undefined && named !== '') return named
  const former = pieces
    .filter(({ isOut }) => isOut)
    .map(({ chunks }) => chunks.map(({ text }) => text).join(' '))
    .find((words) => plainReferences(words, context.open, context.today)?.length === 1)
  if (former !== undefined && !has(rest, 'reference')) return former
  if (named === '') return ''
  return !has(rest, 'reference') && context.focus !== undefined ? '' : undefined
}

/** 'This is Murugan's bill' says of no other receipt which it is. */
const tellsWhich = ({ kind, text }: Chunk): boolean => kind === 'reference' && !ANY_BILL.has(text)
const ANY_BILL = new Set('receipt bill invoice slip one wala wali wale'.split(' '))

/** Whether words say that the value is so: a verb, the field's name, or what it is instead of. */
function isStated({ clause, context }: SaidClause, field: ReceiptField, pieces: readonly Piece[]): boolean {
  if (fieldOf(clause) !== undefined || pieces.some(({ isOut }) => isOut)) return true
  if (field === 'place') return isPlaced(clause)
  // 'No, cash' goes on about the way of paying; 'no card' alone says nothing of a receipt.
  const goesOnAbout = context.edited === field || context.asked === field
  return (
    has(clause, 'is', 'to', 'set', 'paid', 'pronoun', 'reference', 'thus') || (has(clause, 'revise') && goesOnAbout)
  )
}

/** 'In Chennai', 'Chennai mein', 'change it to Chennai': a city beside a receipt may be where one goes. */
function isPlaced(clause: Clause): boolean {
  const at = clause.findLastIndex(({ kind }) => kind === 'place')
  const [before, behind] = [clause[at - 1], clause[at + 1]]
  const isPreposition = IN.has(before?.text ?? '') || BEHIND.has(behind?.text ?? '')
  const isSet = before?.kind === 'to' && has(clause, 'set') && before.text !== '-'
  return (isPreposition && has(clause, 'is', 'revise', 'pronoun')) || isSet || before?.kind === 'revise'
}

const IN = new Set(['in', 'at', 'from', 'is from', 'was from'])
const BEHIND = new Set(['mein', 'me', 'ka', 'ki', 'ke', 'se'])

/** Whether a clause can mean nothing else than that the value is so; a day or a way of paying beside a receipt may be said in passing. */
function isFirm(clause: Clause, pieces: readonly Piece[]): boolean {
  return (
    fieldOf(clause) !== undefined ||
    pieces.some(({ isOut }) => isOut) ||
    has(clause, 'is', 'to', 'set', 'paid', 'thus', 'revise') ||
    clause.some(({ kind, text }) => kind === 'pronoun' && text.endsWith("'s"))
  )
}

/** Whether each of several values is put right by the next one: '5 June, I mean 6 June'. */
function putsRight(clause: Clause, given: readonly Piece[]): boolean {
  return given.slice(1).every(({ chunks }, index) => {
    const [former, next] = [given[index]?.chunks.at(-1), chunks[0]]
    const gap = clause.slice(former ? clause.indexOf(former) + 1 : 0, next ? clause.indexOf(next) : 0)
    return has(gap, 'revise', 'set', 'not', 'nahi', 'pronoun')
  })
}

function lastValue({
  clause,
  field,
  words,
  count,
  isPutRight,
  context,
}: {
  clause: Clause
  field: ReceiptField
  words: string
  count: number
  isPutRight: boolean
  context: StatementContext
}): Value {
  if (count === 0) return { unclear: { why: 'negated', words: '', money: false } }
  if (count > 1 && has(clause, 'or')) return { unclear: { why: 'range', words, money: false } }
  if (count > 1 && !isPutRight) return undefined
  if (has(clause, 'hedge')) return { unclear: { why: 'unsure', words, money: false } }
  return valueIn(field, words, context.today)
}

/**
 * A clause without the remark at its end, which begins with a preposition and holds no value: 'is in Chennai | near the station'.
 * Undefined where it has none. Of an amount it may change what it comes to: 'with an extra bed'.
 */
export function withoutRemark(clause: Clause): { said: Clause; remark: Clause } | undefined {
  const at = clause.findIndex(
    ({ kind, text }, index) =>
      index > 0 && (REMARKS.has(text) || (kind === 'from' && clause[index + 1]?.kind !== 'reference')),
  )
  const [said, remark] = [clause.slice(0, at), clause.slice(at)]
  const isPlain = remark.length > 1 && remark.every(({ kind }) => IN_REMARK.has(kind)) && has(remark, 'unknown')
  const hasValue = has(said, 'place', 'means', 'name', 'date', 'currency') && !has(said, 'amount', 'nights', 'unknown')
  return at > 0 && isPlain && hasValue ? { said, remark } : undefined
}

const REMARKS = new Set('near opposite opp behind beside next close with outside inside from'.split(' '))
const IN_REMARK: ReadonlySet<Chunk['kind']> = new Set([
  'unknown',
  'article',
  'from',
  'to',
  'courtesy',
  'means',
  'field',
  'place',
])

/** 'The city of the hotel is wrong', 'wrong vendor on receipt 5': what is right is to be asked for. */
export function wrongField({ clause, context }: SaidClause): Statement | undefined {
  const field = fieldOf(clause)
  const isJudgedWrong =
    has(clause, 'wrong') && !has(clause, 'amount', 'date', 'code', 'name', 'place', 'means', 'unknown', 'act', 'refuse')
  const about = aboutOf(clause) ?? (context.focus === undefined ? undefined : '')
  if (!field || !isJudgedWrong || about === undefined) return undefined
  return statementOf(
    about,
    { field, value: { unclear: { why: 'negated', words: '', money: false } }, said: '' },
    context,
  )
}
