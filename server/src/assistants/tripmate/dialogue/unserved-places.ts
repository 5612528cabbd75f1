import type { GroundMode } from '@pravas/contract/ground'
import { isPlaceName } from '@pravas/language/text/place-names'
import type { Problem } from '@pravas/language/travel/types'
import { type Note, note, replies } from '@pravas/messages/tripmate'
import { priceText } from '../../../formats.ts'
import type { TravelCity } from '../../../travel/city-rules.ts'
import { airportNear, groundWays } from '../../../travel/ground-rules.ts'
import { durationWords } from '../../trip-texts/option-text-rules.ts'

type Unserved = Extract<Problem, { kind: 'unsupported_city' }>

/** The city that can be booked in the place of one that cannot; undefined for one abroad. */
export const placeNear = ({ city, near }: Unserved): TravelCity | undefined => near ?? airportNear(city)?.city

/** Says that a place cannot be booked, with the nearest airport where it lies in India. */
export function unservedWords({ city, role }: Unserved): Note {
  const near = airportNear(city)
  if (!near) return note(isPlaceName(city) ? 'city.unsupported' : 'city.unknown', { city })
  const values = { city, airport: near.city, km: near.kilometres }
  return note(role === 'city' ? 'city.no-hotels' : 'city.no-airport', values)
}

/**
 * What the ways on the ground between two places take and cost, by estimate: those that are asked for, or all where none of these is
 * possible. Undefined where nothing is known of them.
 */
export function groundWords(from: string, to: string, asked: readonly GroundMode[] = []): string | undefined {
  const all = groundWays(from, to)
  const named = all.filter(({ mode }) => asked.includes(mode))
  const ways = named.length > 0 ? named : all
  if (ways.length === 0) return undefined
  const lines = ways.map(({ mode, kilometres, minutes, from: low, to: high }) =>
    replies(`ground.${mode}`, {
      km: kilometres,
      time: durationWords(minutes),
      low: priceText(low * 100),
      high: priceText(high * 100),
    }),
  )
  return [replies('ground.ways', { from, to }), ...lines].join('\n')
}
