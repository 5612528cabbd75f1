import { RECEIPT_FIELD_NAMES, type ReceiptFieldName, receiptField } from '@pravas/contract/receipt-fields'
import type { ReviewField, ReviewFields } from '@pravas/contract/receipt-review'
import { shownValue } from './field-column-rules.ts'
import { type SecondFieldName, type SecondFields, saysTheSame } from './second-reading-rules.ts'

type Value = string | number

/** Written in too many ways to be compared: only told where nothing was read. */
const ONLY_MISSING: readonly ReceiptFieldName[] = ['place']

/**
 * The fields of a receipt beside what the language model read. Nothing is taken over: where it read something else, the
 * field is no longer sure and tells both; where it alone read something, that is told. What a person has set or confirmed
 * stays as it is.
 */
export function comparedFields(
  fields: ReviewFields,
  second: SecondFields,
  isChecked: (field: ReceiptFieldName) => boolean,
): ReviewFields {
  const compared = (Object.entries(second) as [SecondFieldName, Value][]).flatMap(([name, read]) => {
    const field: ReviewField<Value> = fields[name]
    const value = shownValue(name, read)
    if (isChecked(name) || field.state === 'corrected' || isOfTheOther(name, value, fields)) return []
    if (field.value === null) return [[name, { ...field, second: value }]]
    if (ONLY_MISSING.includes(name) || saysTheSame(name, field.value, value)) return []
    return [[name, { ...field, state: 'unsure', second: value }]]
  })
  return { ...fields, ...(Object.fromEntries(compared) as Partial<ReviewFields>) }
}

const GSTINS = RECEIPT_FIELD_NAMES.filter((name) => receiptField(name).kind === 'gstin')

/** A GSTIN that was read as that of the other side says nothing new. */
function isOfTheOther(name: ReceiptFieldName, value: Value, fields: ReviewFields): boolean {
  return GSTINS.includes(name) && GSTINS.some((other) => other !== name && fields[other].value === value)
}
