import { wordsOf } from '@pravas/messages/testing/tripmate'
import type { Script } from './script.fixture.ts'

const UNREAD = /catch|didn’t get|can’t help/

/** What follows up on what was just said: a value kept, a day or a night fewer, an errand, a city that nobody knows. */
export const FOLLOWING: readonly Script[] = [
  {
    title: 'a day near another one lies in its month, and what is kept stays',
    turns: [
      { say: 'I have to be in Kolkata around the 15th of next month', asks: 'depart', never: [UNREAD] },
      { say: 'from Bengaluru', criteria: { from: 'Bangalore', to: 'Kolkata' } },
      { say: 'actually make it the 16th', criteria: { depart: '2026-07-16' } },
      { say: 'what about the 22nd, is it cheaper?', criteria: { depart: '2026-07-22' }, never: [UNREAD] },
      { say: 'no, keep the 22nd', says: [wordsOf('day.kept')], criteria: { depart: '2026-07-22' }, asks: 'choice' },
      { say: 'anything after lunch?', criteria: { depart_after: '14:00' } },
      { say: 'no keep the morning one', drops: true, criteria: { depart_period: 'morning', depart_after: null } },
      {
        say: 'anything later on the same day',
        drops: true,
        criteria: { depart: '2026-07-22', return: null },
        cards: ['flight'],
      },
      { say: 'no same day is fine', says: [wordsOf('day.kept')], criteria: { depart: '2026-07-22' }, never: [UNREAD] },
    ],
  },
  {
    title: 'a day that is taken up again takes the place of the one tried',
    turns: [
      { say: 'Pune to Lucknow on 18 June', criteria: { depart: '2026-06-18' } },
      { say: 'hmm can we do friday instead', criteria: { depart: '2026-06-19' } },
      { say: 'wait no thursday only', criteria: { depart: '2026-06-18' }, never: [UNREAD] },
    ],
  },
  {
    title: 'an airline is wanted in Hindi and in Hinglish, and answered in kind',
    turns: [
      { say: 'मुझे दिल्ली से बेंगलुरु जाना है 3 जुलाई को', says: [/कौन सी फ़्लाइट चाहिए/] },
      { say: 'इंडिगो की चाहिए', criteria: { airline: 'IndiGo' }, cards: ['flight'] },
      { say: 'pehli wali le lo', says: [/kis kaam ke liye/], chosen: { flight: true } },
    ],
  },
  {
    title: 'a question names the change that it asks for',
    trip: 'pending',
    turns: [
      { say: 'did my manager approve the mumbai trip', says: [/TRP-/] },
      { say: 'can i change the date to 22 june', says: [wordsOf('change.one')], never: [UNREAD] },
      { say: 'haan', criteria: { depart: '2026-06-22' } },
    ],
    statuses: ['returned'],
  },
  {
    title: 'nights fewer and more count from those that are held',
    turns: [
      { say: 'need a place in Hyderabad from 6 July for 4 nights', criteria: { nights: 4 } },
      {
        say: 'one night less',
        drops: true,
        criteria: { check_in: '2026-07-06', check_out: '2026-07-09' },
        never: [UNREAD],
      },
      { say: 'ek raat aur', criteria: { check_out: '2026-07-10' }, never: [UNREAD] },
      { say: 'make it two days later', criteria: { check_in: '2026-07-08', check_out: '2026-07-12' }, never: [UNREAD] },
      { say: 'ek raat kam', criteria: { check_out: '2026-07-11' }, never: [UNREAD] },
    ],
  },
  {
    title: 'what is put off waits, and its days are none of the trip',
    turns: [
      { say: 'leave it for now', says: [wordsOf('talk.all-right')], asks: null },
      { say: 'Bangalore to Hyderabad on 18 June', cards: ['flight'] },
      {
        say: 'leave it for now, I’ll confirm tomorrow',
        says: [wordsOf('talk.later')],
        criteria: { depart: '2026-06-18' },
      },
      { say: 'the cheapest', chosen: { flight: true } },
      { say: 'baad me batata hun', says: [wordsOf('talk.later')], never: [UNREAD] },
      { say: 'for a client meeting', asks: 'confirm' },
      { say: 'let me check with my boss first', says: [wordsOf('send.later')], asks: 'confirm' },
    ],
    sent: 0,
  },
  {
    title: 'one may arrive the evening before what one travels for',
    turns: [
      { say: 'meeting in Delhi on 24 June at 10:00, I am in Mumbai', criteria: { depart: '2026-06-24' } },
      {
        say: 'can I reach the previous evening',
        criteria: { depart: '2026-06-23', arrive_after: '15:00' },
        never: [UNREAD],
      },
      {
        say: 'I’d rather go a day earlier',
        drops: true,
        criteria: { depart: '2026-06-22', arrive_before: null },
        never: [UNREAD],
      },
    ],
  },
  {
    title: 'an errand is a purpose by its kind',
    turns: [
      { say: 'Mumbai to Nagpur on 24 June', cards: ['flight'] },
      {
        say: 'launch at Sharma Textiles',
        says: [wordsOf('purpose.taken')],
        criteria: { purpose: 'business' },
        never: [UNREAD],
      },
      { say: 'the 6E one is fine', never: [UNREAD] },
    ],
  },
  {
    title: 'an errand in Hinglish answers the question for the purpose',
    turns: [
      { say: 'Mumbai to Nagpur on 24 June', cards: ['flight'] },
      { say: 'the cheapest', asks: 'purpose' },
      { say: 'interview lene ja raha hu', criteria: { purpose: 'business' }, asks: 'confirm', never: [UNREAD] },
    ],
  },
  {
    title: 'a city that nobody knows is asked for, and no other takes its place',
    turns: [
      {
        say: 'xqz to bom on friday morning',
        says: [wordsOf('city.unknown')],
        criteria: { from: null, to: 'Mumbai' },
        asks: 'from',
      },
      { say: 'chd', criteria: { from: 'Chandigarh', to: 'Mumbai' }, cards: ['flight'] },
    ],
  },
  {
    title: 'where one goes from stays where it was said, when nobody knows where to',
    turns: [
      {
        say: 'delhi to qwerx on sunday',
        says: [wordsOf('city.unknown')],
        criteria: { from: 'Delhi', to: null },
        asks: 'to',
      },
    ],
  },
  {
    title: 'codes in small letters name a route',
    turns: [{ say: 'pnq to ixc tomorrow', criteria: { from: 'Pune', to: 'Chandigarh' }, cards: ['flight'] }],
  },
  {
    title: 'a leg on the ground is estimated, and a journey that skips its first city begins at home',
    turns: [
      {
        say: 'Mumbai to Pune by cab on 1 July, then Pune to Delhi by flight on 3 July and back to Mumbai on 5 July',
        says: [wordsOf('ground.added')],
        criteria: { from: 'Pune', to: 'Delhi', depart: '2026-07-03' },
        never: [UNREAD],
      },
      {
        say: 'skip Pune, I’ll go straight to Delhi',
        drops: true,
        criteria: { from: 'Mumbai', to: 'Delhi' },
        never: [UNREAD],
      },
    ],
  },
  {
    title: 'a leg by train is none to fly',
    turns: [
      {
        say: 'Chennai to Bangalore by train on Friday, then Bangalore to Delhi on Sunday and Delhi to Chennai on Tuesday',
        says: [wordsOf('ground.added')],
        criteria: { from: 'Bangalore', to: 'Delhi', depart: '2026-06-14' },
        never: [UNREAD],
      },
    ],
  },
  {
    title: 'the request that was spoken of is the one that is changed',
    trip: 'pending',
    turns: [
      { say: 'what’s happening with my Mumbai trip', says: [/TRP-/] },
      { say: 'I need to reach a day earlier', says: [wordsOf('change.one')] },
      { say: 'no', says: [/stays as it is/] },
      { say: 'add a hotel to it', says: [wordsOf('change.one')] },
      { say: 'yes', asks: 'check_out', says: [wordsOf('change.begun')] },
    ],
    statuses: ['returned'],
  },
]
