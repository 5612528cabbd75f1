import { wordsOf } from '@pravas/messages/testing/tripmate'
import type { Script } from './script.fixture.ts'

/** Trips over several cities, and ways of saying which day, hour, airline or room is meant. Today is Wednesday, 10 June 2026. */
export const JOURNEYS: Script[] = [
  {
    title: 'three flights in one sentence become one request',
    turns: [
      {
        say: 'Delhi to Mumbai on 5 July, then Bangalore on the 8th, back to Delhi on the 11th',
        says: [
          /Sun 5 Jul 2026/,
          /Wed 8 Jul 2026/,
          /Sat 11 Jul 2026/,
          wordsOf('ask.flight-leg', { from: 'Delhi', to: /Mumbai/ }),
        ],
        cards: ['flight'],
        asks: 'choice',
      },
      {
        say: 'the cheapest',
        says: [wordsOf('ask.flight-leg', { from: 'Mumbai', to: /Bangalore/ })],
        cards: ['flight'],
      },
      { say: 'second one', says: [wordsOf('ask.flight-leg', { from: 'Bangalore', to: /Delhi/ })], cards: ['flight'] },
      { say: 'cheapest', asks: 'purpose' },
      { say: 'business', says: [/Delhi – Mumbai – Bangalore – Delhi/, /Total: ₹/], asks: 'confirm' },
      { say: 'yes', says: [wordsOf('sent.to')], drops: true },
      { say: 'yes', says: [/already/] },
    ],
    sent: 1,
  },
  {
    title: 'a journey in Hinglish, a leg moved, one left out and one added',
    turns: [
      {
        say: 'delhi se mumbai 5 july ko, phir bangalore 8 ko, wapas delhi 11 ko',
        says: [/3 flights/, /Wed 8 Jul 2026/],
      },
      { say: 'sabse sasta', says: [wordsOf('ask.flight-leg', { from: 'Mumbai', to: /Bangalore/ })] },
      { say: 'leg 2 on 9 July', criteria: { from: 'Mumbai', to: 'Bangalore', depart: '2026-07-09' } },
      { say: 'pehla wala', says: [wordsOf('ask.flight-leg', { from: 'Bangalore', to: /Delhi/ })] },
      {
        say: 'drop the bangalore leg',
        says: [/2 flights/, wordsOf('legs.line', { number: 2, leg: /Mumbai.*Delhi.*Sat 11 Jul 2026/ })],
        drops: true,
      },
      {
        say: 'add chennai on the 8th',
        says: [
          wordsOf('legs.line', { number: 2, leg: /Mumbai.*Chennai.*Wed 8 Jul 2026/ }),
          wordsOf('legs.line', { number: 3, leg: /Chennai.*Delhi.*Sat 11 Jul 2026/ }),
        ],
      },
    ],
  },
  {
    title: 'heavy typos and a city that is exchanged',
    turns: [
      { say: 'dlehi to mumbia on 5 july thn banglore 8th thn bak to delhi 11th', says: [/3 flights/] },
      { say: 'chennai instead of bangalore', says: [/Mumbai to Chennai/, /Chennai to Delhi/], drops: true },
    ],
  },
  {
    title: 'hotels at the stops where they are wished',
    turns: [
      {
        say: 'Delhi to Mumbai on 5 July, then Chennai on the 8th, back to Delhi on the 11th, with a hotel in Mumbai',
        says: [wordsOf('leg.with-hotel', { leg: 'Mumbai on Sun 5 Jul 2026' })],
      },
      { say: 'cheapest', says: [wordsOf('ask.hotel-leg', { to: /Mumbai/ })], asks: 'choice', cards: ['hotel'] },
      { say: 'the first one', says: [/3 nights/, wordsOf('ask.flight-leg', { from: 'Mumbai', to: /Chennai/ })] },
      { say: 'the first one', says: [wordsOf('ask.flight-leg', { from: 'Chennai', to: /Delhi/ })] },
      { say: 'the first one', asks: 'purpose' },
      { say: 'training', says: [/Hotel in Mumbai/], asks: 'confirm' },
      { say: 'yes', says: [wordsOf('sent.to')], drops: true },
    ],
    sent: 1,
  },
  {
    title: 'a journey that is told step by step',
    turns: [
      { say: 'multi city trip', says: [wordsOf('legs.begin')], asks: 'from' },
      { say: 'Delhi', asks: 'to' },
      { say: 'Mumbai', asks: 'depart' },
      { say: '5 july', cards: ['flight'] },
      { say: 'cheapest', says: [wordsOf('ask.to-from', { from: /Mumbai/ })], asks: 'to' },
      { say: 'Chennai', says: [/from Mumbai to Chennai/], asks: 'depart' },
      { say: '3 July', says: [wordsOf('leg.before')], asks: 'depart' },
      { say: '8 July', cards: ['flight'] },
      { say: 'first one', asks: 'purpose' },
      { say: 'then back to delhi on the 10th', says: [/3. Chennai to Delhi on Fri 10 Jul 2026/] },
    ],
  },
  {
    title: 'a trip there and back becomes a journey, and keeps what was chosen',
    turns: [
      { say: 'Kolkata to Delhi on 6 July' },
      { say: 'the cheapest', chosen: { flight: true }, asks: 'purpose' },
      {
        say: 'then to Mumbai on the 9th',
        says: [/2 flights/, wordsOf('ask.flight-leg', { from: 'Delhi', to: /Mumbai/ })],
      },
      { say: 'the cheapest', asks: 'purpose' },
    ],
  },
  {
    title: 'a journey with a city that cannot be booked',
    turns: [
      {
        say: 'Delhi to Dubai on 5 July then Mumbai on 8 July then back to Delhi on 10 July',
        says: [wordsOf('city.unsupported', { city: /Dubai/ })],
        asks: 'to',
      },
      { say: 'Chennai', says: [wordsOf('ask.flight-leg', { from: 'Delhi', to: /Chennai/ })] },
      { say: 'first', says: [wordsOf('ask.flight-leg', { from: 'Chennai', to: /Mumbai/ })] },
    ],
  },
  {
    title: 'two days of which one is meant',
    turns: [
      { say: 'flights delhi to mumbai tomorrow or maybe the day after', says: [/Thu 11 .* or Fri 12/], asks: 'depart' },
      { say: 'the later one', criteria: { depart: '2026-06-12' }, cards: ['flight'] },
    ],
  },
  {
    title: 'later and earlier flights, and an airline by its code',
    turns: [
      { say: 'Delhi to Mumbai 5 july morning', cards: ['flight'] },
      {
        say: 'show later flights',
        says: [wordsOf('choose.shifted', { way: 'later' })],
        criteria: { depart_period: null },
        cards: ['flight'],
        drops: true,
      },
      {
        say: 'earlier ones',
        says: [wordsOf('choose.shifted', { way: 'earlier' })],
        criteria: { depart_after: null },
        cards: ['flight'],
        drops: true,
      },
      { say: 'AI only', never: [/not understand/], cards: ['flight'], asks: 'choice' },
    ],
  },
  {
    title: 'what the hotels list is told of them',
    turns: [
      { say: 'hotel in Mumbai 5 to 8 july', cards: ['hotel'] },
      { say: 'is breakfast included?', says: [/hotels, .* lists? breakfast/], chosen: { hotel: false } },
      { say: 'rating of the second?', chosen: { hotel: false }, criteria: { check_in: '2026-07-05' }, asks: 'choice' },
    ],
  },
  {
    title: 'a journey that does not go home is brought home, and never half a trip there and back',
    turns: [
      { say: 'Delhi to Mumbai on 5 July, then Kolkata on the 9th', says: [/2 flights/] },
      { say: 'back home on 12 July', says: [/3. Kolkata to Delhi on Sun 12 Jul 2026/], criteria: { return: null } },
      { say: 'the cheapest', chosen: { flight: false, return_flight: false } },
    ],
  },
  {
    title: 'nights of a hotel on a journey, and another room at every stop',
    turns: [
      {
        say: 'Delhi to Mumbai on 5 July, then Bangalore on the 8th, back to Delhi on the 11th with hotels, 2 nights each',
        says: [/Mumbai from Sun 5 Jul 2026 to Tue 7 Jul 2026 \(2 nights/],
      },
      { say: 'the first one' },
      {
        say: 'what is the total so far',
        says: [wordsOf('total.open', { total: /The total is ₹4,329 \(sample fares\)\./ })],
      },
      { say: 'the first one', says: [/2 nights/, /Bangalore from Wed 8 Jul 2026 to Fri 10 Jul 2026/] },
      { say: 'economy class', never: [/to be chosen again/] },
      { say: 'make it a double room', says: [wordsOf('legs.room-again', { room: 'double' })], drops: true },
      { say: 'the first flight' },
      { say: 'the first hotel', says: [wordsOf('ask.hotel-leg', { to: /Mumbai/ }), /double room/] },
      { say: 'leg 1 on 6 July', says: [/from Mon 6 Jul 2026 to Wed 8 Jul 2026 \(2 nights/] },
    ],
  },
  {
    title: 'what follows a trip there and back begins at home',
    turns: [
      { say: 'Delhi to Mumbai 5 July return 9 July' },
      { say: 'the cheapest', chosen: { flight: true, return_flight: true } },
      { say: 'then also Chennai on 12 July', says: [/3. Delhi to Chennai on Sun 12 Jul 2026/] },
    ],
  },
]
