import { wordsOf } from '@pravas/messages/testing/tripmate'
import type { Turns } from './after.fixture.ts'

const UNHEARD = wordsOf('not-caught')

/** Questions beside the wish, two wishes in one message, and what puts the trip off. Today is Wednesday, 10 June 2026. */
export const BESIDE_THE_WISH: Turns[] = [
  {
    title: 'beside flights in sight',
    given: ['Delhi to Mumbai, 6 July, one way, for business'],
    rows: [
      ['wait is 14th July a tuesday?', { same: true, says: /Yes, it’s Tue 14 Jul/, never: UNHEARD }],
      ['is 14 July a monday?', { same: true, says: /No, it’s Tue 14 Jul/ }],
      ['what day is 12 July', { same: true, says: /Sun 12 Jul/ }],
      ['what’s the diff if i go wednesday instead?', { same: true, says: /Wed 8 Jul/, never: UNHEARD }],
      ['who won the match yesterday', { same: true, says: wordsOf('unknown.question'), never: UNHEARD }],
      ['abhi save kar do baad me dekhte hai', { same: true, never: UNHEARD }],
      ['hmm no leave it, keep it as it was', { same: true, says: /stays/, never: UNHEARD }],
      [
        'first one is fine. hotel in andheri with gym',
        { goal: 'both', criteria: { near: 'Andheri East', amenities: ['gym'] }, chosen: { flight: 'new' } },
      ],
      ['first one is fine? hotel in andheri', { chosen: { flight: false } }],
      ['not the first one. hotel in andheri', { chosen: { flight: false } }],
    ],
  },
]
