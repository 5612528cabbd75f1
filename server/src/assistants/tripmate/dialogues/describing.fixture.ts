import { wordsOf } from '@pravas/messages/testing/tripmate'
import type { Script } from './script.fixture.ts'

/** How results are chosen by what is said of them, and trips are corrected. Today is Wednesday, 10 June 2026. */
export const DESCRIBING: Script[] = [
  {
    title: 'the airline that is wished for, or else another one',
    turns: [
      { say: 'Delhi to Mumbai on 20 July', cards: ['flight'] },
      {
        say: 'Vistara if there is one, otherwise the earliest',
        says: [wordsOf('choose.no-airline')],
        chosen: { flight: true },
        asks: 'purpose',
      },
      { say: 'the latest one?', says: [wordsOf('choose.would-be')], chosen: { flight: true }, asks: 'purpose' },
    ],
  },
  {
    title: 'an order among those that can be refunded, and the way back by its day',
    turns: [
      { say: 'Delhi to Chennai on 20 July, back on 23 July' },
      { say: 'take the refundable one, cheapest', chosen: { flight: true, return_flight: false } },
      { say: 'for the 23rd I want the latest flight', chosen: { flight: true, return_flight: true }, asks: 'purpose' },
      { say: 'add a hotel', cards: ['hotel'], asks: 'choice' },
      { say: 'the best rated one within policy pls', chosen: { hotel: true, flight: true } },
    ],
  },
  {
    title: 'one that fits is taken, in Hinglish and Hindi',
    turns: [
      { say: 'bangalore se mumbai 14 july subah' },
      { say: 'sabse late wali jo 9 se pehle nikle', chosen: { flight: true }, asks: 'purpose' },
      { say: 'jo sabse pehle pahunche wo', chosen: { flight: true }, asks: 'purpose' },
      { say: 'सबसे सस्ती वाली चुन लीजिए', chosen: { flight: true }, asks: 'purpose' },
    ],
  },
  {
    title: 'several that fit are shown, and none is taken',
    turns: [
      { say: 'Mumbai to Hyderabad on 21 July', cards: ['flight'] },
      { say: 'is the cheapest fine?', chosen: { flight: false } },
      { say: 'the indigo one', cards: ['flight'], says: [wordsOf('choose.fit')], chosen: { flight: false } },
    ],
  },
  {
    title: 'a trip that was taken the wrong way round keeps its days',
    turns: [
      { say: 'flights Chennai to Kolkata 20 July, back 23 July, training' },
      {
        say: 'you have it the wrong way. I fly from Kolkata to Chennai',
        criteria: { from: 'Kolkata', to: 'Chennai', depart: '2026-07-20', return: '2026-07-23', purpose: 'training' },
        cards: ['flight'],
      },
    ],
  },
  {
    title: 'a day beside the return moves no departure',
    turns: [
      { say: 'Mumbai to Kolkata on Friday 17 July, evening', cards: ['flight'] },
      { say: 'the first one', chosen: { flight: true } },
      {
        say: 'wapsi sunday dopahar ko, monday office h',
        criteria: { depart: '2026-07-17', return: '2026-07-19' },
        chosen: { flight: true },
      },
    ],
  },
]
