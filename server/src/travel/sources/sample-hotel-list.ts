import type { SixCity } from '@pravas/language/text/places'
import { airportOf } from '../airports.ts'
import { isSixCity, type TravelCity } from '../city-rules.ts'
import { seeded } from './seeded.ts'

/** An invented hotel in a real part of the city. `rupees` is a double room on an ordinary night. */
export interface SampleHotel {
  name: string
  neighborhood: string
  stars: 3 | 4 | 5
  rating: number
  rupees: number
}

const SAMPLE_HOTELS: Readonly<Record<SixCity, readonly SampleHotel[]>> = {
  Delhi: [
    hotel('Lodhi Court', 'Lodhi Road', 5, 4.6, 9800),
    hotel('The Banyan Aerocity', 'Aerocity', 5, 4.5, 8900),
    hotel('Saffron House', 'Connaught Place', 4, 4.3, 6400),
    hotel('Neem Tree Residency', 'Nehru Place', 4, 4.1, 5300),
    hotel('Kestrel Inn', 'Aerocity', 4, 4.2, 5700),
    hotel('Hauz Corner', 'Hauz Khas', 3, 4.0, 3900),
    hotel('Ridge View Stay', 'Karol Bagh', 3, 3.8, 2900),
  ],
  Mumbai: [
    hotel('The Tidewater', 'Nariman Point', 5, 4.6, 11200),
    hotel('Palm Quay', 'Bandra Kurla Complex', 5, 4.4, 9600),
    hotel('Skylark Andheri', 'Andheri East', 4, 4.2, 6300),
    hotel('Juhu Sands', 'Juhu', 4, 4.1, 6900),
    hotel('Powai Lakeside', 'Powai', 4, 4.3, 6600),
    hotel('Dockyard Rooms', 'Lower Parel', 3, 3.9, 4400),
    hotel('Sion Square', 'Sion', 3, 3.7, 3200),
  ],
  Bangalore: [
    hotel('The Rain Tree', 'MG Road', 5, 4.5, 8800),
    hotel('Jacaranda Grand', 'UB City', 5, 4.6, 9700),
    hotel('Silver Oak Suites', 'Indiranagar', 4, 4.3, 5600),
    hotel('Lakefront Bellandur', 'Outer Ring Road', 4, 4.1, 5100),
    hotel('Palm Grove Whitefield', 'Whitefield', 4, 4.2, 5200),
    hotel('Koramangala Rooms', 'Koramangala', 3, 4.0, 3600),
    hotel('Gateway Stay', 'Electronic City', 3, 3.8, 2900),
  ],
  Chennai: [
    hotel('The Coromandel Bay', 'Nungambakkam', 5, 4.5, 7900),
    hotel('Adyar Palms', 'Adyar', 5, 4.4, 7400),
    hotel('Temple Bell', 'Mylapore', 4, 4.2, 4900),
    hotel('Guindy Junction', 'Guindy', 4, 4.1, 4700),
    hotel('Marina Walk', 'Triplicane', 4, 4.0, 4500),
    hotel('Pondy Bazaar Inn', 'T. Nagar', 3, 3.9, 3300),
    hotel('Corridor Stay', 'Sholinganallur', 3, 3.8, 2800),
  ],
  Kolkata: [
    hotel('The Hooghly', 'Park Street', 5, 4.5, 7600),
    hotel('Alipore Gardens', 'Alipore', 5, 4.4, 7200),
    hotel('Lake Terrace', 'Salt Lake', 4, 4.2, 4700),
    hotel('New Town Plaza', 'New Town', 4, 4.1, 4600),
    hotel('Camac House', 'Camac Street', 4, 4.0, 4300),
    hotel('Gariahat Rooms', 'Gariahat', 3, 3.9, 2900),
    hotel('Dum Dum Rest', 'Dum Dum', 3, 3.7, 2400),
  ],
  Hyderabad: [
    hotel('The Deccan Crown', 'Banjara Hills', 5, 4.6, 8300),
    hotel('Cyber Pearl', 'HITEC City', 5, 4.4, 7900),
    hotel('Granite Rock', 'Jubilee Hills', 4, 4.3, 5400),
    hotel('Gachibowli Suites', 'Gachibowli', 4, 4.2, 5000),
    hotel('Charminar Heritage', 'Abids', 4, 4.0, 4200),
    hotel('Begumpet Rooms', 'Begumpet', 3, 3.9, 3100),
    hotel('Ring Road Stay', 'Kondapur', 3, 3.8, 2700),
  ],
}

/** By how much cheaper rooms are than in the six cities. */
const LEVEL = { hub: 1, busy: 0.9, medium: 0.78, small: 0.65 } as const
const AREAS = ['City Centre', 'Airport Road', 'Station Road', 'Civil Lines', 'Ring Road'] as const
const KINDS = [
  { names: ['The Banyan', 'The Lotus Court', 'The Peepal'], stars: 5, rating: 4.5, rupees: 8400 },
  { names: ['Jasmine Residency', 'Riverstone', 'Amber House'], stars: 4, rating: 4.2, rupees: 5200 },
  { names: ['Mango Tree', 'Kestrel Court', 'Gulmohar'], stars: 4, rating: 4.1, rupees: 4600 },
  { names: ['Station View', 'Clock Tower Inn', 'Lake Corner'], stars: 3, rating: 3.9, rupees: 3100 },
  { names: ['Neem Rooms', 'Old Fort Stay', 'Bazaar Inn'], stars: 3, rating: 3.7, rupees: 2500 },
] as const

/** The invented hotels of a city; those beyond the six follow a rule. */
export function sampleHotelsOf(city: TravelCity): readonly SampleHotel[] {
  if (isSixCity(city)) return SAMPLE_HOTELS[city]
  const random = seeded('hotels', city)
  const { traffic } = airportOf(city)
  const kinds = KINDS.filter(({ stars }) => stars < 5 || traffic !== 'small')
  return kinds.map(({ names, stars, rating, rupees }, at) => {
    const name = names[random.between(0, names.length - 1)] ?? names[0]
    const night = Math.round((rupees * LEVEL[traffic] * (0.92 + 0.16 * random.fraction())) / 100) * 100
    return hotel(`${name} ${city}`, AREAS[at] ?? AREAS[0], stars, rating, night)
  })
}

function hotel(
  name: string,
  neighborhood: string,
  stars: SampleHotel['stars'],
  rating: number,
  rupees: number,
): SampleHotel {
  return { name, neighborhood, stars, rating, rupees }
}
