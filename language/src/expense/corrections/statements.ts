import { isQuoted } from '../../text/certainty.ts'
import { romanised } from '../../text/devanagari.ts'
import type { TextSpan } from '../../text/interpretation.ts'
import { wordingOf } from '../../text/phrases-in.ts'
import { excusesIn } from '../../text/remarks.ts'
import { ASKED_FIRST } from '../queries/question-words.ts'
import { categoryNamed } from './category-values.ts'
import type { Statement, StatementContext } from './clause-shape.ts'
import { readClause } from './clause-statement.ts'
import { type Chunk, chunksOf } from './statement-chunks.ts'
import { type Clause, clausesOf, has, isRemark } from './statement-clauses.ts'
import { withNames } from './statement-names.ts'

/** What a message states of receipts. Each of its words is read, or stands in `asides`. */
export interface Statements {
  statements: readonly Statement[]
  /** Clauses that state nothing that can be read. */
  asides: readonly string[]
  /** What was stated is taken back at the end: 'change it to 600, no don't'. */
  isWithdrawn: boolean
  /** Where the values stand that are ruled out or taken back; undefined where the message was put into other letters. */
  ruledOut: readonly TextSpan[]
}

/** Hindi asks within a sentence: 'hotel ka naam kya hai'. */
const ASKED_WITHIN = /\b(?:kya|kaun|kaunsa|kaunsi|kahan|kab|kitna|kitni|kitne|kyun)\b/i
/** A sentence of more words than this says more than values. */
const MOST_WORDS = 60

/**
 * Reads a message that states values of receipts and nothing else: 'the hotel is 4740 and uber 600', 'change coffee to 520, no
 * 530'. Each clause must consist of a receipt, a field, a value and words that change nothing about them; what corrects itself
 * counts as it was said last. Undefined where a clause may change what another one says, and for questions.
 */
export function readStatements(message: string, context: StatementContext): Statements | undefined {
  const quoted = quotedIn(message, context)
  if (quoted) return quoted
  const said = romanised(message).trim()
  const text = context.edited === undefined ? said : withEnglishNo(said)
  if (/[?？]/.test(text) || ASKED_FIRST.test(text) || ASKED_WITHIN.test(text)) return undefined
  const excuses = excusesIn(text)
  const isExcuse = ({ start, end }: Chunk) => excuses.some((one) => one.start <= start && end <= one.end)
  const pieces = chunksOf(text, context.open).filter((chunk) => !isExcuse(chunk))
  const chunks = withNames(pieces, text)
  if (chunks.length === 0 || chunks.length > MOST_WORDS) return undefined
  const clauses = clausesOf(setThus(chunks))
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
    asides: clauses.flatMap((clause, at) => asidesOf(clause, read[at]).map((aside) => textOf(aside, text))),
    isWithdrawn: found.length === 0,
    ruledOut: text === message ? statements.flatMap(({ ruledOut }) => ruledOut) : [],
  }
}

/** 'The driver said the cab was 700': what somebody else says is asked for, and sets nothing. */
function quotedIn(message: string, context: StatementContext): Statements | undefined {
  const lead = isQuoted(message) ? SOMEBODY_SAYS.exec(message)?.[0] : undefined
  const found = lead === undefined ? undefined : readStatements(message.slice(lead.length), context)
  if (!found || found.isWithdrawn) return undefined
  const statements = found.statements.map((one) =>
    'change' in one.value ? { ...one, value: { unclear: { why: 'sounds-quoted' as const } }, isBare: false } : one,
  )
  return { ...found, statements, ruledOut: [] }
}

const SOMEBODY_SAYS = /^[^,;.]{1,40}?\b(?:says|said|told me|tells me|thinks|claims|wrote)\b(?: that)? /i

/** '… please correct' at the end is said of all clauses before it. */
function setThus(chunks: readonly Chunk[]): Chunk[] {
  const last = chunks.at(-1)
  if (last?.kind !== 'thus') return [...chunks]
  return chunks.flatMap((chunk) => (chunk.kind === 'join' ? [last, chunk] : [chunk]))
}

/** 'Nahi 6100', 'galat, food', of what was set just now. */
function withEnglishNo(said: string): string {
  const { text, tokens, words } = wordingOf(said)
  const [first = '', next = ''] = words
  const value = tokens[1] && text.slice(tokens[1].start)
  const isValue = value !== undefined && (isFigure(next) || categoryNamed(value, false) !== undefined)
  return NO_BEFORE_VALUE.has(first) && isValue ? `no ${value}` : said
}

const NO_BEFORE_VALUE = new Set('nahi nahin nhi galat wrong incorrect'.split(' '))
const isFigure = (word: string): boolean => word >= '0' && word < ':'

/** What speaks of no receipt and changes nothing is a reason, and asks for nothing. */
const isReason = (clause: Clause): boolean => isRemark(clause) && !has(clause, 'reference')

/** What a clause says beside its value, or all of one that states nothing. */
function asidesOf(clause: Clause, read: ReturnType<typeof readClause>): Clause[] {
  if (typeof read === 'object') return read.remark ? [read.remark] : []
  return read === undefined && !isReason(clause) ? [clause] : []
}

function textOf(clause: Clause, text: string): string {
  return text.slice(clause[0]?.start ?? 0, clause.at(-1)?.end ?? 0)
}
