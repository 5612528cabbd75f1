import { expect, test } from 'vitest'
import { commandIn } from './fingenie-commands.ts'

test.each([
  ['Send reimbursement', 'reimburse'],
  ['please SEND FOR APPROVAL now', 'reimburse'],
  ['generate summary', 'summarise'],
  ['my expense summary please', 'summarise'],
  ['Show Summary', 'summarise'],
  ['show summary and send for approval', 'reimburse'],
  ['summary', undefined],
  ['send it', undefined],
])('%s asks for %s', (text, command) => {
  expect(commandIn(text)).toBe(command)
})
