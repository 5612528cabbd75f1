import { replies } from '@pravas/messages/fingenie'
import { wordsOf } from '@pravas/messages/testing/fingenie'
import { CAB, LUNCH } from './paper.fixture.ts'
import type { Script } from './script.fixture.ts'

const UPLOADED = { upload: [LUNCH, CAB], receipts: [{ total: 1240.5 }, { total: 640 }] }

/** What is asked before sending gets a verdict from the receipts themselves, and sends nothing. */
export const CHECKING: Script[] = [
  ...[
    'is something missing or can i send it now',
    'am i missing anything',
    'is it ready to send?',
    'kuch baaki hai kya',
    'is everything in order',
  ].map(
    (say): Script => ({
      title: `is the claim ready: “${say}”`,
      turns: [UPLOADED, { say, says: [wordsOf('send.ask')], tells: [1880.5], never: [/catch/] }],
    }),
  ),
  {
    title: 'a claim without a total is not ready',
    turns: [
      { upload: [{ ...CAB, rupees: null }], receipts: [{ total: null }] },
      { say: 'is anything still missing', says: [replies('check.not-ready')] },
    ],
  },
  ...['are you sure about the amounts', 'which ones are you not sure of', 'pakka hai kya'].map(
    (say): Script => ({
      title: `how sure the values are: “${say}”`,
      turns: [UPLOADED, { say, says: [/sure of|pakk/], never: [/catch/] }],
    }),
  ),
  ...['is anything out of policy', 'which is out of policy and why', 'am i over the limit'].map(
    (say): Script => ({
      title: `what the policy says of the receipts: “${say}”`,
      turns: [UPLOADED, { say, says: [/policy/i], never: [/catch/, /policy page/] }],
    }),
  ),
  {
    title: 'whether a bill was claimed already',
    turns: [
      { upload: [CAB], receipts: [{ total: 640 }] },
      { say: 'is this already claimed?', says: [wordsOf('check.not-claimed', { count: 1 })] },
      { say: 'send reimbursement', claims: [640], receipts: [] },
      { upload: [CAB], receipts: [{ total: 640 }] },
      { say: 'is this one already claimed?', says: [wordsOf('check.claimed', { count: 1 }), '{claim}'] },
    ],
  },
  ...[
    ['i have a bill from 2 march lying in my bag. too late?', 'deadline.late'],
    ['can i still claim a bill of 3 june', 'deadline.in-time'],
  ].map(
    ([say = '', verdict]): Script => ({
      title: `the time limit of a bill: “${say}”`,
      turns: [{ say, says: [wordsOf(verdict as 'deadline.late' | 'deadline.in-time')], never: [/catch/] }],
    }),
  ),
  {
    title: 'a day alone goes on about the time limit',
    turns: [
      { say: 'is it too late for a bill from 2 march', says: [wordsOf('deadline.late')] },
      { say: 'what about 3 june', says: [wordsOf('deadline.in-time')], never: [/catch/] },
    ],
  },
  {
    title: 'what is in the claim is listed',
    turns: [UPLOADED, { say: 'tell me what all is in the claim now', says: ['|'], tells: [1880.5, 640, 1240.5] }],
  },
  ...['ok thx, that will be all', 'thanks bro, bas itna hi', 'great thank you, nothing else for now'].map(
    (say): Script => ({ title: `thanks at the end: “${say}”`, turns: [{ say, never: [/catch/, /get that/] }] }),
  ),
  ...['aaj match kaun jeeta', 'who won the match yesterday'].map(
    (say): Script => ({ title: `other subjects: “${say}”`, turns: [{ say, says: [wordsOf('elsewhere.weather')] }] }),
  ),
  ...['डीज़ल वाला बिल हटा दो', 'remove the diesel one', 'diesel wala hata do'].map(
    (say): Script => ({
      title: `a bill is found by what it is: “${say}”`,
      turns: [
        {
          upload: [LUNCH, { ...CAB, merchant: 'Raghavendra Filling Stn' }],
          receipts: [{ total: 1240.5 }, { total: 640 }],
        },
        { say, says: [wordsOf('remove.ask', { receipts: /eceipt 2 \(Raghavendra|रसीद 2 \(Raghavendra/ })] },
        { say: 'haan', receipts: [{ total: 1240.5 }] },
      ],
    }),
  ),
]
