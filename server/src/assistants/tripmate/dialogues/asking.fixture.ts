import { wordsOf } from '@pravas/messages/testing/tripmate'
import type { Script } from './script.fixture.ts'

/** How a wish is told and put right before anything is chosen. Today is Wednesday, 10 June 2026. */
export const ASKING: Script[] = [
  {
    title: 'slot by slot, from the greeting to the request',
    turns: [
      {
        say: 'Good morning, I have to get to Hyderabad',
        criteria: { from: 'Delhi', to: 'Hyderabad' },
        says: [wordsOf('home.from', { city: 'Delhi' })],
        asks: 'depart',
        cards: [],
      },
      { say: 'from Kolkata', criteria: { from: 'Kolkata', to: 'Hyderabad' }, asks: 'depart', cards: [] },
      {
        say: 'the 24th of August, and back two days later',
        criteria: { depart: '2026-08-24', return: '2026-08-26' },
        says: [/Mon 24 Aug 2026/, /Wed 26 Aug 2026/],
        asks: 'choice',
        cards: ['flight'],
      },
      { say: 'take the fastest', chosen: { flight: true, return_flight: true }, asks: 'purpose' },
      {
        say: 'a workshop',
        criteria: { purpose: 'training' },
        says: [wordsOf('draft.way-back', { from: 'Kolkata', to: 'Hyderabad' })],
        asks: 'confirm',
      },
      { say: 'yes please', says: [/TRP-2026-\d{6} has been sent to/], asks: null, drops: true },
    ],
    sent: 1,
  },
  {
    title: 'a day in the past is asked again, as often as it is past',
    turns: [
      {
        say: 'Chennai to Mumbai on 3/6/2026',
        says: [wordsOf('day.past', { day: /Wed 3 Jun 2026/ })],
        asks: 'depart',
        cards: [],
      },
      { say: 'the day before yesterday', says: [/past/], asks: 'depart', cards: [] },
      { say: '17/8/2026', criteria: { from: 'Chennai', to: 'Mumbai', depart: '2026-08-17' }, cards: ['flight'] },
    ],
  },
  {
    title: 'a return before the departure',
    turns: [
      {
        say: 'Bangalore to Chennai, out on 14 September and home on 11 September',
        criteria: { depart: '2026-09-14', return: null },
        says: [wordsOf('day.return-before', { return: 'Fri 11 Sep 2026' })],
        asks: 'return',
        cards: [],
      },
      { say: 'I meant the 16th', criteria: { depart: '2026-09-14', return: '2026-09-16' }, cards: ['flight'] },
    ],
  },
  {
    title: 'a city that cannot be booked',
    turns: [
      {
        say: 'flights from Kolkata to Bangkok on 2 July please',
        criteria: { from: 'Kolkata', to: null, depart: '2026-07-02' },
        says: [wordsOf('city.unsupported', { city: /Bangkok/ }), wordsOf('city.unsupported')],
        asks: 'to',
        cards: [],
      },
      { say: 'then make it Chennai', criteria: { from: 'Kolkata', to: 'Chennai' }, cards: ['flight'] },
    ],
  },
  {
    title: 'a place abroad opens no form',
    turns: [
      {
        say: 'I want to travel to Dubai',
        says: [wordsOf('city.unsupported', { city: /Dubai/ })],
        asks: 'from',
        cards: [],
      },
    ],
  },
  {
    title: 'one city under two names',
    turns: [
      { say: 'flight from Calcutta to Kolkata on 9 July', says: [wordsOf('city.same')], asks: 'to', cards: [] },
      {
        say: 'sorry, to Bengaluru',
        criteria: { from: 'Kolkata', to: 'Bangalore', depart: '2026-07-09' },
        cards: ['flight'],
      },
    ],
  },
  {
    title: 'one city is corrected and the rest stays',
    turns: [
      { say: 'book a flight from Hyderabad to Kolkata this Saturday', cards: ['flight'] },
      {
        say: 'sorry, I meant Delhi, not Kolkata',
        criteria: { from: 'Hyderabad', to: 'Delhi', depart: '2026-06-13' },
        cards: ['flight'],
      },
      {
        say: 'the other way round',
        criteria: { from: 'Delhi', to: 'Hyderabad', depart: '2026-06-13' },
        cards: ['flight'],
      },
    ],
  },
  {
    title: 'a class above the policy is taken back',
    turns: [
      {
        say: 'business class from Mumbai to Kolkata on 6 July, one way',
        says: [/policy/, /economy/, /exception/],
        asks: 'class',
        cards: [],
      },
      { say: 'economy is fine', criteria: { class: 'economy' }, asks: 'choice', cards: ['flight'] },
    ],
  },
  {
    title: 'a class above the policy is wanted as an exception, and the draft says so',
    turns: [
      { say: 'first class Delhi to Chennai on 6 July for a conference', asks: 'class', cards: [] },
      { say: 'what does the policy say?', says: [/Economy up to 4 hours/], asks: 'class' },
      { say: 'as an exception', criteria: { class: 'first' }, asks: 'choice', cards: ['flight'] },
      {
        say: 'the first one',
        says: [wordsOf('draft.out-of-policy', { findings: /Flight: first class/ })],
        asks: 'confirm',
      },
      { say: 'is that within policy?', says: [wordsOf('policy.out')], asks: 'confirm' },
    ],
  },
  {
    title: 'a class above the policy does not cost the flight that was chosen',
    turns: [
      { say: 'Delhi to Chennai on 6 July for a conference' },
      { say: 'the cheapest', asks: 'confirm', chosen: { flight: true } },
      { say: 'can it be business class?', asks: 'class', chosen: { flight: true } },
      { say: 'ok', asks: 'confirm', chosen: { flight: true } },
    ],
  },
  {
    title: 'a flight and a hotel in one sentence',
    turns: [
      {
        say: 'I need a flight from Delhi to Bangalore on 20 July and a room there for two nights',
        criteria: { from: 'Delhi', to: 'Bangalore', depart: '2026-07-20', nights: 2 },
        says: [/Wed 22 Jul 2026/],
        asks: 'choice',
        cards: ['flight', 'hotel'],
      },
    ],
  },
  {
    title: 'a hotel without days opens the form',
    turns: [
      {
        say: 'I need a suite in Calcutta',
        form: 'hotel',
        criteria: { city: 'Kolkata', room_type: 'suite' },
        cards: [],
      },
    ],
  },
  {
    title: 'hotels are shown before the end of the stay is known, and the choice outlives it',
    turns: [
      {
        say: 'a hotel in Mumbai from 3 August',
        says: [wordsOf('heading.hotels-night', { check_in: 'Mon 3 Aug 2026' })],
        asks: 'check_out',
        cards: ['hotel'],
      },
      { say: 'the first one', chosen: { hotel: true }, asks: 'check_out' },
      {
        say: 'till the 6th',
        criteria: { check_out: '2026-08-06' },
        chosen: { hotel: true },
        says: [/3 nights/],
        asks: 'purpose',
      },
      { say: 'make that four nights', chosen: { hotel: true }, says: [/4 nights/], asks: 'purpose', drops: true },
    ],
  },
  {
    title: 'days in Indian order as a range',
    turns: [
      {
        say: 'Hyderabad to Mumbai 07/08/2026 to 10/08/2026',
        criteria: { depart: '2026-08-07', return: '2026-08-10' },
        says: [/Fri 7 Aug 2026/, /Mon 10 Aug 2026/],
        cards: ['flight'],
      },
    ],
  },
  {
    title: 'a range without a day is narrowed by a weekday',
    turns: [
      {
        say: 'Delhi to Kolkata next week',
        says: [/between Mon 15 Jun 2026 and Sun 21 Jun 2026/],
        asks: 'depart',
        cards: [],
      },
      { say: 'thursday', criteria: { depart: '2026-06-18' }, cards: ['flight'] },
    ],
  },
  {
    title: 'Hinglish',
    turns: [
      {
        say: 'parso shaam chennai se hyderabad jaana hai, flight batao',
        criteria: { from: 'Chennai', to: 'Hyderabad', depart: '2026-06-12', depart_period: 'evening' },
        cards: ['flight'],
      },
      { say: 'mangalvar ko wapas aana hai', criteria: { return: '2026-06-16' }, cards: ['flight'] },
      { say: 'sabse sasti wali', chosen: { flight: true, return_flight: true }, asks: 'purpose' },
      { say: 'office ka kaam', criteria: { purpose: 'business' }, asks: 'confirm' },
      { say: 'haan bhej dijiye', says: [wordsOf('sent.to')], drops: true },
    ],
    sent: 1,
  },
  {
    title: 'heavy typos',
    turns: [
      {
        say: 'pls bok a filght form chenai to kolkatta tomorow evning',
        criteria: { from: 'Chennai', to: 'Kolkata', depart: '2026-06-11', depart_period: 'evening' },
        cards: ['flight'],
      },
      { say: 'teh cheepest won', chosen: { flight: true }, asks: 'purpose' },
    ],
  },
]
