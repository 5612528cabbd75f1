import { Text } from '@mantine/core'
import { GroundLeg } from '@pravas/contract/ground'
import { labels } from '@pravas/messages/en/labels'
import { texts } from '@pravas/messages/texts'
import { groundName } from '../../travel-cards/trip-words.ts'
import { Detail, Details } from '../../ui/details.tsx'
import { formatDate, formatRupees } from '../../ui/formats.ts'
import type { ShownTrip } from './trip-queries.ts'

const c = texts(labels)

/** The trains, buses and cabs of a trip, each with its day and what it is estimated or said to cost. */
export function GroundItinerary({ trip }: { trip: ShownTrip }) {
  const legs = groundOf(trip)
  if (legs.length === 0) return null
  return (
    <Details>
      {legs.map((leg, at) => (
        <Detail
          // biome-ignore lint/suspicious/noArrayIndexKey: the same way may be gone twice, and the list does not change
          key={at}
          name={groundName(leg)}
          kind="amount"
          note={[
            c('ground.way', { from: leg.from, to: leg.to }),
            leg.date && formatDate(leg.date),
            leg.time && c('ground.time', leg.time),
          ]
            .filter(Boolean)
            .join(', ')}
        >
          {leg.cost_source === 'estimate' && (
            <Text span size="xs" c="dimmed" mr="xs">
              {c('ground.estimate')}
            </Text>
          )}
          {formatRupees(leg.cost)}
        </Detail>
      ))}
    </Details>
  )
}

/** Those that the answer holds legibly. */
export function groundOf(trip: ShownTrip): GroundLeg[] {
  return (trip.itinerary?.ground ?? []).flatMap((leg) => GroundLeg.safeParse(leg).data ?? [])
}
