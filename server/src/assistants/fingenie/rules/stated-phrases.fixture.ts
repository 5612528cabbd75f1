/** What gives 1,900 as the total of receipt 2 of three: 1 is unread, 2 of Udupi Grand (Food), 3 of City Cabs (Transport). */
export const OF_THE_DINNER = [
  'the dinner is 1900',
  'The dinner was 1,900.',
  'receipt 2 is 1900',
  'receipt 2 1900',
  '#2 = 1900',
  'the second one was 1900 rupees',
  'Udupi Grand was 1900',
  'Udupi ka bill unnees sau tha',
  'dinner 1900',
  'dinner: ₹1900',
  '1900 for the dinner',
  '1900 is the dinner',
  'the dinner cost 1900',
  'the dinner came to 1900',
  'the total of the dinner is 1900',
  'dinner total 1900',
]

/** What speaks of another receipt than the first without a plain value of it. */
export const NOTHING_OF_THE_DINNER = [
  'the dinner was about 1900',
  'the dinner is wrong',
  'the dinner looks off',
  'receipt 2 is fine',
  'the dinner is not 1900',
  'my friend says the dinner is 1900',
  'the dinner is 1900 or 1950',
  'the dinner and the cab are 1900',
  'the hotel is 1900',
  'City Cabs is a good one',
]

/** Totals in Hindi beside the receipt that they are of, which is of City Cabs, in rupees. */
export const HINDI_TOTALS = [
  ['cab total saadhe saat sau', 750],
  ['cab ka total saadhe saat sau', 750],
  ['cab ka total dhai hazaar hai', 2500],
  ['cab ka bill dhai hazaar tha', 2500],
  ['cab total dhai hazaar', 2500],
  ['receipt 2 total saadhe saat sau hai', 750],
  ['receipt 2 ka total paune do hazaar hai', 1750],
  ['cab ka total dedh hazaar kar do', 1500],
  ['cab ka bill do hazaar paanch sau hai', 2500],
  ['dusri wali ka total sava teen sau rupaye hai', 325],
  ['cab total do hazaar teen sau pachaas', 2350],
] as const

/** No plain total of one receipt. */
export const NO_HINDI_TOTAL = [
  'cab total do teen sau',
  'cab total around 700',
  'receipt 2 hazaar hai',
  'cab ka total pata nahi',
  'cab total?',
  'total of the first 2',
  'the first 2 total',
  'cab total of 9 june 2026',
  'cab total above 500',
  'cab total saadhe saat sau nahi hai',
]
