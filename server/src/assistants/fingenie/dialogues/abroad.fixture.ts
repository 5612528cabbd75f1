import { replies } from '@pravas/messages/fingenie'
import { wordsOf } from '@pravas/messages/testing/fingenie'
import type { PaperReceipt, Script } from './script.fixture.ts'

const SEAFOOD: PaperReceipt = {
  merchant: 'One Three Seafood',
  date: '2026-06-05',
  rupees: 179.5,
  category: 'Food',
  currency: 'MYR',
}

/** Money of other countries, what has no bill, and journeys of months. */
export const ABROAD: Script[] = [
  ...['rate was 20.9 per ringgit', 'the rate was 20.9, I just checked the statement', '1 myr = 20.9'].map(
    (say): Script => ({
      title: `the rupees of a bill follow from the rate: “${say}”`,
      turns: [
        { upload: [SEAFOOD], receipts: [{ total: 179.5 }] },
        { say: 'what would it be if the rate was 20?', tells: [3590], receipts: [{ total: 179.5 }] },
        { say, tells: [3751.55], never: [/catch/], receipts: [{ total: 3751.55 }] },
        { say: 'undo', receipts: [{ total: 179.5 }] },
      ],
    }),
  ),
  ...[
    'Was in KL last week for the distributor meet. Can I claim in ringgit or only rupees?',
    'is proof of the exchange rate needed?',
    'how much can i claim in rupees for 40 dollars?',
  ].map(
    (say): Script => ({
      title: `money of another country: “${say}”`,
      turns: [{ say, says: [replies('elsewhere.foreign')] }],
    }),
  ),
  ...[
    'also had to pay 60 bucks for parking there, guy gave no slip',
    'driver gave no bill. what should i do then',
    'i dont have a bill for the tea, shop doesnt give any receipt',
  ].map(
    (say): Script => ({
      title: `what has no bill: “${say}”`,
      turns: [{ say, says: [wordsOf('elsewhere.no-bill')], receipts: [] }],
    }),
  ),
]
