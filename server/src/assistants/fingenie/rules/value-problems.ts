import { FIELD_OF, keysOfKind } from '@pravas/contract/receipt-field-keys'
import { receiptField } from '@pravas/contract/receipt-fields'
import type { RefusedValue, UnclearValue } from '@pravas/language/expense/corrections/problems'
import type { FieldChange } from '@pravas/language/expense/receipts/receipt'
import { replies } from '@pravas/messages/fingenie'
import { isGstin } from '@pravas/reading/gstin'
import { dayText, listWords } from '../../../formats.ts'
import { literal } from '../../kernel/cards.ts'
import { FIELD_NAMES } from './field-answers.ts'

/** Says why a value was not set, naming the words that kept it from being one. */
export function unclearText(problem: UnclearValue): string {
  switch (problem.why) {
    case 'sounds-unsure':
    case 'sounds-quoted':
    case 'negated':
    case 'tax-currency':
      return replies(`unclear.${problem.why}`)
    case 'range':
      return replies('unclear.several', { words: literal(problem.words) })
    case 'other-receipt':
      return replies('unclear.other-receipt', { number: problem.number })
    default:
      return replies(`unclear.${problem.why}`, { words: literal(problem.words) })
  }
}

const GSTINS = keysOfKind('gstin')

/** Returns the code of a change that is no valid GSTIN, as why it cannot be set. */
export function invalidGstin(change: FieldChange): RefusedValue | undefined {
  const code = GSTINS.map((field) => change[field]).find((one) => typeof one === 'string' && !isGstin(one))
  return typeof code === 'string' ? { why: 'not-a-gstin', code } : undefined
}

/** Says why a value cannot be set. */
export function refusedText(problem: RefusedValue): string {
  switch (problem.why) {
    case 'no-category':
      return replies('refused.category')
    case 'no-payment-method':
      return replies('refused.payment-method')
    case 'no-code':
      return replies('refused.code', { field: FIELD_NAMES[problem.field] })
    case 'no-count': {
      const { most = 0 } = receiptField(FIELD_OF[problem.field])
      return replies('refused.count', { field: FIELD_NAMES[problem.field], most })
    }
    case 'negative-total':
    case 'negative-tax':
    case 'not-one-day':
    case 'needs-currency':
      return replies(`refused.${problem.why}`)
    case 'other-currency':
      return replies('refused.currency', { currency: problem.currency })
    case 'not-a-day':
      return replies('refused.not-a-day', { words: literal(problem.words) })
    case 'future-day':
      return replies('refused.future-day', { day: dayText(problem.day) })
    case 'not-a-gstin':
      return replies('refused.not-a-gstin', { code: problem.code })
    case 'gstin-as-name':
      return replies('refused.gstin-as-name', { gstin: problem.gstin, field: FIELD_NAMES[problem.field] })
    case 'not-a-name':
      return replies('refused.not-a-name', { words: literal(problem.words), field: FIELD_NAMES[problem.field] })
    case 'one-by-one': {
      const fields = problem.fields.map((field) => replies('refused.field', { field: FIELD_NAMES[field] }))
      return replies('refused.one-by-one', { fields: listWords(fields) })
    }
  }
}
