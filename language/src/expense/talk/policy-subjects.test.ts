import { expect, test } from 'vitest'
import { policyQuestionIn } from './policy-subjects.ts'

test.each([
  ['is there a limit for hotel per night?', ['hotel'], undefined],
  ['what is the hotel cap in Delhi', ['hotel'], 'Delhi'],
  ['how much can i spend on a room in bombay', ['hotel'], 'Mumbai'],
  ['can I claim business class?', ['flight'], undefined],
  ['daily allowance in Bengaluru kitna hai', ['meals'], 'Bangalore'],
  ['dinner ka limit kya hai', ['meals'], undefined],
  ['till when can i claim this', ['deadline'], undefined],
  ['kitne din ke andar claim karna hai?', ['deadline'], undefined],
  ['do i need original bills', ['receipt'], undefined],
  ['is beer with dinner allowed?', ['meals', 'excluded'], undefined],
  ['what does the policy say', [], undefined],
])('%j asks about %j', (message, subjects, city) => {
  expect(policyQuestionIn(message)).toEqual({ subjects, ...(city !== undefined && { city }) })
})
