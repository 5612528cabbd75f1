import { wordsOf } from '@pravas/messages/testing/tripmate'
import type { Script } from './script.fixture.ts'

const UNREAD = /catch|didn’t get|can’t help|samajh nahi/

/** What is said beside a flight: the way on the ground, when the meeting is, which one of those in sight it shall be. */
export const BESIDE_THE_FLIGHT: readonly Script[] = [
  {
    title: 'a cab beside a wish for the flight leaves the wish',
    turns: [
      { say: 'need to reach Kota on 14 July from Delhi', asks: 'offer' },
      {
        say: 'jaipur hi chalega, wahan se cab kar lunga',
        says: [wordsOf('ground.added')],
        criteria: { to: 'Jaipur' },
        cards: ['flight'],
      },
      { say: 'how much is the cab from jaipur to kota', says: [/cab/], never: [/train: about/] },
      { say: 'and the train?', says: [/Jaipur to Kota/, /train: about/], never: [/cab: about/] },
      { say: 'no train then. cheapest flight is fine', chosen: { flight: true } },
    ],
  },
  {
    title: 'a meeting with its end and a way back the same night is a day trip',
    turns: [
      {
        say: 'I have a meeting in Gurgaon on 10 July 2pm to 5pm, want to go from mumbai in the morning and come back same night',
        criteria: { from: 'Mumbai', depart: '2026-07-10', return: '2026-07-10', arrive_before: '12:00' },
        asks: 'offer',
      },
      { say: 'yes', criteria: { to: 'Delhi' }, cards: ['flight'] },
      { say: 'fine, the one that reaches around 11 ish', chosen: { flight: true } },
      { say: 'for return, last flight which is not after 10 pm', chosen: { return_flight: true } },
    ],
  },
  {
    title: 'a flight for each way is named by its place and by its price',
    turns: [
      { say: 'Mumbai to Delhi on 14 July, back on 17 July', cards: ['flight'] },
      {
        say: 'second one for going, and whatever is cheapest for return',
        never: [UNREAD],
        chosen: { flight: true, return_flight: true },
      },
    ],
  },
  {
    title: 'the flight that lands first is taken in Hinglish',
    turns: [
      { say: 'bhai delhi se lucknow 14 july ko', cards: ['flight'] },
      { say: 'sabse jaldi pahuchne wali le lo', never: [UNREAD], chosen: { flight: true } },
    ],
  },
  {
    title: 'requests are listed in Hinglish and Hindi, and “mat badlo kuch bhi” changes none',
    trip: 'pending',
    turns: [
      { say: 'meri trips ka status kya hai', says: [/TRP-/], never: [UNREAD] },
      { say: 'kaunsi abhi approval me pending hai?', says: [/TRP-/], never: [UNREAD] },
      { say: 'nahi rehne do, mat badlo kuch bhi', never: [UNREAD, /withdraw/] },
      { say: 'मेरी यात्राएँ दिखाइए', says: [/TRP-/] },
    ],
    statuses: ['pending'],
  },
]
