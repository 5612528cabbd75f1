import type { GroundLeg } from '@pravas/contract/ground'
import type { Trip } from '@pravas/contract/trips'
import { labels } from '@pravas/messages/en/labels'
import { texts } from '@pravas/messages/texts'
import type { Received } from '../api/received.ts'

const c = texts(labels)

/** The names of those who travel, if not the requester alone. */
export function travellersOf({ travellers }: Pick<Received<Trip>, 'travellers'>): string | undefined {
  const names = travellers?.flatMap((one) => ('name' in one ? one.name : 'guest' in one ? one.guest : undefined) ?? [])
  return names?.join(', ') || undefined
}

/** What a train, a bus or a cab is called, with its class: Train 3AC. */
export const groundName = ({ mode, class: name }: GroundLeg): string =>
  [c(`ground.${mode}`), name && c(`ground.class-${name}`)].filter(Boolean).join(' ')
