/** The states and union territories by the first two digits of a GSTIN, as the GST network lists them; also the old codes. */
const STATES: Readonly<Record<string, string>> = {
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
  '25': 'Daman and Diu',
  '26': 'Dadra and Nagar Haveli and Daman and Diu',
  '27': 'Maharashtra',
  '28': 'Andhra Pradesh (before its division)',
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
  '97': 'Other Territory',
}

/** The two digits of the state that a GSTIN is registered in. */
export function stateOf(gstin: string): string {
  return gstin.slice(0, 2)
}

const NAMES = new Set(Object.values(STATES).map((name) => name.toLowerCase()))

/** Whether a text is the name of a state or union territory, such as 'Kerala'. */
export function isState(text: string): boolean {
  return NAMES.has(text.trim().toLowerCase())
}

/** The state that a valid GSTIN is registered in as one reads it, such as 'Tamil Nadu'. */
export function stateName(gstin: string): string {
  return STATES[stateOf(gstin)] ?? `state ${stateOf(gstin)}`
}
