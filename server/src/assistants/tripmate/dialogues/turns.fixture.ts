import { wordsOf } from '@pravas/messages/testing/tripmate'
import type { TripCriteria } from '../../../trips/draft/trip-draft.ts'
import type { After, Turns } from './after.fixture.ts'
import { BESIDE_THE_WISH } from './beside-the-wish.fixture.ts'
import { CONVERSING } from './conversing.fixture.ts'
import { DESK, UNREAD } from './desk.fixture.ts'
import { ENDING } from './ending.fixture.ts'
import { INDIA } from './india.fixture.ts'
import { OTHER_MATTERS } from './other-matters.fixture.ts'
import { SPOKEN_REQUESTS } from './spoken-requests.fixture.ts'

const OPEN = ['Delhi to Mumbai, 6 July, back 10 July, for business']
const CHOSEN = [...OPEN, 'the first one', 'the first one']
const BACK = (filters: NonNullable<TripCriteria['return_filters']>): After => ({
  criteria: { return_filters: filters, airline: null, depart_period: null, stops: null, max_price_paise: null },
  chosen: { flight: true, return_flight: true },
  listed: 'return_flight',
})

const DAYS = (depart: string, back: string): After => ({
  criteria: { depart: `2026-07-${depart}`, return: `2026-07-${back}` },
  never: UNREAD,
})

/** Days are moved by a count: all of them, or the end alone. */
const MOVED: Turns[] = [
  {
    title: 'a trip there and back',
    given: OPEN,
    rows: [
      ['make it two days later', DAYS('08', '12')],
      ['push the whole trip by a week please', DAYS('13', '17')],
      ['can you postpone it by a couple of days?', DAYS('08', '12')],
      ['prepone everything by 2 days', DAYS('04', '08')],
      ['ek din aage badha do', DAYS('07', '11')],
      ['come back a day later', DAYS('06', '11')],
      ['push the return by a day', DAYS('06', '11')],
      ['stay two days longer', DAYS('06', '12')],
      ['shorten the trip by a day', DAYS('06', '09')],
      ["don't postpone it by a week", { same: true }],
      ['what if I go a week later?', { criteria: { depart: '2026-07-06', return: '2026-07-10' } }],
      ['my boss may postpone it by a week', { same: true }],
    ],
  },
  {
    title: 'with a hotel, whose nights follow',
    given: ['Delhi to Mumbai, 6 July, back 10 July, with a hotel, for business'],
    rows: [
      ['make it two days later', DAYS('08', '12')],
      ['keep the trip, but the hotel one day longer', { criteria: { depart: '2026-07-06', return: '2026-07-10' } }],
      ['extend the hotel by a night', { criteria: { return: '2026-07-10', check_out: '2026-07-11' } }],
    ],
  },
  {
    title: 'one way, which has no end to move',
    given: ['Delhi to Mumbai, 6 July, one way, for business'],
    rows: [
      ['postpone by a week', { criteria: { depart: '2026-07-13' } }],
      ['extend it by two days', { same: true, says: /no return/ }],
    ],
  },
]

