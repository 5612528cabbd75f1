import { expect, test } from 'vitest'
import { takePaymentMethods } from './payment-methods.ts'

test.each([
  ['how much did i pay in cash last month', ['cash'], 'how much did i'],
  ['food by credit card this year', ['card'], 'food'],
  ['what did i spend using my company card or upi', ['upi', 'card'], 'what did i spend'],
  ['cash expenses in october', ['cash'], ''],
  ['everything not paid by card', ['cash', 'upi', 'wallet', 'bank'], 'everything'],
  ['expenses except cash', ['card', 'upi', 'wallet', 'bank'], 'expenses'],
  ['kitna nakad kharch hua', ['cash'], 'kitna'],
  ['how much for visiting cards', [], 'how much for visiting cards'],
  ['cash memo of 3 june', [], 'cash memo of 3 june'],
  ['how much at the cashew house', [], 'how much at the cashew house'],
  ['receipts in mumbai', [], 'receipts in mumbai'],
])('%s', (text, means, before) => {
  const taken = takePaymentMethods(text)
  expect(taken.value).toEqual(means)
  expect(taken.rest.startsWith(before)).toBe(true)
})
