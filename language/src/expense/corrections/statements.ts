import { type Amount, isAmount, type NoAmount } from '../../text/amounts.ts'
import { romanised } from '../../text/devanagari.ts'
import { plainReferences } from '../answers/plain-answers.ts'
import type { NameableReceipt, ReceiptField } from '../receipts/receipt.ts'
import { categoryNamed } from './category-values.ts'
import { type Chunk, chunksOf } from './statement-chunks.ts'
import { type Clause, clausesOf, fieldOf, has, isRemark } from './statement-clauses.ts'
import { AMOUNTS, type Value, valueIn } from './values.ts'

/** A value that a sentence gives of a receipt. */
export interface Statement {
  /** The receipts that its words fit; undefined where it says 'it'. */
  receipts: readonly NameableReceipt[] | undefined
  /** The words that name them. */
  about: string
  field: ReceiptField
  value: NonNullable<Value>
  /** The value as it was said. */
  said: string
  /** Nothing but the receipt beside a figure, or what was paid: likely its total, and asked about. */
  isBare: boolean
}

/** What a message states of receipts. Each of its words is read, or stands in `asides`. */
export interface Statements {
  statements: readonly Statement[]
  /** Clauses that state nothing that can be read. */
  asides: readonly string[]
  /** What was stated is taken back at the end: 'change it to 600, no don't'. */
  isWithdrawn: boolean
}

export interface StatementContext {
  today: string
  open: readonly NameableReceipt[]
  /** The field that was asked for, which need not be named then. */
  asked: ReceiptField | undefined
  /** The id of the receipt that was spoken of last. */
  focus?: string | undefined
}

/** A smaller figure without a field or a currency counts something: 'the first 2'. */
const LEAST_BARE = 1_000
/** A sentence of more words than this says more than values. */
const MOST_WORDS = 60

/**
 * Reads a message that states values of receipts and nothing else: 'the hotel is 4740 and uber 600', 'change coffee to 520, no
 * 530'. Each clause must consist of a receipt, a field, a value and words that change nothing about them; what corrects itself
 * counts as it was said last. Undefined where a clause may change what another one says, and for questions.
 */
export function readStatements(message: string, context: StatementContext): Statements | undefined {
  const text = romanised(message).trim()
  if (/[?？]/.test(text) || ASKED_FIRST.test(text)) return undefined
  const chunks = chunksOf(text, context.open)
  if (chunks.length === 0 || chunks.length > MOST_WORDS) return undefined
  const clauses = clausesOf(chunks)
  if (!clauses) return undefined
  const read = clauses.map((clause) => readClause(clause, text, context))
  const found = read.filter((one) => typeof one === 'object')
  const isPlain = read.every((one) => one !== undefined)
  const isFirm = found.some(({ isBare }) => !isBare)
  // A figure beside a receipt means little where the rest is not understood; beside a plain statement it is one too.
  if (found.length === 0 && !read.includes('withdrawn')) return undefined
  if (!isPlain && !isFirm) return undefined
  const statements = found.map((one) => (isFirm ? { ...one, isBare: false } : one))
  if (new Set(statements.map(({ about, field }) => `${about} ${field}`)).size < statements.length) return undefined
  return {
    statements,
    asides: clauses.flatMap((clause, at) =>
      read[at] === undefined && !isReason(clause) ? [textOf(clause, text)] : [],
    ),
    isWithdrawn: found.length === 0,
  }
}

/** What speaks of no receipt and changes nothing is a reason, and asks for nothing. */
const isReason = (clause: Clause): boolean => isRemark(clause) && !has(clause, 'reference')

/** A question may come without its mark: 'is the dinner total 1900'. */
const ASKED_FIRST =
  /^(?:(?:so|and|but|ok|okay|hey|hi|please|sir|no|well)\b[, ]*)*(?:is|are|was|were|isn't|isnt|wasn't|wasnt|does|do|did|has|have|had|should|shall|will|would|could|can|may|might|must|what|which|who|why|when|where|how|kya|kitna|kitne|kitni)\b/i

