import { expect, test } from 'vitest'
import type { Context, Slots } from './types.ts'
import { understand } from './understand.ts'

const today = '2026-11-23'
const FLIGHT: Context = { today, known: { from: 'Bangalore', to: 'Hyderabad', depart: '2026-11-25' }, domain: 'flight' }
const HOTEL: Context = { today, known: { ...FLIGHT.known, city: 'Hyderabad' }, domain: 'hotel', choosing: true }

type Limits = Pick<Slots, 'stars' | 'stars_most' | 'max_price_paise' | 'max_night_paise'>

const ROWS: readonly (readonly [message: string, limits: Limits, context?: Context])[] = [
  ['hotel in hyderabad 14 dec to 16 dec, 3 or 4 stars', { stars: 3, stars_most: 4 }],
  ['hotel in mumbai 4 star and above', { stars: 4, stars_most: 7 }],
  ['hotel in mumbai 4 star or better', { stars: 4, stars_most: 7 }],
  ['at least 3 star hotel in delhi', { stars: 3, stars_most: 7 }],
  ['hotel in delhi upto 4 star', { stars_most: 4 }],
  ['hotel in delhi, max 4 star', { stars_most: 4 }],
  ['4 star se upar ka hotel delhi me', { stars: 4, stars_most: 7 }],
  ['a 4 star hotel in Chennai', { stars: 4 }],
  ['hotel in mumbai not 5 star', { stars_most: 4 }],
  ['3 star nahi chahiye', { stars: 4, stars_most: 5 }, HOTEL],
  ['a 3 or 4 star one', { stars: 3, stars_most: 4 }, HOTEL],
  ['4 star and above', { stars: 4, stars_most: 7 }, HOTEL],
  ['four or five star', { stars: 4, stars_most: 5 }, HOTEL],
  ['3-4 star hotel in delhi under 5000', { stars: 3, stars_most: 4, max_night_paise: 500_000 }],
  [
    'flight delhi to mumbai 5 jan under 6000 and hotel max 4000',
    { max_price_paise: 600_000, max_night_paise: 400_000 },
  ],
  ['stay: near CP, max 7000', { max_night_paise: 700_000 }, FLIGHT],
  ['hotel, not more than 5000 a night', { max_night_paise: 500_000 }, FLIGHT],
  ['upto 5000 per night', { max_night_paise: 500_000 }, FLIGHT],
  ['flights under 6000', { max_price_paise: 600_000 }, FLIGHT],
  ['under 6000', { max_price_paise: 600_000 }, FLIGHT],
  ['under 6000', { max_night_paise: 600_000 }, HOTEL],
]

test.each(ROWS.map(([message, limits, context = { today }]) => [message, context, limits] as const))(
  '%s %o',
  (message, context, limits) => {
    const { stars, stars_most, max_price_paise, max_night_paise } = understand(message, context).slots
    expect({ stars, stars_most, max_price_paise, max_night_paise }).toEqual({
      stars: undefined,
      stars_most: undefined,
      max_price_paise: undefined,
      max_night_paise: undefined,
      ...limits,
    })
  },
)
