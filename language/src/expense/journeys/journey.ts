/** Vehicles of one's own for which a policy may pay by the kilometre. */
export type Vehicle = 'two_wheeler' | 'car' | 'electric'

/** A journey by an own vehicle, as far as it was told. */
export interface ToldJourney {
  kilometres?: number | undefined
  /** The way back is in the kilometres. */
  isBothWays?: true | undefined
  from?: string | undefined
  to?: string | undefined
  vehicle?: Vehicle | undefined
  /** `YYYY-MM-DD`. */
  date?: string | undefined
  purpose?: string | undefined
}
