/** The states and union territories of India, as locations and holidays name them. */
export const STATES = [
  'Andaman and Nicobar Islands',
  'Andhra Pradesh',
  'Arunachal Pradesh',
  'Assam',
  'Bihar',
  'Chandigarh',
  'Chhattisgarh',
  'Dadra and Nagar Haveli and Daman and Diu',
  'Delhi',
  'Goa',
  'Gujarat',
  'Haryana',
  'Himachal Pradesh',
  'Jammu and Kashmir',
  'Jharkhand',
  'Karnataka',
  'Kerala',
  'Ladakh',
  'Lakshadweep',
  'Madhya Pradesh',
  'Maharashtra',
  'Manipur',
  'Meghalaya',
  'Mizoram',
  'Nagaland',
  'Odisha',
  'Puducherry',
  'Punjab',
  'Rajasthan',
  'Sikkim',
  'Tamil Nadu',
  'Telangana',
  'Tripura',
  'Uttar Pradesh',
  'Uttarakhand',
  'West Bengal',
] as const

/** What lists from elsewhere call some of them. */
const OTHER_NAMES: Readonly<Record<string, string>> = {
  'andaman and nicobar': 'Andaman and Nicobar Islands',
  chattisgarh: 'Chhattisgarh',
  'dadra and nagar haveli': 'Dadra and Nagar Haveli and Daman and Diu',
  'daman and diu': 'Dadra and Nagar Haveli and Daman and Diu',
  'delhi (nct)': 'Delhi',
  'nct of delhi': 'Delhi',
  'new delhi': 'Delhi',
  orissa: 'Odisha',
  pondicherry: 'Puducherry',
  tamilnadu: 'Tamil Nadu',
  uttaranchal: 'Uttarakhand',
}

const BY_NAME: ReadonlyMap<string, string> = new Map([
  ...STATES.map((name) => [name.toLowerCase(), name] as const),
  ...Object.entries(OTHER_NAMES),
])

/** The state or union territory that a text names, such as 'Tamil Nadu' for 'TAMIL  NADU'; undefined when it names none. */
export function stateNamed(text: string): string | undefined {
  const words = text.toLowerCase().replaceAll('&', ' and ').split(' ').filter(Boolean)
  return BY_NAME.get(words.join(' '))
}

/** What is the same for all spellings of a state, and for no two states. */
export function stateKey(text: string): string {
  return (stateNamed(text) ?? text).toLowerCase()
}
