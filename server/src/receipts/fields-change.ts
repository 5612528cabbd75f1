import type { ReceiptFieldsChange } from '@pravas/contract/claims'
import { paiseFromRupees } from '@pravas/contract/money'
import type { ReceiptFieldName } from '@pravas/contract/receipt-fields'
import { isGstin } from '@pravas/reading/gstin'
import { invalid } from '../errors.ts'
import { dayText } from '../formats.ts'
import { COLUMN_OF } from './field-column-rules.ts'
import { notTheSuppliers } from './own-gstin.ts'
import type { ReceiptColumns } from './receipt-store.ts'

/**
 * A change by hand as the columns that it writes. Throws 'request.invalid' where it names nothing, a GSTIN whose check
 * character does not fit, one of the organisation's own (`ours`) as the supplier's, or a day after `today`.
 */
export function columnsOfChange(
  change: ReceiptFieldsChange,
  { today, ours }: { today: string; ours: readonly string[] },
): ReceiptColumns {
  const given = Object.entries(change).filter(([, value]) => value !== undefined)
  if (given.length === 0) throw invalid([{ path: 'body', message: 'Say what is to be set right.' }])
  const own = notTheSuppliers(change.gstin, ours)
  const errors = [
    ...(own ? [{ path: 'body.gstin', message: own }] : []),
    ...(['gstin', 'recipient_gstin'] as const).flatMap((field) => {
      const value = change[field]
      if (!value || isGstin(value)) return []
      return [{ path: `body.${field}`, message: `${value} is not a valid GSTIN. Please compare it with the bill.` }]
    }),
    ...(change.date && change.date > today
      ? [{ path: 'body.date', message: `${dayText(change.date)} lies in the future.` }]
      : []),
  ]
  if (errors.length > 0) throw invalid(errors)
  return Object.fromEntries(
    given.map(([field, value]) => [
      COLUMN_OF[field as ReceiptFieldName],
      typeof value === 'number' ? paiseFromRupees(value) : value,
    ]),
  )
}
