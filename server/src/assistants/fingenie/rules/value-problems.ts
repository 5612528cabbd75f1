import type { RefusedValue, UnclearValue } from '@pravas/language/expense/corrections/problems'
import type { FieldChange } from '@pravas/language/expense/receipts/receipt'
import { isGstin } from '@pravas/reading/gstin'
import { dayText, listWords } from '../../../formats.ts'
import { FIELD_NAMES } from './field-answers.ts'
import { literal } from './texts.ts'

/** Says why a value was not set, naming the words that kept it from being one. */
export function unclearText(problem: UnclearValue): string {
  const said = 'words' in problem ? `“${literal(problem.words)}”` : ''
  switch (problem.why) {
    case 'unsure':
      return `I changed nothing: ${said} sounds unsure.`
    case 'quoted':
      return `I changed nothing: ${said} is what somebody else said.`
    case 'sounds-unsure':
      return 'I changed nothing, as that sounds unsure.'
    case 'sounds-quoted':
      return 'I changed nothing, as that is what somebody else said.'
    case 'relative':
      return `I changed nothing: I do not work out amounts, and ${said} is not one.`
    case 'negated':
      return 'I changed nothing.'
    case 'range':
    case 'several':
      return `I changed nothing: ${said} leaves more than one value open.`
    case 'currencies':
      return `I changed nothing: ${said} names two currencies.`
    case 'decimals':
      return `I changed nothing: ${said} has more than two decimals.`
    case 'tax-currency':
      return 'I changed nothing: GST is charged in rupees.'
    case 'unread':
      return `I changed nothing: I did not understand ${said}.`
  }
}

/** Returns the code of a change that is no valid GSTIN, as why it cannot be set. */
export function invalidGstin({ gstin, recipientGstin }: FieldChange): RefusedValue | undefined {
  const code = [gstin, recipientGstin].find((one) => typeof one === 'string' && !isGstin(one))
  return typeof code === 'string' ? { why: 'not-a-gstin', code } : undefined
}

/** Says why a value cannot be set. */
export function refusedText(problem: RefusedValue): string {
  switch (problem.why) {
    case 'no-category':
      return 'A category is Food, Transport, Accommodation or Miscellaneous.'
    case 'no-payment-method':
      return 'A bill is paid by cash, card, UPI, wallet or bank.'
    case 'no-invoice-number':
      return 'An invoice number holds a digit, and letters, - and / at most beside.'
    case 'negative-total':
      return 'A total cannot be below zero.'
    case 'negative-tax':
      return 'A tax cannot be below zero.'
    case 'other-currency':
      return `I need the total in rupees, not in ${problem.currency}.`
    case 'not-a-day':
      return `'${literal(problem.words)}' is not a day of the calendar. Which date is right?`
    case 'not-one-day':
      return 'A receipt needs one day, such as 12 June 2026.'
    case 'future-day':
      return `${dayText(problem.day)} lies ahead; a receipt carries a day that has been.`
    case 'not-a-gstin':
      return `${problem.code} is not a GSTIN: its check character or its form is wrong.`
    case 'gstin-as-name':
      return `${problem.gstin} is a GSTIN, not ${problem.field === 'address' ? 'an' : 'a'} ${problem.field}.`
    case 'not-a-name': {
      const what = problem.field === 'address' ? 'an address' : `the name of a ${problem.field}`
      return `'${literal(problem.words)}' is not ${what}.`
    }
    case 'needs-currency':
      return 'Every receipt has a currency; say which, such as INR.'
    case 'one-by-one': {
      const names = listWords(problem.fields.map((field) => `the ${FIELD_NAMES[field]}`))
      return `Please tell me ${names} one by one, each with what is right.`
    }
  }
}
