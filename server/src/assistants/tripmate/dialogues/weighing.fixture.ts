import { wordsOf } from '@pravas/messages/testing/tripmate'
import type { Script } from './script.fixture.ts'

/** How results are weighed against each other, and drafts are changed. Today is Wednesday, 10 June 2026. */
export const WEIGHING: Script[] = [
  {
    title: 'suggestions make fewer of the results, and all come back',
    turns: [
      { say: 'Delhi to Mumbai on 20 July', cards: ['flight'] },
      { say: 'Non-stop only', criteria: { stops: 0 }, chosen: { flight: false }, cards: ['flight'], asks: 'choice' },
      {
        say: 'Refundable only',
        criteria: { stops: 0, refundable: true },
        chosen: { flight: false },
        cards: ['flight'],
      },
      {
        say: 'Show all',
        criteria: { stops: null, refundable: null, from: 'Delhi', depart: '2026-07-20' },
        cards: ['flight'],
        asks: 'choice',
        drops: true,
      },
      { say: 'Morning only', criteria: { depart_period: 'morning' }, cards: ['flight'] },
      {
        say: 'Under ₹6,000',
        criteria: { max_price_paise: 600_000, depart_period: 'morning' },
        chosen: { flight: false },
      },
    ],
  },
  {
    title: 'an order is asked for, which chooses nothing',
    turns: [
      { say: 'Chennai to Delhi on 21 July' },
      {
        say: 'Cheapest first',
        criteria: { sort: 'price' },
        chosen: { flight: false },
        says: [wordsOf('order.price')],
        cards: ['flight'],
      },
      {
        say: 'sort by duration please',
        criteria: { sort: 'duration' },
        chosen: { flight: false },
        says: [wordsOf('order.duration')],
      },
      { say: 'lowest CO2 first', criteria: { sort: 'co2' }, chosen: { flight: false }, says: [wordsOf('order.co2')] },
    ],
  },
  {
    title: 'a round trip shows what both ways cost together',
    turns: [
      {
        say: 'Kolkata to Bangalore on 20 July, back on 23 July, for training',
        says: [/Cheapest there and back: .* out and .* back, ₹[\d,]+ in all/],
        cards: ['flight'],
      },
      { say: 'the cheapest', chosen: { flight: true, return_flight: true } },
    ],
  },
  {
    title: 'the cheapest of the flights out in sight brings no flight back',
    turns: [
      {
        say: 'Kolkata to Bangalore on 20 July morning, back on 23 July, for training',
        says: [wordsOf('pair.among', { part: 'flight', filters: '“leaving in the morning”' })],
      },
      { say: 'take the cheapest of those', chosen: { flight: true, return_flight: false }, asks: 'choice' },
    ],
  },
  {
    title: 'what waiting costs is answered from the timetable, and changes nothing',
    turns: [
      {
        say: 'Delhi to Mumbai on 26 June',
        says: [/Booked a week later, .* would cost about ₹[\d,]+ more in the sample/],
      },
      {
        say: 'what does waiting cost?',
        says: [wordsOf('waiting.more', { days: 7 })],
        criteria: { depart: '2026-06-26' },
        chosen: { flight: false },
        asks: 'choice',
      },
      {
        say: 'what if I book next week?',
        says: [wordsOf('waiting.more', { days: 7 })],
        criteria: { depart: '2026-06-26' },
        asks: 'choice',
      },
    ],
  },
  {
    title: 'a hotel near a part of the city, though that is no city of its own',
    turns: [
      {
        say: 'hotel near Gachibowli from 20 July for 2 nights',
        criteria: { city: 'Hyderabad', near: 'Gachibowli', check_in: '2026-07-20', nights: 2 },
        says: [wordsOf('order.near', { place: 'Gachibowli' })],
        never: [/can’t be booked/],
        cards: ['hotel'],
      },
      {
        say: 'near HITEC City',
        criteria: { near: 'HITEC City' },
        says: [wordsOf('order.near', { place: 'HITEC City' })],
        cards: ['hotel'],
      },
      { say: 'near my office', says: [wordsOf('choose.unknown-place')], chosen: { hotel: false }, asks: 'choice' },
      { say: 'the first one', chosen: { hotel: true }, asks: 'purpose' },
    ],
  },
  {
    title: 'the same as last time takes the same flight where it flies',
    turns: [
      { say: 'Delhi to Chennai on 15 July for business' },
      { say: 'the cheapest', asks: 'confirm' },
      { say: 'yes', says: [wordsOf('sent.to')], drops: true },
      {
        say: 'book the same as last time on 22 July',
        criteria: { from: 'Delhi', to: 'Chennai', depart: '2026-07-22', purpose: 'business' },
        says: [/same flight as last time|isn’t available on these days/],
      },
    ],
    sent: 1,
  },
  {
    title: 'the form is filled with what is known while a slot is missing',
    turns: [
      { say: 'Delhi to Mumbai', asks: 'depart' },
      { say: 'show me the form', form: 'flight', asks: 'depart', criteria: { from: 'Delhi', to: 'Mumbai' } },
      { say: 'on 20 July', asks: 'choice' },
      { say: 'let me fill the form instead', form: 'flight', chosen: { flight: false }, asks: 'choice' },
    ],
  },
  {
    title: 'an unfinished trip waits through a new chat',
    turns: [
      { say: 'Delhi to Mumbai on 20 July for business', cards: ['flight'] },
      { say: 'the cheapest', chosen: { flight: true }, asks: 'confirm' },
      { say: 'hello', newChat: true, criteria: { from: null, purpose: null }, asks: null, drops: true },
      {
        say: 'back to my unfinished trip',
        says: [wordsOf('trip.back', { trip: /Delhi to Mumbai, Mon 20 Jul 2026/ }), /Total: ₹/],
        criteria: { from: 'Delhi', purpose: 'business' },
        chosen: { flight: true },
        asks: 'confirm',
      },
      { say: 'yes', says: [wordsOf('sent.to')], drops: true },
      { say: 'yes', says: [/already/] },
    ],
    sent: 1,
  },
  {
    title: 'what the draft beside the chat says changes the trip',
    turns: [
      { say: 'Delhi to Chennai on 20 July, back on 22 July, with a hotel, for business' },
      { say: 'the cheapest flight', chosen: { flight: true, return_flight: true } },
      { say: 'the cheapest hotel', chosen: { hotel: true }, asks: 'confirm' },
      { say: 'Change the purpose to conference', criteria: { purpose: 'conference' }, asks: 'confirm' },
      { say: 'Leave out the hotel', never: [/- Hotel:/], asks: 'confirm' },
      {
        say: 'Return on 23 July 2026',
        criteria: { return: '2026-07-23' },
        chosen: { flight: true, return_flight: false },
      },
      { say: 'Leave on 21 July 2026', criteria: { depart: '2026-07-21' }, chosen: { flight: false } },
      { say: 'One way', criteria: { trip_type: 'one_way' }, drops: true },
    ],
  },
]