/** What a clause states; 'remark' where it says that something is right, 'withdrawn' where it ends in a refusal. */
function readClause(
  clause: Clause,
  text: string,
  context: StatementContext,
): Statement | 'remark' | 'withdrawn' | undefined {
  if (has(clause, 'act')) return undefined
  if (has(clause, 'refuse') || isStopped(clause)) return refused(clause)
  if (fieldOf(clause) === 'category') return categoryOfField()
  if (fieldOf(clause) === 'date' || fieldOf(clause) === 'gstin') return fieldValue()
  if (has(clause, 'unknown', 'code')) return undefined
  const category = categoryOf(clause, text)
  if (category) return state(category.about, 'category', { change: { category: category.value } }, category.said, false)
  const about = aboutOf(clause) ?? (isJudged(clause) && context.focus !== undefined ? '' : undefined)
  if (about === undefined) return undefined
  const field = fieldOf(clause)
  if (isJudged(clause)) {
    const confirmed = about === undefined || about === '' ? confirmedTotal() : undefined
    if (confirmed) return confirmed
    const isRemark = has(clause, 'is') && !has(clause, 'amount', 'date', 'not', 'nahi', 'set', 'hedge')
    return isRemark ? 'remark' : undefined
  }
  if (has(clause, 'means')) return methodOf()
  if (has(clause, 'amount')) return amountOf()
  return has(clause, 'date') && has(clause, 'is') && field === undefined ? fieldValue() : undefined

  function state(words: string, of: ReceiptField, value: Value, said: string, isBare: boolean): Statement | undefined {
    const isPronoun = words === ''
    const receipts = isPronoun ? undefined : plainReferences(words, context.open, context.today)
    if (!value || (!isPronoun && receipts === undefined)) return undefined
    const [only, ...others] = receipts ?? []
    return {
      receipts,
      about: isPronoun ? 'it' : only && others.length === 0 ? `receipt ${only.number}` : words,
      field: of,
      value,
      said,
      isBare,
    }
  }

  function amountOf(): Statement | undefined {
    // 'Yesterday’s cab was 700' may be of another one.
    if (has(clause, 'date') || (field !== undefined && !AMOUNTS.includes(field))) return undefined
    const said = lastValueOf(clause)
    if (said === undefined) return undefined
    const { reading, words } = said
    const asked = context.asked !== undefined && AMOUNTS.includes(context.asked) ? context.asked : undefined
    const meant = field ?? asked ?? 'totalPaise'
    const isVerb =
      has(clause, 'is', 'set', 'to') || said.isInstead || clause.some(({ text: word }) => word.endsWith("'s"))
    const isAbout = isVerb || field !== undefined || asked !== undefined || has(clause, 'hedge', 'not')
    if (!isAmount(reading))
      return isAbout && about !== '' ? state(about ?? '', meant, { unclear: reading }, words, false) : undefined
    const isNamed = field !== undefined || reading.currency !== undefined || reading.money
    if (!isNamed && asked === undefined && reading.paise < LEAST_BARE) return undefined
    const isCounted = clause.some(({ number }) => number !== undefined)
    // 'Paid' may be a part, and 'it' something else; with a verb of change they are plain.
    const isFirm =
      !has(clause, 'paid') &&
      (field !== undefined ||
        asked !== undefined ||
        (isVerb && (about !== '' || isNamed || has(clause, 'set', 'to'))) ||
        (isCounted && reading.money))
    return state(about ?? '', meant, valueIn(meant, words, context.today), words, !isFirm)
  }

  /** '318 was right after all' is likely the total of the receipt that was spoken of, and asked about. */
  function confirmedTotal(): Statement | undefined {
    const [only, ...others] = clause.filter(({ kind }) => kind === 'amount')
    const isPlain = only && others.length === 0 && !has(clause, 'not', 'nahi', 'hedge', 'or', 'date', 'set')
    if (!isPlain || !has(clause, 'is') || context.focus === undefined || !isAmount(only.reading)) return undefined
    return state('', 'totalPaise', valueIn('totalPaise', only.text, context.today), only.text, true)
  }

  /** 'Category of the metro to travel', 'petrol ki category travel kar do'. */
  function categoryOfField(): Statement | undefined {
    if (has(clause, 'amount', 'date', 'not', 'nahi', 'from', 'hedge', 'or', 'code')) return undefined
    const at = clause.findIndex(({ kind }) => kind === 'field')
    const to = clause.findLastIndex(({ kind }) => kind === 'to' || kind === 'is')
    const isBehind = to > at && to < clause.length - 1 && has(clause.slice(to + 1), 'reference', 'unknown')
    const begins = isBehind ? to + 1 : at + 1
    const rest = clause.slice(begins)
    const until = rest.findIndex(({ kind }) => ENDS_VALUE.has(kind))
    const value = until < 0 ? rest : rest.slice(0, until)
    const [first, last] = [value[0], value.at(-1)]
    const words = aboutOf(clause.filter((chunk) => !value.includes(chunk) && chunk.kind !== 'unknown'))
    const others = clause.filter((chunk) => !value.includes(chunk))
    if (!first || !last || words === undefined || has(others, 'unknown')) return undefined
    const said = value.map((chunk) => chunk.text).join(' ')
    return state(words, 'category', valueIn('category', said, context.today), text.slice(first.start, last.end), false)
  }

  /** 'The uber was paid by card'. */
  function methodOf(): Statement | undefined {
    const [only, ...others] = clause.filter(({ kind }) => kind === 'means')
    const isPlain = !has(clause, 'amount', 'date', 'not', 'nahi', 'or', 'hedge', 'field', 'from')
    if (!only || others.length > 0 || !isPlain || !has(clause, 'paid', 'is', 'set', 'reference')) return undefined
    return state(about ?? '', 'paymentMeans', valueIn('paymentMeans', only.text, context.today), only.text, false)
  }

  /** The day or the GSTIN that stands in one piece beside the receipt and the field's name. */
  function fieldValue(): Statement | undefined {
    const of = fieldOf(clause) ?? 'date'
    const counted = withoutRuledOut(clause)
    const places = counted.flatMap(({ kind }, at) => (VALUES.has(kind) ? [at] : []))
    const [first, last] = [counted[places[0] ?? -1], counted[places.at(-1) ?? -1]]
    const words = aboutOf(counted.filter(({ kind }) => !VALUES.has(kind)))
    const isApart = (places.at(-1) ?? 0) - (places[0] ?? 0) >= places.length
    if (!first || !last || isApart || words === undefined) return undefined
    if (words === '' && fieldOf(clause) === undefined) return undefined
    if (!places.some((at) => counted[at]?.kind !== 'unknown') || has(counted, 'not', 'nahi', 'from', 'revise'))
      return undefined
    const said = text.slice(first.start, last.end)
    const value = has(clause, 'hedge')
      ? { unclear: { why: 'unsure' as const, words: said } }
      : valueIn(of, said, context.today)
    return state(words, of, value, said, false)
  }
}

