import type { HotelResult } from '@pravas/contract/cards'
import type { Amenity } from '@pravas/language/travel/amenities'

/** How lists of amenities call what people ask of hotels. */
const LISTED: Readonly<Record<Amenity, RegExp>> = {
  breakfast: /breakfast/i,
  wifi: /wi-?fi|internet/i,
  pool: /pool/i,
  gym: /gym|fitness/i,
  parking: /parking/i,
  cooling: /air.?condition/i,
  transfer: /airport|shuttle/i,
  laundry: /laundry/i,
  restaurant: /restaurant|meal/i,
  meetings: /meeting|conference/i,
}

/** Whether a hotel lists what is asked for. */
export const lists = ({ amenities }: Pick<HotelResult, 'amenities'>, asked: Amenity): boolean =>
  amenities.some((listed) => LISTED[asked].test(listed))
