import { wordsOf } from '@pravas/messages/testing/tripmate'
import type { Script } from './script.fixture.ts'

/**
 * What is said over a desk beside the wish: a choice for several flights at once, a way back by train, a hotel alone, whether there is
 * time enough, and which other one is meant. Today is Wednesday, 10 June 2026.
 */
export const OVER_THE_DESK: Script[] = [
  {
    title: 'the cheapest of all flights of a journey is taken at once, and a hotel at one stop is left out',
    turns: [
      {
        say: 'i have to visit mumbai on 9 july and then chennai on 11 july from delhi, back home on 12th',
        says: [/1\. Delhi to Mumbai/, /3\. Chennai to Delhi on Sun 12 Jul 2026/],
        cards: ['flight'],
      },
      {
        say: 'cheapest for all of them pls',
        says: [/DEL .* to BOM/, /BOM .* to MAA/, /MAA .* to DEL/],
        asks: 'purpose',
      },
      {
        say: 'hotel in mumbai and chennai',
        says: [/Mumbai .* with a hotel/, /Chennai .* with a hotel/],
        cards: ['hotel'],
      },
      {
        say: 'drop the hotel on the second city',
        says: [/Mumbai .* with a hotel/],
        never: [/Chennai .* with a hotel/],
        drops: true,
      },
      { say: 'whats the total now', says: [/₹/, wordsOf('total.open')] },
    ],
  },
  {
    title:
      'a flight of a journey is chosen by its place, the next one with the same airline, and the last one at another hour',
    turns: [
      {
        say: 'need to go delhi to pune on 15 july and from there to bangalore on 17th, back to delhi 19th',
        says: [/1\. Delhi to Pune/],
      },
      {
        say: 'for the first leg take the cheapest',
        says: [wordsOf('ask.flight-leg', { from: 'Pune', to: /Bangalore/ })],
      },
      { say: 'same airline for the second one if possible', never: [wordsOf('unclear.two-ways')] },
      { say: 'and last leg anything after 6 pm', criteria: { from: 'Bangalore', to: 'Delhi', depart_after: '18:00' } },
      {
        say: 'hotel only in pune, not bangalore',
        says: [/Pune .* with a hotel/],
        never: [/Bangalore .* with a hotel/],
      },
    ],
  },
  {
    title: 'whoever comes back by train needs no flight back',
    turns: [
      { say: 'hyderabad to mumbai 8 july return 10 july', cards: ['flight'] },
      {
        say: 'actually i will come back by train so skip the return',
        criteria: { return: null, trip_type: 'one_way' },
        drops: true,
      },
      { say: 'earliest', asks: 'purpose' },
      { say: 'wapas car se aaunga', says: [wordsOf('part.none', { part: 'return' })], asks: 'purpose' },
    ],
  },
  {
    title: 'a hotel alone is no trip with flights',
    turns: [
      { say: 'i only need a hotel in jaipur, no flight', asks: 'check_in', form: 'hotel' },
      { say: '12 to 15 july', cards: ['hotel'], asks: 'choice' },
      { say: 'does it have parking', says: [/parking/], asks: 'choice' },
      { say: 'the other one then', says: [wordsOf('choose.name-one')], asks: 'choice', chosen: { hotel: false } },
      { say: 'second one looks good', chosen: { hotel: true }, asks: 'purpose' },
    ],
  },
  {
    title: 'questions of time are answered from the flights in sight or chosen, and change nothing',
    turns: [
      { say: 'bangalore to chennai 14 july, return same day evening', cards: ['flight'] },
      {
        say: 'will i have enough time from the airport to reach by 11',
        says: [/before 11:00|too late for 11:00/, wordsOf('side.road')],
        asks: 'choice',
      },
      { say: 'is there anything faster', says: [wordsOf('side.fastest')], asks: 'choice' },
      { say: 'how long is the layover', says: [/non-stop|stops at/], asks: 'choice' },
      { say: 'wats the price both ways', says: [wordsOf('side.both-from')], asks: 'choice' },
      { say: 'cheapest', chosen: { flight: true, return_flight: true }, asks: 'purpose' },
      {
        say: 'do i have enuf time to reach airport if my meeting finishes at 3',
        says: [/after 15:00/, wordsOf('side.road-there')],
        asks: 'purpose',
      },
      { say: 'whos approvng it', says: [/Meera Iyer/], asks: 'purpose' },
      { say: 'personal? no, business', criteria: { purpose: 'business' }, asks: 'confirm' },
    ],
  },
  {
    title: 'of two in sight the earlier one is taken; a yes with more takes both',
    turns: [
      { say: 'bangalore to kochi 21 july, return 23 july', cards: ['flight'] },
      { say: 'first one', chosen: { flight: true }, cards: ['flight'] },
      { say: 'do i need a hotel those nights', says: [wordsOf('part.no-hotel')], cards: [] },
      { say: 'yes 3 star', criteria: { stars: 3 }, cards: ['hotel'] },
    ],
  },
  {
    title: 'a question about one of those in sight takes none, and one that nothing here answers is told so',
    turns: [
      { say: 'need a room in kochi 2 july for 3 nights', cards: ['hotel'] },
      { say: 'which is cheaper', says: [/₹/], asks: 'choice', chosen: { hotel: false } },
      { say: 'second', chosen: { hotel: true }, asks: 'purpose' },
      { say: 'how much is the third', says: [wordsOf('price.chosen-stay')], asks: 'purpose' },
      { say: 'is web checkin possible', says: [wordsOf('known.web-check-in')], asks: 'purpose' },
    ],
  },
  {
    title: 'an airline that was wished for is wished for no more, and the hotel is left out with its reason',
    turns: [
      { say: 'indore to mumbai 5 july, indigo only, with hotel for two nights', criteria: { airline: 'IndiGo' } },
      { say: 'ok any airline', criteria: { airline: null }, drops: true },
      {
        say: 'cancel the hotel, staying with my sister',
        cards: [],
        drops: true,
        never: [wordsOf('unclear.nothing-dropped')],
      },
    ],
  },
  {
    title: 'Hindi names of cities, and what the answers say of time',
    turns: [
      { say: 'मुझे 18 जुलाई को लखनऊ से मुंबई जाना है', criteria: { from: 'Lucknow', to: 'Mumbai' }, cards: ['flight'] },
      { say: 'कितने बजे पहुंचेगी', says: [/पहुँचती है/], asks: 'choice' },
    ],
  },
]
