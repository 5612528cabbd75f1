import { wordsOf } from '@pravas/messages/testing/fingenie'
import { CAB, LUNCH, STAY } from './paper.fixture.ts'
import type { PaperReceipt, Script } from './script.fixture.ts'

const TWO = { upload: [LUNCH, CAB], receipts: [{ total: 1240.5 }, { total: 640 }] }
const MEDICINE: PaperReceipt = {
  ...CAB,
  merchant: 'Wellness Medicare',
  date: '2026-06-07',
  rupees: 172,
  category: 'Miscellaneous',
}
const CREDIT: PaperReceipt = {
  ...MEDICINE,
  merchant: 'Infiniti Retail',
  rupees: 1300,
  kind: 'credit_note',
  file: 'credit-note',
}

/** What is told in passing, parts of bills, what is taken off by pointing at it, totals that are vouched for, and several undone. */
export const TELLING: readonly Script[] = [
  ...(
    [
      ['purpose was the vendor audit at the jaipur plant', 'vendor audit at the jaipur plant'],
      ['that was the vendor audit at jaipur', 'vendor audit at jaipur'],
      ['lunch with two clients from Tata', 'lunch with two clients from Tata'],
      ['the taxi was for the client visit at andheri', 'client visit at andheri'],
      ['purpose for all is vendor visit Gurgaon', 'vendor visit Gurgaon'],
      ['note that my manager knows about it', 'my manager knows about it'],
      ['client meeting ke liye tha', 'client meeting'],
      ['wait dont send yet. purpose was the plant audit', 'plant audit'],
      ['ek min, purpose me likho client calls', 'client calls'],
      ['taxi office ke liye li thi, lab ke demo setup ke liye', 'lab ke demo setup'],
      ['Please note for the taxi: product samples to Coromandel', 'product samples to Coromandel'],
      ['The taxi carried product samples for Coromandel Traders.', '.*product samples for Coromandel Traders'],
      ["the taxi was at the client's mall office, not shopping. mention it", 'mall office, not shopping'],
      ['dinner with two distributors, Tan and Lim', 'two distributors, Tan and Lim'],
      ['भोपाल में डीलर के साथ दोपहर का खाना था, हम तीन लोग थे', 'डीलर के साथ'],
      ['we wer 3 peple, me and 2 custmers frm Zenith Motrs, it was a bussines luch', '2 custmers frm Zenith Motrs'],
      ['it was a business lunch, me and 2 customers from Zenith', 'me and 2 customers from Zenith'],
      [
        "The purpose was the annual dealers' meet at Jaipur, project Sunrise. Also, what is the total?",
        'annual dealers',
      ],
      ['purpose dono ka - Hosur plant breakdown visit. bhej du kya ab? kuch baki hai?', 'Hosur plant breakdown visit'],
      ['purpose for all: Gurugram client visit. and how much will I get in all?', 'Gurugram client visit'],
      ['purpse: vendor audit at the plant', 'vendor audit at the plant'],
      ['यह बिल मेरा अकेले का नहीं था, हम दो लोग थे। उद्देश्य: भोपाल कार्यालय का ऑडिट', 'दो लोग थे. भोपाल कार्यालय का ऑडिट'],
      ['pehla wala client site visit ke liye tha, taxi bhi usi din ki hai kya?', 'client site visit'],
      ['Category of the first should be Food, and the purpose of both is the site visit', 'the site visit'],
    ] as const
  ).map(
    ([say, words]): Script => ({
      title: `told in passing: “${say}”`,
      turns: [TWO, { say, says: [wordsOf('purpose.noted', { words: new RegExp(words) })], never: [/catch/] }],
    }),
  ),
  ...[
    'Hold it, not sending today. List every line with date, vendor, GSTIN, tax and total.',
    'now show me the meeting with the vendor',
    'could you compare the lunch with the client dinner',
    'what should I write as the purpose?',
    'purpose for all',
  ].map(
    (say): Script => ({
      title: `asks or orders, and tells no purpose: “${say}”`,
      turns: [TWO, { say, never: [wordsOf('purpose.noted')] }],
    }),
  ),
  ...(
    [
      ['taxi was half for my own use, so only 320 i want to claim', 320],
      ['i claim only 50% of the taxi as its my personal trip too', 320],
      ['taxi ka sirf 500 claim karna hai', 500],
      ['deduct 40 from the taxi', 600],
    ] as const
  ).map(
    ([say, total]): Script => ({
      title: `a part of a bill: “${say}”`,
      turns: [TWO, { say, receipts: [{ total: 1240.5 }, { total }] }],
    }),
  ),
  ...[
    'medicines are not office ka, leave that one out',
    'the medicine was mine, take it off',
    'dawai wala nahi bhejna, hata do',
  ].map(
    (say): Script => ({
      title: `pointed at after it was named: “${say}”`,
      turns: [
        { upload: [LUNCH, MEDICINE], receipts: [{ total: 1240.5 }, { total: 172 }] },
        { say, says: [wordsOf('remove.ask', { receipts: /2 \(Wellness/ })] },
        { say: 'yes', receipts: [{ total: 1240.5 }] },
      ],
    }),
  ),
  {
    title: 'what a question names is what “that one” means after it',
    turns: [
      TWO,
      { say: 'and the taxi was from home to office, can i claim that?' },
      { say: 'ok then take that one out pls', says: [wordsOf('remove.ask', { receipts: /2 \(City Taxi/ })] },
      { say: 'yes', receipts: [{ total: 1240.5 }] },
    ],
  },
  ...[
    'taxi 640 is correct',
    '640 is right for the taxi',
    '640 is right for the taxi and 1240.50 for the restaurant also ok',
  ].map(
    (say): Script => ({ title: `vouched for: “${say}”`, turns: [TWO, { say, never: [/catch/, /What is the right/] }] }),
  ),
  {
    title: 'several steps are undone by one wish',
    turns: [
      TWO,
      { say: 'taxi is 700', receipts: [{ total: 1240.5 }, { total: 700 }] },
      { say: 'restaurant is 1300', receipts: [{ total: 1300 }, { total: 700 }] },
      { say: 'undo the last two', receipts: [{ total: 1240.5 }, { total: 640 }] },
    ],
  },
  {
    title: 'everything is undone by one wish',
    turns: [
      TWO,
      { say: 'taxi is 700', receipts: [{ total: 1240.5 }, { total: 700 }] },
      { say: 'remove receipt 1' },
      { say: 'yes', receipts: [{ total: 700 }] },
      { say: 'undo everything', receipts: [{ total: 1240.5 }, { total: 640 }] },
    ],
  },
  {
    title: 'an undo that names another receipt brings nothing else back',
    turns: [
      { upload: [LUNCH, CAB, STAY], receipts: [{ total: 1240.5 }, { total: 640 }, { total: 12_000 }] },
      { say: 'remove receipt 3' },
      { say: 'yes', receipts: [{ total: 1240.5 }, { total: 640 }] },
      { say: 'no undo that, full taxi is mine', never: [/is back/] },
    ],
  },
  ...[
    'why not the infiniti one, it is 1300',
    'why is the credit note not counted',
    'credit note kyun nahi gina',
    'and infiniti?',
  ].map(
    (say): Script => ({
      title: `why a document is not counted: “${say}”`,
      turns: [
        { upload: [LUNCH, CREDIT], receipts: [{ total: 1240.5 }], documents: ['credit-note.png'] },
        { say, says: [wordsOf('documents.why', { kind: 'credit_note' })], never: [/catch/] },
      ],
    }),
  ),
  ...['how much of our budget is left', 'budget left?', 'is there any budget remaining in my cost centre'].map(
    (say): Script => ({
      title: `budgets: “${say}”`,
      turns: [{ say, says: [wordsOf('budget.none')], never: [/catch/] }],
    }),
  ),
  {
    title: 'why one’s own claim was rejected is told of that claim',
    claim: 'rejected',
    turns: [{ say: 'why was my lunch rejected', says: ['{own}'], never: [/catch/] }],
  },
]
