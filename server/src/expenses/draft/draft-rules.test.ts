import { expect, test } from 'vitest'
import { textOfFinding } from '../../policy/finding-text-rules.ts'
import { FIRST_BOOK } from '../../policy/first-policies.fixture.ts'
import type { Meal } from '../../policy/per-diem-rules.ts'
import {
  type ClaimChoice,
  type ClaimedJourney,
  type DraftedReceipt,
  type DraftedTrip,
  deductionsOf,
  draftClaims,
  fittingTrips,
} from './draft-rules.ts'

const MUMBAI: DraftedTrip = {
  id: 'mumbai',
  number: 'TRP-2026-000019',
  title: 'Delhi to Mumbai, 2 Nov 2026',
  departureCity: 'Delhi',
  destinationCity: 'Mumbai',
  from: '2026-11-02 08:00',
  to: '2026-11-04 21:00',
  breakfastIncluded: false,
  hasEnd: true,
}

let receipts = 0
const meal = (date: string | null, rupees: number, change: Partial<DraftedReceipt> = {}): DraftedReceipt => {
  receipts += 1
  return {
    id: `receipt ${receipts}`,
    number: receipts,
    fileName: 'bill.jpg',
    merchant: `Cafe ${rupees}`,
    date,
    totalPaise: rupees * 100,
    currency: 'INR',
    category: 'Food',
    gstin: null,
    place: null,
    placeText: '',
    nights: null,
    description: null,
    printed: [],
    isTicket: false,
    mileage: null,
    duplicate: null,
    ...change,
  }
}
const ONE: ClaimChoice = { as: 'one', trip: 'auto' }
function drafted(
  of: DraftedReceipt[],
  choice: ClaimChoice = ONE,
  claimedMeals: Meal[] = [],
  claimedJourneys: ClaimedJourney[] = [],
  trips: DraftedTrip[] = [MUMBAI],
) {
  const now = new Date('2026-11-22T06:30:00Z')
  const given = { choice, trips, claimedMeals, claimedJourneys, policies: FIRST_BOOK }
  return draftClaims(of, { ...given, now, today: '2026-11-22' })
}
const said = (...of: Parameters<typeof drafted>) =>
  drafted(...of).groups.map(({ keptFindings }) => (keptFindings ?? []).map(textOfFinding))
const claimed = (date: string, rupees: number, claim = 'EXP-2026-000052'): Meal => ({
  receiptId: claim,
  claim,
  date,
  paise: rupees * 100,
})

test('each receipt is too old or not by its own day, and is named where there are several', () => {
  const bills = [meal('2025-03-14', 440), meal('2026-10-14', 90), meal('2026-11-20', 120), meal(null, 70)]
  expect(said(bills)).toEqual([
    [
      'Receipt 1 (Cafe 440): 588 days past the 30-day limit (clause 3.1)',
      'Receipt 2 (Cafe 90): 9 days past the 30-day limit (clause 3.1)',
    ],
  ])
  expect(said(bills, { ...ONE, as: 'each' })).toEqual([
    ['Claimed 588 days past the 30-day limit (clause 3.1)'],
    ['Claimed 9 days past the 30-day limit (clause 3.1)'],
    [],
    [],
  ])
})

const NO_TRIP_CHOSEN: ClaimChoice = { as: 'one', trip: 'none' }

test('receipts are called as the draft counts them, and in the expense as it does', () => {
  const bills = [meal('2026-11-20', 1, { number: 2 }), meal('2025-03-14', 440, { number: 7 })]
  const [group] = drafted(bills).groups
  expect(group?.findings?.map(({ of }) => of)).toEqual(['Receipt 7 (Cafe 440)'])
  expect(group?.keptFindings?.map(({ of }) => of)).toEqual(['Receipt 2 (Cafe 440)'])
})

