import { wordsOf } from '@pravas/messages/testing/tripmate'
import type { Script } from './script.fixture.ts'

/** How results are chosen, changed and sent. Today is Wednesday, 10 June 2026. */
export const CHOOSING: Script[] = [
  {
    title: 'the date changes after a choice',
    turns: [
      { say: 'flights Hyderabad to Mumbai on 13 July', cards: ['flight'] },
      { say: 'number three', chosen: { flight: true }, asks: 'purpose' },
      {
        say: 'sorry, make that the 15th',
        criteria: { depart: '2026-07-15' },
        chosen: { flight: false },
        says: [/Wed 15 Jul 2026/],
        cards: ['flight'],
      },
    ],
  },
  {
    title: 'an ordinal out of range, then the last',
    turns: [
      { say: 'Kolkata to Delhi on 8 July', cards: ['flight'] },
      { say: 'option 40', says: [/only \d+ options/], chosen: { flight: false }, asks: 'choice' },
      { say: 'fine, the last one', chosen: { flight: true }, asks: 'purpose' },
    ],
  },
  {
    title: 'a request is sent on a clear yes, and once',
    turns: [
      { say: 'Chennai to Bangalore on 3 August, one way, for a seminar', criteria: { purpose: 'conference' } },
      { say: 'the second one', chosen: { flight: true }, asks: 'confirm' },
      { say: 'let me think', says: [/Nothing has been sent/], asks: 'confirm' },
      { say: 'what is the total?', says: [/The total is ₹/], asks: 'confirm' },
      { say: 'go ahead', says: [/Nothing has been sent yet/], asks: 'confirm' },
      { say: 'go ahead', says: [wordsOf('sent.to'), /Meera Iyer/], drops: true },
      { say: 'yes', says: [/already/] },
      { say: 'please submit it', says: [/already/] },
      { say: 'how does it stand?', says: [/pending/] },
    ],
    sent: 1,
  },
  {
    title: 'results are narrowed, asked about and compared without choosing',
    turns: [
      { say: 'Delhi to Hyderabad on 21 July', cards: ['flight'] },
      { say: 'only non-stop ones', criteria: { stops: 0 }, chosen: { flight: false }, cards: ['flight'] },
      {
        say: 'something cheaper than 9000',
        criteria: { stops: 0, max_price_paise: 900_000 },
        chosen: { flight: false },
      },
      {
        say: 'compare the first and the second',
        says: [wordsOf('compare.price')],
        chosen: { flight: false },
        asks: 'choice',
      },
      {
        say: 'is the first one refundable?',
        says: [/its fare is (not )?refundable/],
        chosen: { flight: false },
        asks: 'choice',
      },
      { say: 'which one is the fastest?', says: [/^The fastest is/], chosen: { flight: false }, asks: 'choice' },
    ],
  },
  {
    title: 'another look after the choice keeps what was chosen',
    turns: [
      { say: 'Mumbai to Chennai on 5 August' },
      { say: 'the cheapest', chosen: { flight: true }, asks: 'purpose' },
      { say: 'are there any in the morning?', chosen: { flight: true }, asks: 'purpose' },
      {
        say: 'show the morning flights',
        chosen: { flight: true },
        says: [wordsOf('chosen.kept')],
        cards: ['flight'],
        asks: 'purpose',
      },
    ],
  },
  {
    title: 'the time of the way back is not that of the way out',
    turns: [
      { say: 'Delhi to Bangalore 10 to 12 August, leaving in the morning' },
      {
        say: 'evening return please',
        criteria: { depart_period: 'morning', return_filters: { depart_period: 'evening' } },
      },
    ],
  },
  {
    title: 'days are moved by a number, a step or a word',
    turns: [
      { say: 'Bangalore to Delhi on 17 August' },
      { say: 'what about 19?', criteria: { depart: '2026-08-19' }, cards: ['flight'] },
      { say: 'a day earlier', criteria: { depart: '2026-08-18' }, cards: ['flight'] },
      { say: 'return on the 20th', criteria: { depart: '2026-08-18', return: '2026-08-20' } },
      { say: 'change the return to 21', criteria: { depart: '2026-08-18', return: '2026-08-21' } },
    ],
  },
  {
    title: 'what is not part of the trip cannot be changed',
    turns: [
      { say: 'Delhi to Mumbai on 27 July for business' },
      { say: 'the fastest', asks: 'confirm' },
      { say: 'change the hotel', says: [wordsOf('part.missing')], asks: 'confirm' },
      { say: "don't send it", says: [/nothing has been sent/], asks: 'confirm' },
    ],
  },
  {
    title: 'a trip is dropped, and another kind begins',
    turns: [
      { say: 'fly me from Chennai to Kolkata on 30 June', cards: ['flight'] },
      { say: 'never mind, drop it', criteria: { from: null, to: null, depart: null }, asks: 'goal', drops: true },
      {
        say: 'hotel in Kolkata from 1 July, 3 nights',
        criteria: { city: 'Kolkata', check_in: '2026-07-01', nights: 3, from: null },
        says: [/Sat 4 Jul 2026/],
        cards: ['hotel'],
      },
    ],
  },
  {
    title: 'what is excluded is left out, what is rejected is not chosen, and a dropped trip comes back',
    turns: [
      { say: 'Delhi to Mumbai on 16 July, one way, for business', cards: ['flight'] },
      {
        say: 'anything but Air India',
        says: [wordsOf('airlines.excluded', { airlines: /Air India/ })],
        never: [/AI-?\s?\d{3}/],
        criteria: { without_airlines: ['Air India'] },
        cards: ['flight'],
      },
      { say: 'not the first one', chosen: { flight: false }, asks: 'choice' },
      { say: 'no 10', chosen: { flight: false }, says: [/option 10/], asks: 'choice' },
      {
        say: 'cancel my trip to Chennai',
        says: [wordsOf('cancel.elsewhere', { cities: /Chennai/ })],
        criteria: { to: 'Mumbai' },
        asks: 'choice',
      },
      {
        say: 'cancel the trip',
        says: [wordsOf('cancel.done', { trip: /Delhi to Mumbai/ })],
        criteria: { from: null },
        asks: 'goal',
        drops: true,
      },
      { say: 'bring it back', criteria: { from: 'Delhi', to: 'Mumbai', depart: '2026-07-16' }, cards: ['flight'] },
      {
        say: 'make it the 17th',
        says: [wordsOf('changed.depart', { before: 'Thu 16 Jul 2026', after: /Fri 17 Jul 2026/ })],
        cards: ['flight'],
      },
    ],
  },
  {
    title: 'hotels instead of flights, where the flights went',
    turns: [
      { say: 'flights from Kolkata to Bangalore on 23 July', cards: ['flight'] },
      {
        say: 'show me hotels there instead',
        says: [/Bangalore from Thu 23 Jul 2026/],
        asks: 'check_out',
        cards: ['hotel'],
      },
      { say: '3', criteria: { nights: 3 }, says: [/Sun 26 Jul 2026/], cards: ['hotel'] },
    ],
  },
  {
    title: 'a hotel is added while the flight is chosen, and left out again',
    turns: [
      { say: 'Delhi to Chennai on 20 July' },
      { say: 'hotel also', says: [wordsOf('part.added', { part: 'hotel' })], asks: 'choice' },
      { say: '2 nights', criteria: { nights: 2 }, cards: ['hotel'], asks: 'choice' },
      { say: 'first flight', chosen: { flight: true, hotel: false }, cards: [], asks: 'choice' },
      { say: 'the second hotel', chosen: { flight: true, hotel: true }, asks: 'purpose' },
      { say: 'for a summit', asks: 'confirm' },
      { say: 'skip the hotel', says: [wordsOf('draft.title')], never: [/Hotel:/], asks: 'confirm' },
    ],
  },
  {
    title: 'out and back on one day',
    turns: [
      {
        say: 'Hyderabad to Bangalore on 27 July, back the same evening',
        criteria: { depart: '2026-07-27', return: '2026-07-27', return_filters: { depart_period: 'evening' } },
        cards: ['flight'],
      },
      { say: 'the earliest', chosen: { flight: true }, asks: 'choice', cards: ['flight'] },
    ],
  },
  {
    title: 'no hotel where there is none, the status of what was not sent, and a weekday put right',
    turns: [
      { say: 'Delhi to Chennai on 20 June, one way', criteria: { depart: '2026-06-20' }, asks: 'choice' },
      { say: 'first flight', asks: 'purpose' },
      { say: 'business', asks: 'confirm' },
      { say: 'no hotel', says: [/This trip has no hotel/], never: [/nothing has been sent/i], asks: 'confirm' },
      { say: 'is my trip approved?', says: [wordsOf('status.not-sent')], asks: 'confirm' },
      { say: 'no, on Friday', criteria: { depart: '2026-06-19' }, drops: true },
    ],
  },
  {
    title: 'a wish that comes after the return was chosen does not take the choice away',
    turns: [
      { say: 'Delhi to Mumbai 5 July return 9 July with hotel' },
      { say: 'the first one', chosen: { flight: true } },
      { say: 'the first one', chosen: { return_flight: true } },
      { say: 'only IndiGo', chosen: { flight: true, return_flight: true } },
      { say: 'the first one', chosen: { flight: true, return_flight: true, hotel: true }, asks: 'purpose' },
    ],
  },
  {
    title: 'a stay ends with the flight back, also when that moves',
    turns: [
      { say: 'Delhi to Mumbai 5 July return 9 July with hotel', says: [/until|to Thu 9 Jul 2026 \(4 nights/] },
      { say: 'return on 12 July', says: [/Sun 12 Jul 2026 \(7 nights/] },
    ],
  },
]