/** What is said of the flight back changes nothing about the flight out. */
const RETURN_LEG: Turns[] = [
  {
    title: 'the flight back, both chosen',
    given: CHOSEN,
    rows: [
      ['return with Air India only', BACK({ airline: 'Air India' })],
      ['switch my return to an evening flight', BACK({ depart_period: 'evening' })],
      ['the flight home should be a morning one', BACK({ depart_period: 'morning' })],
      ['wapsi subah ki flight se karni hai', BACK({ depart_period: 'morning' })],
      ['wapas IndiGo se aana hai', BACK({ airline: 'IndiGo' })],
      ['a direct flight back please', BACK({ stops: 0 })],
      ['no IndiGo on the way back', BACK({ without_airlines: ['IndiGo'] })],
      ['the retrun flight has to leave after 5 pm', BACK({ depart_after: '17:00' })],
      ['inbound under 4500', BACK({ max_price_paise: 450_000 })],
      ['a cheaper return flight', BACK({ sort: 'price' })],
      ['change the return to the latest one', { chosen: { flight: true, return_flight: 'new' }, says: /BOM 21:20/ }],
      ['later return flights', { listed: 'return_flight', criteria: { depart_after: null } }],
      ["don't switch my return to the evening", { same: true }],
      ['is there an evening flight back?', { chosen: { flight: true, return_flight: true } }],
      ['perhaps the return could be an evening one', { same: true }],
      [
        ['return with Air India only', 'the second one'],
        { chosen: { flight: true, return_flight: 'new' }, airline: { return_flight: 'Air India' } },
      ],
      [['change my return to a morning flight', 'pehla wala'], { chosen: { flight: true, return_flight: 'new' } }],
      [
        ['morning flights for the onward leg', 'the last one'],
        {
          chosen: { flight: 'new', return_flight: true },
          criteria: { depart_period: 'morning', return_filters: null },
        },
      ],
    ],
  },
  {
    title: 'the flight back, none chosen',
    given: OPEN,
    rows: [
      [
        'only Air India for the return',
        {
          criteria: { airline: null, return_filters: { airline: 'Air India' } },
          listed: 'flight',
        },
      ],
      [
        ['only Air India for the return', 'the first one'],
        { chosen: { flight: 'new', return_flight: false }, listed: 'return_flight' },
      ],
      [
        'out with IndiGo, back with Air India',
        { criteria: { airline: 'IndiGo', return_filters: { airline: 'Air India' } } },
      ],
      [
        ['the first one', 'IndiGo only'],
        { criteria: { airline: null }, chosen: { flight: true, return_flight: false }, listed: 'return_flight' },
      ],
    ],
  },
]

const DAY = (depart: string, more: After['criteria'] = {}): After => ({ criteria: { depart, return: null, ...more } })

/** A day belongs to the verb of going, not to the event beside it. */
const EVENT_DAYS: Turns[] = [
  {
    title: 'the day of an event beside the day of going',
    given: ['Delhi to Chennai'],
    rows: [
      ['kal dopahar ki meeting hai so 15 ko nikalna better', DAY('2026-06-15', { depart_period: null })],
      ['there is a review on Monday so I will fly on Sunday', DAY('2026-06-14')],
      ['our demo is on 24 June, leaving on 23 June', DAY('2026-06-23')],
      ['the summit starts on 26 June so arrive a day before', DAY('2026-06-25')],
      ['exam 18 ko hai, 17 ko jaana hai', DAY('2026-06-17')],
      ['17 ko jaana hai kyunki 18 ko exam hai', DAY('2026-06-17')],
      ["my sister's wedding is on 21 June so I can only go on the 23rd", DAY('2026-06-23')],
      ['flying on the 19th because my interview is on the 20th', DAY('2026-06-19')],
      ['since Tuesday is a holiday, Wednesday', DAY('2026-06-17')],
      ['Friday has a call so lets go on thursdy', DAY('2026-06-11')],
      ['I have an audit on 29 June. Fly me on 28 June', DAY('2026-06-28')],
      ['parso function hai to uske baad 16 ko niklunga', DAY('2026-06-16')],
      ['leaving on 22 June, and the training begins on 23 June', DAY('2026-06-22', { purpose: 'training' })],
    ],
  },
  {
    title: 'the day of an event where the trip has one',
    given: ['Delhi to Chennai on 22 June'],
    rows: [
      ['the meeting was moved to 30 June', DAY('2026-06-22')],
      ['meeting 30 ko hai', DAY('2026-06-22')],
      ['the meeting is on 30 June so leave on 29 June', DAY('2026-06-29')],
    ],
  },
]

