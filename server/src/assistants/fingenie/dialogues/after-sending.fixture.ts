import { replies } from '@pravas/messages/fingenie'
import { wordsOf } from '@pravas/messages/testing/fingenie'
import { CAB, LUNCH } from './paper.fixture.ts'
import type { Script } from './script.fixture.ts'

const SENT = { say: 'send reimbursement', claims: [640], receipts: [] }

/** What is asked of a claim once it was sent, and taking it back. */
export const AFTER_SENDING: Script[] = [
  {
    title: 'where a claim stands is told with who has it and since when',
    turns: [
      { upload: [CAB], receipts: [{ total: 640 }] },
      SENT,
      { say: 'who has it', says: ['{claim}', 'is with **', 'today'], never: [/catch/] },
      { say: 'since when', says: ['{claim}', 'pending'] },
      { say: 'when will i get the money', says: [replies('sent-claim.unpaid-pending'), '{claim}'] },
      { say: 'what was in it', says: ['{claim}'], tells: [640] },
      { say: 'thanks', says: [wordsOf('talk.welcome')] },
      { say: 'any update on it?', says: ['{claim}'] },
    ],
  },
  ...['who is sitting on it', 'kiske paas hai', 'with whom is it stuck', 'whats the status', 'kahan tak pahucha'].map(
    (say): Script => ({
      title: `after sending: “${say}”`,
      turns: [
        { upload: [CAB], receipts: [{ total: 640 }] },
        SENT,
        { say, says: ['{claim}', wordsOf('sent-claim.pending')], never: [/catch/] },
      ],
    }),
  ),
  ...['oh no i forgot something, take it back', 'withdraw the claim', 'claim wapas le lo', 'pull it back please'].map(
    (say): Script => ({
      title: `a claim is withdrawn after a yes: “${say}”`,
      turns: [
        { upload: [CAB], receipts: [{ total: 640 }] },
        SENT,
        { say, says: [wordsOf('withdraw.ask')], claims: [640] },
        { say: 'yes', says: [wordsOf('withdraw.done', { count: 1 })], receipts: [{ total: 640 }] },
        { say: 'send reimbursement', claims: [640, 640], receipts: [] },
      ],
    }),
  ),
  ...['no', 'no, leave it', 'nahi rehne do', 'what is the total?', 'maybe later'].map(
    (say): Script => ({
      title: `a claim stays sent: “${say}”`,
      turns: [
        { upload: [CAB], receipts: [{ total: 640 }] },
        SENT,
        { say: 'withdraw the claim', says: [wordsOf('withdraw.ask')] },
        { say, claims: [640], receipts: [] },
        { say: 'who has it', says: ['**pending**'] },
      ],
    }),
  ),
  {
    title: 'what is decided cannot be withdrawn',
    claim: 'approved',
    turns: [
      { say: 'withdraw {own}', says: [wordsOf('withdraw.cannot'), '**approved**'] },
      { say: 'has it been paid', says: ['{own}', 'not paid yet'] },
      { say: 'withdraw {other}', says: [wordsOf('claims.unknown')] },
    ],
  },
  {
    title: 'a rejected claim tells who rejected it and why',
    claim: 'rejected',
    turns: [{ say: 'why was {own} rejected', says: ['**rejected**', 'Reason:'] }],
  },
  {
    title: 'a claim that waits and receipts that do not',
    claim: 'pending',
    turns: [
      { upload: [LUNCH], receipts: [{ total: 1240.5 }] },
      { say: 'where is my claim now', says: ['been sent yet', '{own}'] },
      { say: 'who has {own}', says: ['{own}', 'is with **'] },
      { say: 'take it back', says: [wordsOf('withdraw.ask')] },
      { say: 'yes, withdraw it', says: [wordsOf('withdraw.done')] },
      { say: 'what is the total', tells: [1240.5] },
    ],
  },
]

/** What is asked of claims by what they were for, when they were sent or what they came to, in any conversation. */
export const PAST_CLAIMS: Script[] = [
  ...[
    'how much was the city taxi one',
    'which claim was for 640',
    'city taxi wala kitne ka tha',
    'what is my biggest claim',
  ].map(
    (say): Script => ({
      title: `a claim is told by its name: “${say}”`,
      turns: [
        { upload: [CAB], receipts: [{ total: 640 }] },
        SENT,
        { say: 'hello', chat: 'other' },
        { say, chat: 'other', says: ['{claim}'], tells: [640], never: [/catch|samajh/] },
      ],
    }),
  ),
  {
    title: 'a claim that was sent is corrected by withdrawing it, after a yes',
    turns: [
      { upload: [CAB], receipts: [{ total: 640 }] },
      SENT,
      {
        say: 'city taxi wale claim me amount galat daal diya, 600 hona chahiye tha 640 nahi',
        says: ['{claim}', wordsOf('withdraw.ask')],
        claims: [640],
      },
      { say: 'nahi rehne do', claims: [640], receipts: [] },
      { say: 'the city taxi claim should be 600', says: [wordsOf('withdraw.ask')] },
      { say: 'yes', says: [wordsOf('withdraw.done', { count: 1 })], receipts: [{ total: 640 }] },
    ],
  },
  {
    title: 'who thinks again is told, and nothing is withdrawn',
    turns: [
      { upload: [CAB], receipts: [{ total: 640 }] },
      SENT,
      {
        say: 'city taxi wala cancel karna hai, nahi ruko, pehle batao amount kya tha',
        says: ['{claim}'],
        tells: [640],
      },
      { say: 'ok rehne do cancel mat karo', says: ['{claim}', wordsOf('withdraw.kept')] },
      { say: 'whats the status of it now and who has to approve', says: ['{claim}', '**pending**'] },
    ],
  },
  {
    title: 'claims that wait long',
    turns: [
      { upload: [CAB], receipts: [{ total: 640 }] },
      SENT,
      { say: 'any claim stuck for more than 2 weeks?', says: [wordsOf('sent-claim.none-older')], never: [/catch/] },
      { say: 'status of my guwahati claim', says: [wordsOf('sent-claim.none-named')] },
    ],
  },
]
