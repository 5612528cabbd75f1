import { expect, test } from 'vitest'
import { givenReasonIn } from './given-reason.ts'

test.each([
  ['reason is vendor audit at Tata Elxsi', 'vendor audit at Tata Elxsi', ''],
  ['purpose: contract review with DLF. please submit', 'contract review with DLF', 'please submit'],
  ['put the reason as candidate interview and send', 'candidate interview', 'send'],
  ['कारण: ग्राहक से मुलाकात। मंज़ूरी के लिए भेज दो', 'ग्राहक से मुलाकात', 'मंज़ूरी के लिए भेज दो'],
  ['the reason for this trip is that our plant is down', 'our plant is down', ''],
  ['wajah hai site ka inspection aur bhej do', 'site ka inspection', 'bhej do'],
  ['kaam: Allen coaching ke saath meeting', 'Allen coaching ke saath meeting', ''],
] as const)('%s gives a reason', (message, reason, rest) => {
  expect(givenReasonIn(message)).toEqual({ reason, rest })
})

test.each([
  'purpose is training',
  'purpose: business',
  'reason?',
  'what is the reason',
  'the purpose is not business',
  'for this reason book it',
  'reason is what?',
])('%s gives none', (message) => {
  expect(givenReasonIn(message)).toBeUndefined()
})