/** A weekday is one of the days that were spoken of. */
const WEEKDAYS: Turns[] = [
  {
    title: 'a weekday after a week was named',
    given: ['Kolkata to Delhi next week'],
    rows: [
      ['wensday morning', { criteria: { depart: '2026-06-17', depart_period: 'morning' } }],
      ['thursdy', DAY('2026-06-18')],
      ['somvar ko', DAY('2026-06-15')],
      ['friday is fine', DAY('2026-06-19')],
      ['on the tuesday', DAY('2026-06-16')],
      ['the 18th', DAY('2026-06-18')],
      ['the first', { criteria: { depart: '2026-06-15' }, chosen: { flight: false } }],
    ],
  },
  {
    title: 'a weekday in the place of a day',
    given: ['Kolkata to Delhi on 2 July'],
    rows: [
      ['change the date to monday', DAY('2026-06-29')],
      ['monday would suit me more', DAY('2026-06-29')],
      ['make it saturday', DAY('2026-07-04')],
      ['no, friday', DAY('2026-07-03')],
      ['shanivar ko kar do', DAY('2026-07-04')],
      ['tusday instead', DAY('2026-06-30')],
      ['next monday instead', DAY('2026-06-15')],
      ['this friday instead', DAY('2026-06-12')],
      ['not monday', DAY('2026-07-02')],
    ],
  },
  {
    title: 'an ordinal in answer to a day',
    given: ['Kolkata to Delhi'],
    rows: [
      ['the first', { criteria: { depart: '2026-07-01' }, chosen: { flight: false } }],
      ['third', DAY('2026-07-03')],
      ['on the twentieth please', DAY('2026-06-20')],
    ],
  },
  {
    title: 'an ordinal in answer to a day, with results of before',
    given: ['Kolkata to Delhi on 2 July', 'change the date'],
    rows: [['the first', { criteria: { depart: '2026-07-01' }, chosen: { flight: false } }]],
  },
]

const KOLKATA: After['criteria'] = { from: 'Delhi', to: 'Kolkata', depart: '2026-07-05' }
const HYDERABAD: After['criteria'] = { from: 'Chennai', to: 'Hyderabad', depart: '2026-07-08' }

/** What was changed is undone at any stage, and a trip comes back by its name alone. */
const UNDOING: Turns[] = [
  {
    title: 'undo before the draft is complete',
    given: ['Delhi to Kolkata on 5 July', 'make it 7 July'],
    rows: [
      ['undo', { criteria: KOLKATA }],
      ['undo that please', { criteria: KOLKATA }],
      ['oh no, undo', { criteria: KOLKATA }],
      ['wapas kar do', { criteria: KOLKATA }],
      [['the first one', 'undo'], { criteria: { depart: '2026-07-07' }, chosen: { flight: false } }],
      [['change the date', 'undo'], { same: true }],
      [['IndiGo only', 'undo'], { criteria: { airline: null } }],
      ["don't undo", { same: true }],
      ['can I undo this?', { same: true }],
    ],
  },
  {
    title: 'a dropped trip beside another one',
    given: ['Delhi to Kolkata on 5 July', 'cancel the trip', 'Chennai to Hyderabad on 8 July'],
    rows: [
      ['bring back my kolkata trip', { criteria: KOLKATA, says: /Chennai to Hyderabad.* put aside/ }],
      ['restore the kolkatta one', { criteria: KOLKATA }],
      ['mujhe woh kolkata wali trip wapas chahiye', { criteria: KOLKATA }],
      ['get me the Delhi to Kolkata trip back', { criteria: KOLKATA }],
      ['hmm maybe bring back my kolkata trip?', { criteria: HYDERABAD }],
      ['bring back my mumbai trip', { criteria: HYDERABAD }],
      [['the first one', 'undo'], { criteria: HYDERABAD, chosen: { flight: false } }],
      [['bring back my kolkata trip', 'back to my other trip'], { criteria: HYDERABAD }],
    ],
  },
  {
    title: 'a dropped trip alone',
    given: ['Delhi to Kolkata on 5 July', 'cancel the trip'],
    rows: [
      ['undo', { criteria: KOLKATA, listed: 'flight' }],
      ['bring it back', { criteria: KOLKATA, listed: 'flight' }],
      [['undo', 'compare the first and the second'], { criteria: KOLKATA }],
      ['bring back my mumbai trip', { goal: null, says: /Kolkata/ }],
    ],
  },
]

