import { z } from 'zod'
import { Category } from './categories.ts'
import { CalendarDate } from './dates.ts'
import { CATEGORIES } from './receipt-fields.ts'
import { PlainText } from './text.ts'
import { FlightClass } from './trips.ts'
import { MOST_KILOMETRES, Vehicle } from './vehicles.ts'

/** What happens to a request that breaks the rule: a warning, a required reason, or a refusal. */
export const SEVERITIES = ['warn', 'reason', 'block'] as const
export const Severity = z.enum(SEVERITIES).meta({ id: 'PolicySeverity' })
export type Severity = z.infer<typeof Severity>

/** Kinds of supply, as GST distinguishes them. */
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
export const Supply = z.enum(SUPPLIES)
export type Supply = z.infer<typeof Supply>

const Name = PlainText.trim().min(1).max(100)
const Names = z.array(Name).min(1).max(500)
const Days = z.int().min(0).max(3650)
const Percent = z.number().min(0).max(1000)
/** A limit in rupees, with at most two decimals. */
const Amount = z.number().min(0).max(100_000_000).multipleOf(0.01)

export const Clause = z
  .strictObject({ number: PlainText.trim().min(1).max(20), text: PlainText.trim().min(1).max(500) })
  .meta({ id: 'PolicyClause', description: 'number and text of the clause in the written policy' })
export type Clause = z.infer<typeof Clause>

const Applies = z
  .strictObject({
    grades: Names.optional(),
    departments: Names.optional(),
    cities: Names.optional(),
    city_classes: Names.optional(),
    on: z.enum(['trip', 'no_trip']).optional().meta({ description: 'only claims with a trip, or only those without' }),
  })
  .refine(({ cities, city_classes }) => !(cities && city_classes), 'Name cities or classes of cities, not both.')
  .meta({
    id: 'PolicyConditions',
    description: 'the rule applies if all of these are true; if omitted, always',
    examples: [{ grades: ['M2'] }],
  })

const common = { clause: Clause, severity: Severity, applies: Applies.optional() }
const rule = <Name extends string, Shape extends z.ZodRawShape>(name: Name, limits: Shape) =>
  z.strictObject({ rule: z.literal(name), ...common, ...limits })

/** A rule of the policy with its limits. Money is in rupees including taxes. */
export const PolicyEntry = z
  .discriminatedUnion('rule', [
    rule('flight.cabin', {
      cabins: z
        .array(z.strictObject({ up_to_minutes: z.int().min(1).max(6000).optional(), best: FlightClass }))
        .min(1)
        .max(10)
        .refine((cabins) => {
          const minutes = cabins.map(({ up_to_minutes = Number.POSITIVE_INFINITY }) => up_to_minutes)
          return minutes.every((most, at) => at === 0 || most > (minutes[at - 1] ?? 0))
        }, 'List the shortest flights first; only the last may omit up_to_minutes.')
        .meta({ description: 'highest cabin allowed, by minutes of flight in one direction' }),
    }),
    rule('flight.fare_cap', { amount: Amount.meta({ description: 'per direction' }) }),
    rule('flight.over_lowest', { percent: Percent.meta({ description: 'above the cheapest suitable fare' }) }),
    rule('hotel.city_cap', { amount: Amount.meta({ description: 'per night' }) }),
    rule('hotel.stay_length', { nights: z.int().min(1).max(365) }),
    rule('trip.booked_late', { days: Days.meta({ description: 'days between request and departure' }) }),
    rule('expense.claimed_late', { days: Days.meta({ description: 'days between expense and claim' }) }),
    rule('expense.receipt_missing', {
      amount: Amount.meta({ description: 'amount above which a receipt is required' }),
    }),
    rule('expense.per_diem', {
      mode: z.enum(['cap', 'allowance']).meta({
        description: 'cap: meals are reimbursed up to the amount, with bills; allowance: the amount covers all meals',
      }),
      amount: Amount.meta({ description: 'per full day away' }),
      shares: z
        .array(z.strictObject({ under_hours: z.number().min(0).max(24), percent: Percent }))
        .max(10)
        .meta({
          description: 'share of the amount by hours away, fewest first; the full amount for longer absences',
        }),
      breakfast_percent: Percent.meta({ description: 'deduction for a breakfast included by the hotel' }),
    }),
    rule('expense.mileage', {
      vehicle: Vehicle,
      amount: z.number().min(0).max(1000).multipleOf(0.01).meta({ description: 'per kilometre' }),
      kilometres_a_day: z
        .int()
        .min(1)
        .max(MOST_KILOMETRES)
        .optional()
        .meta({ description: 'maximum paid per day; if omitted, no limit' }),
    }),
    rule('expense.category_cap', {
      category: Name.meta({ description: 'a category or sub-category' }),
      amount: Amount.meta({ description: 'per receipt' }),
    }),
    rule('expense.excluded', {
      what: Name.meta({ description: 'what is not reimbursed, such as Alcohol' }),
      words: Names.meta({ description: "words on a receipt's lines or in its merchant name that identify it" }),
    }),
    rule('expense.duplicate', {}),
    rule('expense.outside_trip', {}),
  ])
  .meta({ id: 'PolicyEntry' })
