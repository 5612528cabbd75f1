import { replies } from '@pravas/messages/fingenie'
import { wordsOf } from '@pravas/messages/testing/fingenie'
import { CAB, DINNER, LUNCH, SNACK, STAY, TRAIN } from './paper.fixture.ts'
import type { Script, Turn } from './script.fixture.ts'

const ALL = [{ total: 1240.5 }, { total: 640 }, { total: 12_000 }, { total: 300 }]

/** Two claims of May, and one of this month. */
const THREE_CLAIMS: Turn[] = [
  { on: '2026-05-14', upload: [DINNER], receipts: [{ total: 910 }] },
  { say: 'send reimbursement', claims: [910] },
  { on: '2026-05-15', chat: 'fingenie-may', upload: [TRAIN], receipts: [{ total: 455 }] },
  { chat: 'fingenie-may', say: 'send reimbursement', claims: [910, 455] },
  { on: '2026-06-10', chat: 'fingenie-june', upload: [LUNCH, STAY], receipts: [{ total: 1240.5 }, { total: 12_000 }] },
  { chat: 'fingenie-june', say: 'send reimbursement', claims: [910, 455, 13_240.5] },
]
const asked = (say: string, more: Omit<Turn, 'say' | 'upload'> = {}): Turn => ({ chat: 'fingenie-new', say, ...more })

