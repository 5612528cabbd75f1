import type { NoAmount } from '../../text/amounts.ts'
import type { NoDate } from '../../text/dates.ts'
import type { ReceiptField } from '../receipts/receipt.ts'

/** Why words are not understood as a value, so that the value is asked for. */
export type UnclearValue =
  | NoAmount
  | NoDate
  /** The whole sentence is a guess, or what somebody else said. */
  | { why: 'sounds-unsure' | 'sounds-quoted' }
  | { why: 'tax-currency' }
  /** What it is said not to be is the total of another receipt. */
  | { why: 'other-receipt'; number: number }

/** Why a value that is understood cannot be set. */
export type RefusedValue =
  | { why: 'no-category' | 'no-payment-method' | 'negative-total' | 'negative-tax' }
  | { why: 'no-code' | 'no-count'; field: ReceiptField }
  | { why: 'other-currency'; currency: string }
  | { why: 'not-a-day' | 'not-one-day'; words: string }
  | { why: 'future-day'; day: string }
  | { why: 'gstin-as-name'; gstin: string; field: ReceiptField }
  /** Found by the caller: the reading takes any code of such a length. */
  | { why: 'not-a-gstin'; code: string }
  | { why: 'not-a-name'; words: string; field: ReceiptField }
  /** Every receipt has a currency. */
  | { why: 'needs-currency' }
  /** As many values as fields are needed. */
  | { why: 'one-by-one'; fields: ReceiptField[] }
