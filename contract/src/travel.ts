import { z } from 'zod'
import { FlightResult, HotelResult } from './cards.ts'
import { endpoint } from './endpoint.ts'
import { CityName, flightSearch, hotelSearch } from './trip-choice.ts'

const tag = 'Travel'
const option = z.string().meta({ description: 'names it when a trip draft is created' })
const are_samples = z
  .boolean()
  .meta({ description: 'whether any of it comes from the built-in timetable, which is not on sale' })
const FlightOption = FlightResult.extend({ option })

export const searchFlights = endpoint({
  operationId: 'searchFlights',
  scope: 'read',
  method: 'GET',
  path: '/travel/flights',
  summary: 'Search flights one way, or there and back',
  tag,
  query: z.object(flightSearch(CityName)),
  response: z.object({
    outbound: z.array(FlightOption),
    returning: z.array(FlightOption).meta({ description: 'empty without a return day' }),
    on_one_ticket: z
      .array(z.object({ out: z.string(), back: z.string(), total_price: z.number() }))
      .meta({ description: 'what pairs of them cost on one ticket, in rupees, where that is known' }),
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
