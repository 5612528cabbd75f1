import { describe, expect, test } from 'vitest'
import { agreesToWithdraw, sentClaimTalkIn } from './sent-claims.ts'

const today = '2026-11-28'
const NOTHING_SAID = { today, isSpokenOf: false, hasOpen: false }
const SPOKEN_OF = { today, isSpokenOf: true, hasOpen: true }

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
    ['which claim was for 945', { words: ['945'] }],
    ['any claim stuck for more than 2 weeks?', { olderThanDays: 14, status: 'pending' }],
    ['do hafte se zyada purana koi claim atka hai kya, kahan atka', { olderThanDays: 14 }],
    ['oct ke dono claims ka paisa kab aaya?', { period: { from: '2026-10-01', to: '2026-10-31' }, several: true }],
    ['sabse bada claim kaunsa tha is saal', { which: 'largest', period: { from: '2026-01-01', to: '2026-12-31' } }],
    ['exp 44 ka status', { number: '44' }],
  ])('%s: is named', (message, claim) => {
    expect(sentClaimTalkIn(message, NOTHING_SAID)?.claim).toMatchObject(claim)
  })

  test.each([
    ['hyderabad wali claim me amount galat daal diya, 1080 hona chahiye tha 1180 nahi', 'correct', ['hyderabad']],
    ['my harbour view bill should be 12030', 'correct', ['harbour', 'view']],
    ['candidate lunch wala cancel karna hai, nahi ruko, pehle batao amount kya tha', 'amount', ['candidate', 'lunch']],
    ['I think the harbour view one was 12030 not 13020, can you check what i submitted', 'contents', ['harbour']],
    ['cancel the candidate lunch', 'withdraw', ['candidate', 'lunch']],
  ])('%s: is wanted of one that was sent', (message, asks, words) => {
    const talk = sentClaimTalkIn(message, NOTHING_SAID)
    expect(talk?.asks).toBe(asks)
    expect(talk?.claim.words).toEqual(expect.arrayContaining(words))
  })

  test.each([
    'what did i claim in october',
    'how much can i claim for dinner',
    'I want to correct my claim and resend it',
    'show my claims',
    'my biggest expense this year',
  ])('%s: is not about one of them', (message) => {
    expect(sentClaimTalkIn(message, NOTHING_SAID)).toBeUndefined()
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
    expect(sentClaimTalkIn(message, { today, isSpokenOf: false, hasOpen: true })).toBeUndefined()
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
