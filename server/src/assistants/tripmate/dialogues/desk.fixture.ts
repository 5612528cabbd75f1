import { wordsOf } from '@pravas/messages/testing/tripmate'
import type { After, Turns } from './after.fixture.ts'

const OPEN = ['Delhi to Mumbai on 6 July']
const BACK = ['Delhi to Mumbai, 6 July, back 8 July, with hotel, for business']
const WHOLE = [...BACK, 'the first one', 'the first one', 'the first one']
const HELD: After = { same: true }
export const UNREAD = /catch|didn’t get/

/** Limits without an hour: what is too early or too late, and parts of the day that will not do. */
const SOFT: Turns[] = [
  {
    title: 'not too early, not too late',
    given: OPEN,
    rows: [
      ['not too early', { criteria: { depart_after: '08:00' }, listed: 'flight' }],
      ['nothing too early please', { criteria: { depart_after: '08:00' } }],
      ['bahut subah wali nahi chahiye', { criteria: { depart_after: '08:00' } }],
      ['not very early in the morning', { criteria: { depart_after: '08:00' } }],
      ['no early morning flights', { criteria: { depart_after: '08:00', depart_period: null } }],
      ['nothing early morning please', { criteria: { depart_after: '08:00', depart_period: null } }],
      ['avoid early morning', { criteria: { depart_after: '08:00', depart_period: null } }],
      ['not too late please', { criteria: { depart_before: '20:00' }, listed: 'flight' }],
      ['nothing very late', { criteria: { depart_before: '20:00' } }],
      ['zyada late nahi', { criteria: { depart_before: '20:00' } }],
      ['not in the evening', { criteria: { depart_before: '17:00', depart_period: null } }],
      ['not the evening ones', { criteria: { depart_before: '17:00', depart_period: null } }],
      ['anything but morning', { criteria: { depart_after: '12:00', depart_period: null } }],
      ['subah wali nahi', { criteria: { depart_after: '12:00', depart_period: null } }],
      ['no redeye', { criteria: { depart_before: '21:00', depart_period: null } }],
      ['no night flights please', { criteria: { depart_before: '21:00' } }],
      ['not too early, after 9', { criteria: { depart_after: '09:00' } }],
      ['that one is too early', { chosen: { flight: false }, criteria: { depart_after: null } }],
      ['thoda late wali flight', { listed: 'flight', says: wordsOf('choose.shifted') }],
      ['something a bit later', { listed: 'flight', says: /later than/ }],
      ['a little earlier one', { listed: 'flight', says: /earlier than/ }],
    ],
  },
  {
    title: 'in the first sentence',
    given: ['hello'],
    rows: [
      ['delhi to chennai on 6 july, not too early', { criteria: { depart: '2026-07-06', depart_after: '08:00' } }],
      ['kolkata se mumbai 9 july, bahut late nahi', { criteria: { to: 'Mumbai', depart_before: '20:00' } }],
      ['hyderabad to pune 9 july anytime except evening', { criteria: { to: 'Pune', depart_before: '17:00' } }],
    ],
  },
]

