import { wordsOf } from '@pravas/messages/testing/tripmate'
import type { After, Turns } from './after.fixture.ts'

const WHOLE = ['Delhi to Mumbai on 6 July, back 8 July, for business', 'the first one', 'the second one']
const DROPPED: After = { goal: null, says: wordsOf('cancel.done') }
const BYE: After = { same: true, says: wordsOf('talk.bye-unsent'), never: /catch|purpose of the trip/ }
const UNKNOWN: After = { goal: null, says: wordsOf('unknown.question'), never: /catch|Fares depend/ }
const YOURS: After = { same: true, says: wordsOf('request.yours') }

/** Leave is taken, a trip is given up, and what lies beyond TripMate is said to. */
export const ENDING: Turns[] = [
  {
    title: 'leave is taken',
    given: WHOLE.slice(0, 2),
    rows: [
      ['thx bye', BYE],
      ['thanks a lot. thats all for now', BYE],
      ['ok bye', BYE],
      ['ciao, have a nice weekend', BYE],
      ['bye, talk tomorrow', BYE],
      ['cool, will be back. bye', BYE],
      ['have a nice day', BYE],
      ['ok thanks, catch you later', BYE],
      ['thank you so much, have a good evening', BYE],
      ['enjoy your weekend', BYE],
      ['back on the weekend', { criteria: { depart: '2026-07-06' } }],
    ],
  },
  {
    title: 'the trip is given up',
    given: WHOLE,
    rows: [
      ['delete everything, they cancelled the inspection', DROPPED],
      ['leave this. I don’t want to go to mumbai any more', DROPPED],
      ['i am not going any more', DROPPED],
      ['trip is cancelled, forget everything', DROPPED],
      ['i dont want to go to mumbai anymore', DROPPED],
      ['erase the whole thing', DROPPED],
      ['client called off the meeting, cancel everything', DROPPED],
      ['wait dont delete it', { same: true }],
      ['they cancelled the inspection', { same: true }],
      ['i dont want to go to chennai any more', { chosen: { flight: true, return_flight: true } }],
    ],
  },
  {
    title: 'one of the two flights is moved',
    given: WHOLE,
    rows: [
      ['change the going flight to an earlier one', { listed: 'flight', says: /earlier than 14:50/ }],
      ['make the outbound one earlier', { listed: 'flight', says: /earlier than 14:50/ }],
      ['earlier flight for going', { listed: 'flight' }],
      ['change the return to a later one', { listed: 'return_flight', says: /later than 12:45/ }],
    ],
  },
  {
    title: 'who travels',
    given: WHOLE.slice(0, 1),
    rows: [
      ['actually it’s for me not her', YOURS],
      ['its me who is travelling', YOURS],
      ['ok just me then', YOURS],
      ['sirf main jaunga', { same: true }],
      ['oh wait, Vikram also coming with me', { same: true, says: /Vikram/ }],
      ['Ramesh is coming along too', { same: true, says: /Ramesh/ }],
    ],
  },
  {
    title: 'what TripMate can do, and what it cannot',
    given: ['hello'],
    rows: [
      ['umm what all can u do', { goal: null, says: wordsOf('help') }],
      ['what all can you do for me', { goal: null, says: wordsOf('help') }],
      ['how much is a masala dosa in saravana bhavan', UNKNOWN],
      ['what’s the price of petrol', UNKNOWN],
      ['whats the score', UNKNOWN],
      ['how much does an iphone cost', UNKNOWN],
    ],
  },
  {
    title: 'days by their names, and days that are past',
    given: ['hello'],
    rows: [
      [
        'delhi to kochi, leave new years eve, back on the 2nd',
        { criteria: { depart: '2026-12-31', return: '2027-01-02', depart_period: null } },
      ],
      ['mumbai to goa on new year’s eve, return 3rd', { criteria: { depart: '2026-12-31', return: '2027-01-03' } }],
      ['pune to delhi on christmas eve', { criteria: { depart: '2026-12-24' } }],
      ['delhi to mumbai on 5 june', { criteria: { depart: null }, says: /5 Jun 2026 is in the past/ }],
      [['Delhi to Guwahati', 'how about 20 may'], { criteria: { depart: null }, says: /20 May 2026 is in the past/ }],
    ],
  },
  {
    title: 'the same as last time',
    given: WHOLE.slice(0, 2),
    rows: [
      [
        'plan kolkata like last time, on 20 july',
        { criteria: { to: 'Kolkata', depart: '2026-07-20', return: null }, says: /aside/ },
      ],
      ['plan hyderabad same as last time, 9 july', { goal: 'both', criteria: { from: 'Delhi', to: 'Hyderabad' } }],
    ],
  },
]
