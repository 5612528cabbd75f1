import { CalendarDate } from '@pravas/contract/dates'
import { z } from 'zod'
import type { TripAllocations } from '../../trips/draft/allocation-service.ts'
import { ownTool } from '../kernel/tool.ts'
import { AskedFields, NamedAllocation } from './booking-input.ts'

/** What a trip request can be booked on. */
export function tripBookingTools(allocations: Pick<TripAllocations, 'find' | 'preview'>) {
  return {
    /** Finds what a person calls a cost centre or a project that takes requests of a day, or what can be chosen. */
    find_allocation: ownTool({
      effect: 'read',
      input: z.object({ typed: NamedAllocation, asks: AskedFields, day: CalendarDate.optional() }),
      run: (actor, { typed, asks, day }) => allocations.find(actor, { typed, asks, day }),
    }),
    /** What a trip draft will be booked on, and why it cannot be sent like this. */
    show_allocation: ownTool({
      effect: 'read',
      input: z.object({
        draft_id: z.string().max(64).nullable(),
        chosen: z.object({ cost_centre: z.uuid().nullable().optional(), project: z.uuid().nullable().optional() }),
        day: CalendarDate,
      }),
      run: (actor, { draft_id, chosen, day }) => allocations.preview(actor, { draftId: draft_id, chosen, day }),
    }),
  }
}
