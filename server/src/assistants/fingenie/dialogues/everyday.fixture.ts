import { wordsOf } from '@pravas/messages/testing/fingenie'
import { CAB, LUNCH, SNACK, STAY } from './paper.fixture.ts'
import type { Script } from './script.fixture.ts'

/** Which receipt is meant, what is held or taken back, and what is read back, in everyday words. */
export const EVERYDAY: Script[] = [
  {
    title: 'the receipt that a message names goes, and not the one spoken of before',
    turns: [
      { upload: [LUNCH, CAB, STAY], receipts: [{ total: 1240.5 }, { total: 640 }, { total: 12_000 }] },
      { say: 'lunch ki date kya hai' },
      {
        say: 'hotel toh personal thi yaar, family ke saath gaya tha, hata do usko',
        says: [wordsOf('remove.ask', { receipts: /.*Hotel Marine View.*/ })],
        never: [/Old Fort/],
      },
      { say: 'nahi', says: [wordsOf('edit.left')] },
      { say: 'taxi wali mat bhejna, nikal do', says: [/remove|hata/i, 'City Taxi Service'], never: [/Old Fort/] },
      { say: 'no' },
      { say: 'remove the 12000 one', says: ['Hotel Marine View'] },
      { say: 'no' },
      { say: 'i dont want the tol in this, take it out', says: [wordsOf('remove.which')] },
    ],
  },
  {
    title: 'to ask somebody first holds the claim, and a go takes it up again',
    turns: [
      { upload: [LUNCH, CAB], receipts: [{ total: 1240.5 }, { total: 640 }] },
      { say: 'ok submit it.. actually hold on, let me ask arjun first', says: [wordsOf('send.held', { count: 2 })] },
      { say: 'what is the total', tells: [1880.5] },
      { say: 'he says fine', says: [wordsOf('send.ask', { count: 2 })] },
      { say: 'ek min ruko, pehle boss se puch lu', says: [wordsOf('send.held', { count: 2 })] },
      { say: 'yes go', says: [wordsOf('send.ask', { count: 2 })] },
      { say: 'yes go', claims: [1880.5] },
    ],
  },
  {
    title: 'some are sent first, and the others come back afterwards',
    turns: [
      { upload: [LUNCH, CAB], receipts: [{ total: 1240.5 }, { total: 640 }] },
      { say: 'hold the taxi, send the lunch first', says: [wordsOf('remove.ask'), 'City Taxi Service'] },
      { say: 'yes', receipts: [{ total: 1240.5 }], says: [wordsOf('send.ask', { count: 1 })] },
      { say: 'yes', claims: [1240.5], receipts: [] },
      { say: 'restore the taxi', receipts: [{ total: 640 }] },
    ],
  },
  {
    title: 'what was said is taken back in everyday words',
    turns: [
      { upload: [LUNCH, CAB], receipts: [{ total: 1240.5 }, { total: 640 }] },
      { say: 'taxi 650 karo', receipts: [{ total: 1240.5 }, { total: 650 }] },
      { say: 'galat bola, wapas 640 karo', receipts: [{ total: 1240.5 }, { total: 640 }] },
      { say: 'arre nahi nahi 640 hi rehne do jo chhapa hai' },
      { say: 'drop the taxi, my friend paid for that', says: [wordsOf('remove.ask')] },
      { say: 'sorry bring it back i was mixing it up with another day', says: [wordsOf('edit.left')] },
      { say: 'taxi hata do' },
      { say: 'haan', receipts: [{ total: 1240.5 }] },
      { say: 'oops wrong one', receipts: [{ total: 1240.5 }, { total: 640 }] },
    ],
  },
  {
    title: 'a part of a bill is left out, and its amount asked where nobody said it',
    turns: [
      { upload: [STAY, CAB], receipts: [{ total: 12_000 }, { total: 640 }] },
      { say: 'send it', says: [wordsOf('send.ask', { count: 2 })] },
      { say: 'hotel me mini bar mat lena', says: [wordsOf('part.ask', { item: 'mini bar' })], never: [/Shall I send/] },
      { say: '450', receipts: [{ total: 11_550 }, { total: 640 }] },
      { say: 'laundry was 250, take it off the hotel', receipts: [{ total: 11_300 }, { total: 640 }] },
      { say: 'taxi aadha office ka hai, 50% kar do', receipts: [{ total: 11_300 }, { total: 320 }] },
      { say: 'taxi half is personal', receipts: [{ total: 11_300 }, { total: 320 }] },
    ],
  },
  {
    title: 'what would be sent is read back before it goes',
    turns: [
      { upload: [SNACK, CAB], receipts: [{ total: 300 }, { total: 640 }] },
      { say: 'purpose is the vendor audit' },
      {
        say: 'Before anything goes out, read back to me what the request contains.',
        says: [wordsOf('send.contents', { count: 2 }), 'vendor audit'],
        tells: [940],
      },
      { say: 'what have you got saved for me so far', tells: [940] },
      { say: 'abhi mat bhejna, pehle ek baar poora dikhao', tells: [940] },
      { say: 'send it to Meera only when I say so', says: [wordsOf('send.timing')] },
      { say: 'ok all good, pass it on to meera for approval', says: [wordsOf('send.ask', { count: 2 })] },
    ],
  },
]
