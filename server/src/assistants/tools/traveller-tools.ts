import { toolText } from '@pravas/messages/tools'
import { z } from 'zod'
import type { Actor } from '../../access/actor.ts'
import type { FoundTravellers } from '../../trips/arranging-service.ts'
import { tool } from '../kernel/tool.ts'

/** Finds whom names mean among those for whom somebody may arrange trips. */
export type TravellersFor = (actor: Actor, names: readonly string[]) => Promise<FoundTravellers>

/** Whom somebody may arrange a trip for, of those who are named. */
export function findTravellers({ travellersFor }: { travellersFor: TravellersFor }) {
  return tool({
    name: 'find_travellers',
    title: toolText('find_travellers.title'),
    description: toolText('find_travellers.description'),
    scope: null,
    effect: 'read',
    cost: () => 1,
    input: z.object({ names: z.array(z.string().max(200)).max(9) }),
    run: (actor, { names }) => travellersFor(actor, names),
  })
}
