import type { TripCriteria } from '../../../trips/draft/trip-draft.ts'

/** What a first sentence means, as the criteria holds it after one turn. Today is Wednesday, 10 June 2026. */
export const SENTENCES: readonly (readonly [say: string, criteria: TripCriteria])[] = [
  ['I need a flight from Delhi to Mumbai next Friday', { from: 'Delhi', to: 'Mumbai', depart: '2026-06-12' }],
  ['flights out of Chennai', { from: 'Chennai' }],
  ['I will be visiting Kolkata on the 18th', { to: 'Kolkata', depart: '2026-06-18' }],
  ['to Delhi from Mumbai, tomorrow', { from: 'Mumbai', to: 'Delhi', depart: '2026-06-11' }],
  ['Delhi se Chennai tak, parso', { from: 'Delhi', to: 'Chennai', depart: '2026-06-12' }],
  ['kal Bangalore se Hyderabad jana hai', { from: 'Bangalore', to: 'Hyderabad', depart: '2026-06-11' }],
  ['flght frm mumbai to kolkatta on 3 july', { from: 'Mumbai', to: 'Kolkata', depart: '2026-07-03' }],
  ['BLR to DEL 21/6', { from: 'Bangalore', to: 'Delhi', depart: '2026-06-21' }],
  [
    'Hyderabad to Chennai, leaving on the 5th and returning on the 13th of July',
    { from: 'Hyderabad', to: 'Chennai', depart: '2026-07-05', return: '2026-07-13' },
  ],
  [
    'Mumbai to Delhi on 20 June and back two days later',
    { from: 'Mumbai', to: 'Delhi', depart: '2026-06-20', return: '2026-06-22' },
  ],
  [
    'fly Kolkata Bangalore 20 june, wapas 22 june',
    { from: 'Kolkata', to: 'Bangalore', depart: '2026-06-20', return: '2026-06-22' },
  ],
  [
    'one way from Chennai to Mumbai in economy on 1 July for a conference',
    {
      from: 'Chennai',
      to: 'Mumbai',
      depart: '2026-07-01',
      trip_type: 'one_way',
      class: 'economy',
      purpose: 'conference',
    },
  ],
  [
    'non-stop Delhi to Mumbai on 2 July under ₹6,000 before 9 am',
    { from: 'Delhi', to: 'Mumbai', depart: '2026-07-02', stops: 0, max_price_paise: 600_000, depart_before: '09:00' },
  ],
  ['an evening flight from Delhi to Hyderabad on Monday', { depart: '2026-06-15', depart_period: 'evening' }],
  ['a hotel in Mumbai from 5 July for 2 nights', { city: 'Mumbai', check_in: '2026-07-05', nights: 2 }],
  [
    'hotel in Delhi, checkin 5 july checkout 8 july',
    { city: 'Delhi', check_in: '2026-07-05', check_out: '2026-07-08' },
  ],
  [
    'a four star hotel in Chennai, arriving Friday, staying until Sunday',
    { city: 'Chennai', stars: 4, check_in: '2026-06-12', check_out: '2026-06-14' },
  ],
  ['find me somewhere to stay in Kolkata', { city: 'Kolkata' }],
]
