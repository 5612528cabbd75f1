import { expect, test } from 'vitest'
import { asksForTime, refusesToSend, withoutRefusal } from './refusals.ts'

test.each([
  ['delete the dinner or no keep it', 'delete the dinner'],
  ['remove the cab, no wait keep it', 'remove the cab'],
  ['remove the uber actually no', 'remove the uber'],
  ['delete the hotel... never mind', 'delete the hotel'],
  ['remove the dinner or maybe not', 'remove the dinner'],
  ['remove the dinner, nvm', 'remove the dinner'],
  ['delete cab? no wait', 'delete cab'],
  ['hotel hatao, nahi rehne do', 'hotel hatao'],
  ['कैब हटाओ, नहीं रहने दो', 'cab hatao'],
  ['remove the dinner but not now', 'remove the dinner'],
  ['send reimbursement? abhi nahi', 'send reimbursement'],
  ['drop the uber, sorry, leave it', 'drop the uber'],
])('%s: takes back “%s”', (message, before) => {
  expect(withoutRefusal(message)).toBe(before)
})

test.each([
  'remove the dinner',
  "remove the dinner, don't keep it",
  'keep it',
  'no',
  'remove the cab, not the hotel',
  'remove the cab, leave it out',
  'cab mat hatao',
  'cab hatao mat',
  'no, remove the dinner',
  "don't remove it",
  'the total is 500, not 600',
  'remove the dinner now please',
])('%s: takes nothing back', (message) => {
  expect(withoutRefusal(message)).toBeUndefined()
})

test.each([
  "don't send it",
  'please do not send it yet',
  'no need to send it',
  'not sending this today',
  'never send without asking',
  'stop sending it',
  'cancel the sending',
  'mat bhejo',
  'abhi mat bhejna',
  'bhejna nahi hai',
  'abhi nahi bhejo',
  'send it, or no leave it',
  'अभी मत भेजो',
])('%s: refuses to send', (message) => {
  expect(refusesToSend(message)).toBe(true)
})

test.each([
  'no, send it',
  "why don't you send it",
  "don't forget to send it",
  'did you not send it?',
  'is it not sent',
  'send reimbursement',
  'has it been sent, no?',
  'remove the cab, not the hotel',
  'it was not sent',
  'kya bhej diya nahi?',
  "i don't agree with the total",
  'do you send it',
])('%s: refuses nothing', (message) => {
  expect(refusesToSend(message)).toBe(false)
})

test.each(['wait one sec', 'hmm', 'ek minute ruko', 'hold on', 'ok wait'])('%s: asks for time', (message) => {
  expect(asksForTime(message)).toBe(true)
})
