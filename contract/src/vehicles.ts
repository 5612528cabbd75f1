import { z } from 'zod'

/** Vehicles of one's own for which a policy may pay by the kilometre. */
export const VEHICLES = ['two_wheeler', 'car', 'electric'] as const
export const Vehicle = z.enum(VEHICLES).meta({ id: 'Vehicle' })
export type Vehicle = z.infer<typeof Vehicle>

/** A journey by an own vehicle, as a claim shows it. */
export const ShownJourney = z
  .object({
    vehicle: Vehicle,
    kilometres: z.number().meta({ description: 'at most one decimal' }),
    from: z.string(),
    to: z.string(),
    purpose: z.string(),
    rate: z.number().meta({ description: 'rupees per kilometre' }),
    clause: z.object({ number: z.string(), text: z.string() }),
  })
  .meta({ id: 'ShownJourney' })
export type ShownJourney = z.infer<typeof ShownJourney>

/** No journey of a day by an own vehicle is longer, in kilometres. */
export const MOST_KILOMETRES = 2000

/**
 * Returns what a distance comes to at a rate: paise, rounded to the nearest paisa, a half up. The rate is paise a
 * kilometre.
 */
export function mileagePaise(metres: number, ratePaise: number): number {
  return Math.round((metres * ratePaise) / 1000)
}