test('the meals of a day count in all claims together, and what others used up is not there any more', () => {
  const dinner = meal('2026-11-03', 3780)
  const earlier = [claimed('2026-11-03', 866), claimed('2026-11-04', 5000)]
  expect(said([dinner], ONE, earlier)).toEqual([
    [
      'Meals on 3 Nov 2026: ₹3,146 over the per diem of ₹1,500 (₹4,646 claimed) (₹866.00 of it in EXP-2026-000052; clause 3.3)',
    ],
  ])
  const { perDiems } = drafted([dinner], ONE, earlier)
  expect(deductionsOf(dinner.id, perDiems)).toMatchObject([
    { amount: 3146, reason: expect.stringContaining('come to ₹4,646.00 (₹866.00 of it in EXP-2026-000052); Mumbai') },
  ])
})

test('a claim bears no more of the excess than its own meals, and none of a day on which it has no meal', () => {
  const snack = meal('2026-11-03', 200)
  const earlier = [
    claimed('2026-11-03', 3465),
    claimed('2026-11-03', 100, 'EXP-2026-000053'),
    claimed('2026-11-04', 9000),
  ]
  const { groups, perDiems } = drafted([snack], ONE, earlier)
  expect(deductionsOf(snack.id, perDiems).map(({ amount }) => amount)).toEqual([200])
  expect(groups[0]?.findings).toMatchObject([
    {
      rule: 'expense.per_diem',
      of: '3 Nov 2026',
      note: '₹3,465.00 of it in EXP-2026-000052, ₹100.00 of it in EXP-2026-000053',
      unit: 'paise',
      limit: 1500_00,
      actual: 3765_00,
      excess: 2265_00,
    },
  ])
})

test('claims that are sent together share the allowance of a day', () => {
  const each: ClaimChoice = { ...ONE, as: 'each' }
  expect(said([meal('2026-11-03', 1400), meal('2026-11-03', 300)], each)).toEqual([
    [],
    [
      'Meals on 3 Nov 2026: ₹200 over the per diem of ₹1,500 (₹1,700 claimed) (₹1,400.00 of it in claims sent with this one; clause 3.3)',
    ],
  ])
})

test('a trip chosen by hand is questioned where a receipt was not spent on its days, the fitting one is not', () => {
  const bills = [meal('2026-11-03', 100), meal('2026-11-12', 90), meal(null, 80)]
  expect(said(bills, { as: 'one', trip: { id: 'mumbai' } })).toEqual([
    ['Receipt 2 (Cafe 90): not dated within the trip (TRP-2026-000019; clause 3.5)'],
  ])
  expect(said(bills.slice(1, 2), { as: 'one', trip: { id: 'mumbai' } })).toEqual([
    ['A receipt isn’t dated within the trip (TRP-2026-000019; clause 3.5)'],
  ])
  expect(said([...bills.slice(1, 2), meal('2026-11-13', 70)], { as: 'one', trip: { id: 'mumbai' } })).toEqual([
    ['All 2 receipts: not dated within the trip (TRP-2026-000019; clause 3.5)'],
  ])
  const early = meal('2026-10-30', 5000, { category: 'Transport', isTicket: true, placeText: 'DEL to Mumbai' })
  expect(said([early], { as: 'one', trip: { id: 'mumbai' } })).toEqual([[]])
  expect(said(bills, { as: 'one', trip: 'none' })).toEqual([[]])
})

test('what may have been claimed before is named until it is another purchase, and says that it is kept', () => {
  const bills = [
    meal('2026-11-20', 100, { duplicate: 'kept' }),
    meal('2026-11-20', 90, { duplicate: 'open' }),
    meal('2026-11-20', 80),
  ]
  expect(said(bills)).toEqual([
    [
      'Receipt 2 (Cafe 90) may have been claimed before (clause 3.4)',
      'Receipt 1 (Cafe 100) may have been claimed before (claimed anyway; clause 3.4)',
    ],
  ])
})

test('the trips that fit are told whatever is chosen, with how many receipts each would get', () => {
  const bills = [meal('2026-11-03', 100), meal('2026-11-04', 90), meal('2026-11-15', 80)]
  const told = (as: 'one' | 'each', of = bills) =>
    fittingTrips(of, as, [MUMBAI]).map(({ trip, receipts: count }) => [trip.number, count])
  expect(told('each')).toEqual([['TRP-2026-000019', 2]])
  expect(told('one')).toEqual([['TRP-2026-000019', 3]])
  expect(told('one', bills.slice(2))).toEqual([])
})

