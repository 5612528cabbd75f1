import { CITIES } from '@pravas/contract/trips'
import { type AirCity, INDIAN_AIRPORTS } from '@pravas/language/text/indian-airports'
import type { SixCity } from '@pravas/language/text/places'
import { z } from 'zod'

/** The cities that trips are planned between: the six of the booking form, and every other of India with an airport. */
export type TravelCity = SixCity | AirCity

export const TRAVEL_CITIES: readonly TravelCity[] = [...CITIES, ...INDIAN_AIRPORTS.map(({ city }) => city)]

export const TravelCity = z.enum(TRAVEL_CITIES).meta({ id: 'TravelCity' })

/** Whether a city is one of the six. */
export const isSixCity = (city: TravelCity): city is SixCity => CITIES.some((six) => six === city)
