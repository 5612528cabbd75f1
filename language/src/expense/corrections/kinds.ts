import type { FieldChange, ReceiptField } from '../receipts/receipt.ts'
import type { RefusedValue, UnclearValue } from './problems.ts'

/**
 * An edit that a person wants. `about` holds the words that may name the receipt; `onlyNamed` says that they
 * want nothing unless they do, and name it by its merchant.
 */
export type Correction = { about: string; onlyNamed?: true } & (
  | { kind: 'change'; change: FieldChange }
  | { kind: 'refused'; why: RefusedValue }
  /** 'The total of receipt 2 is wrong': which field, but not what is right; `why` says what kept a value from being one. */
  | { kind: 'no-value'; field: ReceiptField; why?: UnclearValue }
  /** 'The GSTIN of receipt 2 is missing', which may be so or not. */
  | { kind: 'missing'; field: ReceiptField }
  /** Fields that are to be as they were read; all that were changed where none is named. */
  | { kind: 'back'; fields: ReceiptField[] }
  /** Words beside corrections that are none, as they were said. */
  | { kind: 'aside' }
)
