import { consonantsOf } from '@pravas/language/text/devanagari'
import type { SixCity } from '@pravas/language/text/places'
import { airportOf } from './airports.ts'
import { isSixCity, TRAVEL_CITIES, type TravelCity } from './city-rules.ts'
import type { Coordinates } from './distance-rules.ts'

/** A part of a city or a landmark that travellers name; coordinates to about a hundred metres. */
export interface Place extends Coordinates {
  city: TravelCity
  name: string
}

type Entry = readonly [name: string, latitude: number, longitude: number, ...otherNames: string[]]

/** Business districts, parts of town, stations, airports and sights, by city. */
const PLACES: Readonly<Record<SixCity, readonly Entry[]>> = {
  Delhi: [
    ['Connaught Place', 28.632, 77.219, 'CP', 'सीपी', 'Rajiv Chowk'],
    ['Aerocity', 28.549, 77.121, 'एयरोसिटी', 'एरोसिटी'],
    ['Delhi Airport', 28.556, 77.1, 'IGI Airport', 'airport'],
    ['New Delhi Railway Station', 28.642, 77.22, 'railway station'],
    ['Nehru Place', 28.549, 77.253],
    ['Lodhi Road', 28.588, 77.227],
    ['Hauz Khas', 28.549, 77.2],
    ['Karol Bagh', 28.651, 77.191],
    ['Saket', 28.524, 77.213],
    ['Okhla', 28.53, 77.272],
    ['Dwarka', 28.592, 77.046],
    ['Pragati Maidan', 28.618, 77.243, 'Bharat Mandapam'],
    ['India Gate', 28.613, 77.229],
    ['Chanakyapuri', 28.596, 77.185],
    ['Cyber City', 28.495, 77.089, 'Cyber Hub', 'DLF Cyber City'],
    ['Noida Sector 62', 28.628, 77.365],
    ['Vasant Kunj', 28.529, 77.154],
    ['Jasola', 28.539, 77.289],
  ],
  Mumbai: [
    ['Bandra Kurla Complex', 19.067, 72.868, 'BKC', 'बीकेसी'],
    ['Nariman Point', 18.926, 72.823],
    ['Andheri East', 19.116, 72.87, 'SEEPZ', 'Andheri'],
    ['Andheri West', 19.136, 72.827],
    ['Mumbai Airport', 19.089, 72.868, 'airport'],
    ['Juhu', 19.108, 72.826],
    ['Powai', 19.119, 72.905, 'IIT Bombay'],
    ['Lower Parel', 18.996, 72.829],
    ['Sion', 19.04, 72.862],
    ['Bandra West', 19.06, 72.83, 'Bandra'],
    ['Worli', 19.009, 72.817],
    ['Fort', 18.933, 72.836],
    ['Colaba', 18.915, 72.826],
    ['Gateway of India', 18.922, 72.835],
    ['Chhatrapati Shivaji Terminus', 18.94, 72.835, 'CST', 'CSMT', 'railway station'],
    ['Goregaon', 19.155, 72.849, 'NESCO'],
    ['Thane', 19.218, 72.978],
    ['Vashi', 19.077, 72.999, 'Navi Mumbai'],
  ],
  Bangalore: [
    ['MG Road', 12.976, 77.607, 'एमजी रोड'],
    ['UB City', 12.972, 77.596],
    ['Indiranagar', 12.978, 77.641],
    ['Outer Ring Road', 12.935, 77.69, 'Bellandur', 'ORR'],
    ['Whitefield', 12.97, 77.75, 'ITPL', 'ITPB', 'आईटीपीएल'],
    ['Koramangala', 12.935, 77.624],
    ['Electronic City', 12.845, 77.66, 'E City'],
    ['Bangalore Airport', 13.199, 77.706, 'Kempegowda Airport', 'airport'],
    ['Majestic', 12.977, 77.572, 'railway station', 'City Station'],
    ['Hebbal', 13.036, 77.597],
    ['Manyata Tech Park', 13.047, 77.621, 'Manyata'],
    ['Marathahalli', 12.957, 77.701],
    ['HSR Layout', 12.912, 77.638],
    ['Jayanagar', 12.93, 77.583],
    ['Yeshwanthpur', 13.028, 77.54],
    ['Cubbon Park', 12.976, 77.593],
    ['Sarjapur Road', 12.91, 77.687],
  ],
  Chennai: [
    ['Nungambakkam', 13.06, 80.242],
    ['Adyar', 13.006, 80.257],
    ['Mylapore', 13.034, 80.268],
    ['Guindy', 13.01, 80.213],
    ['Triplicane', 13.058, 80.275],
    ['T. Nagar', 13.042, 80.234, 'T Nagar', 'Thyagaraya Nagar'],
    ['Sholinganallur', 12.901, 80.228],
    ['Chennai Airport', 12.994, 80.171, 'Meenambakkam', 'airport'],
    ['Chennai Central', 13.083, 80.275, 'Central Station', 'railway station'],
    ['Egmore', 13.078, 80.261],
    ['Tidel Park', 12.989, 80.249],
    ['OMR', 12.95, 80.24, 'ओएमआर', 'Old Mahabalipuram Road'],
    ['Marina Beach', 13.05, 80.282],
    ['Anna Salai', 13.061, 80.264, 'Mount Road'],
    ['Velachery', 12.979, 80.221],
    ['Ambattur', 13.098, 80.162],
    ['Sriperumbudur', 12.967, 79.942],
    ['Nandambakkam', 13.014, 80.187, 'Trade Centre'],
  ],
  Kolkata: [
    ['Park Street', 22.554, 88.352],
    ['Alipore', 22.53, 88.331],
    ['Salt Lake', 22.586, 88.417, 'Bidhannagar'],
    ['Sector V', 22.576, 88.433, 'Sector 5'],
    ['New Town', 22.581, 88.465, 'Rajarhat', 'Eco Park'],
    ['Camac Street', 22.546, 88.353],
    ['Gariahat', 22.517, 88.366],
    ['Dum Dum', 22.621, 88.416],
    ['Kolkata Airport', 22.655, 88.447, 'airport'],
    ['Howrah Station', 22.583, 88.342, 'Howrah', 'railway station'],
    ['Sealdah', 22.568, 88.371],
    ['Esplanade', 22.564, 88.352],
    ['Dalhousie', 22.572, 88.349, 'BBD Bagh'],
    ['Victoria Memorial', 22.545, 88.343],
    ['Ballygunge', 22.528, 88.366],
    ['Science City', 22.54, 88.396],
  ],
  Hyderabad: [
    ['HITEC City', 17.445, 78.381, 'Hitech City', 'Hi Tech City', 'हाईटेक सिटी', 'हाइटेक सिटी', 'Cyber Towers'],
    ['Gachibowli', 17.44, 78.349],
    ['Financial District', 17.414, 78.342, 'Nanakramguda'],
    ['Banjara Hills', 17.415, 78.434],
    ['Jubilee Hills', 17.432, 78.407],
    ['Abids', 17.39, 78.477],
    ['Begumpet', 17.444, 78.468],
    ['Kondapur', 17.465, 78.364],
    ['Madhapur', 17.448, 78.391],
    ['Hyderabad Airport', 17.24, 78.429, 'Shamshabad', 'airport'],
    ['Secunderabad', 17.434, 78.502, 'railway station'],
    ['Charminar', 17.362, 78.475],
    ['Hussain Sagar', 17.424, 78.474],
    ['Ameerpet', 17.437, 78.448],
    ['HICC', 17.473, 78.373, 'Novotel Convention Centre'],
    ['Genome Valley', 17.622, 78.55],
    ['Uppal', 17.406, 78.559],
  ],
}