/** What is most of one kind: which of the results is taken. */
const SUPERLATIVES: Turns[] = [
  {
    title: 'the most of one kind',
    given: OPEN,
    rows: [
      ['indigo cheapest', { chosen: { flight: 'new' }, airline: { flight: 'IndiGo' } }],
      ['cheapest indigo', { chosen: { flight: 'new' }, airline: { flight: 'IndiGo' } }],
      ['air india ki sabse sasti', { chosen: { flight: 'new' }, airline: { flight: 'Air India' } }],
      ['earliest air india', { chosen: { flight: 'new' }, airline: { flight: 'Air India' } }],
      ['the second cheapest indigo', { chosen: { flight: 'new' }, airline: { flight: 'IndiGo' } }],
      ['2nd cheapest indigo one', { chosen: { flight: 'new' }, airline: { flight: 'IndiGo' } }],
      ['cheapest in the evening', { chosen: { flight: 'new' } }],
      ['evening cheapest', { chosen: { flight: 'new' } }],
      ['latest non stop', { chosen: { flight: 'new' } }],
      ['fastest under 6000', { chosen: { flight: 'new' } }],
      ['sabse pehle wali flight', { chosen: { flight: 'new' } }],
      ['sabse jaldi wali', { chosen: { flight: 'new' } }],
      ['sabse last wali', { chosen: { flight: 'new' } }],
      ['evening one please, the cheapest', { chosen: { flight: 'new' }, never: UNREAD }],
      ['the earliest air india going', { chosen: { flight: 'new' }, airline: { flight: 'Air India' }, never: UNREAD }],
      [
        'take the indigo that goes earliest',
        { chosen: { flight: 'new' }, airline: { flight: 'IndiGo' }, never: UNREAD },
      ],
      ['indigo second cheapest pls', { chosen: { flight: 'new' }, airline: { flight: 'IndiGo' }, never: UNREAD }],
      ['give the first air india one', { chosen: { flight: 'new' }, airline: { flight: 'Air India' }, never: UNREAD }],
      ['leave it, the first flight is ok', { chosen: { flight: 'new' }, never: UNREAD }],
      ['urgent hai, pehli flight kar do', { chosen: { flight: 'new' }, never: UNREAD }],
      ['subah wali sasti', { chosen: { flight: 'new' }, never: UNREAD }],
      ['एयर इंडिया की सबसे पहली वाली', { chosen: { flight: 'new' }, airline: { flight: 'Air India' }, never: UNREAD }],
      ['सबसे सस्ती वाली चुन लो', { chosen: { flight: 'new' }, never: UNREAD }],
      ['pls choose cheapest which lands before 12', { chosen: { flight: 'new' }, never: UNREAD }],
      ['the top one', { chosen: { flight: 'new' }, never: UNREAD }],
      ['cheapest and fastest', { same: true }],
      ['the earliest air india is too early', { chosen: { flight: false } }],
      ['maybe the cheapest in the evening', { chosen: { flight: false } }],
    ],
  },
]

/** Another day, where results are in sight. */
const OTHER_DAYS: Turns[] = [
  {
    title: 'another day for the flight in sight',
    given: OPEN,
    rows: [
      ['what about the 8th', { criteria: { depart: '2026-07-08' }, listed: 'flight' }],
      ['how about 9 july', { criteria: { depart: '2026-07-09' }, listed: 'flight' }],
      ['and on tuesday?', { criteria: { depart: '2026-07-07' }, listed: 'flight' }],
      ['what about the day after?', { criteria: { depart: '2026-07-07' }, listed: 'flight' }],
      ['a day earlier', { criteria: { depart: '2026-07-05' }, listed: 'flight' }],
      ['8 ko kaisa hai', { criteria: { depart: '2026-07-08' }, listed: 'flight' }],
      ['on the 2nd', { criteria: { depart: '2026-07-02' } }],
      ['the 2nd', { chosen: { flight: 'new' }, criteria: { depart: '2026-07-06' } }],
      ['which day is cheapest that week', { same: true, says: /Fri 3 Jul|Sat 4 Jul|Sun 5 Jul|Tue 7 Jul/ }],
      ['is it cheaper on another day?', { same: true, says: /₹[\d,]+[\s\S]*₹[\d,]+/ }],
      ['make it cheaper on another day', { same: true, says: /₹[\d,]+[\s\S]*₹[\d,]+/ }],
      ['koi aur din sasta hai kya', { same: true, says: /₹[\d,]+[\s\S]*₹[\d,]+/ }],
      ['cheapest day around then', { same: true, says: /₹[\d,]+[\s\S]*₹[\d,]+/ }],
    ],
  },
]

/** The last word counts, and the rest of the trip stays. */
const CORRECTIONS: Turns[] = [
  {
    title: 'corrected in one breath',
    given: OPEN,
    rows: [
      ['from Bangalore, no sorry, Chennai', { criteria: { from: 'Chennai', to: 'Mumbai', depart: '2026-07-06' } }],
      ['to Kolkata, sorry, Hyderabad', { criteria: { from: 'Delhi', to: 'Hyderabad' } }],
      ['from kolkata no wait from jaipur', { criteria: { from: 'Jaipur', to: 'Mumbai' } }],
      ['tomorrow, no wait, day after', { criteria: { depart: '2026-06-12', return: null } }],
      ['on the 8th, sorry 9th', { criteria: { depart: '2026-07-09', return: null } }],
      ['8 july nahi nahi 9 july', { criteria: { depart: '2026-07-09', return: null } }],
      ['morning, actually evening', { criteria: { depart_period: 'evening' } }],
      ['air india, no, indigo', { criteria: { airline: 'IndiGo' } }],
    ],
  },
  {
    title: 'corrected in the first sentence',
    given: ['hello'],
    rows: [
      [
        'delhi to mumbai on 6 july no sorry 7 july',
        { criteria: { from: 'Delhi', to: 'Mumbai', depart: '2026-07-07', return: null } },
      ],
      ['from Delhi, no sorry, Mumbai to Chennai on 8 july', { criteria: { from: 'Mumbai', to: 'Chennai' } }],
      ['flight to goa, sorry kochi, from pune on 9 july', { criteria: { from: 'Pune', to: 'Kochi' } }],
    ],
  },
]

