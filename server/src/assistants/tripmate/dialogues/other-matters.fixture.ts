import { wordsOf } from '@pravas/messages/testing/tripmate'
import type { After, Turns } from './after.fixture.ts'

const OUT = ['Delhi to Mumbai on 6 July', 'the first one']
const BOTH_WAYS = ['Delhi to Mumbai on 6 July, back 8 July', 'the first one']
const LATER: After = { same: true, says: wordsOf('talk.later'), never: /catch|didn’t get/ }
const HELD: After = { same: true }
const BACK = (day: string): After => ({
  criteria: { depart: '2026-07-06', return: `2026-07-${day}`, depart_period: null },
  chosen: { flight: true },
  listed: 'return_flight',
})
const OF = (number: string): After => ({ same: true, says: new RegExp(`TRP-2026-0000${number}: `), never: /catch/ })
const CHANGES = (number: string): After => ({
  same: true,
  says: new RegExp(`TRP-2026-0000${number}: [\\s\\S]*open it for changes`),
})

/** Days that say when somebody sees to the trip, and none of the trip's. */
const PUT_OFF: Turns[] = [
  {
    title: 'when somebody sees to the trip is no day of it',
    given: OUT,
    rows: [
      ['dont send yet, keep it, will finish tomorrow', LATER],
      ['leave it as it is, i’ll complete it on monday', LATER],
      ['not sending today, will look at it on friday', LATER],
      ['my boss is back on monday, will ask him then', LATER],
      ['i will check with finance on thursday and tell you', LATER],
      ['save it, i’ll be online tomorrow evening', LATER],
      ['let me think, i’ll let you know by friday', LATER],
      ['kal baat karte hain', { same: true }],
      ['abhi rakh do, somvar ko dekhunga', { same: true }],
      ['manager is on leave till tuesday so hold it', LATER],
      ['gotta run, keep everything, will continue in the evening', LATER],
      ['have to leave now, will pick this up on sunday', LATER],
      ['meeting got pushed, i’ll know the new date on friday', { criteria: { depart: '2026-07-06', return: null } }],
      ['my approver is travelling till friday', HELD],
      ['change the date to 8 july, i’ll confirm the hotel tomorrow', { criteria: { depart: '2026-07-08' } }],
    ],
  },
  {
    title: 'nor with the way back in sight',
    given: BOTH_WAYS,
    rows: [
      ['not now, i will come back to you on this by monday', LATER],
      ['park it please, will decide on friday once my boss is here', { goal: null, says: /aside/ }],
      ['he is travelling till thursday so cant ask him now', LATER],
      ['isko rehne do abhi, parso confirm karunga', HELD],
      ['will speak to accounts on tuesday and then finalise', LATER],
      ['i leave office in 10 minutes, lets do this tomorrow morning', LATER],
      ['need to check my calendar, ping you on saturday', LATER],
      ['come back on thursday instead', { criteria: { return: '2026-07-09' } }],
    ],
  },
]

/** A value behind a question is of what was asked. */
const ASKED_WHEN: Turns[] = [
  {
    title: 'a day behind a question about the way back',
    given: OUT,
    rows: [
      ['when do i get back... tuesday night', BACK('07')],
      ['and the way home? wednesday evening', BACK('08')],
      ['when is the return? 8th', BACK('08')],
      ['wapsi kab hai? mangalvar shaam', BACK('07')],
      ['and when am i home... 9th night', BACK('09')],
      ['return kab ka hai? 8 july', BACK('08')],
    ],
  },
  {
    title: 'a question about days that are held changes none',
    given: BOTH_WAYS,
    rows: [
      [
        'when do i get back... wednesday night?',
        { criteria: { depart: '2026-07-06', return: '2026-07-08', depart_period: null } },
      ],
      ['what time do i reach on the 6th?', HELD],
      ['do i leave on the 7th?', HELD],
      ['isnt my return on friday?', HELD],
      ['so i am leaving on the 6th right?', HELD],
      ['no wait flight going is still on 6th right?', HELD],
      ['will i be home by thursday?', HELD],
      ['when am i back? thursday?', HELD],
      ['am i flying on tuesday?', HELD],
      ['which day do i return, the 9th?', HELD],
      ['8 ko wapas aa raha hu na?', HELD],
      ['wait, 8th is when i come back na', HELD],
      ['monday is when i leave, correct?', HELD],
      ['when will i land back? thursday night?', HELD],
    ],
  },
]

/** A request that is named by its number is meant, and never the draft. */
const NUMBERED: Turns[] = [
  {
    title: 'a request that is named by its number',
    given: OUT,
    rows: [
      ['no i mean the hyderabad trip, TRP-2026-000022', OF('22')],
      ['TRP-2026-000022 is to goa right', OF('22')],
      ['i was asking about TRP-2026-000022, the kochi one', OF('22')],
      ['the other one, TRP-2026-000022 on 9 july', OF('22')],
      ['TRP-2026-000022 wali, hyderabad', { same: true, says: /TRP-2026-000022: / }],
      ['what about TRP-2026-000022 for chennai', OF('22')],
      ['status? TRP-2026-000022 mumbai', OF('22')],
      ['whats in TRP-2026-000026', { same: true, says: /Marina Crest/ }],
      ['TRP-2026-000027 hotel in jaipur is which one', OF('27')],
      ['dont touch TRP-2026-000027, keep that on 14 july', OF('27')],
      ['TRP-2026-000012 tha na, mumbai se kolkata', { same: true, says: /TRP-2026-000012: / }],
      ['for TRP-2026-000027 make the return 17 july', CHANGES('27')],
      ['add a hotel to TRP-2026-000027 in bangalore', CHANGES('27')],
      ['drop the hotel in TRP-2026-000026', CHANGES('26')],
      ['TRP-2026-000027 from mumbai instead of delhi', CHANGES('27')],
      ['move TRP-2026-000022 to 5 july', { same: true, says: /TRP-2026-000022 is approved/ }],
    ],
  },
]

/** What a message says of other matters than the trip that is planned leaves the trip as it is. */
export const OTHER_MATTERS: Turns[] = [...PUT_OFF, ...ASKED_WHEN, ...NUMBERED]
