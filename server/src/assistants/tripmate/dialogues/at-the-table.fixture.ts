import { wordsOf } from '@pravas/messages/testing/tripmate'
import type { Script } from './script.fixture.ts'

/**
 * What is asked of the flights and hotels on the table, wished for as a question, or imagined, and several things said at once.
 * Today is Wednesday, 10 June 2026.
 */
export const AT_THE_TABLE: Script[] = [
  {
    title: 'what one costs beside another is told, and what is named by its airline or hour',
    turns: [
      { say: 'delhi to bangalore 14 july, back 16 july', cards: ['flight'] },
      {
        say: 'how much is the difference between the first and the third',
        says: [/costs ₹[\d,]+ (?:more|less)/],
        asks: 'choice',
        chosen: { flight: false },
      },
      { say: 'how much is the air india one', says: [/Air India AI \d+ costs ₹/], chosen: { flight: false } },
      { say: 'how many options are there', says: [/There are \d+ flights in this list/], chosen: { flight: false } },
      { say: 'are these non stop?', says: [/is non-stop|stops at/], chosen: { flight: false } },
    ],
  },
  {
    title: 'what travellers in India ask before a flight is told, and changes nothing',
    turns: [
      { say: 'mumbai to chennai on 14 july', cards: ['flight'] },
      { say: 'do i need id proof', says: [wordsOf('known.identity')], asks: 'choice' },
      { say: 'how early should i reach the airport', says: [wordsOf('known.reporting')], asks: 'choice' },
      {
        say: 'whats the baggage allowance and do i get a meal',
        says: [wordsOf('question.baggage'), wordsOf('question.meal-among')],
        asks: 'choice',
      },
      { say: 'can i cancel it later', says: [wordsOf('known.later-change')], asks: 'choice' },
      { say: 'hw do i claim petrol bill reimbursment', says: [wordsOf('known.claims')], asks: 'choice' },
      { say: 'how long does approval take usually', says: [/1 to 2 business days/], chosen: { flight: false } },
    ],
  },
  {
    title: 'whether it is within the policy is told of what is chosen so far, in two languages',
    turns: [
      { say: 'mumbai to chennai on 14 july', cards: ['flight'] },
      {
        say: 'ok the cheapest one. is it refundable?',
        chosen: { flight: true },
        says: [/refundable/],
        asks: 'purpose',
      },
      { say: 'is the total within policy?', says: [/within the policy|out of policy/], asks: 'purpose' },
      { say: 'policy me hai na?', never: [/clause 2\.1/], asks: 'purpose' },
      { say: 'क्या यह नीति के अंदर है?', never: [/clause 2\.1/], asks: 'purpose' },
    ],
  },
  {
    title: 'a wish in the form of a question is done',
    turns: [
      { say: 'delhi to bangalore 14 july, back 16 july', cards: ['flight'] },
      { say: 'can we make it air india?', criteria: { airline: 'Air India' }, cards: ['flight'] },
      { say: 'could you change the departure to 15 july please', criteria: { depart: '2026-07-15' } },
      { say: 'can i remove the return?', criteria: { return: '2026-07-16' } },
    ],
  },
  {
    title: 'what another day would cost is told, and nothing changes',
    turns: [
      { say: 'delhi to bangalore 14 july, back 16 july', cards: ['flight'] },
      {
        say: 'what if i came back on 17 july in the morning, would it be cheaper?',
        says: [/Coming back, the cheapest would be .*Fri 17 Jul 2026/, /Nothing has changed yet/],
        criteria: { return: '2026-07-16' },
      },
      {
        say: 'agar 18 july ko wapas aaun to kitna padega',
        says: [/18 Jul 2026/],
        criteria: { return: '2026-07-16' },
      },
      { say: 'haan', criteria: { return: '2026-07-18' } },
    ],
  },
  {
    title: 'several sentences are each answered',
    turns: [
      { say: 'delhi to bangalore 14 july, back 16 july', cards: ['flight'] },
      { say: 'the first one. what does it cost?', chosen: { flight: true }, says: [/costs ₹/] },
      {
        say: 'cheapest for return. whats the total?',
        chosen: { return_flight: true },
        says: [wordsOf('total.open')],
        asks: 'purpose',
      },
    ],
    sent: 0,
  },
  {
    title: 'who starts over begins with what comes behind it',
    turns: [
      { say: 'mumbai to goa on 14 july', cards: ['flight'] },
      {
        say: 'hmm let me think, dont send anything. start over, i want to go from delhi to chennai on 20 july',
        criteria: { from: 'Delhi', to: 'Chennai', depart: '2026-07-20' },
        cards: ['flight'],
        drops: true,
      },
    ],
    sent: 0,
  },
  {
    title: 'flights are chosen among the few cheapest, by the part of the day, and of two airlines',
    turns: [
      { say: 'delhi to bangalore 14 july, back 16 july', cards: ['flight'] },
      { say: 'ok the earlier one of the two cheapest', chosen: { flight: true } },
      { say: 'air india or indigo, whichever is cheaper', chosen: { return_flight: true }, asks: 'purpose' },
    ],
  },
  {
    title: 'what is wished for the last flight of a journey is of that one',
    turns: [
      {
        say: 'blr to kolkata 13 july, kolkata to guwahati 15 july, then guwahati back to blr 17 july',
        says: [/3\. Guwahati to Bangalore/],
      },
      {
        say: 'for the last leg only after 9 am',
        criteria: { from: 'Guwahati', to: 'Bangalore', depart_after: '09:00' },
      },
    ],
  },
  {
    title: 'a day is taken back for another one in Hindi',
    turns: [
      { say: 'delhi se mumbai 14 july ko jana hai', cards: ['flight'], criteria: { depart: '2026-07-14' } },
      { say: '14 nahi 15 ko jana hai', criteria: { depart: '2026-07-15' }, cards: ['flight'] },
    ],
  },
  {
    title: 'of the requests that were listed, one is asked about and moved',
    trip: 'pending',
    turns: [
      { say: 'meri trips dikhao', says: [/{own}/] },
      { say: 'uska detail dikhao', says: [/{own}/], never: [/{other}/] },
      { say: 'isko ek din aage kar sakte hai kya', says: [/{own}/] },
      { say: 'nahi rehne do', says: [/stays as it is|waise hi|waisi hi/] },
    ],
    statuses: ['pending'],
  },
  {
    title: 'where one sits is where one leaves from, whatever is named first',
    turns: [
      {
        say: 'i have a review at 11 in pune on 16 july, sitting in delhi',
        criteria: { from: 'Delhi', to: 'Pune', depart: '2026-07-16' },
      },
    ],
  },
  {
    title: 'who flies by other means wants the hotel alone',
    turns: [
      {
        say: 'only hotel plz. bangalore, whitefield side, 7th to 10th july. my flights are done by client',
        criteria: { city: 'Bangalore', check_in: '2026-07-07', check_out: '2026-07-10', depart: null },
        cards: ['hotel'],
      },
      { say: 'whats my limit', says: [/Bangalore: Up to ₹/], asks: 'choice' },
      {
        say: 'can i get the money back if the workshop is cancelled',
        says: [wordsOf('known.money-back')],
        asks: 'choice',
      },
      { say: 'where do i find this later?', says: [wordsOf('known.where-later')], asks: 'choice' },
      { say: 'tell me what number it got', says: [wordsOf('table.no-number')], asks: 'choice' },
    ],
  },
  {
    title: 'a request that was just sent is asked about, and opened for another day',
    turns: [
      { say: 'hyderabad to mumbai 14 july, back 16 july, business', cards: ['flight'] },
      { say: 'cheapest both ways', asks: 'purpose' },
      { say: 'business', asks: 'confirm' },
      { say: 'send it', drops: true },
      { say: 'whats the request number and whos looking at it', says: [/TRP-\d{4}-\d{6}/] },
      { say: 'oops can i still make the return 17 july?', says: [/open it for changes/] },
      { say: 'yes open it', criteria: { return: '2026-07-17' } },
    ],
    sent: 1,
  },
  {
    title: 'what is asked of cities one went to begins no trip',
    trip: 'approved',
    turns: [{ say: 'did i ever go to hyderabad', asks: null, cards: [] }],
  },
]
