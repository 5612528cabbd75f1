import { wordsOf } from '@pravas/messages/testing/tripmate'
import type { After, Turns } from './after.fixture.ts'

const OPEN = ['Chennai to Delhi on 14 July']
const BACK = ['Chennai to Delhi, 14 July, back 16 July']
const STAY = ['hotel in Jaipur from 14 July for 2 nights']
const JOURNEY = ['Delhi to Mumbai on 6 July, then Pune on the 8th, Bangalore on the 10th and back to Delhi on the 12th']
const HELD: After = { same: true }
const UNREAD = /catch|didn’t get/

/** What stands beside a trip or outside it: answered at once, and the trip stays. */
const OUTSIDE: Turns[] = [
  {
    title: 'what a ticket would tell is no fact of a request',
    given: OPEN,
    rows: [
      ['where do I find my PNR', { ...HELD, says: wordsOf('status.who-books') }],
      ['pnr kya hai', { ...HELD, says: wordsOf('status.who-books'), never: UNREAD }],
      ['what is the booking reference?', { ...HELD, says: wordsOf('status.who-books') }],
      ['do I get a boarding pass from you', { ...HELD, says: wordsOf('status.who-books'), never: UNREAD }],
      ['window seat please', { ...HELD, says: wordsOf('status.extras') }],
      ['I would like an aisle seat', { ...HELD, says: wordsOf('status.extras') }],
      ['how do I travel abroad', { ...HELD, says: wordsOf('status.abroad'), never: UNREAD }],
      ['do you do international trips?', { ...HELD, says: wordsOf('status.abroad') }],
      ['how much did I spend last month', { ...HELD, says: wordsOf('status.spending'), never: UNREAD }],
      ['are there requests for me to approve', { ...HELD, says: wordsOf('status.desk') }],
    ],
  },
  {
    title: 'before anything is planned',
    given: ['hello'],
    rows: [
      ['what’s my pnr number?', { goal: null, says: wordsOf('status.who-books'), never: UNREAD }],
      ['can you plan an overseas trip', { goal: null, says: wordsOf('status.abroad') }],
      ['any pending approvals?', { goal: null, says: wordsOf('status.desk') }],
    ],
  },
  {
    title: 'others who come along',
    given: OPEN,
    rows: [
      ['my husband is coming too', { ...HELD, says: /your husband/ }],
      ['can my colleague fly with me?', { ...HELD, says: /your colleague/ }],
      ['my boss will join me', { ...HELD, says: /your boss/ }],
      ['add him as well', { ...HELD, says: wordsOf('request.one-person') }],
      ['please include her', { ...HELD, says: wordsOf('request.one-person') }],
    ],
  },
]