interface Named extends Place {
  /** All its names in lower case without marks. */
  names: readonly string[]
  /** How they sound, where that tells them from other words. */
  sounds: readonly string[]
}

/** Names with fewer consonants sound like too many other words. */
const LEAST_CONSONANTS = 4

const ALL: readonly Named[] = TRAVEL_CITIES.flatMap((city) =>
  entriesOf(city).map(([name, latitude, longitude, ...others]) => ({
    city,
    name,
    latitude,
    longitude,
    names: [name, ...others].map(plain),
    sounds: [name, ...others]
      .map((each) => consonantsOf(plain(each)))
      .filter((sound) => sound.replaceAll(' ', '').length >= LEAST_CONSONANTS),
  })),
)

/** Where a place of a city lies; undefined where the gazetteer does not know it. Names compare without case and marks. */
export function placeIn(city: TravelCity, name: string): Place | undefined {
  const wanted = plain(name)
  return ALL.find((place) => place.city === city && place.names.includes(wanted))
}

/**
 * The place that a text names, by its longest name: one of `city` where that is known, else one that no other city has
 * ('the airport' alone is of no city).
 */
export function placeNamedIn(text: string, city: TravelCity | undefined): Place | undefined {
  return entryNamedIn(plain(text), city)
}

/** The same of a text in lower case without marks, with all the names of the place. */
function entryNamedIn(text: string, city: TravelCity | undefined): Named | undefined {
  const said = ` ${text} `
  const heard = DEVANAGARI.test(text) ? ` ${text.split(' ').map(consonantsOf).join(' ')} ` : ''
  let found: { place: Named; length: number; alone: boolean } | undefined
  for (const place of ALL) {
    if (city !== undefined && place.city !== city) continue
    const named = [
      ...place.names.filter((name) => said.includes(` ${name} `)),
      ...place.sounds.filter((sound) => heard.includes(` ${sound} `)),
    ]
    const length = Math.max(0, ...named.map((name) => name.length))
    if (length === 0 || length < (found?.length ?? 0)) continue
    found = { place, length, alone: length !== found?.length || place.city === found.place.city }
  }
  return found?.alone ? found.place : undefined
}

/** A text without the words that name a place of `city`; undefined where it names none. */
export function withoutPlace(text: string, city: TravelCity): string | undefined {
  const said = plain(text)
  const known = entryNamedIn(said, city)
  if (!known) return undefined
  const words = said.split(' ')
  for (let length = words.length; length > 0; length--) {
    for (let at = 0; at + length <= words.length; at++) {
      const run = words.slice(at, at + length).join(' ')
      const isName = known.names.includes(run) || (DEVANAGARI.test(run) && known.sounds.includes(consonantsOf(run)))
      if (isName) return [...words.slice(0, at), ...words.slice(at + length)].join(' ')
    }
  }
  return undefined
}

/** The names of a city's places, the best known first. */
export function placesOf(city: TravelCity): string[] {
  return entriesOf(city).map(([name]) => name)
}

/** Of a city beyond the six the airport is known. */
function entriesOf(city: TravelCity): readonly Entry[] {
  if (isSixCity(city)) return PLACES[city]
  const { latitude, longitude } = airportOf(city)
  return [[`${city} Airport`, latitude, longitude, 'airport']]
}

const DEVANAGARI = /[\u0900-\u097f]/

function plain(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim()
}

/** The city of an airport that the timetable has, by its IATA code; undefined of another one. */
export function cityOfAirport(id: string): TravelCity | undefined {
  return TRAVEL_CITIES.find((city) => airportOf(city).id === id)
}
