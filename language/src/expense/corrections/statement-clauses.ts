import { isAmount } from '../../text/amounts.ts'
import { doubtIn } from '../../text/certainty.ts'
import type { ReceiptField } from '../receipts/receipt.ts'
import type { Chunk } from './statement-chunks.ts'

/** The pieces of a statement that stand together. */
export type Clause = Chunk[]

/**
 * Cuts a sentence into clauses of one receipt each. Undefined where one may change another in a way that is not read: ', excluding
 * the toll'.
 */
export function clausesOf(chunks: readonly Chunk[]): Clause[] | undefined {
  return joined(withContrasts(cutClauses(withoutOthers(chunks))))
}

/** Without the receipts that are told apart from the one that is meant: 'receipt 1, not receipt 2, is 900'. */
function withoutOthers(chunks: readonly Chunk[]): Chunk[] {
  const left = [...chunks]
  for (let at = left.length - 2; at > 0; at--) {
    if (left[at]?.kind !== 'not') continue
    const end = left.findIndex(({ kind }, index) => index > at && kind !== 'reference' && kind !== 'article')
    const isOther = end > at + 1 && left[end]?.kind === 'join' && left[at - 1]?.kind === 'join'
    if (isOther) left.splice(at - 1, end - at + 2)
  }
  return left
}

function cutClauses(chunks: readonly Chunk[]): Clause[] {
  const clauses: Clause[] = [[]]
  for (const chunk of chunks) {
    if (chunk.kind === 'join') clauses.push([])
    else clauses.at(-1)?.push(chunk)
  }
  return clauses.filter((clause) => clause.length > 0)
}

/** Puts clauses that name no receipt to the one that they go on: ', no 530', 'but 676', ', 1420 not'. */
function joined(clauses: readonly Clause[]): Clause[] | undefined {
  const all: Clause[] = []
  // 'No, 530' goes on as 'no 530' does.
  const [lead, first, ...others] = clauses
  const isLed = lead && first && isLead(lead) && has(lead, 'revise') && !has(lead, 'refuse')
  for (const clause of isLed ? [[...lead, ...first], ...others] : clauses) {
    const last = all.at(-1)
    // 'The cab and the dinner are 700' gives each of them nothing.
    if (clause.every(({ kind }) => LISTED.has(kind)) && has(clause, 'reference') && !has(clause, 'pronoun'))
      return undefined
    const isOwn = has(clause, 'reference', 'act') || (last === undefined && !isLead(clause))
    if (isLead(clause) && !has(clause, 'refuse', 'nahi', 'not')) {
      last?.push(...clause)
      continue
    }
    if (isOwn || last === undefined) {
      // 'Not 560, 580 for the uber' begins with what is ruled out.
      if (last && !has(last, 'reference', 'pronoun', 'act', 'unknown') && has(last, 'not')) last.push(...clause)
      else all.push([...clause])
      continue
    }
    // 'The driver wrote it badly' gives a reason; ', excluding the toll' changes what is said.
    if (has(clause, 'unknown')) {
      if (!isRemark(clause)) return undefined
      all.push([...clause])
      continue
    }
    // '700, correct' asks whether it is.
    if (has(clause, 'right')) {
      last.push(...clause.map((chunk) => (chunk.kind === 'right' ? { ...chunk, kind: 'hedge' as const } : chunk)))
      continue
    }
    // '2 nights, sorry 3 nights', 'not 2, but 3 nights' correct the nights before them.
    if (has(clause, 'nights') && (has(last, 'nights') || onlyRulesOut(last))) {
      last.push(...clause)
      continue
    }
    // 'And the date is 5 March' goes on about the same receipt.
    if (isOfOther(clause, last)) all.push([...last.filter(({ kind }) => kind === 'reference'), ...clause])
    else last.push(...clause)
  }
  return all
}

/** Whether a clause has no figure but one that is ruled out at its end: 'the hotel was not 2', 'hotel 2 nahi'. */
function onlyRulesOut(clause: Clause): boolean {
  const [only, ...others] = clause.filter(({ kind }) => kind === 'amount')
  const [before, last] = [clause.at(-2), clause.at(-1)]
  const isOut =
    only !== undefined && (last === only ? before?.kind === 'not' : before === only && last?.kind === 'nahi')
  return isOut && others.length === 0 && !has(clause, 'field', 'date')
}