/** What bounds a return, and what an event asks of the way there. */
const RETURNS: Turns[] = [
  {
    title: 'a return in few words',
    given: ['hello'],
    rows: [
      ['chennai to delhi 8 dec return 10', { criteria: { depart: '2026-12-08', return: '2026-12-10' }, never: UNREAD }],
      ['pune to delhi 8 july wapsi 10', { criteria: { depart: '2026-07-08', return: '2026-07-10' }, never: UNREAD }],
      [
        'bom to del 14 july back the same evening',
        { criteria: { return: '2026-07-14', return_filters: { depart_period: 'evening' } } },
      ],
      [
        'delhi to mumbai on 7 july same day return, home by 9 pm',
        {
          criteria: {
            depart: '2026-07-07',
            return: '2026-07-07',
            return_filters: { arrive_before: '21:00' },
          },
        },
      ],
      ['day trip delhi to mumbai on 7 july', { criteria: { depart: '2026-07-07', return: '2026-07-07' } }],
      [
        'delhi se mumbai 7 july, usi din wapas',
        { criteria: { depart: '2026-07-07', return: '2026-07-07' }, never: UNREAD },
      ],
    ],
  },
  {
    title: 'a return to the flight in sight',
    given: OPEN,
    rows: [
      ['wapsi 8 ko', { criteria: { depart: '2026-07-06', return: '2026-07-08' } }],
      ['and back two days later', { criteria: { return: '2026-07-08' } }],
      [
        'need to be home by night on 7th',
        { criteria: { return: '2026-07-07', return_filters: { arrive_before: '23:59' } } },
      ],
      ['return the next day by the last flight', { criteria: { return: '2026-07-07' }, never: UNREAD }],
      ['round trip, back on thursday', { criteria: { return: '2026-07-09' } }],
    ],
  },
  {
    title: 'what is attended moves the flight',
    given: ['hello'],
    rows: [
      [
        'conference in Hyderabad 15 to 17 July, reach one day before, from Delhi',
        { criteria: { to: 'Hyderabad', depart: '2026-07-14', return: '2026-07-17', purpose: 'conference' } },
      ],
      [
        'training in Pune from 6 to 8 July, want to arrive a day earlier from Chennai',
        { criteria: { to: 'Pune', from: 'Chennai', depart: '2026-07-05', return: '2026-07-08' } },
      ],
      [
        'I have a meeting at 11 in Chennai on 3rd July, coming from Mumbai',
        { criteria: { to: 'Chennai', arrive_before: '09:00', depart: '2026-07-03' }, says: /lands at \d\d:\d\d/ },
      ],
    ],
  },
]

