import { isAmount } from '../../text/amounts.ts'
import { lastValueOf, toldByFormer } from './clause-amounts.ts'
import type { Statement } from './clause-shape.ts'
import { goesOn, type SaidClause, statementOf } from './clause-values.ts'
import { fieldOf, has } from './statement-clauses.ts'
import { AMOUNTS, valueIn } from './values.ts'

/** A smaller figure without a field or a currency counts something: 'the first 2'. */
const LEAST_BARE = 1_000

/** The amount that a clause gives of the receipts that words name: 'the hotel is 4740', 'tip 50'. */
export function amountOf(about: string, said: SaidClause): Statement | undefined {
  const { clause, context } = said
  const field = fieldOf(clause)
  // 'Yesterday’s cab was 700' may be of another one.
  if (has(clause, 'date') || (field !== undefined && !AMOUNTS.includes(field))) return undefined
  // 'Keep receipt 2' speaks of the receipt, whatever figure stands beside it.
  if (field === undefined && has(clause, 'reference') && clause.some(({ text }) => text === 'keep')) return undefined
  const last = lastValueOf(clause)
  if (last === undefined) return undefined
  const { reading, words } = last
  const asked = context.asked !== undefined && AMOUNTS.includes(context.asked) ? context.asked : undefined
  const named = field ?? asked
  const meant = named ?? 'totalPaise'
  const isMore = about === '' && goesOn(said)
  const isChange = has(clause, 'set', 'to', 'thus')
  const isVerb =
    has(clause, 'is') || isChange || isMore || last.isInstead || clause.some(({ text }) => text.endsWith("'s"))
  if (!isAmount(reading)) {
    const isAbout = isVerb || named !== undefined || has(clause, 'hedge', 'not')
    const unclear = { field: meant, value: { unclear: reading }, said: words }
    return isAbout && about !== '' ? statementOf(about, unclear, context) : undefined
  }
  const isNamed = field !== undefined || reading.currency !== undefined || reading.money
  if (!isNamed && asked === undefined && reading.paise < LEAST_BARE) return undefined
  const isCounted = clause.some(({ number }) => number !== undefined)
  // 'Paid' may be a part, and 'it' something else; with a verb of change they are plain.
  const isPlain = named !== undefined || (isVerb && (about !== '' || isNamed || isMore || isChange))
  const isFirm = !has(clause, 'paid') && (isPlain || (isCounted && reading.money))
  const value = valueIn(meant, words, context.today)
  const stated = statementOf(about, { field: meant, value, said: words, isBare: !isFirm }, context)
  return stated && meant === 'totalPaise' ? toldByFormer(stated, last.ruledOut, context) : stated
}

/** 'Keep 337', of the one receipt that comes to it. */
export function keptTotal({ clause, context }: SaidClause): Statement | undefined {
  const isKeeping = clause.some(({ kind, text }) => kind === 'set' && KEEPS.has(text))
  const last = isKeeping && !has(clause, 'reference', 'pronoun', 'field', 'date') ? lastValueOf(clause) : undefined
  if (!last || !isAmount(last.reading)) return undefined
  const { paise } = last.reading
  const [only, ...others] = context.open.filter(({ totalPaise }) => totalPaise === paise)
  if (!only || others.length > 0) return undefined
  const stated = { field: 'totalPaise' as const, value: { change: { totalPaise: paise } }, said: last.words }
  return statementOf(`receipt ${only.number}`, stated, context)
}

const KEEPS = new Set(['keep', 'rakho', 'rakh do'])

/** '318 was right after all' is likely the total of the receipt that was spoken of, and asked about. */
export function confirmedTotal({ clause, context }: SaidClause): Statement | undefined {
  const [only, ...others] = clause.filter(({ kind }) => kind === 'amount')
  const isPlain = only && others.length === 0 && !has(clause, 'not', 'nahi', 'hedge', 'or', 'date', 'set')
  if (!isPlain || !has(clause, 'is') || context.focus === undefined || !isAmount(only.reading)) return undefined
  const value = valueIn('totalPaise', only.text, context.today)
  return statementOf('', { field: 'totalPaise', value, said: only.text, isBare: true }, context)
}
