import type { Turns } from './after.fixture.ts'

/** All of India is booked by air, and what lies off the airports is told with its distance. */
export const INDIA: Turns[] = [
  {
    title: 'cities beyond the six',
    given: ['hello'],
    rows: [
      ['mumbai to goa on 12 july', { criteria: { from: 'Mumbai', to: 'Goa', depart: '2026-07-12' }, listed: 'flight' }],
      [
        'need to go to Pune from Delhi on 5 july, back 7th',
        { criteria: { from: 'Delhi', to: 'Pune', depart: '2026-07-05', return: '2026-07-07' }, listed: 'flight' },
      ],
      ['patna se ranchi 9 july', { criteria: { from: 'Patna', to: 'Ranchi' }, listed: 'flight' }],
      ['from Vizag to Trivandrum 8 aug', { criteria: { from: 'Visakhapatnam', to: 'Thiruvananthapuram' } }],
      ['DEL to IXC 6 july', { criteria: { from: 'Delhi', to: 'Chandigarh' } }],
      ['ahmdabad to lucknow on 9 jul return on 11', { criteria: { from: 'Ahmedabad', to: 'Lucknow' } }],
      ['flight from jorhat to leh on 3 august', { criteria: { from: 'Jorhat', to: 'Leh' }, listed: 'flight' }],
      ['delhi to gaya on 6 july', { criteria: { from: 'Delhi', to: 'Gaya' }, listed: 'flight' }],
      ['baroda to delhi 6 july for business', { criteria: { from: 'Vadodara', to: 'Delhi', purpose: 'business' } }],
      [['hotel in kochi 3 july 2 nights', 'the first one'], { criteria: { city: 'Kochi' }, chosen: { hotel: 'new' } }],
      [
        ['mumbai to delhi 6 july', 'make it Jaipur instead of delhi'],
        { criteria: { from: 'Mumbai', to: 'Jaipur', depart: '2026-07-06' }, listed: 'flight' },
      ],
      ['ho gaya kya', { goal: null, criteria: { to: null } }],
    ],
  },
  {
    title: 'towns without an airport, and ways on the ground',
    given: ['hello'],
    rows: [
      ['delhi to ajmer 10 july', { criteria: { to: null }, says: /Kishangarh, about \d+ km away by road/ }],
      [['delhi to ajmer 10 july', 'yes'], { criteria: { to: 'Kishangarh' }, listed: 'flight' }],
      [['hotel in gurgaon 3 july 2 nights', 'haan'], { criteria: { city: 'Delhi' }, listed: 'hotel' }],
      ['delhi to dubai 10 july', { criteria: { to: null }, says: /within India/ }],
      ['mumbai to pune 12 july', { says: /too near[\s\S]*cab: about 160 km/, criteria: { to: null } }],
    ],
  },
]