/** Questions beside the trip, answered once; the trip stays as it is. */
const QUESTIONS: Turns[] = [
  {
    title: 'beside flights in sight',
    given: OPEN,
    rows: [
      ['who books the tickets?', { ...HELD, says: /approved/ }],
      ['is my seat confirmed?', { ...HELD, says: /isn’t a ticket/, never: /6E \d/ }],
      ['will I get the ticket automatically', { ...HELD, says: /isn’t a ticket/ }],
      ['ticket kaun book karega', { ...HELD, says: wordsOf('status.who-books') }],
      ['how much baggage do i get', { ...HELD, says: /one bag of 15 kg/, never: /cost between/ }],
      ['which terminal?', { ...HELD, says: /terminal/, never: /6E \d/ }],
      ['is there a meal on board', { ...HELD, says: /meal/, never: UNREAD }],
      ['do I get lounge access', { ...HELD }],
      ['is it refundable?', { ...HELD, says: /refund/ }],
      ['what have you noted so far?', { ...HELD, says: /Delhi[\s\S]*Mumbai/, never: UNREAD }],
      ['what all have you noted', { ...HELD, says: /Delhi[\s\S]*Mumbai/ }],
      ['summary please', { ...HELD, says: /Delhi[\s\S]*Mumbai/, never: UNREAD }],
      ['recap', { ...HELD, says: /Delhi[\s\S]*Mumbai/ }],
      ['ab tak kya note kiya', { ...HELD, says: /Delhi[\s\S]*Mumbai/ }],
      ['how do i reach the airport', { ...HELD }],
      ['can i claim the cab to the airport', { ...HELD, says: /FinGenie/ }],
      ['what is the policy for hotels?', { ...HELD, says: /Hotel/ }],
      ['baad mein karte hain', { goal: null, says: wordsOf('trip.parked') }],
      ['save it for later', { goal: null, says: /aside/ }],
      ['I will finish this later', { goal: null, says: /aside/ }],
    ],
  },
  {
    title: 'beside a draft that waits for a yes',
    given: WHOLE,
    rows: [
      ['is my seat confirmed?', { ...HELD, says: /isn’t a ticket/ }],
      ['who books it after approval?', { ...HELD, says: /isn’t a ticket/, never: UNREAD }],
      ['which terminal is my flight?', { ...HELD, says: /terminal/, never: /Palm Quay/ }],
      ['what have you noted so far?', { ...HELD, says: /Total/ }],
      ['summary please', { ...HELD, says: /Total/, never: UNREAD }],
      ['will i get tickets automatically', { ...HELD, says: /isn’t a ticket/, never: UNREAD }],
      ['is breakfast included?', { ...HELD, says: /[Bb]reakfast/ }],
      ['how far is the hotel from the airport', { ...HELD, says: /km/ }],
    ],
  },
]

/** Parts that are changed once all is chosen. */
const CHANGES: Turns[] = [
  {
    title: 'a part of a whole draft',
    given: WHOLE,
    rows: [
      ['change hotel to something cheaper', { listed: 'hotel', criteria: { sort: null } }],
      ['a cheaper hotel please', { listed: 'hotel' }],
      ['hotel thoda sasta dikhao', { listed: 'hotel' }],
      ['best rated hotel instead', { chosen: { hotel: true, flight: true } }],
      ['change flight to air india', { chosen: { flight: true, hotel: true }, listed: 'flight' }],
      ['i want an earlier flight on the way out', { listed: 'flight' }],
      ['make the return later in the evening', { listed: 'return_flight' }],
      ['any cheaper option for the flight', { same: true, says: /cheapest/ }],
      ['its not a business trip', { chosen: { flight: true }, says: /What is the purpose/ }],
      ['not business, training', { criteria: { purpose: 'training' }, chosen: { flight: true, hotel: true } }],
      ['return on the 9th instead', { criteria: { return: '2026-07-09', depart: '2026-07-06' } }],
      ['6 July to 8 July', { ...HELD, never: UNREAD }],
      ['leaving on 6 July and back on 8 July', { ...HELD, never: UNREAD }],
    ],
  },
  {
    title: 'hotels in sight',
    given: ['hotel in Mumbai from 6 July for 2 nights'],
    rows: [
      ['5000 tak', { criteria: { max_night_paise: 500_000 }, listed: 'hotel' }],
      ['under 5k', { criteria: { max_night_paise: 500_000 } }],
      ['something cheaper', { listed: 'hotel' }],
      ['which one is closest to BKC', { listed: 'hotel', says: /nearest to Bandra Kurla Complex/ }],
      ['best rated', { chosen: { hotel: 'new' } }],
      ['4 star only', { criteria: { stars: 4 } }],
      ['anything but 5 star', { criteria: { stars_most: 4 } }],
      ['near andheri', { criteria: { near: 'Andheri East' } }],
      ['juhu area', { criteria: { near: 'Juhu' }, never: UNREAD }],
      [
        'bkc side, not more than 7000',
        { criteria: { near: 'Bandra Kurla Complex', max_night_paise: 700_000 }, never: UNREAD },
      ],
      ['within 3 km of powai', { criteria: { near: 'Powai' }, never: UNREAD }],
      ['powai mein kuch', { criteria: { near: 'Powai' }, never: UNREAD }],
      ['नरीमन पॉइंट के पास', { criteria: { near: 'Nariman Point' }, never: UNREAD }],
      ['एयरपोर्ट के पास दिखाओ', { criteria: { near: 'Mumbai Airport' }, never: UNREAD }],
      ['near the railway station', { criteria: { near: 'Chhatrapati Shivaji Terminus' }, never: /Trains/ }],
      ['my friend lives in powai', { criteria: { near: null } }],
      ['cheapest 4 star one', { chosen: { hotel: 'new' }, never: UNREAD }],
      ['the parel one', { chosen: { hotel: 'new' }, never: UNREAD }],
      ['juhu wala kar do', { chosen: { hotel: 'new' }, never: UNREAD }],
      ['the one in powai pls', { chosen: { hotel: 'new' }, never: UNREAD }],
      ['the juhu one is too far', { chosen: { hotel: false } }],
      ['is the juhu one any good?', { chosen: { hotel: false } }],
      ['not the first one', { chosen: { hotel: false } }],
    ],
  },
]

