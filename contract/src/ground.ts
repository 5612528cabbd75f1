import { z } from 'zod'
import { CalendarDate } from './dates.ts'
import { Rupees } from './money.ts'

export const GROUND_MODES = ['train', 'bus', 'cab'] as const
export const GroundMode = z.enum(GROUND_MODES)
export type GroundMode = z.infer<typeof GroundMode>

/** Classes of trains, by the codes of Indian Railways, and of buses. */
export const GROUND_CLASSES = ['SL', '3A', '2A', '1A', 'CC', 'EC', 'seater', 'sleeper'] as const
export const GroundClass = z.enum(GROUND_CLASSES)
export type GroundClass = z.infer<typeof GroundClass>

/** The most rupees that a way by train, bus or cab may cost. */
export const MOST_GROUND_COST = 200_000
/** The most ways by train, bus or cab in one trip. */
export const MOST_GROUND_LEGS = 12

/** When the traveller wants to go. There are no timetables here: whoever books finds the train or bus. */
export const GroundTime = z
  .object({
    is: z.enum(['after', 'before', 'around']),
    at: z
      .string()
      .regex(/^([01]\d|2[0-3]):[0-5]\d$/)
      .meta({ description: 'a time of day in India', examples: ['18:30'] }),
  })
  .meta({ id: 'GroundTime' })
export type GroundTime = z.infer<typeof GroundTime>

/** A way by train, bus or cab, with what it is estimated or said to cost. */
export const GroundLeg = z
  .object({
    mode: GroundMode,
    from: z.string().min(1).max(100).meta({ description: 'a town, or `Airport` or the like in one' }),
    to: z.string().min(1).max(100),
    date: CalendarDate.nullable(),
    time: GroundTime.optional().meta({ description: 'when the traveller wishes to go' }),
    class: GroundClass.optional().meta({ description: 'class of a train or a bus' }),
    kilometres: z.int().nonnegative().nullable().meta({ description: 'estimated; null if unknown' }),
    minutes: z.int().nonnegative().nullable().meta({ description: 'estimated; null if unknown' }),
    cost: Rupees,
    cost_source: z.enum(['estimate', 'typed']).meta({ description: '`typed` if the traveller gave the cost' }),
  })
  .meta({ id: 'GroundLeg' })
export type GroundLeg = z.infer<typeof GroundLeg>
