import { wordsOf } from '@pravas/messages/testing/fingenie'
import { CAB, LUNCH, SNACK, STAY } from './paper.fixture.ts'
import type { Script } from './script.fixture.ts'

const TWO = [{ total: 1240.5 }, { total: 640 }]

/** Setting right, taking out, and possible duplicates. */
export const CORRECTING: Script[] = [
  {
    title: 'a total is set right by telling',
    turns: [
      { upload: [LUNCH, CAB], receipts: TWO },
      {
        say: 'the total of the second one is 1,240',
        receipts: [{ total: 1240.5 }, { total: 1240 }],
        tells: [1240, 640, 2480.5],
        says: ['it was ₹640.00'],
      },
      { say: 'no, it should be ₹740', receipts: [{ total: 1240.5 }, { total: 740 }], tells: [740] },
      { say: 'what is the total?', tells: [1980.5] },
    ],
  },
  {
    title: 'other fields, by number, merchant and both',
    turns: [
      { upload: [LUNCH, CAB], receipts: TWO },
      { say: 'category of receipt 1 is Miscellaneous', receipts: [{ category: 'Miscellaneous' }, {}] },
      {
        say: 'the date of City Taxi Service is 7 June',
        receipts: [{ date: '2026-06-08' }, { date: '2026-06-07' }],
        says: ['7 Jun 2026', 'it was 9 Jun 2026'],
      },
      {
        say: 'the merchant of receipt 2 is Rapid Taxi and the total of receipt 1 is 1,300',
        receipts: [{ total: 1300 }, { merchant: 'Rapid Taxi' }],
      },
    ],
  },
  {
    title: 'what was set right is taken back',
    turns: [
      { upload: [LUNCH, CAB], receipts: TWO },
      { say: 'the total of the second one is 1,240', receipts: [{ total: 1240.5 }, { total: 1240 }] },
      { say: 'undo that', receipts: TWO, says: [wordsOf('undo.done', { value: '₹640.00' }), 'it was ₹1,240.00'] },
      { say: 'undo that', receipts: TWO, says: [wordsOf('undo.nothing')] },
      {
        say: 'the merchant of receipt 2 is Rapid Taxi and its date is 7 June',
        receipts: [{ total: 1240.5 }, { merchant: 'Rapid Taxi', date: '2026-06-07' }],
      },
      {
        say: 'put the merchant and date of receipt 2 back to what was read',
        receipts: [{ total: 1240.5 }, { merchant: 'City Taxi Service', date: '2026-06-09' }],
        says: [wordsOf('undo.as-read')],
      },
      { say: 'the total of the second one is 700', receipts: [{ total: 1240.5 }, { total: 700 }] },
      { say: 'what is the total?', tells: [1940.5] },
      { say: 'put the total of the second one back', receipts: TWO, tells: [640] },
      {
        say: 'put the date of receipt 1 back',
        receipts: TWO,
        says: [wordsOf('undo.unedited-field', { value: '8 Jun 2026' })],
      },
    ],
  },
  {
    title: 'each part of a wish is done or refused by name',
    turns: [
      { upload: [LUNCH, CAB, STAY], receipts: [...TWO, { total: 12_000 }] },
      {
        say: 'invoice number of the third is 88214 and it was paid by card',
        says: [wordsOf('edit.done', { value: '88214' }), 'The payment method of receipt 3', '**card**'],
      },
      {
        say: 'receipt 2 has no vendor GSTIN, the GSTIN of the company is 27AAPFU0939F1ZV',
        receipts: [{}, { merchant: 'City Taxi Service' }, {}],
        says: [
          'Receipt 2 (City Taxi Service) already has no supplier GSTIN',
          'The recipient GSTIN of receipt 2',
          '**27AAPFU0939F1ZV**',
        ],
      },
      { say: 'receipt 3 has no vendor GSTIN', says: ['(it was 27AAPFU0939F1ZV)'] },
      { say: 'split by category', tells: [13_880.5], never: [wordsOf('carried.only')] },
      {
        say: 'which receipts have no GSTIN?',
        says: [wordsOf('missing.field', { count: 2, all: '3', field: /supplier GSTIN/ })],
      },
      { say: 'undo that', says: [wordsOf('undo.done', { value: '27AAPFU0939F1ZV' })] },
      {
        say: 'the GSTIN of receipt 3 is missing',
        says: ['is **27AAPFU0939F1ZV**', wordsOf('edit.value-there', { number: '3', field: 'supplier GSTIN' })],
      },
      {
        say: 'the merchant of receipt 2 is 27AAPFU0939F1ZV',
        receipts: [{}, { merchant: 'City Taxi Service' }, {}],
        says: [wordsOf('refused.gstin-as-name', { gstin: '27AAPFU0939F1ZV', field: /merchant/ })],
      },
      {
        say: 'the merchant and the date of receipt 2 are Rapid Taxi and 7 June',
        receipts: [{}, { merchant: 'Rapid Taxi', date: '2026-06-07' }, {}],
      },
      {
        say: 'the total of receipt 2 is 650, the weather is fine',
        receipts: [{}, { total: 650 }, {}],
        never: [wordsOf('not-caught')],
      },
      { say: 'remove the date of receipt 2', receipts: [{}, { date: null }, {}], says: [wordsOf('edit.cleared')] },
    ],
  },
  {
    title: 'what is missing for a correction is asked',
    turns: [
      { upload: [LUNCH, CAB], receipts: TWO },
      { say: 'the total is wrong', says: [/Which receipt|What is the right total/] },
      {
        say: 'the total of receipt 1 is wrong',
        says: [wordsOf('edit.value', { field: 'total', receipt: /receipt 1/ })],
      },
      { say: '1,250.50', receipts: [{ total: 1250.5 }, { total: 640 }] },
      { say: 'the total is 700', says: [wordsOf('edit.which')] },
      { say: '2', receipts: [{ total: 1250.5 }, { total: 700 }] },
    ],
  },
  {
    title: 'what cannot be is not set',
    turns: [
      { upload: [LUNCH, CAB], receipts: TWO },
      { say: 'the total of receipt 9 is 50', says: [wordsOf('none.number', { count: 2 })] },
      { say: 'the date of receipt 1 is 31 February' },
      { say: 'the total of receipt 1 is -5' },
      { say: 'what if the total of receipt 1 was 2000?' },
      { say: 'the GSTIN of receipt 2 is 12345' },
    ],
  },
  {
    title: 'taking a receipt out needs a yes',
    turns: [
      { upload: [LUNCH, CAB, SNACK], receipts: [{ total: 1240.5 }, { total: 640 }, { total: 300 }] },
      { say: 'delete the third one', says: [wordsOf('remove.ask', { receipts: /receipt 3/ })] },
      { say: 'no, keep it' },
      { say: 'remove City Taxi Service', says: [wordsOf('remove.ask', { receipts: /receipt 2/ })] },
      { say: 'yes', receipts: [{ total: 1240.5 }, { total: 300 }], tells: [1540.5] },
      // The others keep their numbers, and that of the one that is gone is not given again.
      { say: 'the total of receipt 3 is 310', receipts: [{ total: 1240.5 }, { total: 310 }] },
      { say: 'the total of receipt 2 is 50', says: [wordsOf('none.number', { count: 2 })] },
      {
        upload: [STAY],
        receipts: [{ total: 1240.5 }, { total: 310 }, { total: 12_000 }],
        says: [/\| 4 \| receipt-1\.\w+ \| Hotel Marine View/],
      },
      { say: 'the total of the last one is 12,100', receipts: [{}, {}, { total: 12_100 }], says: ['receipt 4'] },
    ],
  },
  {
    title: 'what was sent is not changed any more',
    turns: [
      { upload: [CAB], receipts: [{ total: 640 }] },
      { say: 'send reimbursement', claims: [640] },
      { say: 'the total of receipt 1 is 5', says: [wordsOf('edit.claimed-in', { number: '{claim}' })] },
      { say: 'remove receipt 1', says: [wordsOf('remove.claimed-all')] },
      { say: 'what is the total?', tells: [640], says: [wordsOf('sent-in', { number: /{claim}/ })] },
    ],
  },
  {
    title: 'the same file again is taken once',
    turns: [
      { upload: [LUNCH], receipts: [{ total: 1240.5 }] },
      { upload: [LUNCH, CAB], receipts: TWO, says: [wordsOf('upload.repeated')] },
    ],
  },
  {
    title: 'a possible duplicate that is another purchase',
    turns: [
      { upload: [SNACK], receipts: [{ total: 300 }], doubtful: 0 },
      {
        upload: [{ ...SNACK, copy: 1 }],
        receipts: [{ total: 300 }, { total: 300 }],
        doubtful: 1,
        says: [/may be a duplicate/],
      },
      { say: 'any duplicates?', says: [/1, 2/] },
      { say: 'receipt 2 is a different purchase', doubtful: 0, says: ['is a different purchase'] },
      { say: 'send reimbursement', claims: [600] },
    ],
  },
  {
    title: 'a possible duplicate that is kept, and one that is taken out',
    turns: [
      { upload: [SNACK, { ...SNACK, copy: 1 }], receipts: [{ total: 300 }, { total: 300 }], doubtful: 1 },
      { say: 'keep the duplicate', doubtful: 0, says: [wordsOf('duplicate.kept', { receipt: /receipt 2/ })] },
      { say: 'is one of them a duplicate?' },
      { say: 'remove receipt 2', says: [wordsOf('remove.ask', { receipts: /receipt 2/ })] },
      { say: 'haan', receipts: [{ total: 300 }] },
    ],
  },
  {
    title: 'a duplicate of what was claimed before',
    turns: [
      { upload: [STAY], receipts: [{ total: 12_000 }] },
      { say: 'send reimbursement', claims: [12_000] },
      {
        upload: [{ ...STAY, copy: 1 }],
        receipts: [{ total: 12_000 }],
        doubtful: 1,
        says: ['may be a duplicate', '{claim}'],
      },
      { say: 'discard the duplicate', says: [wordsOf('remove.ask', { receipts: /receipt/ })] },
      { say: 'yes', receipts: [] },
    ],
  },
]
