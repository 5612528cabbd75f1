import { wordsOf } from '@pravas/messages/testing/fingenie'
import { CAB } from './paper.fixture.ts'
import type { Script } from './script.fixture.ts'

/** Journeys by own vehicle that are told, and what they are worth. */
export const JOURNEYS: Script[] = [
  {
    title: 'a journey is told bit by bit and added after a yes',
    turns: [
      {
        say: 'drove 46 km to the Whitefield site and back by own car on monday, pls add it',
        says: ['46 km there and back', wordsOf('journey.part.from'), wordsOf('journey.part.purpose')],
        receipts: [],
      },
      { say: 'how much does that come to n at what rate', tells: [552], receipts: [] },
      { say: 'no wait it was 46 one side, so 92 in total', tells: [1104], never: [/catch/], receipts: [] },
      { say: 'from Koramangala', says: ['from Koramangala to Whitefield site'] },
      { say: 'it was for the sensor installation', says: [wordsOf('journey.add')], receipts: [] },
      { say: 'yes', tells: [1104], receipts: [{ total: 1104, category: 'Transport', date: '2026-06-08' }] },
      { say: 'what is the total', tells: [1104] },
      { say: 'send reimbursement', claims: [1104], receipts: [] },
    ],
  },
  {
    title: 'a journey is told at once, in Hinglish',
    turns: [
      {
        say: 'kal apni bike se 20 km gaya, Andheri se Thane, vendor visit ke liye',
        says: [wordsOf('journey.add')],
        tells: [100],
        receipts: [],
      },
      { say: 'haan', receipts: [{ total: 100, date: '2026-06-09' }] },
    ],
  },
  {
    title: 'who thinks again adds no journey',
    turns: [
      { say: 'rode my bike 20 km from Andheri to Thane yesterday for a vendor visit', says: [wordsOf('journey.add')] },
      { say: 'no leave it', receipts: [] },
      { say: 'yes', receipts: [] },
    ],
  },
  ...[
    ['how much do i get for 92 km by car', 1104],
    ['so 92 km by car makes how many rupees', 1104],
    ['agar bike se jaun to kitna milega', 5],
    ['what is the rate for a car tho?', 12],
  ].map(
    ([say, rupees]): Script => ({
      title: `what a journey is worth: “${say}”`,
      turns: [{ say: String(say), tells: [Number(rupees)], never: [/catch|samajh/], receipts: [] }],
    }),
  ),
  {
    title: 'a hired vehicle is no journey of one’s own',
    turns: [
      { upload: [CAB], receipts: [{ total: 640 }] },
      { say: 'the cab was 12 km', receipts: [{ total: 640 }], never: [/per km|a km/] },
      { say: 'is there a max km per day', says: ['300 km'], receipts: [{ total: 640 }] },
    ],
  },
]
