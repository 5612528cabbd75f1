import type { Trip } from '@pravas/contract/trips'
import type { Query } from '@pravas/language/expense/queries/query'
import type { SpendingQuestion } from '../../../../reports/spending-rules.ts'

/** A question as it was understood, and as it is put to the records. */
export interface Asked {
  query: Query
  question: SpendingQuestion
  /** The trip whose days are the period; null where none was asked for. */
  trip: Trip | null
  today: string
}