/** What is said of the results in sight. */
const IN_SIGHT: Turns[] = [
  {
    title: 'others of the same day',
    given: OPEN,
    rows: [
      ['is there something earlier in the day?', { listed: 'flight', says: /earlier than/ }],
      ['anything later that day?', { listed: 'flight', says: /later than/, criteria: { depart: '2026-07-14' } }],
      ['wait, any flight later than that?', { listed: 'flight', says: /later than/ }],
      ['hold on, something later please', { listed: 'flight', says: /later than/ }],
    ],
  },
  {
    title: 'which one it is, asked in Hindi with Latin letters',
    given: OPEN,
    rows: [
      ['fastest kaunsi hai', { ...HELD, says: /Akasa/ }],
      ['sabse mehngi kaunsi hai', { ...HELD }],
      ['sabse sasti konsi padegi', { ...HELD, says: /Sabse sasti: / }],
    ],
  },
  {
    title: 'what was spoken of last is taken',
    given: [...OPEN, 'which one is the cheapest?'],
    rows: [
      ['haan wahi le lo', { chosen: { flight: 'new' } }],
      ['theek hai yahi wali chahiye', { chosen: { flight: 'new' } }],
      ['ok wohi book kar do', { chosen: { flight: 'new' } }],
    ],
  },
  {
    title: 'two of them side by side',
    given: STAY,
    rows: [
      ['compare the first two hotels', { ...HELD, says: /₹[\s\S]*₹[\s\S]*costs/, never: UNREAD }],
      ['difference between the first two', { ...HELD, says: /₹[\s\S]*₹[\s\S]*costs/ }],
      ['what are the check in timings', { ...HELD, says: /check-in and check-out times/, never: UNREAD }],
    ],
  },
  {
    title: 'beside the one that is chosen',
    given: [...OPEN, 'the earliest'],
    rows: [
      ['the one after that please', { chosen: { flight: 'new' } }],
      ['actually the next one', { chosen: { flight: 'new' } }],
      ['what about the one before it?', { chosen: { flight: true } }],
    ],
  },
  {
    title: 'a flight back in the place of another',
    given: [...BACK, 'the first one', 'the first one'],
    rows: [
      ['replace the return with the last flight of the day', { chosen: { flight: true, return_flight: 'new' } }],
      ['replace the return flight by the latest', { chosen: { flight: true, return_flight: 'new' } }],
    ],
  },
  {
    title: 'a choice beside what stands already',
    given: OPEN,
    rows: [
      ['ok the 14th it is, the second one', { chosen: { flight: 'new' }, criteria: { depart: '2026-07-14' } }],
      ['14 July is fine. Option 3', { chosen: { flight: 'new' } }],
    ],
  },
]

/** A hotel for a trip, and the cards that are then in sight. */
const LODGED: Turns[] = [
  {
    title: 'the first one is of the cards in sight',
    given: [...OPEN, 'I need a hotel for two nights as well'],
    rows: [
      ['the first one', { chosen: { hotel: 'new', flight: false } }],
      ['best rated', { chosen: { hotel: 'new', flight: false } }],
      ['under 5000', { criteria: { max_night_paise: 500_000, max_price_paise: null }, listed: 'hotel' }],
      ['5000 se kam', { criteria: { max_night_paise: 500_000, max_price_paise: null }, listed: 'hotel' }],
    ],
  },
  {
    title: 'a hotel for a draft that waits for a yes',
    given: [...OPEN, 'the cheapest', 'business'],
    rows: [
      ['I need a hotel as well', { goal: 'both', chosen: { flight: true } }],
      ['then I need a room as well', { goal: 'both', chosen: { flight: true } }],
      ['a hotel as well please', { goal: 'both', chosen: { flight: true } }],
    ],
  },
  {
    title: 'a hotel alone, whoever comes by train',
    given: ['hello'],
    rows: [
      [
        'I am going by train, just need a hotel in Bhopal from 14 to 16 July',
        {
          goal: 'hotel',
          criteria: { city: 'Bhopal', check_in: '2026-07-14' },
          says: /from where to where the train goes/,
        },
      ],
      [
        'taking the bus, book a hotel in Jaipur on 14 July for one night',
        {
          goal: 'hotel',
          criteria: { city: 'Jaipur', check_in: '2026-07-14' },
          says: /from where to where the bus goes/,
        },
      ],
      ['a cab from Delhi to Jaipur', { goal: 'ground', says: /Added: Cab, Delhi to Jaipur/ }],
    ],
  },
  {
    title: 'a leg of a journey on the ground',
    given: JOURNEY,
    rows: [
      ['Mumbai to Pune by train', { says: /Added: Train, Mumbai to Pune/, never: UNREAD }],
      ['I will take a bus from Mumbai to Pune', { says: /Added: Bus, Mumbai to Pune/ }],
      ['how much is a cab from Mumbai to Pune?', { ...HELD, says: /on the ground/ }],
      ['what is the plan so far?', { ...HELD, says: /Delhi to Mumbai[\s\S]*Bangalore to Delhi/ }],
    ],
  },
]

