import { KEY_OF } from '@pravas/contract/receipt-field-keys'
import { CATEGORIES, RECEIPT_FIELD_NAMES } from '@pravas/contract/receipt-fields'
import { PaymentMethod } from '@pravas/contract/receipt-review'
import type { ExpenseAct } from '@pravas/language/expense/acts'
import type { Correction } from '@pravas/language/expense/corrections/kinds'
import { valueIn } from '@pravas/language/expense/corrections/values'
import { MEASURES, type Query } from '@pravas/language/expense/queries/query'
import { EMPTY } from '@pravas/language/expense/queries/question'
import { act } from '@pravas/language/text/interpretation'
import { z } from 'zod'
import { SPENDING_GROUPS, SPENDING_STATUSES } from '../../../reports/spending-rules.ts'

const Receipt = z.int().positive().describe('The number of the receipt, as `receipts` lists it')
const Field = z.enum(RECEIPT_FIELD_NAMES as [string, ...string[]]) as z.ZodType<(typeof RECEIPT_FIELD_NAMES)[number]>
const DayRange = z.object({ from: z.iso.date(), to: z.iso.date() })

/** What a model may do with the receipts and claims of a person, in place of words for the rules to read. */
export const ModelAct = z.discriminatedUnion('intent', [
  z.object({
    intent: z.literal('set_field'),
    receipt: Receipt,
    field: Field,
    value: z.string().max(500).nullable().describe('As the person said it; null where the receipt has no such thing'),
  }),
  z.object({ intent: z.literal('revert'), receipt: Receipt, fields: z.array(Field) }),
  z.object({ intent: z.literal('undo') }),
  z.object({ intent: z.literal('restore'), receipt: Receipt }),
  z.object({ intent: z.literal('ask_removal'), receipts: z.array(Receipt).min(1) }),
  z.object({
    intent: z.literal('query'),
    source: z.enum(['conversation', 'claims']).describe('The receipts of this conversation, or all claims'),
    measure: z.enum(MEASURES),
    group: z.enum(SPENDING_GROUPS).optional(),
    categories: z.array(z.enum(CATEGORIES)).optional(),
    cities: z.array(z.string()).optional(),
    means: z.array(PaymentMethod).optional(),
    merchant: z.string().optional(),
    statuses: z.array(z.enum(SPENDING_STATUSES)).optional(),
    period: DayRange.optional(),
    against: z.union([z.literal('team'), DayRange]).optional(),
    top: z.int().min(1).max(20).optional(),
  }),
  z.object({ intent: z.literal('claim_status'), number: z.string().optional() }),
  z.object({ intent: z.literal('summary') }),
])
export type ModelAct = z.infer<typeof ModelAct>

/** Turns what a model does into the act that the rules perform; `numbers` are those of the receipts by their ids. */
export function expenseActOf(given: ModelAct, today: string, idOf: (number: number) => string | undefined): ExpenseAct {
  switch (given.intent) {
    case 'set_field':
      return made('correct', correctionOf(given, today))
    case 'revert': {
      const fields = given.fields.map((field) => KEY_OF[field])
      return made('correct', { kind: 'back', about: `receipt ${given.receipt}`, fields })
    }
    case 'undo':
      return made('undo', { several: false, brings: false })
    case 'restore':
      return made('restore', { about: `receipt ${given.receipt}` })
    case 'ask_removal': {
      const ids = given.receipts.map((number) => ({ number, id: idOf(number) }))
      const unknown = ids.flatMap(({ number, id }) => (id === undefined ? [`receipt ${number}`] : []))
      return made('remove', { receipts: ids.flatMap(({ id }) => id ?? []), unknown, isVague: false })
    }
    case 'query':
      return made('query', { query: queryOf(given), unknown: [], refines: false, carried: [], isPlain: false })
    case 'claim_status': {
      const { number } = given
      const question = { single: false, decided: false, ...(number !== undefined && { number: number.toUpperCase() }) }
      return made('claim_status', { question, said: {} })
    }
    case 'summary':
      return made('summary', {})
  }
}

function made<I extends ExpenseAct['intent']>(intent: I, slots: ExpenseAct<I>['slots']): ExpenseAct {
  return act(intent, slots, []) as ExpenseAct
}

function correctionOf(
  { receipt, field, value: said }: Extract<ModelAct, { intent: 'set_field' }>,
  today: string,
): Exclude<Correction, { kind: 'aside' }> {
  const about = `receipt ${receipt}`
  const key = KEY_OF[field]
  if (said === null) return { kind: 'change', about, change: { [key]: null } }
  const value = valueIn(key, said, today)
  if (value === undefined) return { kind: 'no-value', about, field: key, why: { why: 'unread', words: said } }
  if ('unclear' in value) return { kind: 'no-value', about, field: key, why: value.unclear }
  return 'refused' in value
    ? { kind: 'refused', about, why: value.refused }
    : { kind: 'change', about, change: value.change }
}

function queryOf({ intent: _, period, against, ...given }: Extract<ModelAct, { intent: 'query' }>): Query {
  const said = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined)) as Partial<Query>
  const other =
    against === 'team' ? { kind: 'team' as const } : against && { kind: 'period' as const, period: ranged(against) }
  return { ...EMPTY, ...said, period: period ? ranged(period) : null, against: other ?? null }
}

function ranged({ from, to }: z.infer<typeof DayRange>) {
  return { from, to, words: '' }
}