/** A purpose is taken from a plain opinion, and beside a choice; what is rejected beside a choice is not chosen. */
const BESIDE: Turns[] = [
  {
    title: 'a purpose',
    given: ['Delhi to Chennai on 6 July', 'the first one'],
    rows: [
      ["it's for a client visit I guess", { criteria: { purpose: 'business' } }],
      ['training I think', { criteria: { purpose: 'training' } }],
      ['maybe business', { criteria: { purpose: null } }],
      ['business or training', { criteria: { purpose: null } }],
    ],
  },
  {
    title: 'a choice and something beside it',
    given: ['Delhi to Mumbai on 6 July'],
    rows: [
      ['training purpose. the first', { criteria: { purpose: 'training' }, chosen: { flight: 'new' } }],
      ['the second one. its for a workshop', { criteria: { purpose: 'training' }, chosen: { flight: 'new' } }],
      ['the cheapest, for business', { criteria: { purpose: 'business' }, chosen: { flight: 'new' } }],
      ['personal trip. maybe the first', { chosen: { flight: false } }],
      ['the first. the second', { chosen: { flight: false } }],
      ['the cheapest but not IndiGo', { chosen: { flight: 'new' }, airline: { flight: 'Air India Express' } }],
      ['the morning ones not air india', { chosen: { flight: false }, never: /“?Air India-/ }],
      ['haan wahi sabse sasta wala', { chosen: { flight: 'new' } }],
      ['not the first one', { chosen: { flight: false } }],
    ],
  },
  {
    title: 'a number that may be several things',
    given: ['Delhi to Mumbai on 6 July with a hotel', 'the first one', 'make it 3 nights'],
    rows: [
      ['no 2 is fine', { same: true, says: /option 2/ }],
      ['no, 2 nights', { criteria: { nights: 2 } }],
      ['option 2', { chosen: { hotel: 'new' } }],
    ],
  },
]

/** Pauses and questions about what is settled do nothing. */
const PAUSES: Turns[] = [
  {
    title: 'a draft that waits for a yes',
    given: ['Delhi to Mumbai on 6 July, one way, for business', 'the first one'],
    rows: [
      ['hmm wait', { same: true, says: /Nothing has been sent/ }],
      ['ek minute', { same: true, says: /Nothing has been sent/ }],
      ['let me think', { same: true, says: /Nothing has been sent/ }],
      ['hmm theek hai', { same: true, says: wordsOf('send.not-yet'), never: /catch/ }],
      ['hmmm ok send', { same: true, says: /Nothing has been sent/ }],
      ['ho gaya kya?', { same: true, says: wordsOf('status.unsent') }],
      ['so is it booked?', { same: true, says: /nothing has been sent/ }],
      ['sent kya?', { same: true, says: wordsOf('status.unsent') }],
      ['how much co2 is that?', { same: true, says: /CO₂/, never: /total is/ }],
      ['carbon footprint kitna hai', { same: true, says: /CO₂/ }],
    ],
  },
  {
    title: 'a trip with a hotel that waits for a yes',
    given: [
      'Delhi to Mumbai, 6 July, back 8 July, with hotel, for business',
      'the first one',
      'the first one',
      'the first one',
    ],
    rows: [
      ['send it without the hotel', { goal: 'flight', says: /Nothing has been sent/ }],
      ['drop the hotel and send it', { goal: 'flight', says: /Nothing has been sent/, never: /catch/ }],
      ['remove hotel then submit it', { goal: 'flight', says: /Nothing has been sent/ }],
      ['hotel hata ke bhej do', { goal: 'flight', says: wordsOf('send.check-first') }],
      ['hotel ke bina bhej do', { goal: 'flight', says: wordsOf('send.check-first') }],
      ['होटल हटा के भेज दो', { goal: 'flight', says: wordsOf('send.check-first') }],
      ["don't drop the hotel, send it", { same: true }],
      ['should I drop the hotel and send it?', { same: true }],
    ],
  },
  {
    title: 'a hotel in Devanagari',
    given: ['Delhi to Mumbai on 6 July'],
    rows: [
      ['होटल भी चाहिए', { goal: 'both' }],
      ['मुझे दो रात के लिए होटल चाहिए', { goal: 'both', criteria: { nights: 2 }, never: /catch/ }],
      ['साथ में होटल भी बुक करना है', { goal: 'both' }],
      ['होटल नहीं चाहिए', { goal: 'flight' }],
    ],
  },
]

