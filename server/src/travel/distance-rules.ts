/** A point on the earth, in degrees. */
export interface Coordinates {
  latitude: number
  longitude: number
}

const EARTH_RADIUS_KM = 6371

/** Kilometres between two points along the great circle, by the haversine formula. */
export function kilometresBetween(a: Coordinates, b: Coordinates): number {
  const rise = haversine(radians(b.latitude - a.latitude))
  const turn = haversine(radians(b.longitude - a.longitude))
  const chord = rise + Math.cos(radians(a.latitude)) * Math.cos(radians(b.latitude)) * turn
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.sqrt(chord))
}

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180
}

function haversine(angle: number): number {
  return Math.sin(angle / 2) ** 2
}
