import type { Category } from '@pravas/contract/categories'

const rows = (category: Category, text: string): (readonly [string, Category])[] =>
  text
    .trim()
    .split('\n')
    .map((line) => [line.trim(), category] as const)

/** Plain wishes for a category of receipt 2 of two: 1 is of Udupi Grand (Food), 2 of City Cabs (Transport). */
export const SETS_CATEGORY = [
  ...rows(
    'Food',
    `
    category of receipt 2 is food
    the category of receipt 2 should be Food
    the category of the cab is meal
    receipt 2 category food
    receipt 2 is food
    receipt 2 should be food
    the cab is a food expense
    the cab should be under food
    make receipt 2 food
    make the cab food
    put the cab under food
    put receipt 2 in food
    put City Cabs under food please
    move the cab to food
    classify receipt 2 as food
    categorise the cab as a meal
    mark receipt 2 as dinner
    set the category of City Cabs to food
    change the category of the cab from transport to food
    change category of receipt 2 to food now
    cab ki category food hai
    dusri receipt food ki hai
    the second one is food
    no, the cab is not transport, it is food
    receipt 2 is not transport but food
    `,
  ),
  ...rows(
    'Accommodation',
    `
    category of receipt 2 is accommodation
    the category of the cab is hotel
    make the cab accommodation
    mark the second one as a hotel
    receipt 2 is accommodation
    the cab should be lodging
    cab ki category hotel hai
    `,
  ),
  ...rows('Miscellaneous', 'receipt 2 is miscellaneous\nput the cab under misc\nthe type of my cab is misc'),
]

/** Sets the category of no receipt. The receipts are those of above. */
export const SETS_NO_CATEGORY = `
  cab was to the hotel
  cab was hotel pickup
  the cab was for hotel drop
  cab was from airport to hotel
  cab was from the hotel
  cab is to hotel
  send reimbursement - cab was to hotel
  dinner was at hotel lobby
  dinner was in the hotel
  dinner was at the train station
  lunch bill was in hotel taj
  dinner was in train
  dinner was on the flight
  dinner was room service
  dinner was with the cab driver
  dinner was cancelled, cab total 645
  dinner was late and the cab was waiting
  it was with food
  it was near the hotel
  that was after the flight
  that's not right, dinner total is 1960
  it's not transport, cab total is 690
  it is not food
  the cab is not transport
  receipt 1 is not food
  receipt 2 is maybe food
  receipt 2 is perhaps food
  the cab is probably food
  the cab is possibly a meal
  cab shayad food hai
  don't put the cab under food
  hotel was room 305
  cab was removed by uber from my account
  it was transport charge 300
  cab is for train station
  dinner was travel day meal
  the cab was a taxi to dinner
  the dinner was a hotel
  the cab is my hotel pickup
  my boss thinks the cab is food
  my manager says dinner is transport
  the cab driver is food lover
  the cab was for food delivery
  the dinner was food for my team
  the cab was cheaper than the train
  the cab was as costly as the hotel
  cab was for two meals
  is the cab food?
  is receipt 2 transport or food?
  should the cab be under food?
  the cab is food or transport
  receipt 2 is either food or accommodation
  receipt 1 was food at the airport
  cab was food and hotel
  make sure the cab is food
  put the cab in the hotel bill
  put the dinner on the hotel bill
  cab hotel ke liye tha
  dinner hotel mein tha
  cab station se hotel tak tha
  khana train mein tha
  dinner train me hua tha
  cab food delivery ki thi
  the food was good
  the hotel was fine
  the hotel is full
`
  .trim()
  .split('\n')
  .map((line) => line.trim())

/** What only tells something of a receipt: no field of it is spoken of in the answer either. */
export const ONLY_REMARKS = `
  cab was to the hotel
  hotel was room 305
  cab was removed by uber from my account
  it was transport charge 300
  cab is for train station
  dinner was travel day meal
`
  .trim()
  .split('\n')
  .map((line) => line.trim())