/** A day or a hotel that is only spoken of changes nothing, also while the trip is still put together. */
const SPOKEN_OF: Turns[] = [
  {
    title: 'a day in a remark, with a flight chosen and the purpose asked for',
    given: ['Delhi to Chennai on 6 July', 'the first one'],
    rows: [
      ["I don't think I should decide this today", { same: true }],
      ['could you send it on Thursday?', { same: true }],
      ['abhi mat bhejna, kal bolunga', { same: true }],
      ['yes tomorrow', { same: true }],
      ['ok, on Friday', { same: true }],
      ['I will tell you tomorrow', { same: true }],
      ['remind me on 3 July', { same: true }],
      ['kal baat karte hain', { same: true }],
      ['submit it the day after tomorrow', { same: true }],
      ['the office is closed on 7 July', { same: true }],
      ['make it 8 July', { criteria: { depart: '2026-07-08' } }],
      ['8 July instead', { criteria: { depart: '2026-07-08' } }],
      ['what about the 9th?', { criteria: { depart: '2026-07-09' } }],
      ['sorry, I want to leave on 8 July', { criteria: { depart: '2026-07-08' } }],
    ],
  },
  {
    title: 'a hotel that is not wanted, in a trip without one',
    given: ['Delhi to Chennai on 6 July', 'the first one'],
    rows: [
      ['hotel nahi chahiye, same day wapas aa raha hu', { goal: 'flight' }],
      ['no hotel, I will stay with a friend', { goal: 'flight' }],
      ['remove hotel, guest house mil gaya', { goal: 'flight' }],
      ["I don't need a hotel as my cousin lives there", { goal: 'flight' }],
      ['without any hotel please, company flat hai', { goal: 'flight' }],
      ['hotel ki zaroorat nahi hai, ghar hai wahan', { goal: 'flight' }],
      ['skip the hotel, guest house is booked', { goal: 'flight' }],
      ['add a hotel for 2 nights', { goal: 'both' }],
      ['a hotel too please', { goal: 'both' }],
      ['hotel bhi chahiye', { goal: 'both' }],
    ],
  },
]

/** The question for the purpose is answered by something that is none of the four. */
const PURPOSES: Turns[] = [
  {
    title: 'an occasion that is on no list',
    given: ['Delhi to Mumbai, 6 July, one way', 'the first one'],
    rows: [
      ['the launch at Sharma Textiles', { criteria: { purpose: 'business' }, says: /as business/, never: UNREAD }],
      ['the plant inspection', { criteria: { purpose: 'business' }, never: UNREAD }],
      ['a wedding', { criteria: { purpose: 'personal' }, never: UNREAD }],
      ['to meet a supplier', { criteria: { purpose: null }, says: /pick the closest/, never: UNREAD }],
      ['what is the weather', { criteria: { purpose: null }, never: /pick the closest/ }],
      ['tell me a joke', { criteria: { purpose: null }, never: /pick the closest/ }],
      [['the launch at Sharma Textiles', 'business'], { criteria: { purpose: 'business' } }],
    ],
  },
]

export const TURNS: readonly Turns[] = [
  ...PURPOSES,
  ...SPOKEN_OF,
  ...RETURN_LEG,
  ...MOVED,
  ...EVENT_DAYS,
  ...WEEKDAYS,
  ...UNDOING,
  ...BESIDE,
  ...PAUSES,
  ...INDIA,
  ...DESK,
  ...CONVERSING,
  ...OTHER_MATTERS,
  ...BESIDE_THE_WISH,
  ...SPOKEN_REQUESTS,
  ...ENDING,
]
