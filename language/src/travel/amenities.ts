/** What people ask of hotels, and hotels may list. */
export const AMENITIES = [
  'breakfast',
  'wifi',
  'pool',
  'gym',
  'parking',
  'cooling',
  'transfer',
  'laundry',
  'restaurant',
  'meetings',
] as const
export type Amenity = (typeof AMENITIES)[number]
