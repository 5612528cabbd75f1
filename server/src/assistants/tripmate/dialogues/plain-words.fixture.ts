import { wordsOf } from '@pravas/messages/testing/tripmate'
import type { Script } from './script.fixture.ts'

const UNREAD = /catch|didn’t get|can’t help|samajh nahi|समझ नहीं/

/** What people say around the trip in their own words: to keep the draft, why they travel, that nothing shall change. */
export const PLAIN_WORDS: readonly Script[] = [
  {
    title: 'the draft is kept, beside when it will be sent',
    turns: [
      { say: 'Delhi to Mumbai on 14 July', cards: ['flight'] },
      {
        say: 'can you save this, ill send it tomorrow after asking my boss',
        says: [wordsOf('talk.later')],
        never: [UNREAD],
        criteria: { depart: '2026-07-14' },
      },
      { say: 'bas save kar do, abhi bhejna mat', never: [UNREAD], criteria: { depart: '2026-07-14' } },
    ],
    sent: 0,
  },
  {
    title: 'a reason in own words is noted, and the wish behind it sends what was shown',
    turns: [
      { say: 'Delhi to Mumbai on 14 July for a client meeting', cards: ['flight'] },
      { say: 'the first one', asks: 'confirm' },
      { say: 'reason is vendor audit at Tata Elxsi', says: [wordsOf('reason.noted')], never: [UNREAD] },
      { say: 'put the reason as contract review with DLF and send', drops: true },
    ],
    sent: 1,
  },
  {
    title: 'the cheapest way out of the morning takes no way back of the morning',
    turns: [
      { say: 'Delhi to Bangalore on 14 July, returning 16 July evening', cards: ['flight'] },
      { say: 'cheapest in the morning for going', chosen: { flight: true, return_flight: false } },
    ],
  },
  {
    title: 'the quickest is asked about and not taken',
    turns: [
      { say: 'Pune to Bangalore on 14 July', cards: ['flight'] },
      { say: 'which of these is quickest', chosen: { flight: false } },
    ],
  },
  {
    title: 'a hotel of a journey is dropped by its city, and no flight with it',
    turns: [
      {
        say: 'Bangalore to Kolkata on 7 July, then Kolkata to Guwahati on 9 July, then Guwahati to Bangalore on 11 July',
        cards: ['flight'],
      },
      { say: 'actually drop the guwahati hotel, i will stay with my cousin', never: [/removed the flight/] },
    ],
  },
]
