import type { NoAmount } from '@pravas/language/text/amounts'
import type { NoDate } from '@pravas/language/text/dates'
import { literal } from './texts.ts'

/** Says why a value was not set, naming the words that kept it from being one. */
export function unclearText({ why, words }: NoAmount | NoDate): string {
  const said = `“${literal(words)}”`
  switch (why) {
    case 'unsure':
      return `I changed nothing: ${said} sounds unsure.`
    case 'quoted':
      return `I changed nothing: ${said} is what somebody else said.`
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
    case 'unread':
      return `I changed nothing: I did not understand ${said}.`
  }
}
