import type { InputError } from '@pravas/contract/errors'
import { FIELD_OF, type FieldKey } from '@pravas/contract/receipt-field-keys'
import { receiptField } from '@pravas/contract/receipt-fields'
import { refusals } from '@pravas/messages/en/refusals'
import { texts } from '@pravas/messages/texts'
import { isGstin } from '@pravas/reading/gstin'
import { dayText } from '../formats.ts'
import { notTheSuppliers } from './own-gstin.ts'
import type { ReceiptChange } from './receipt-change.ts'

const t = texts(refusals)

/**
 * Why a change cannot be made: it names nothing, gives one of the organisation's own GSTINs (`ours`) as the supplier's, a
 * GSTIN whose check character does not fit, or a day after `today`. Nothing where it can.
 */
export function changeErrors(
  change: ReceiptChange,
  { today, ours }: { today: string; ours: readonly string[] },
): InputError[] {
  const given = Object.entries(change).filter(([, value]) => value !== undefined)
  if (given.length === 0) return [{ path: 'body', message: t('receipt.no-change') }]
  return given.flatMap(([key, value]) => {
    const name = FIELD_OF[key as FieldKey]
    const { kind } = receiptField(name)
    const refused = (message: string | undefined) => (message ? [{ path: `body.${name}`, message }] : [])
    if (typeof value !== 'string') return []
    if (kind === 'date') return refused(value > today ? `${dayText(value)} lies in the future.` : undefined)
    if (kind !== 'gstin') return []
    const wrong = `${value} is not a valid GSTIN. Please compare it with the bill.`
    return [
      ...(name === 'gstin' ? refused(notTheSuppliers(value, ours)) : []),
      ...refused(isGstin(value) ? undefined : wrong),
    ]
  })
}