/** A trip is for oneself: who else is named is told. */
const OTHERS: Turns[] = [
  {
    title: 'for somebody else',
    given: ['hello'],
    rows: [
      ['book flight for my manager Meera from delhi to mumbai on 6 july', { says: /Meera/ }],
      ['I need a flight for Rakesh from Delhi to Chennai on 6 July', { says: /Rakesh/, never: UNREAD }],
      [
        'mere boss ke liye delhi se mumbai ki flight 6 july',
        { says: wordsOf('request.other-person', { who: /boss/ }) },
      ],
      ['me and my colleague need to fly delhi to mumbai on 6 july', { says: /colleague/, never: UNREAD }],
      ['3 tickets delhi to mumbai 6 july', { says: /for you alone/ }],
    ],
  },
  {
    title: 'for somebody else beside the trip',
    given: OPEN,
    rows: [
      ['for my colleague Rakesh', { ...HELD, says: /Rakesh/ }],
      ['book for Priya Nair as well', { ...HELD, says: /Priya Nair/ }],
      ['travelling with my boss', { ...HELD, says: /boss/ }],
      ['this is for Suresh not me', { ...HELD, says: /Suresh/ }],
      ['add my wife also', { ...HELD, says: /wife/ }],
      ['Rakesh ke liye bhi book karo', { ...HELD, says: /Rakesh/ }],
    ],
  },
]

/** One's own trips, named by city, day or number. */
const OWN_TRIPS: Turns[] = [
  {
    title: 'trips that were sent',
    given: ['hello'],
    rows: [
      ['status of my mumbai trip', { goal: null, criteria: { to: null } }],
      ['what happened to my trip to chennai', { goal: null, criteria: { to: null } }],
      ['mera mumbai wala trip approve hua kya', { goal: null, criteria: { to: null } }],
      ['show my pending trips', { goal: null }],
    ],
  },
  {
    title: 'beside the open draft',
    given: OPEN,
    rows: [
      ['status of my chennai trip', HELD],
      ['withdraw my chennai trip', HELD],
      ['cancel my kolkata trip', HELD],
    ],
  },
]

/** Days that are meant otherwise than they stand in a calendar. */
const DAYS: Turns[] = [
  {
    title: 'periods and days that will not do',
    given: ['hello'],
    rows: [
      ['yesterday delhi to mumbai', { criteria: { depart: null }, says: /past/ }],
      ['delhi to mumbai this weekend', { criteria: { depart: null }, says: /Sat 13 Jun 2026.*Sun 14 Jun 2026/ }],
      ['anything but saturday, delhi to mumbai next week', { criteria: { depart: null, to: 'Mumbai' } }],
    ],
  },
  {
    title: 'lodging that is not wanted',
    given: ['hello'],
    rows: [
      ['delhi to mumbai on 6 July, no hotel in mumbai, i stay with my cousin', { goal: 'flight', never: UNREAD }],
      ['delhi to mumbai 6 july, hotel nahi chahiye dost ke ghar rukunga', { goal: 'flight', never: UNREAD }],
      ['pune to delhi 6 july for 3 days, will stay at the company guest house', { goal: 'flight' }],
      ['no hotel in mumbai, i stay with my cousin', { goal: null }],
    ],
  },
]