/** Whether a clause holds nothing that could change the value of another one: no figure, no doubt, no words that bound or exclude. */
export function isRemark(clause: Clause): boolean {
  if (
    has(
      clause,
      'amount',
      'nights',
      'date',
      'code',
      'not',
      'nahi',
      'from',
      'hedge',
      'or',
      'field',
      'act',
      'refuse',
      'set',
      'to',
    )
  )
    return false
  const text = clause.map((chunk) => chunk.text).join(' ')
  return doubtIn(text) === undefined && !text.split(' ').some((word) => BOUNDS.has(word) || startsWithDigit(word))
}

const startsWithDigit = (word: string): boolean => word >= '0' && word < ':'
/** Bounds, excludes, supposes or counts. */
const BOUNDS = new Set(
  `excluding including incl excl without with plus minus except besides per each every only before after over under above below if agar unless until till when while but half
   twice double extra more less tip toll tax taxes gst service vat discount both all together total totals share shared split rate km kms litre litres night nights day days
   person persons people head pax us two three four for by about approved estimate estimated quoted budget limit of`.split(
    /\s+/,
  ),
)

const LISTED: ReadonlySet<Chunk['kind']> = new Set(['reference', 'article', 'field', 'courtesy', 'from'])

/** Whether a clause gives the value of another field than the one before it. */
function isOfOther(clause: Clause, last: Clause): boolean {
  const [field, former] = [valuedField(clause), valuedField(last)]
  // '2 nights, not 3'.
  if (former === 'nights' && field === 'totalPaise' && !has(clause, 'field') && isCount(clause)) return false
  if (former === undefined) return has(clause, 'means', 'nights') && !has(last, 'not', 'wrong')
  return field !== undefined && field !== former
}

/** The field that a clause gives a value of, by its name or by the looks of the value. */
function valuedField(clause: Clause): ReceiptField | undefined {
  const value = clause.find(({ kind }) => FIELD_BY_LOOKS.has(kind))
  return value && (fieldOf(clause) ?? FIELD_BY_LOOKS.get(value.kind))
}

const isCount = (clause: Clause): boolean =>
  clause.every(
    ({ kind, reading }) => kind !== 'amount' || (isAmount(reading) && !reading.money && reading.paise < MOST_COUNTED),
  )
const MOST_COUNTED = 10_000

const FIELD_BY_LOOKS: ReadonlyMap<Chunk['kind'], ReceiptField | undefined> = new Map<
  Chunk['kind'],
  ReceiptField | undefined
>([
  ['amount', 'totalPaise'],
  ['date', 'date'],
  ['nights', 'nights'],
  ['means', 'paymentMeans'],
  ['name', 'merchant'],
  ['place', 'place'],
  ['currency', 'currency'],
  ['code', undefined],
])

/**
 * Puts what is ruled out in a clause of its own to the clause that says what it is instead: 'billed by MedPlus, not Apollo'. A receipt
 * that is told apart from the one of the next clause says nothing more: 'not the hotel, the lunch is 604'.
 */
function withContrasts(clauses: readonly Clause[]): Clause[] {
  const all: Clause[] = []
  for (let at = 0; at < clauses.length; at += 1) {
    const [clause = [], next, last] = [clauses[at], clauses[at + 1], all.at(-1)]
    if (!isRuledOutReceipt(clause)) {
      // 'The merchant of the tea bill, it is Chaayos'.
      const isTopic = clause.every(({ kind }) => LISTED.has(kind)) && has(clause, 'field') && has(clause, 'reference')
      if (isTopic && next && has(next, 'pronoun') && !has(next, 'reference', 'field')) {
        all.push([...clause, ...next])
        at += 1
      } else all.push(clause)
    } else if (last && has(last, 'name')) last.push(...clause)
    else if (next && has(next, 'name')) {
      all.push([...clause, ...next])
      at += 1
    } else if (!next || !has(next, 'reference')) all.push(clause)
  }
  return all
}

const isRuledOutReceipt = ([first, ...others]: Clause): boolean =>
  first?.kind === 'not' && others.length > 0 && others.every(({ kind }) => kind === 'reference' || kind === 'article')

/** Whether a clause is only courtesy, or goes over to what follows. */
function isLead(clause: Clause): boolean {
  return clause.every(({ kind }) => kind === 'courtesy' || kind === 'revise' || kind === 'refuse')
}

/** Whether a clause holds a piece of any of these kinds. */
export function has(clause: Clause, ...kinds: readonly Chunk['kind'][]): boolean {
  return clause.some(({ kind }) => kinds.includes(kind))
}

/** The field that a clause names first. */
export function fieldOf(clause: Clause): ReceiptField | undefined {
  return clause.find(({ field }) => field !== undefined)?.field
}