/** A clause without the days that are ruled out beside another one: 'the 11th, not the 10th'. */
function withoutRuledOut(clause: Clause): Clause {
  const dates = clause.filter(({ kind }) => kind === 'date')
  if (dates.length < 2) return clause
  return clause.filter((chunk, at) => {
    const before = clause.slice(0, at).findLast(({ kind }) => kind !== 'article' && kind !== 'courtesy')
    const isOut = chunk.kind === 'date' && (before?.kind === 'not' || clause[at + 1]?.kind === 'nahi')
    const next = clause.slice(at + 1).find(({ kind }) => kind !== 'article' && kind !== 'courtesy')
    const isSign =
      (chunk.kind === 'not' && next?.kind === 'date') || (chunk.kind === 'nahi' && clause[at - 1]?.kind === 'date')
    return !isOut && !isSign
  })
}

/** Ends a value in Hindi: 'travel kar do'. */
const ENDS_VALUE: ReadonlySet<Chunk['kind']> = new Set(['set', 'is', 'courtesy', 'revise'])

/** What may belong to the value of a field that is no amount. */
const VALUES: ReadonlySet<Chunk['kind']> = new Set(['date', 'amount', 'code', 'unknown', 'or'])

/** Whether a clause says that something is right, rather than which total is: 'the actual total'. */
function isJudged(clause: Clause): boolean {
  return clause.some(
    ({ kind }, at) =>
      kind === 'right' && has(clause.slice(0, at), 'reference', 'pronoun', 'amount') && !has(clause.slice(at), 'field'),
  )
}

