import { z } from 'zod'
import { FlightResult, HotelResult } from './cards.ts'
import { endpoint } from './endpoint.ts'
import { CityName, flightSearch, hotelSearch } from './trip-choice.ts'

const tag = 'Travel'
const option = z.string().meta({ description: "the option's name, for use in a trip draft" })
const are_samples = z
  .boolean()
  .meta({ description: "true if any of it comes from the built-in sample timetable, which isn't on sale" })
const FlightOption = FlightResult.extend({ option })

export const searchFlights = endpoint({
  operationId: 'searchFlights',
  scope: 'read',
  method: 'GET',
  path: '/travel/flights',
  summary: 'Search one-way or return flights',
  tag,
  query: z.object(flightSearch(CityName)),
  response: z.object({
    outbound: z.array(FlightOption),
    returning: z.array(FlightOption).meta({ description: 'empty without a return day' }),
    on_one_ticket: z
      .array(z.object({ out: z.string(), back: z.string(), total_price: z.number() }))
      .meta({ description: 'prices of pairs on one ticket, in rupees, if known' }),
    are_samples,
  }),
  errors: ['request.invalid'],
})

export const searchHotels = endpoint({
  operationId: 'searchHotels',
  scope: 'read',
  method: 'GET',
  path: '/travel/hotels',
  summary: 'Search hotels in a city for a stay',
  tag,
  query: z.object(hotelSearch(CityName)),
  response: z.object({ hotels: z.array(HotelResult.extend({ option })), are_samples }),
  errors: ['request.invalid'],
})
