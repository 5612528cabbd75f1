import { describe, expect, test } from 'vitest'
import { agreesToWithdraw, sentClaimTalkIn } from './sent-claims.ts'

const NOTHING_SAID = { isSpokenOf: false, hasOpen: false }
const SPOKEN_OF = { isSpokenOf: true, hasOpen: true }

describe('one claim that was sent', () => {
  test.each([
    ['whats happening with the jaipur claim i sent', 'state', ['jaipur']],
    ['any update on my mumbai claim?', 'state', ['mumbai']],
    ['where is my team lunch claim stuck', 'state', ['team', 'lunch']],
    ['who is sitting on the printing claim', 'holder', ['printing']],
    ['jaipur wala claim kahan tak pahucha', 'state', ['jaipur']],
    ['when will i get money for the printing one', 'payment', ['printing']],
    ['why was my bandra claim rejected', 'reason', ['bandra']],
    ['what was in the pune claim', 'contents', ['pune']],
    ['i want to take back the jaipur claim, stationery bill is not mine', 'withdraw', ['jaipur']],
    ['when will my approved money come to bank', 'payment', []],
    ['withdraw EXP-2026-000045', 'withdraw', []],
    ['mera pune wala claim wapas le lo', 'withdraw', ['pune']],
  ])('%s', (message, asks, words) => {
    const talk = sentClaimTalkIn(message, NOTHING_SAID)
    expect(talk?.asks).toBe(asks)
    expect(talk?.claim.words ?? []).toEqual(words)
  })

  test.each([
    ['who has it', 'holder'],
    ['since when', 'since'],
    ['has it been paid', 'payment'],
    ['and the other one, any news on it?', 'state'],
    ['and the other one?', 'state'],
    ['kiske paas hai', 'holder'],
    ['ok take it back', 'withdraw'],
  ])('%s: goes on about the claim spoken of', (message, asks) => {
    expect(sentClaimTalkIn(message, SPOKEN_OF)?.asks).toBe(asks)
    expect(sentClaimTalkIn(message, { isSpokenOf: false, hasOpen: true })).toBeUndefined()
  })

  test.each(["don't withdraw it", 'no need to take back the claim', 'do not recall my claim', 'claim wapas mat lo'])(
    '%s: withdraws nothing',
    (message) => {
      expect(sentClaimTalkIn(message, SPOKEN_OF)?.asks).not.toBe('withdraw')
    },
  )
})

test.each([
  ['withdraw it', true],
  ['yes, withdraw the claim please', true],
  ['haan wapas le lo', true],
  ['withdraw EXP-2026-000045', true],
  ['withdraw EXP-2026-000044', false],
  ["don't withdraw it", false],
  ['withdraw it?', false],
  ['withdraw it tomorrow', false],
  ['withdraw it if Meera agrees', false],
])('agrees to withdraw: %s', (message, agrees) => {
  expect(agreesToWithdraw(message, 'EXP-2026-000045')).toBe(agrees)
})