export type PolicyEntry = z.infer<typeof PolicyEntry>

/** Returns what tells rules of one kind apart beside their conditions, such as a category; empty where nothing does. */
export function topicOf(entry: PolicyEntry): string {
  switch (entry.rule) {
    case 'expense.mileage':
      return entry.vehicle
    case 'expense.category_cap':
      return folded(entry.category)
    case 'expense.excluded':
      return folded(entry.what)
    default:
      return ''
  }
}

/** A day (`MM-DD`) of any year. */
const DayOfYear = z.string().refine((day) => CalendarDate.safeParse(`2024-${day}`).success, 'Use MM-DD.')

const SupplyTax = z.strictObject({
  percents: z.array(z.number().min(0).max(100)).min(1).max(10),
  blocked: PlainText.min(1).max(300).optional(),
  contested: PlainText.min(1).max(300).optional(),
})

/** The GST rules for supplies from a day on, to be confirmed by the organisation's accountant. */
export const GstRules = z
  .strictObject({
    valid_from: CalendarDate,
    room_amount: Amount.meta({ description: 'nights above this amount, before tax, are taxed at the higher rate' }),
    credit_ends: DayOfYear.meta({
      description:
        'day after the end of a financial year until which credit on its bills can be claimed (section 16(4), CGST Act)',
    }),
    supplies: z.partialRecord(Supply, SupplyTax).meta({
      description: 'supplies without GST are omitted; the first rate of a hotel is for rooms up to room_amount',
    }),
  })
  .meta({ id: 'GstRules' })
export type GstRules = z.infer<typeof GstRules>

const SubCategory = z.strictObject({
  name: Name,
  category: Category,
  words: Names.meta({ description: "words in a receipt's merchant name or description that identify it" }),
})

const shape = {
  city_classes: z.record(Name, Names).default({}),
  sub_categories: z.array(SubCategory).max(200).default([]),
  gst: z.array(GstRules).max(50).default([]).meta({ description: 'periods by bill date, earliest first' }),
  rules: z.array(PolicyEntry).max(500),
}

/** The cities that all classes may name together. */
const MOST_CITIES = 2000

type Content = z.infer<z.ZodObject<typeof shape>>

/** Reports names that the policy uses without defining them, and names defined twice. */
function demandNames(policy: Content, context: z.RefinementCtx): void {
  const report = (path: (string | number)[], message: string) => context.addIssue({ code: 'custom', path, message })
  const cities = Object.values(policy.city_classes).flat()
  if (cities.length > MOST_CITIES) report(['city_classes'], `Name at most ${MOST_CITIES} cities.`)
  if (new Set(cities.map(folded)).size < cities.length) report(['city_classes'], 'A city is in two classes.')
  const days = policy.gst.map(({ valid_from }) => valid_from)
  if (days.some((day, at) => at > 0 && day <= (days[at - 1] ?? ''))) {
    report(['gst'], 'List the GST rules by valid_from, earliest first.')
  }
  const categories = new Set([...CATEGORIES, ...policy.sub_categories.map(({ name }) => name)].map(folded))
  if (categories.size < CATEGORIES.length + policy.sub_categories.length) {
    report(['sub_categories'], 'Two categories have the same name.')
  }
  const classes = new Set(Object.keys(policy.city_classes).map(folded))
  policy.rules.forEach((entry, at) => {
    if (entry.rule === 'expense.category_cap' && !categories.has(folded(entry.category))) {
      report(['rules', at, 'category'], `There is no category called ${entry.category}.`)
    }
    const { cities, city_classes, on } = entry.applies ?? {}
    if (entry.rule === 'expense.mileage' && (cities ?? city_classes ?? on) !== undefined) {
      report(['rules', at, 'applies'], 'Mileage rates depend on grades and departments only.')
    }
    const unknown = entry.applies?.city_classes?.find((name) => !classes.has(folded(name)))
    if (unknown !== undefined) {
      report(['rules', at, 'applies', 'city_classes'], `There is no class of cities called ${unknown}.`)
    }
  })
}

/** A name for comparison: case and surrounding spaces do not count. */
export function folded(name: string): string {
  return name.trim().toLowerCase()
}

/** A policy being drafted. The day from which it holds may be left to its publication. */
export const PolicyDraftContent = z
  .strictObject({ valid_from: CalendarDate.optional(), ...shape })
  .superRefine(demandNames)
  .meta({ id: 'PolicyDraftContent' })
export type PolicyDraftContent = z.infer<typeof PolicyDraftContent>

/** The same with the version that was shown, to prevent overwriting somebody else's change. */
export const PolicyDraftChange = z
  .strictObject({ version: z.int().optional(), valid_from: CalendarDate.optional(), ...shape })
  .superRefine(demandNames)

/** An organisation's policy from a day on, as it is published, exported and imported. */
export const PolicyDocument = z
  .strictObject({ valid_from: CalendarDate, ...shape })
  .superRefine(demandNames)
  .meta({ id: 'PolicyDocument' })
export type PolicyDocument = z.infer<typeof PolicyDocument>