/** How people in a hurry say it. */
const HASTE: Turns[] = [
  {
    title: 'in a hurry, from the beginning',
    given: ['hello'],
    rows: [
      [
        'need to b in pune from delhi on monday by 10 for client mtg',
        { criteria: { to: 'Pune', arrive_before: '10:00', purpose: 'business' }, never: UNREAD },
      ],
      [
        'delhi to chennai tomorrow, meeting at 3pm, back day after morning',
        { criteria: { depart: '2026-06-11', return: '2026-06-12', return_filters: { depart_period: 'morning' } } },
      ],
      [
        ['delhi to chennai on 6 july return 8 july', 'hotel near tidel park'],
        { goal: 'both', criteria: { near: 'Tidel Park', to: 'Chennai' } },
      ],
      [['hotel in chennai from 6 july', 'take the nearest one'], { criteria: { nights: null, check_out: null } }],
      ['kal subah 9 ke baad delhi se mumbai', { criteria: { depart: '2026-06-11', depart_after: '09:00' } }],
      ['mumbai to delhi 9 july evening 6 onwards', { criteria: { depart: '2026-07-09', depart_after: '18:00' } }],
    ],
  },
  {
    title: 'in a hurry, with flights in sight',
    given: OPEN,
    rows: [
      [['whats the cheapest', 'take it'], { chosen: { flight: 'new' } }],
      [['what is the fastest?', 'ok book that'], { chosen: { flight: 'new' } }],
      ['take it', { chosen: { flight: false } }],
      ['subah 7 ke baad', { criteria: { depart_after: '07:00' }, never: UNREAD }],
      ['shaam 6 se pehle', { criteria: { depart_before: '18:00' }, never: UNREAD }],
      ['hmm what time do i land in mumbai', { ...HELD, never: /same city/ }],
      ['arre when does it reach mumbai', { ...HELD, never: /same city/ }],
      ['aana parso shaam ko', { criteria: { depart: '2026-07-06' } }],
      ['aana 8 july shaam ko', { criteria: { depart: '2026-07-06', return: '2026-07-08' } }],
      ['ok 8 july then', { criteria: { depart: '2026-07-08' } }],
      [['morning', 'cheapest in the evening'], { chosen: { flight: 'new' } }],
      [['indigo only', 'earliest air india'], { chosen: { flight: 'new' }, airline: { flight: 'Air India' } }],
      ['flight 2nd', { chosen: { flight: 'new' } }],
      ['option first', { chosen: { flight: 'new' } }],
      ['cheapest to and fro', { chosen: { flight: 'new' } }],
    ],
  },
  {
    title: 'in a hurry, with all chosen',
    given: WHOLE,
    rows: [
      ['drop the hotel i will stay with friend', { goal: 'flight', never: /for you alone/ }],
      ['policy mein hai kya', { ...HELD, says: wordsOf('policy.out') }],
      ['is it in policy', { ...HELD, says: /[Ww]ithin policy|[Oo]ut of policy/ }],
      ['cab from airport kitna lagega', { ...HELD, says: /FinGenie/ }],
    ],
  },
]

