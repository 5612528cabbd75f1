import { wordsOf } from '@pravas/messages/testing/tripmate'
import type { After, Turns } from './after.fixture.ts'

const WITHDRAWS = (number: string): After => ({
  same: true,
  says: new RegExp(`TRP-2026-0000${number}.*(Shall I withdraw it|Ise wapas le lun)`, 's'),
})
const CHANGES = (number: string): After => ({
  same: true,
  says: new RegExp(`TRP-2026-0000${number}.*Shall I open it`, 's'),
})
const UNHEARD = wordsOf('not-caught')
const DECIDES = wordsOf('status.approver', { approver: /.+/ })

/** What goes on about a request that was spoken of, which it need not name. Today is Wednesday, 10 June 2026. */
export const SPOKEN_REQUESTS: Turns[] = [
  {
    title: 'the request that was spoken of last',
    given: ['status of my Bangalore trip'],
    rows: [
      ['who has to approve it?', { same: true, says: DECIDES, never: UNHEARD }],
      ['whose desk is it on right now', { same: true, says: DECIDES, never: UNHEARD }],
      ['kiske paas hai abhi', { same: true, says: /Meera Iyer/ }],
      ['can u make that a day earlier, i mean fly out on the 13th', CHANGES('27')],
      ['i’d rather leave on the 15th, change that', CHANGES('27')],
      ['postpone it by 2 days', CHANGES('27')],
      ['return on 17 July instead of 16', CHANGES('27')],
      ['put a hotel in it too, near whitefield', CHANGES('27')],
      ['ok pull it back pls', WITHDRAWS('27')],
      ['take that request back', WITHDRAWS('27')],
      ['haan wo wapas le lo', WITHDRAWS('27')],
      ['actually not going to chennai at all now, take that request back', WITHDRAWS('26')],
      ['don’t take it back', { same: true, never: wordsOf('withdraw.one') }],
      ['Mumbai to Goa on 2 July', { criteria: { from: 'Mumbai', to: 'Goa', depart: '2026-07-02' } }],
    ],
  },
  {
    title: 'one of those that were listed',
    given: ['withdraw my request'],
    rows: [
      ['26', WITHDRAWS('26')],
      ['000027', WITHDRAWS('27')],
      ['the second one', WITHDRAWS('26')],
      ['the bangalore one', WITHDRAWS('27')],
      ['pehli wali', WITHDRAWS('27')],
      ['the last', WITHDRAWS('26')],
      ['31', { same: true, never: wordsOf('withdraw.one') }],
      ['the fifth one', { same: true, never: wordsOf('withdraw.one') }],
      ['not the second one', { same: true, never: wordsOf('withdraw.one') }],
    ],
  },
  {
    title: 'why it was refused',
    given: ['status of my kolkata trip'],
    rows: [
      ['why did they refuse', { same: true, says: /TRP-2026-000023.*A video call will do/, never: UNHEARD }],
      ['what was the reason', { same: true, says: /TRP-2026-000023/, never: /TRP-2026-000012/ }],
    ],
  },
  {
    title: 'trips of a city and a period',
    given: [],
    rows: [
      [
        'how many trips did i do to mumbai this year?',
        { same: true, says: /^1 approved trip to Mumbai/, never: UNHEARD },
      ],
      ['how often was i in kolkata in may', { same: true, says: /^1 approved trip to Kolkata/, never: UNHEARD }],
      ['how many times have i been to mumbai in 2025', { same: true, says: /^No approved trips to Mumbai/ }],
      ['is saal mumbai kitni baar gaya', { same: true, says: /TRP-2026-000010/ }],
      ['show me my rejected trips to Kolkata', { same: true, says: /TRP-2026-000023/, never: /TRP-2026-000012/ }],
      ['which trips did i make in march', { same: true, says: /TRP-2026-000004/ }],
      ['who has to approve the bangalore one?', { same: true, says: DECIDES }],
      ['how many flights to Mumbai this year', { never: /approved trip/ }],
    ],
  },
  {
    title: 'a request that is spoken of beside a draft',
    given: ['Delhi to Mumbai, 6 July, back 10 July, for business', 'what is in my chennai trip'],
    rows: [
      ['take that one back', WITHDRAWS('26')],
      ['make it a day earlier', CHANGES('26')],
      [['thanks', 'the first one'], { chosen: { flight: 'new' } }],
    ],
  },
]
