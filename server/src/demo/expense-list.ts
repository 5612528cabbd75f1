import type { Category } from '@pravas/contract/categories'
import type { City } from '@pravas/contract/trips'
import type { Vehicle } from '@pravas/contract/vehicles'
import type { Decided } from './scene.ts'

export interface DemoExpense {
  owner: string
  type: Category
  description: string
  rupees: number
  /** Days before the loading of the demo on which it was spent. */
  spent: number
  /** How many days later it was claimed: one when absent. */
  claimedAfter?: number
  place?: string
  /** Where the trip went, on whose days it was spent and for which it is claimed. */
  tripTo?: City
  /** The code of the project that it is booked on; that of its trip, or none, when absent. */
  project?: string
  /** The merchants of its receipts, each a file of the demo; all are parts of the first one's company. */
  receipts: string[]
  /** Where the office is whose registration for GST its bills name as the buyer, else the head office's; they name none when absent. */
  billedTo?: City
  /** The journey by an own vehicle that it is for, in place of receipts: its total is what the policy pays. */
  journey?: { vehicle: Vehicle; from: string; to: string; kilometres: number }
  decided?: Decided
}

/** The claims of the demo organisation that its people meet first: of these weeks. */
export const EXPENSES: readonly DemoExpense[] = [
  {
    owner: 'EMP1001',
    type: 'Food',
    description: 'Dinner with the Mumbai client',
    rupees: 3465,
    spent: 19,
    place: 'Mumbai',
    tripTo: 'Mumbai',
    receipts: ['Coastal Spice Restaurant'],
    decided: { verdict: 'approved' },
  },
  {
    owner: 'EMP1001',
    type: 'Transport',
    description: 'Cab from Bandra to a private visit',
    rupees: 640,
    spent: 18,
    place: 'Mumbai',
    receipts: ['City Cabs'],
    decided: { verdict: 'rejected', reason: 'A private visit is not a business expense.' },
  },
  {
    owner: 'EMP1001',
    type: 'Accommodation',
    description: 'Two nights at Harbour View Residency',
    rupees: 13020,
    spent: 18,
    place: 'Mumbai',
    tripTo: 'Mumbai',
    receipts: ['Harbour View Residency', 'Harbour View Laundry'],
    billedTo: 'Mumbai',
  },
  {
    owner: 'EMP1001',
    type: 'Miscellaneous',
    description: 'Printing of the tender documents',
    rupees: 850,
    spent: 9,
    place: 'Delhi',
    receipts: ['Nehru Place Printers'],
    billedTo: 'Delhi',
    decided: { verdict: 'approved' },
  },
  {
    owner: 'EMP1001',
    type: 'Food',
    description: 'Team lunch after the quarterly review',
    rupees: 2310,
    spent: 4,
    place: 'Delhi',
    receipts: ['Old Fort Kitchen'],
  },
  {
    owner: 'EMP1002',
    type: 'Transport',
    description: 'Airport cab for the Hyderabad visit',
    rupees: 1180,
    spent: 5,
    place: 'Mumbai',
    receipts: ['Sahar Cabs'],
  },
  {
    owner: 'EMP1003',
    type: 'Food',
    description: 'Lunch with a candidate',
    project: 'PRJ-102',
    rupees: 945,
    spent: 3,
    place: 'Bangalore',
    receipts: ['Filter Coffee House'],
  },
  {
    owner: 'EMP1003',
    type: 'Transport',
    description: 'Site survey at Electronic City',
    rupees: 552,
    spent: 6,
    place: 'Electronic City',
    receipts: [],
    journey: { vehicle: 'car', from: 'Indiranagar', to: 'Electronic City', kilometres: 46 },
  },
  {
    owner: 'EMP2001',
    type: 'Accommodation',
    description: 'Two nights in Mumbai for the key account review',
    rupees: 10_060,
    spent: 13,
    claimedAfter: 10,
    place: 'Mumbai',
    tripTo: 'Mumbai',
    receipts: ['Skylark Andheri', 'Skylark Laundry'],
    billedTo: 'Mumbai',
  },
]
