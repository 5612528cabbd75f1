/** What was bought, as far as the tax on it is concerned. */
export const SUPPLIES = [
  'food',
  'hotel',
  'air',
  'rail',
  'app_ride',
  'vehicle_hire',
  'fuel',
  'untaxed_transport',
  'other',
] as const
export type Supply = (typeof SUPPLIES)[number]

/** How the GST on one kind of supply is treated. */
export interface SupplyTax {
  /**
   * The rates in per cent that a bill may carry. For a hotel the first is that of a room up to `roomPaise` a night, the
   * second that of a dearer one.
   */
  percents: readonly number[]
  /** Why nobody gets this tax back, or why it is for an accountant to say; absent: it is a credit like others. */
  blocked?: string
  contested?: string
}

/** The rules of GST from a day on, to be confirmed by the organisation's accountant. */
export interface TaxVersion {
  /** The first day of supply, `YYYY-MM-DD`; it holds until the next version begins. */
  validFrom: string
  /** A night above this, before tax, carries the higher rate. */
  roomPaise: number
  /** The day (`MM-DD`) after the end of a financial year on which the credit of its bills ends: section 16(4) of the CGST Act. */
  creditEnds: string
  /** What carries no GST at all is absent. */
  supplies: Readonly<Partial<Record<Supply, SupplyTax>>>
}

const FOOD = 'Food and drink are a blocked credit (section 17(5)(b)(i) of the CGST Act).'
const VEHICLES = 'Hiring a passenger vehicle is a blocked credit (section 17(5)(b)(i) of the CGST Act).'
const RIDES = 'Whether the tax on an app ride is a credit is contested; finance decides.'

/** Every version, oldest first. A change of the law is a new version; older bills keep theirs. */
export const TAX_VERSIONS: readonly TaxVersion[] = [
  {
    validFrom: '2022-07-18',
    roomPaise: 7_500_00,
    creditEnds: '11-30',
    supplies: {
      food: { percents: [5, 18], blocked: FOOD },
      hotel: { percents: [12, 18] },
      air: { percents: [5, 12] },
      rail: { percents: [5] },
      app_ride: { percents: [5], contested: RIDES },
      vehicle_hire: { percents: [5, 12], blocked: VEHICLES },
      other: { percents: [5, 12, 18, 28] },
    },
  },
  {
    validFrom: '2025-09-22',
    roomPaise: 7_500_00,
    creditEnds: '11-30',
    supplies: {
      food: { percents: [5, 18], blocked: FOOD },
      hotel: { percents: [5, 18] },
      air: { percents: [5, 18] },
      rail: { percents: [5] },
      app_ride: { percents: [5], contested: RIDES },
      vehicle_hire: { percents: [5, 18], blocked: VEHICLES },
      other: { percents: [5, 18, 40] },
    },
  },
]
