import type { Trip } from '@pravas/contract/trips'
import { z } from 'zod'
import type { Trips } from '../../../trips/service.ts'
import { tool } from '../../kernel/tool.ts'

export function listMyTrips({ trips }: { trips: Trips }) {
  return tool({
    name: 'list_my_trips',
    description: "Lists the traveller's own trips, newest request first.",
    input: z.object({}),
    run: async (actor): Promise<Trip[]> => (actor.employeeId === null ? [] : trips.ofEmployee(actor, actor.employeeId)),
  })
}
