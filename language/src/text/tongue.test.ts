import { expect, test } from 'vitest'
import { tongueOf } from './tongue.ts'

test.each([
  ['delhi se mumbai kal subah ki flight chahiye', 'hinglish'],
  ['nahi, dusri wali', 'hinglish'],
  ['bhej do', 'hinglish'],
  ['अगले सोमवार को पुणे से दिल्ली की फ्लाइट', 'hi'],
  ['is there anything in the morning', 'en'],
  ['please book it for my manager', 'en'],
  ['ok', undefined],
  ['IndiGo 6E 2046', undefined],
  ['Delhi to Mumbai 20 June', undefined],
  ['the first one for kal', undefined],
])('"%s" is in %s', (message, tongue) => {
  expect(tongueOf(message)).toBe(tongue)
})