/** '580, no wait': what was to follow did not come. */
function isStopped(clause: Clause): boolean {
  const last = clause.at(-1)
  return last?.kind === 'revise' && STOPS.has(last.text)
}

const STOPS = new Set(['no', 'nope', 'no no', 'wait', 'no wait', 'oh wait', 'hold on'])

function refused(clause: Clause): 'withdrawn' | undefined {
  const isLast = clause.at(-1)?.kind === 'refuse' || isStopped(clause)
  return has(clause, 'amount', 'date') && isLast ? 'withdrawn' : undefined
}

/** The words that name the receipt, in one piece; empty for 'it', undefined where they stand apart or name nothing. */
function aboutOf(clause: Clause): string | undefined {
  const places = clause.flatMap(({ kind }, at) => (kind === 'reference' ? [at] : []))
  const [first, last] = [places[0], places.at(-1)]
  if (first === undefined || last === undefined) return has(clause, 'pronoun') ? '' : undefined
  const apart = clause.slice(first, last).some(({ kind }) => !BESIDE_REFERENCE.has(kind))
  return apart ? undefined : places.map((at) => clause[at]?.text ?? '').join(' ')
}

const BESIDE_REFERENCE: ReadonlySet<Chunk['kind']> = new Set([
  'reference',
  'article',
  'field',
  'courtesy',
  'pronoun',
  'right',
  'from',
])

/** 'Uber is transport': a category that stands alone behind the verb. */
function categoryOf(clause: Clause, text: string) {
  const at = clause.findIndex(({ kind }) => kind === 'is' || kind === 'to')
  const [before, after] = [clause.slice(0, at), clause.slice(at + 1)]
  const isPlain = !has(clause, 'amount', 'date', 'not', 'nahi', 'from', 'hedge', 'or', 'field', 'paid')
  const last = after.at(-1)
  if (at < 1 || !isPlain || !last || !has(before, 'reference')) return undefined
  const said = text.slice(after[0]?.start, last.end)
  const value = categoryNamed(said, false)
  const about = aboutOf(before)
  return value && about !== undefined ? { value, about, said } : undefined
}

interface SaidAmount {
  reading: Amount | NoAmount
  words: string
  /** Another figure is ruled out: '4500 not 5400'. */
  isInstead: boolean
}

/** The amount that a clause comes to: the last of those that correct each other, without what is ruled out. */
function lastValueOf(clause: Clause): SaidAmount | undefined {
  const given: { chunk: Chunk; at: number }[] = []
  let ruledOut = 0
  for (const [at, chunk] of clause.entries()) {
    if (chunk.kind !== 'amount' || chunk.reading === undefined) continue
    const before = clause.slice(0, at).findLast(({ kind }) => kind !== 'article' && kind !== 'courtesy')
    const isOut = before?.kind === 'not' || before?.kind === 'from' || clause[at + 1]?.kind === 'nahi'
    if (isOut) ruledOut += 1
    else given.push({ chunk, at })
  }
  const [first] = given
  const last = given.at(-1)
  if (!first || !last) {
    const negated = { why: 'negated' as const, words: '', money: false }
    return ruledOut > 0 ? { reading: negated, words: '', isInstead: false } : undefined
  }
  const words = last.chunk.text
  const gaps = given.slice(1).map(({ at }, index) => clause.slice((given[index]?.at ?? 0) + 1, at))
  if (gaps.some((gap) => has(gap, 'or'))) return unclear('range', given)
  // A figure that is put right by the next one says so: 'no', 'sorry', 'it is'.
  if (gaps.some((gap) => !has(gap, 'revise', 'set', 'is', 'nahi', 'not'))) return undefined
  if (has(clause, 'hedge')) return unclear('unsure', [last])
  return { reading: last.chunk.reading ?? { why: 'unread', words, money: false }, words, isInstead: ruledOut > 0 }
}

function unclear(why: NoAmount['why'], given: readonly { chunk: Chunk }[]): SaidAmount {
  const words = given.map(({ chunk }) => chunk.text).join(' or ')
  return { reading: { why, words, money: false }, words, isInstead: false }
}

function textOf(clause: Clause, text: string): string {
  return text.slice(clause[0]?.start ?? 0, clause.at(-1)?.end ?? 0)
}
