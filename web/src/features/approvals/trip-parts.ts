import { askedPart } from '../../status/asked-parts.ts'
import type { PendingTrip } from './approval-queries.ts'

/** What an approver can ask to be changed, each as its owner is told. */
export function partsOf({ route, flight, return_flight, hotel_name }: PendingTrip): { field: string; name: string }[] {
  const legs = route?.length ? route.slice(1).map((_, index) => `leg:${index + 1}`) : []
  const fields = [
    'dates',
    ...(legs.length > 0 ? legs : flight ? ['flight'] : []),
    ...(return_flight ? ['return_flight'] : []),
    ...(hotel_name ? ['hotel'] : []),
    'reason',
  ]
  return fields.map((field) => ({ field, name: askedPart(field, route) ?? field }))
}