/** Questions that are answered with figures. */
export const ASKING: Script[] = [
  {
    title: 'comparison across uploads',
    turns: [
      { upload: [LUNCH], receipts: [{ total: 1240.5 }] },
      { upload: [CAB, STAY], receipts: [{ total: 1240.5 }, { total: 640 }, { total: 12_000 }] },
      { say: 'compare receipts 1 and 2', tells: [1240.5, 640, 600.5] },
      { say: 'which one is the most expensive?', tells: [12_000], says: ['receipt 3 (Hotel Marine View)'] },
      { say: 'and the cheapest?', tells: [640], says: ['City Taxi Service'] },
      { say: 'compare food and transport', tells: [1240.5, 640] },
    ],
  },
  {
    title: 'what the receipts at hand say',
    turns: [
      { upload: [LUNCH, CAB, STAY, SNACK], receipts: ALL },
      { say: 'what is the total?', tells: [14_180.5] },
      { say: 'how much did I spend on food?', tells: [1540.5] },
      {
        say: 'which bills have no GSTIN?',
        says: [
          wordsOf('missing.field', { count: 2, all: '4', field: /supplier GSTIN/ }),
          'City Taxi Service',
          'Blue Door Cafe',
        ],
      },
      { say: 'how many receipts are there', says: ['4 receipts'], tells: [14_180.5] },
      { say: 'average per receipt', tells: [3545.13] },
      { say: 'show them by date', tells: [12_640], says: ['9 Jun 2026'] },
      { say: 'which merchants?', says: ['Hotel Marine View'] },
      { say: 'receipts above 1,000', tells: [1240.5, 12_000], says: ['2 receipts above ₹1,000.00'] },
      { say: 'what is the invoice number of receipt 3?', says: ['HMV-118'] },
      { say: 'when was Old Fort Restaurant?', says: ['8 Jun 2026'] },
    ],
  },
  {
    title: 'a filter that is taken over is said, and can be dropped',
    turns: [
      { upload: [LUNCH, CAB, STAY, SNACK], receipts: ALL },
      { say: 'split by city', tells: [1240.5, 12_940], never: [wordsOf('carried.only')] },
      { say: 'how much on food?', tells: [1540.5] },
      {
        say: 'split by city',
        tells: [1240.5, 300],
        says: [wordsOf('carried.only', { filters: 'Food', all: 'all these receipts', asked: 'split by city' })],
      },
      { say: 'all these receipts, split by city', tells: [1240.5, 12_940], never: [wordsOf('carried.only')] },
    ],
  },
  {
    title: 'a question of its own owes nothing, and one that follows says what it keeps',
    turns: [
      { upload: [LUNCH, CAB, STAY, SNACK], receipts: ALL },
      { say: 'how much on transport?', tells: [640] },
      { say: 'show receipts over 500', tells: [1240.5, 640, 12_000], says: ['3 receipts over ₹500.00'] },
      { say: 'how much on food?', tells: [1540.5] },
      { say: 'which is the largest?', tells: [1240.5], says: ['on Food'], never: [/12,000/] },
      {
        say: 'split by city',
        tells: [1240.5, 300],
        says: [wordsOf('carried.only', { filters: 'Food' })],
        never: [/12,000/],
      },
      { say: 'all these receipts, split by city', tells: [1240.5, 12_940] },
      {
        say: 'how much can we get back as input tax credit?',
        says: [wordsOf('tax.eligible'), 'Hotel Marine View', 'the receipts in this conversation'],
      },
    ],
  },
  {
    title: 'figures over all claims, by month and category',
    turns: [
      ...THREE_CLAIMS,
      asked('how much did I spend on food last month?', { tells: [910], says: ['1 May 2026 to 31 May 2026'] }),
      asked('and on transport?', { tells: [455] }),
      asked('and this month?', { says: ['1 Jun 2026'], never: [/13,240/] }),
      asked('how much did I spend this month', { tells: [13_240.5] }),
      asked('compare this month with last', { tells: [13_240.5, 1365, 11_875.5] }),
      asked('total of last month by category', { tells: [910, 455, 1365] }),
      asked('how much on food last month', { tells: [910] }),
      asked('compare with the month before', { says: ['on Food'], tells: [910] }),
      asked('how much on food last month', { tells: [910] }),
      asked('and in all my claims?', { tells: [2150.5], says: ['on Food'], never: [/May 2026/] }),
      asked('how much on food last month', { tells: [910] }),
      asked('split by city', {
        tells: [910],
        says: ['Only Food, last month (1 May 2026 to 31 May 2026), as before', '“all my claims, split by city”'],
      }),
      asked('all my claims, split by city', { tells: [1365, 1240.5, 12_000], never: [wordsOf('carried.only')] }),
    ],
  },
  {
    title: 'days, kinds of bills and shares over all claims',
    turns: [
      ...THREE_CLAIMS,
      asked('how much did I spend between 1 and 12 May', { tells: [910], never: [/455/] }),
      asked('how much did I spend from 1 to 31 May', { tells: [1365] }),
      asked('how much did I claim from April 2026 to June 2026', { tells: [14_605.5], never: [wordsOf('not-caught')] }),
      asked('how much on fuel this year', { says: ['fuel', wordsOf('nothing.kind')], never: [/455/] }),
      asked('what share of my expenses was food', { tells: [2150.5, 455, 12_000] }),
      asked('difference between May and June', { tells: [1365, 13_240.5, 11_875.5] }),
      asked('food vs transport this financial year', { tells: [2150.5, 455], never: [/12,000/] }),
    ],
  },
  {
    title: 'a question that follows keeps days and filters, in English and Hinglish',
    turns: [
      ...THREE_CLAIMS,
      asked('total spend 1 May to 31 May', { tells: [1365] }),
      asked('only food', { tells: [910], never: [/1,365/] }),
      asked('and in June?', { tells: [1240.5], says: ['on Food'] }),
      asked('and on hotels?', { tells: [12_000], says: ['1 Jun 2026'] }),
      asked('pichle mahine khane par kitna gaya', { tells: [910] }),
      asked('kitna kharcha hua june mein', { tells: [13_240.5] }),
      asked('percentage of transport in my spend this year', { tells: [455, 2150.5] }),
      asked('how much did my team spend in May', { says: ['You: '], never: [/Your team: \*\*/] }),
    ],
  },
  {
    title: 'rules, and what is done elsewhere',
    turns: [
      asked('is it too late to claim a bill from April?', { says: ['30 days'] }),
      asked('is a receipt needed for a cab?', { says: ['500'] }),
      asked('can I still claim a bill of 10 March', { says: ['30 days'] }),
      asked('last date to submit May bills', { says: ['30 days'] }),
      asked('claim wapas lena hai', { says: [wordsOf('elsewhere.unsent')] }),
      asked('I want to correct my claim and resend it', { says: [wordsOf('elsewhere.resend')] }),
      asked('withdraw my last claim', { says: [replies('elsewhere.unsent')] }),
      asked('what is waiting for me?', { says: [wordsOf('queue.nobody')] }),
    ],
  },
  {
    title: 'extremes, rests and lists over all claims',
    turns: [
      ...THREE_CLAIMS,
      { chat: 'fingenie-open', upload: [CAB], receipts: [{ total: 640 }] },
      asked('my biggest expense this year', { tells: [12_000], says: ['Hotel Marine View'] }),
      asked('what is left to claim?', { tells: [640], says: ['City Taxi Service'] }),
      asked('which of my claims have no GSTIN', { says: ['Coastal Spice Restaurant', 'Metro Travels'] }),
      asked('how many claims did I send in May?', { says: ['2 claims'], tells: [1365] }),
      asked('list my expenses of last month', { tells: [910, 455] }),
    ],
  },
  {
    title: 'where claims stand, and why',
    claim: 'rejected',
    turns: [
      { say: 'status of my claims', says: ['{own}', 'rejected'], never: [/{other}/] },
      { say: 'why was {own} rejected?', says: ['It is not needed'] },
      { upload: [CAB], receipts: [{ total: 640 }] },
      { say: 'send reimbursement', claims: [1240, 640] },
      {
        say: 'has my claim been approved?',
        says: ['{claim}', 'pending'],
        never: [/is approved|has been approved/],
      },
    ],
  },
]