/** More of haste: returns on the same day, hours of the morning, names cut short, remarks beside a wish. */
const MORE_HASTE: Turns[] = [
  {
    title: 'a return on the same day, and hours',
    given: ['hello'],
    rows: [
      [
        'need to be in Indore from delhi for a vendor audit on the 22nd, back by night',
        { criteria: { depart: '2026-06-22', return: '2026-06-22', return_filters: { arrive_before: '23:59' } } },
      ],
      [
        'delhi to mumbai on 7 july, must be home by 9 pm',
        { criteria: { depart: '2026-07-07', return: '2026-07-07', return_filters: { arrive_before: '21:00' } } },
      ],
      ['delhi to mumbai 7 july, no flight before 6', { criteria: { depart_after: '06:00' } }],
      ['delhi to mumbai 7 july, after 6', { criteria: { depart_after: '18:00' } }],
      [
        ['delhi to mumbai 7 july back the same day', 'return after 7'],
        { criteria: { return_filters: { depart_after: '19:00' } } },
      ],
    ],
  },
  {
    title: 'beside results',
    given: ['Mumbai to Delhi on 6 July, back on 8 July, with a hotel'],
    rows: [
      ['cheapest overall', { chosen: { flight: 'new' } }],
      ['can i get window seat', { ...HELD, says: /booked|booking/ }],
      ['do they give lounge access?', { ...HELD, says: /booked|booking/ }],
      ['the kestrel one', { chosen: { hotel: 'new' } }],
      ['kestrel inn please', { chosen: { hotel: 'new' } }],
      ['near saket', { chosen: { hotel: false }, criteria: { near: 'Saket' } }],
      [
        ['the first one', 'same airline'],
        { criteria: { return_filters: { airline: 'IndiGo' } }, listed: 'return_flight' },
      ],
    ],
  },
  {
    title: 'a day that no card counts',
    given: ['Lucknow to Mumbai on 3 July in the evening'],
    rows: [
      ['actually make it 4th', { criteria: { depart: '2026-07-04' }, listed: 'flight' }],
      ['make it the 9th', { criteria: { depart: '2026-07-09' } }],
      ['the 2nd', { chosen: { flight: 'new' }, criteria: { depart: '2026-07-03' } }],
      ['option 9', { chosen: { flight: false }, criteria: { depart: '2026-07-03' } }],
    ],
  },
  {
    title: 'remarks beside what is left out',
    given: WHOLE,
    rows: [
      ['hmm total zyada hai, hotel hata do', { goal: 'flight' }],
      ['too expensive, drop the hotel', { goal: 'flight' }],
      ['bahut mehnga hai, hotel hata do', { goal: 'flight' }],
      ['total zyada hai', HELD],
    ],
  },
  {
    title: 'ways on the ground',
    given: ['hello'],
    rows: [
      ['can you book a train to agra', { goal: null, says: /Agra/, never: UNREAD }],
      ['train from delhi to agra on 5 july', { goal: 'ground', says: /Added: Train, Delhi to Agra/, never: UNREAD }],
      ['bus mumbai to pune 8 july', { goal: 'ground', says: /Added: Bus, Mumbai to Pune/, never: UNREAD }],
      ['delhi se jaipur cab kitna lagega', { goal: null, says: /cab: lagbhag/ }],
      [['chennai to coimbatore on 8 august', 'cab to ooty from there?'], { says: /Coimbatore to Ooty/ }],
      [
        ['delhi to goa on 6 july for business', 'not business, personal'],
        { criteria: { purpose: 'personal' }, never: /nothing/ },
      ],
    ],
  },
]

/** A tag beside the results takes its criterion away. */
const TAGS: Turns[] = [
  {
    title: 'tags of what was heard',
    given: [...OPEN, 'morning IndiGo flights under 6000'],
    rows: [
      [
        'Without the filter “IndiGo”',
        { criteria: { airline: null, depart_period: 'morning', max_price_paise: 600_000 } },
      ],
      ['Without the filter “leaving in the morning”', { criteria: { airline: 'IndiGo', depart_period: null } }],
      ['Without the filter “up to ₹6,000”', { criteria: { max_price_paise: null, airline: 'IndiGo' } }],
      ['Without the filter “Air India”', { criteria: { airline: 'IndiGo' } }],
    ],
  },
  {
    title: 'tags of a hotel and of the flight back',
    given: [...BACK, 'return after 6 pm', '4 star hotel near BKC'],
    rows: [
      ['Without the filter “near Bandra Kurla Complex”', { criteria: { near: null, stars: 4 } }],
      ['Without the filter “4-star”', { criteria: { stars: null, near: 'Bandra Kurla Complex' } }],
      ['Without the filter “return: leaving after 18:00”', { criteria: { return_filters: null } }],
    ],
  },
]

/** What people ask of a travel desk beside the flights themselves, and how they say it. */
export const DESK: Turns[] = [
  ...SOFT,
  ...SUPERLATIVES,
  ...OTHER_DAYS,
  ...CORRECTIONS,
  ...RETURNS,
  ...QUESTIONS,
  ...CHANGES,
  ...OTHERS,
  ...OWN_TRIPS,
  ...DAYS,
  ...HASTE,
  ...TAGS,
  ...MORE_HASTE,
]