const journey = (date: string, kilometres: number) =>
  meal(date, kilometres * 12, {
    category: 'Transport',
    merchant: 'Own car, Andheri to BKC',
    mileage: { vehicle: 'car', metres: kilometres * 1000 },
  })

test('journeys by own vehicle share the distance of their day with those of other claims', () => {
  const before: ClaimedJourney[] = [{ date: '2026-11-10', vehicle: 'car', metres: 250_000 }]
  const beyond = 'Mileage: ₹120 over the ₹600 that the policy pays (310 km that day, at most 300 km paid; clause 3.6)'
  expect(said([journey('2026-11-10', 60)], ONE, [], before)).toEqual([[beyond]])
  expect(said([journey('2026-11-10', 50)], ONE, [], before)).toEqual([[]])
  expect(said([journey('2026-11-11', 60)], ONE, [], before)).toEqual([[]])
  expect(
    said([journey('2026-11-10', 60)], ONE, [], [{ date: '2026-11-10', vehicle: 'electric', metres: 250_000 }]),
  ).toEqual([[]])
})

test('of claims that are sent together the later one goes beyond the distance of the day', () => {
  const each: ClaimChoice = { as: 'each', trip: 'none' }
  const [first, second] = said([journey('2026-11-10', 200), journey('2026-11-10', 150)], each)
  expect(first).toEqual([])
  expect(second?.[0]).toContain('₹600 over the ₹1,200')
  const [both] = said([journey('2026-11-10', 200), journey('2026-11-10', 150)])
  expect(both?.[0]).toContain('350 km that day, at most 300 km paid')
})

const hotel = (rupees: number, change: Partial<DraftedReceipt>) =>
  meal('2026-11-04', rupees, { category: 'Accommodation', merchant: 'Sea View', ...change })

test('a hotel bill is held to the cap of the city that it names, by its nights', () => {
  expect(said([hotel(16_400, { place: 'Bengaluru', nights: 2 })], NO_TRIP_CHOSEN)).toEqual([
    ['Hotel: ₹1,200 a night over your limit of ₹7,000 (₹16,400.00 for 2 nights; clause 2.1)'],
  ])
  expect(said([hotel(14_000, { place: 'Bengaluru', nights: 2 })], NO_TRIP_CHOSEN)).toEqual([[]])
  // Of a state nobody knows which city it is; Delhi is one.
  expect(said([hotel(16_400, { place: 'Karnataka', nights: 1 })], NO_TRIP_CHOSEN)).toEqual([[]])
  expect(said([hotel(8000, { place: 'Delhi', nights: 1 })], NO_TRIP_CHOSEN)).toHaveLength(1)
})

test('what a hotel bill does not say is taken from its trip', () => {
  expect(said([hotel(17_000, { place: 'Maharashtra' })])).toEqual([
    [
      'Hotel: ₹500 a night over your limit of ₹8,000 (₹17,000.00 for the 2 nights of the trip, as those of the bill aren’t known; clause 2.1)',
    ],
  ])
  expect(said([hotel(17_000, { place: 'Andheri East', nights: 3 })])).toEqual([[]])
})

test('the nights of a trip are not given to each of several hotels, nor taken from a trip without an end', () => {
  const bills = [hotel(17_000, { place: 'Mumbai' }), hotel(6000, { place: 'Mumbai', nights: 1 })]
  expect(said(bills)).toEqual([
    [
      expect.stringMatching(
        /^Receipt \d+ \(Sea View\): ₹9,000 a night over your limit of ₹8,000 \(the number of nights isn’t known/,
      ),
    ],
  ])
  const open: DraftedTrip = { ...MUMBAI, hasEnd: false, to: '2026-11-02 24:00' }
  const [group] = drafted([hotel(9000, { place: 'Mumbai', date: '2026-11-02' })], ONE, [], [], [open]).groups
  expect(group?.checked.spent[0]?.stay).toEqual({ city: 'Mumbai', nights: null })
})
