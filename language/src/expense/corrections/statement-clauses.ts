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
  return joined(cutClauses(withoutOthers(chunks)))
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
    if (clause.every(({ kind }) => LISTED.has(kind)) && has(clause, 'reference')) return undefined
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
    const isOther = has(clause, 'field') ? fieldOf(clause) !== fieldOf(last) : isDay(clause) && !isDay(last)
    if (has(clause, 'means', 'nights') || (isOther && has(clause, 'amount', 'date')))
      all.push([...last.filter(({ kind }) => kind === 'reference'), ...clause])
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

function isDay(clause: Clause): boolean {
  return has(clause, 'date') && !has(clause, 'amount')
}

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
