import { stateName } from '../gst-states.ts'
import { isGstin } from '../gstin.ts'
import type { Line } from '../lines.ts'

export type PlaceFound = { place: string; line: number | null; confidence: number }

/** Indian cities under the name that the product shows, with the other names in which they are printed. */
const CITIES: [string, string[]][] = [
  ['Delhi', ['new delhi', 'delhi']],
  ['Mumbai', ['mumbai', 'bombay', 'navi mumbai', 'thane']],
  ['Bangalore', ['bangalore', 'bengaluru', 'banglore']],
  ['Chennai', ['chennai', 'madras']],
  ['Kolkata', ['kolkata', 'calcutta']],
  ['Hyderabad', ['hyderabad', 'secunderabad']],
  ...[
    'Gurugram',
    'Noida',
    'Ghaziabad',
    'Faridabad',
    'Pune',
    'Ahmedabad',
    'Jaipur',
    'Lucknow',
    'Kochi',
    'Goa',
    'Chandigarh',
    'Indore',
    'Bhopal',
    'Nagpur',
    'Surat',
    'Vadodara',
    'Patna',
    'Ranchi',
    'Bhubaneswar',
    'Visakhapatnam',
    'Coimbatore',
    'Mysuru',
    'Mangaluru',
    'Thiruvananthapuram',
    'Guwahati',
    'Dehradun',
    'Amritsar',
    'Ludhiana',
    'Agra',
    'Varanasi',
    'Kanpur',
    'Udaipur',
    'Jodhpur',
    'Nashik',
    'Aurangabad',
    'Rajkot',
    'Vijayawada',
    'Madurai',
    'Tiruchirappalli',
    'Raipur',
    'Jammu',
    'Srinagar',
    'Shimla',
    'Panaji',
  ].map((city): [string, string[]] => [city, [city.toLowerCase()]]),
  ['Gurugram', ['gurgaon']],
  ['Kochi', ['cochin', 'ernakulam']],
  ['Mysuru', ['mysore']],
  ['Mangaluru', ['mangalore']],
  ['Thiruvananthapuram', ['trivandrum']],
  ['Visakhapatnam', ['vizag']],
]

const NAMES = CITIES.flatMap(([city, names]) =>
  names.map((name) => ({ city, bare: squash(name), name, alone: new RegExp(`(?:^|[^a-z])${name}(?:[^a-z]|$)`) })),
)
const RECIPIENT = /bill(?:ed)?\s*to|buyer|customer|recipient|guest|company\s*name/i

/** Where the purchase was made: the supplier's city in the head of the receipt, else the state of its GSTIN. */
export function findPlace(lines: readonly Line[], gstin: string | null): PlaceFound | undefined {
  const recipient = lines.findIndex((line) => RECIPIENT.test(line.text))
  const head = recipient > 0 ? recipient : Math.ceil(lines.length / 2)
  for (const [index, line] of lines.entries()) {
    const found = cityIn(line.text)
    if (found !== undefined) return { place: found, line: index, confidence: index < head ? 0.9 : 0.6 }
  }
  const state = gstin === null || !isGstin(gstin) ? undefined : stateName(gstin)
  return state === undefined ? undefined : { place: state, line: null, confidence: 0.8 }
}

/** A recogniser may drop the space before a city; inside another word a short name is none. */
function cityIn(text: string): string | undefined {
  const lower = text.toLowerCase()
  const bare = squash(text)
  const whole = NAMES.find(({ alone }) => alone.test(lower))
  return (whole ?? NAMES.find(({ bare: name }) => name.length >= 6 && bare.includes(name)))?.city
}

function squash(text: string): string {
  return text.toLowerCase().replace(/[^a-z]/g, '')
}
