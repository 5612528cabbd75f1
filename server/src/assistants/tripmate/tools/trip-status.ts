import { RecordRef } from '@pravas/contract/requests'
import type { TripDetail } from '@pravas/contract/trips'
import { z } from 'zod'
import { ProblemError } from '../../../errors.ts'
import type { Trips } from '../../../trips/service.ts'
import { tool } from '../../kernel/tool.ts'

export function tripStatus({ trips }: { trips: Trips }) {
  return tool({
    name: 'trip_status',
    description: 'Tells how one trip stands; null when there is none of that number that the traveller may see.',
    input: z.object({ trip: RecordRef }),
    async run(actor, { trip }): Promise<TripDetail | null> {
      try {
        return await trips.one(actor, trip)
      } catch (error) {
        if (error instanceof ProblemError && error.code === 'record.not_found') return null
        throw error
      }
    },
  })
}
