import { gstinState } from '../gstin.ts'
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

/** State codes of the GST network. */
const STATES: Record<string, string> = {
  '01': 'Jammu and Kashmir',
  '02': 'Himachal Pradesh',
  '03': 'Punjab',
  '04': 'Chandigarh',
  '05': 'Uttarakhand',
  '06': 'Haryana',
  '07': 'Delhi',
  '08': 'Rajasthan',
  '09': 'Uttar Pradesh',
  '10': 'Bihar',
  '11': 'Sikkim',
  '12': 'Arunachal Pradesh',
  '13': 'Nagaland',
  '14': 'Manipur',
  '15': 'Mizoram',
  '16': 'Tripura',
  '17': 'Meghalaya',
  '18': 'Assam',
  '19': 'West Bengal',
  '20': 'Jharkhand',
  '21': 'Odisha',
  '22': 'Chhattisgarh',
  '23': 'Madhya Pradesh',
  '24': 'Gujarat',
  '26': 'Dadra and Nagar Haveli and Daman and Diu',
  '27': 'Maharashtra',
  '29': 'Karnataka',
  '30': 'Goa',
  '31': 'Lakshadweep',
  '32': 'Kerala',
  '33': 'Tamil Nadu',
  '34': 'Puducherry',
  '35': 'Andaman and Nicobar Islands',
  '36': 'Telangana',
  '37': 'Andhra Pradesh',
  '38': 'Ladakh',
}

const NAMES = CITIES.flatMap(([city, names]) => names.map((name) => ({ city, bare: squash(name), name })))
const RECIPIENT = /bill(?:ed)?\s*to|buyer|customer|recipient|guest|company\s*name/i

/** Where the purchase was made: the supplier's city in the head of the receipt, else the state of its GSTIN. */
export function findPlace(lines: readonly Line[], gstin: string | null): PlaceFound | undefined {
  const recipient = lines.findIndex((line) => RECIPIENT.test(line.text))
  const head = recipient > 0 ? recipient : Math.ceil(lines.length / 2)
  for (const [index, line] of lines.entries()) {
    const found = cityIn(line.text)
    if (found !== undefined) return { place: found, line: index, confidence: index < head ? 0.9 : 0.6 }
  }
  const state = gstin === null ? undefined : STATES[gstinState(gstin) ?? '']
  return state === undefined ? undefined : { place: state, line: null, confidence: 0.8 }
}

/** A recogniser may drop the space before a city; inside another word a short name is none. */
function cityIn(text: string): string | undefined {
  const lower = text.toLowerCase()
  const bare = squash(text)
  const whole = NAMES.find(({ name }) => new RegExp(`(?:^|[^a-z])${name}(?:[^a-z]|$)`).test(lower))
  return (whole ?? NAMES.find(({ bare: name }) => name.length >= 6 && bare.includes(name)))?.city
}

function squash(text: string): string {
  return text.toLowerCase().replace(/[^a-z]/g, '')
}
