import { wordsOf } from '@pravas/messages/testing/tripmate'
import type { Script } from './script.fixture.ts'

/** How results are chosen by what is said of them, and trips are corrected. Today is Wednesday, 10 June 2026. */
export const DESCRIBING: Script[] = [
  {
    title: 'the airline that is wished for, or else another one',
    turns: [
      { say: 'Delhi to Mumbai on 20 July', cards: ['flight'] },
      {
        say: 'Vistara if there is one, otherwise the earliest',
        says: [wordsOf('choose.no-airline')],
        chosen: { flight: true },
        asks: 'purpose',
      },
      { say: 'the latest one?', says: [wordsOf('choose.would-be')], chosen: { flight: true }, asks: 'purpose' },
    ],
  },
  {
    title: 'an order among those that can be refunded, and the way back by its day',
    turns: [
      { say: 'Delhi to Chennai on 20 July, back on 23 July' },
      { say: 'take the refundable one, cheapest', chosen: { flight: true, return_flight: false } },
      { say: 'for the 23rd I want the latest flight', chosen: { flight: true, return_flight: true }, asks: 'purpose' },
      { say: 'add a hotel', cards: ['hotel'], asks: 'choice' },
      { say: 'the best rated one within policy pls', chosen: { hotel: true, flight: true } },
    ],
  },
  {
    title: 'one that fits is taken, in Hinglish and Hindi',
    turns: [
      { say: 'bangalore se mumbai 14 july subah' },
      { say: 'sabse late wali jo 9 se pehle nikle', chosen: { flight: true }, asks: 'purpose' },
      { say: 'jo sabse pehle pahunche wo', chosen: { flight: true }, asks: 'purpose' },
      { say: 'सबसे सस्ती वाली चुन लीजिए', chosen: { flight: true }, asks: 'purpose' },
    ],
  },
  {
    title: 'several that fit are shown, and none is taken',
    turns: [
      { say: 'Mumbai to Hyderabad on 21 July', cards: ['flight'] },
      { say: 'is the cheapest fine?', chosen: { flight: false } },
      { say: 'the indigo one', cards: ['flight'], says: [wordsOf('choose.fit')], chosen: { flight: false } },
    ],
  },
  {
    title: 'all that is said of a result counts, in whatever order, and the last word of two',
    turns: [
      { say: 'Delhi to Mumbai on 20 July', cards: ['flight'] },
      { say: 'not indigo, cheapest morning one', never: [/Flight: IndiGo/], chosen: { flight: true } },
      { say: 'first one.. no wait, second', says: [/^Flight changed:/m], chosen: { flight: true }, asks: 'purpose' },
    ],
  },
  {
    title: 'a limit alone narrows the list and takes none, and the second of one is shown as the only one',
    turns: [
      { say: 'Delhi to Mumbai on 20 July', cards: ['flight'] },
      {
        say: 'landing by 11 am latest',
        criteria: { arrive_before: '11:00' },
        cards: ['flight'],
        chosen: { flight: false },
      },
      { say: 'hotel in Bangalore 20 July to 22 July', newChat: true, drops: true, cards: ['hotel'] },
      { say: 'second cheapest one that has a gym', says: [/only one option/], chosen: { hotel: false } },
    ],
  },
  {
    title: 'what was not understood of a choice leaves the list narrowed',
    turns: [
      { say: 'Delhi to Mumbai on 20 July', cards: ['flight'] },
      { say: 'take that comfy nonstop after 6 pm', cards: ['flight'], chosen: { flight: false } },
    ],
  },
  {
    title: 'a limit of the flight that is chosen says nothing of the way back',
    turns: [
      { say: 'Delhi to Mumbai on 20 July, only IndiGo', cards: ['flight'] },
      { say: 'the cheapest', chosen: { flight: true } },
      { say: 'return on 22 July', drops: true, criteria: { airline: null, return: '2026-07-22' }, cards: ['flight'] },
    ],
  },
  {
    title: 'a train there and back with its hours, and a cab within the town',
    turns: [
      {
        say: 'delhi to chandigarh on 20 july by train, back same evening',
        says: [/Delhi to Chandigarh/, /Chandigarh to Delhi, Mon 20 Jul 2026, after 17:00/],
        asks: 'purpose',
      },
      { say: 'subah wali, 6 baje ke aas paas', says: [/06:00/] },
      { say: 'cab from chandigarh station to sector 17', never: [/Which city/] },
    ],
  },
  {
    title: 'the days of all flights of a journey, and both of a trip there and back',
    turns: [
      { say: 'delhi to mumbai to bangalore to delhi, first on 20 july' },
      {
        say: 'no no, first flight itself is on 21 july. second on 23rd, third on 25th',
        says: [/Delhi to Mumbai on Tue 21 Jul 2026/, /on Thu 23 Jul 2026/, /on Sat 25 Jul 2026/],
        criteria: { depart: '2026-07-21' },
      },
      { say: 'flights Delhi to Mumbai 20 July, back 22 July', newChat: true },
      { say: 'make it 23 to 25 july instead', criteria: { depart: '2026-07-23', return: '2026-07-25' } },
    ],
  },
  {
    title: 'a trip that was taken the wrong way round keeps its days',
    turns: [
      { say: 'flights Chennai to Kolkata 20 July, back 23 July, training' },
      {
        say: 'you have it the wrong way. I fly from Kolkata to Chennai',
        criteria: { from: 'Kolkata', to: 'Chennai', depart: '2026-07-20', return: '2026-07-23', purpose: 'training' },
        cards: ['flight'],
      },
    ],
  },
  {
    title: 'a day beside the return moves no departure',
    turns: [
      { say: 'Mumbai to Kolkata on Friday 17 July, evening', cards: ['flight'] },
      { say: 'the first one', chosen: { flight: true } },
      {
        say: 'wapsi sunday dopahar ko, monday office h',
        criteria: { depart: '2026-07-17', return: '2026-07-19' },
        chosen: { flight: true },
      },
    ],
  },
  {
    title: 'what is rejected beside what is meant is exchanged, and the rest stays',
    turns: [
      { say: 'flght kolkatta to hydrabad 18 july' },
      { say: 'sry frm chennai not kolkata', criteria: { from: 'Chennai', to: 'Hyderabad', depart: '2026-07-18' } },
      {
        say: 'oh wait, I said Chennai but it should be Kochi',
        criteria: { from: 'Kochi', to: 'Hyderabad', depart: '2026-07-18' },
        cards: ['flight'],
      },
      {
        say: 'is reaching the night before easier? show me friday evening flights',
        criteria: { depart: '2026-07-17', depart_period: 'evening' },
      },
    ],
  },
  {
    title: 'clauses are each taken for themselves, and a question chooses nothing',
    turns: [
      { say: 'Delhi to Pune on 16 July', cards: ['flight'] },
      { say: 'compare the first and the third', chosen: { flight: false }, asks: 'choice' },
      {
        say: 'ok the first one. dont send yet, just tell me the total',
        says: [wordsOf('send.withheld'), /The total is ₹/],
        chosen: { flight: true },
        asks: 'purpose',
      },
    ],
    sent: 0,
  },
  {
    title: 'a hotel that is added with an order or a place orders no flights, and is chosen by what it has',
    turns: [
      { say: 'Delhi to Chennai 20 July, back 22 July', cards: ['flight'] },
      { say: 'I also need a hotel near the Trade Centre, with breakfast and gym', cards: ['hotel'], asks: 'choice' },
      {
        say: 'Anything under 5000 a night with 4 stars?',
        criteria: { stars: 4, max_night_paise: 500_000 },
        cards: ['hotel'],
      },
      { say: 'cheapest of those', chosen: { hotel: true, flight: false } },
    ],
  },
  {
    title: 'near a place that is not known the known ones are told, and the hotels shown',
    turns: [
      { say: 'Delhi to Pune on 16 July, back 17 July', cards: ['flight'] },
      {
        say: 'add a hotel close to hinjewadi',
        says: [wordsOf('choose.unknown-place-in', { city: 'Pune', places: /.*/ })],
        cards: ['hotel'],
      },
    ],
  },
  {
    title: 'a train instead of the flight is told and added upon a yes, with a hotel beside it',
    turns: [
      {
        say: 'delhi to lucknow on 17 july, can I take a train instead of flying?',
        says: [/Delhi to Lucknow on the ground/],
      },
      { say: 'yes', says: [/Train, Delhi to Lucknow, Fri 17 Jul 2026/], asks: 'purpose' },
      { say: 'ok add the train', says: [wordsOf('ground.already', { way: /.*/ })], asks: 'purpose' },
      { say: 'and return sunday by bus', says: [/Bus, Lucknow to Delhi, Sun 19 Jul 2026/] },
    ],
  },
  {
    title: 'back on the day of a meeting one leaves after it',
    turns: [
      {
        say: 'Meeting in Mumbai on 15 July, 10:30 to 4. I am in Bangalore, return same day',
        criteria: { arrive_before: '08:30', return_filters: { depart_after: '18:00' } },
        cards: ['flight'],
      },
    ],
  },
]