/** An hour at home bounds the flight back, and words that a guard proposed are said by a yes. */
const HOME: Turns[] = [
  {
    title: 'home for dinner',
    given: ['hello'],
    rows: [
      [
        'Chennai to Hyderabad on 14 July, must be home for dinner by 9',
        { criteria: { return: '2026-07-14', return_filters: { arrive_before: '21:00' } }, never: UNREAD },
      ],
      [
        'pune to delhi 14 july, home in time for dinner by 8 pm',
        { criteria: { return: '2026-07-14', return_filters: { arrive_before: '20:00' } }, never: UNREAD },
      ],
    ],
  },
  {
    title: 'a yes to the words that were proposed',
    given: [...OPEN, 'too early, can I go the evening before?'],
    rows: [
      ['yes', { criteria: { depart: '2026-07-13' }, chosen: { flight: false } }],
      ['haan', { criteria: { depart: '2026-07-13' }, chosen: { flight: false } }],
      ['no', { ...HELD }],
      ['the first one', { criteria: { depart: '2026-07-14' }, chosen: { flight: 'new' } }],
    ],
  },
]

/** What is said of hotels and of legs that are named, and days beside cards. */
const NAMED: Turns[] = [
  {
    title: 'what hotels in sight have',
    given: STAY,
    rows: [
      ['is there a gym?', { ...HELD, says: /gym/ }],
      ['do they have parking', { ...HELD, says: /parking/ }],
      ['with a pool and a gym', { criteria: { amenities: ['pool', 'gym'] }, says: /One hotel/ }],
      ['koi pool wala hai kya', { ...HELD, says: /pool/ }],
      ['which has the highest rating?', { ...HELD, says: /best rated/ }],
    ],
  },
  {
    title: 'what flights in sight say nothing of',
    given: OPEN,
    rows: [
      ['hand baggage?', { ...HELD, says: /7 kg in the cabin/ }],
      ['which seats are there', { ...HELD, says: /Seats are picked when the ticket is booked/ }],
      ['remove the price limit', { criteria: { max_price_paise: null }, listed: 'flight' }],
    ],
  },
  {
    title: 'a price limit is taken back',
    given: ['Chennai to Delhi on 14 July under 7000'],
    rows: [
      ['drop the budget limit', { criteria: { max_price_paise: null }, listed: 'flight' }],
      ['ignore the price cap', { criteria: { max_price_paise: null }, listed: 'flight' }],
    ],
  },
  {
    title: 'a day that is rejected is no card',
    given: ['Chennai to Delhi on 7 July, back 9 July'],
    rows: [
      ['not 9th, 10th', { criteria: { depart: '2026-07-07', return: '2026-07-10' }, chosen: { flight: false } }],
      ['the 2nd one', { criteria: { return: '2026-07-09' }, chosen: { flight: 'new' } }],
    ],
  },
  {
    title: 'the hotel of one stop is left out',
    given: [...JOURNEY, 'hotels in Mumbai and Pune'],
    rows: [
      ['skip the hotel in Pune', { says: /Delhi to Mumbai.*with a hotel[\s\S]*Mumbai to Pune on Wed 8 Jul 2026\n/ }],
    ],
  },
  {
    title: 'months as fingers write them',
    given: ['hello'],
    rows: [
      ['delhi to goa on 5th agust', { criteria: { to: 'Goa', depart: '2026-08-05' }, never: UNREAD }],
      ['pune to delhi 15 jluy', { criteria: { to: 'Delhi', depart: '2026-07-15' }, never: UNREAD }],
      ['mumbai se kochi 3 juli ko', { criteria: { to: 'Kochi', depart: '2026-07-03' }, never: UNREAD }],
    ],
  },
  {
    title: 'how a request is taken back',
    given: ['hello'],
    rows: [['how do I withdraw a request that I sent', { goal: null, says: wordsOf('withdraw.how') }]],
  },
]

export const CONVERSING: Turns[] = [...NAMED, ...OUTSIDE, ...IN_SIGHT, ...LODGED, ...HOME]
