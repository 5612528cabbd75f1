import { NOTHING_TO_SEND, NOTHING_TO_SUMMARISE } from '@pravas/contract/fingenie-commands'
import { wordsOf } from '@pravas/messages/testing/fingenie'
import { ABROAD, CAB, LUNCH, SNACK, STAY, TORN } from './paper.fixture.ts'
import type { Script } from './script.fixture.ts'

const SENT = 'Email sent successfully to your manager for approval. Reference ID: {claim}'

/** The fixed words: summaries, and sending. */
export const COMMANDS: Script[] = [
  {
    title: 'the fixed words without a receipt',
    turns: [
      { say: 'show summary', is: NOTHING_TO_SUMMARISE },
      { say: 'please generate summary', is: NOTHING_TO_SUMMARISE },
      { say: 'expense summary', is: NOTHING_TO_SUMMARISE },
      { say: 'summary', is: NOTHING_TO_SUMMARISE },
      { say: 'send reimbursement', refused: 'claim.no_receipts', is: NOTHING_TO_SEND },
      { say: 'could you send for approval?', refused: 'claim.no_receipts' },
    ],
  },
  {
    title: 'upload, summary, and a claim that is sent once',
    turns: [
      {
        upload: [LUNCH, STAY],
        tells: [1240.5, 12_000, 13_240.5],
        says: [wordsOf('upload.read', { count: 2 }), '**send reimbursement**'],
        receipts: [
          { merchant: 'Old Fort Restaurant', date: '2026-06-08', total: 1240.5, category: 'Food' },
          { merchant: 'Hotel Marine View', date: '2026-06-09', total: 12_000, category: 'Accommodation' },
        ],
        doubtful: 0,
      },
      { say: 'generate summary', tells: [13_240.5], says: ['**Food** |  | **₹1,240.50**', '**Total: ₹13,240.50**'] },
      { say: 'summary', tells: [13_240.5], says: ['**Accommodation** |  | **₹12,000.00**'] },
      { say: 'send reimbursement', claims: [13_240.5], tells: [13_240.5], says: [SENT, 'Meera Iyer'] },
      { say: 'send reimbursement', says: [wordsOf('sent.repeated'), '{claim}'] },
      { say: "no don't send", says: [wordsOf('send.already', { number: /{claim}/ })] },
      { say: 'and did that go through?', never: [/approved/i] },
      { say: 'expense summary', tells: [13_240.5], says: [wordsOf('sent-in', { number: /{claim}/ })] },
    ],
  },
  {
    title: 'send for approval within a sentence',
    turns: [
      { upload: [CAB], receipts: [{ total: 640 }] },
      { say: 'SEND FOR APPROVAL now, thanks', claims: [640], says: [SENT] },
      { upload: [SNACK], receipts: [{ total: 300 }] },
      { say: 'please send reimbursement', claims: [640, 300], says: [SENT] },
    ],
  },
  {
    title: 'who asks how to send is told, and nothing is sent',
    turns: [
      { upload: [CAB], receipts: [{ total: 640 }] },
      { say: 'mail it to my boss', says: ['**send reimbursement**'] },
      { say: 'how do I send my claim?', says: ['**send reimbursement**'] },
      { say: 'have you sent it already?', never: [/has been sent|was sent\b/i] },
    ],
  },
  {
    title: 'what is no plain wish is answered with a question, and sends after a yes',
    turns: [
      { upload: [CAB], receipts: [{ total: 640 }] },
      {
        say: 'should I send for approval?',
        says: ['Nothing was sent', wordsOf('send.ask', { sum: '₹640.00', approver: /Meera Iyer/, count: 1 })],
      },
      { say: 'what is the total?', tells: [640], says: [wordsOf('send.ask', { count: 1 })] },
      { say: 'hmm, sure?', never: [wordsOf('sent.email')] },
      { say: 'yes', never: [wordsOf('sent.email')] },
      { say: "wait, don't send reimbursement yet", says: ['nothing was sent'], never: [/Shall I/] },
      { say: 'yes', never: [wordsOf('sent.email')] },
      { say: 'should I send for approval?', says: [wordsOf('send.ask', { count: 1 })] },
      { say: 'yes', claims: [640], says: [SENT] },
      { say: 'yes', never: [wordsOf('sent.email')] },
      { upload: [LUNCH, SNACK], receipts: [{ total: 1240.5 }, { total: 300 }] },
      {
        say: 'show summary and then SEND FOR APPROVAL',
        says: [wordsOf('summary.title'), wordsOf('send.ask', { count: 2 })],
      },
      { say: 'the total of receipt 2 is 310', receipts: [{ total: 1240.5 }, { total: 310 }] },
      { say: 'yes', never: [wordsOf('sent.email')] },
      { say: 'send reimbursement but not the food', says: ['Nothing was sent', wordsOf('remove.which-left-out')] },
      { say: 'yes', never: [wordsOf('sent.email')] },
      {
        say: 'send reimbursement without receipt 1',
        says: ['Nothing was sent', wordsOf('remove.ask', { receipts: /receipt 1/ })],
      },
      { say: 'yes', receipts: [{ total: 310 }] },
      { say: 'claim them separately and send for approval', as: 'each', says: [wordsOf('send.ask', { count: 1 })] },
      { say: 'no', says: ['nothing was sent'] },
      { say: 'reimbursement bhej do', says: [wordsOf('send.ask', { count: 1 })] },
      { say: 'haan', claims: [640, 310], says: [SENT] },
    ],
  },
  {
    title: 'a total that could not be read is asked for before anything is sent',
    turns: [
      {
        upload: [LUNCH, TORN],
        receipts: [{ total: 1240.5 }, { total: null }],
        says: [/the total could not be read/, /total of receipt 2 is/, /Before you can claim/],
        never: [/\*\*send reimbursement/],
      },
      { say: 'mail it to my boss', says: [wordsOf('blocked.question', { receipt: /receipt 2/ })], never: [/^Write/] },
      {
        say: 'send reimbursement',
        refused: 'claim.no_total',
        says: [
          wordsOf('blocked.one', { blocker: 'Receipt 2' }),
          wordsOf('blocked.total'),
          wordsOf('blocked.question', { number: '2' }),
        ],
        never: [/couldn't send/],
      },
      { say: 'what is the date of receipt 2?', says: ['7 Jun 2026'] },
      { say: '550', receipts: [{ total: 1240.5 }, { total: 550 }], tells: [550] },
      { say: 'the total of receipt 2 is 560', receipts: [{ total: 1240.5 }, { total: 560 }], tells: [560, 1800.5] },
      { say: 'send reimbursement', claims: [1800.5] },
    ],
  },
  {
    title: 'all that must be mended is said at once, and bare amounts mend it',
    turns: [
      { upload: [TORN, CAB, ABROAD], receipts: [{ total: null }, { total: 640 }, { total: 41 }] },
      {
        say: 'send reimbursement',
        refused: 'claim.no_total',
        says: [wordsOf('blocked.several'), '- Receipt 1 (Airport Taxi Stand)', '- Receipt 3 (Harbour Cafe)', 'in USD'],
      },
      {
        say: '350',
        receipts: [{ total: 350 }, { total: 640 }, { total: 41 }],
        says: [wordsOf('blocked.question', { receipt: 'receipt 3 (Harbour Cafe)' })],
      },
      {
        say: '3,450',
        receipts: [{ total: 350 }, { total: 640 }, { total: 3450 }],
        says: [wordsOf('next.send')],
      },
      { say: 'send reimbursement', claims: [4440] },
    ],
  },
  {
    title: 'a possible duplicate that nobody spoke of is named when it is sent',
    turns: [
      { upload: [SNACK, { ...SNACK, copy: 1 }], receipts: [{ total: 300 }, { total: 300 }], doubtful: 1 },
      {
        say: 'send reimbursement',
        claims: [600],
        says: [SENT, 'may be a duplicate', 'Receipt 2 (Blue Door Cafe)', 'Meera Iyer will see'],
      },
    ],
  },
  {
    title: 'another currency is asked for in rupees before anything is sent',
    turns: [
      { upload: [ABROAD], receipts: [{ total: 41 }], says: [wordsOf('upload.currency', { currency: 'USD' })] },
      { say: 'send for approval', refused: 'claim.currency', says: [wordsOf('blocked.currency', { currency: /USD/ })] },
      { say: 'it was ₹3,450', receipts: [{ total: 3450 }], tells: [3450] },
      { say: 'send for approval', claims: [3450] },
    ],
  },
  {
    title: 'an open question holds the claim back',
    turns: [
      { upload: [LUNCH, CAB], receipts: [{ total: 1240.5 }, { total: 640 }] },
      { say: 'remove receipt 2', says: [wordsOf('remove.ask', { receipts: /receipt 2/ })] },
      {
        say: 'send reimbursement',
        refused: 'claim.open_question',
        says: ['Nothing was sent', wordsOf('remove.open', { receipts: /receipt 2/ })],
      },
      { say: 'no', says: [wordsOf('edit.left')] },
      { say: 'send reimbursement', claims: [1880.5] },
    ],
  },
  {
    title: 'each on its own, or all in one',
    turns: [
      { upload: [LUNCH, CAB], receipts: [{ total: 1240.5 }, { total: 640 }], as: 'one' },
      { say: 'claim them separately', as: 'each', says: [wordsOf('claim-as.each', { count: 2 })] },
      { say: 'no, one claim please', as: 'one', says: [wordsOf('claim-as.one')] },
      { say: 'one expense per receipt', as: 'each' },
      { say: 'send reimbursement', claims: [1240.5, 640], says: [wordsOf('sent.done')] },
    ],
  },
]
