import { MISSING_INPUTS, type MissingInput } from '@pravas/contract/policy'
import { folded, type PolicyDocument, type PolicyEntry, SEVERITIES } from '@pravas/contract/policy-document'
import { FLIGHT_CLASSES } from '@pravas/contract/trips'
import { z } from 'zod'

/** What rules may depend on of a person; null where their record does not say. */
export const PolicyPerson = z.object({ grade: z.string().nullable(), department: z.string().nullable() })
export type PolicyPerson = z.infer<typeof PolicyPerson>

/** Somebody of whom nothing is known. */
export const NOBODY: PolicyPerson = { grade: null, department: null }

/** Every version of an organisation's policy, earliest first, and the person to whom it applies. */
export interface PolicyBook {
  versions: readonly PolicyDocument[]
  person: PolicyPerson
}

/** The policy of one day (`YYYY-MM-DD`) for one person; null before the first version. Plain data. */
export interface PolicyOfDay {
  day: string
  /** The day on which a request that is changed was first sent: it is judged as of then. */
  sentOn?: string
  person: PolicyPerson
  policy: PolicyDocument | null
}

/** Returns what holds on a day (`YYYY-MM-DD`) of versions, earliest first; undefined before the first. */
export function versionOn<Version extends { valid_from: string }>(
  versions: readonly Version[],
  day: string,
): Version | undefined {
  return versions.findLast(({ valid_from }) => valid_from <= day)
}

/** Returns the policy that holds on a day. */
export function policyOn({ versions, person }: PolicyBook, day: string): PolicyOfDay {
  return { day, person, policy: versionOn(versions, day) ?? null }
}

type Rule = PolicyEntry['rule']
export type EntryOf<R extends Rule> = Extract<PolicyEntry, { rule: R }>

/** What else a rule may depend on. */
export interface Circumstances {
  /** Null where it is not known. */
  city: string | null
  onTrip: boolean
}

/** The rule that decides, if any, and what is missing to tell whether another might have decided in its place. */
export interface Decided<R extends Rule> {
  entry: EntryOf<R> | undefined
  missing: MissingInput[]
}

/**
 * Returns which of the rules of a kind decides: of those that apply the one with most conditions, among equals the
 * strictest. The order of the rules does not matter. `limitOf` answers a rule's limit where it depends on the request;
 * `isMeant` leaves out rules that are about something else.
 */
export function decidingEntry<R extends Rule>(
  { policy, person }: PolicyOfDay,
  kind: R,
  about: Circumstances,
  {
    limitOf = LIMIT_OF[kind] as (entry: EntryOf<R>) => number,
    isMeant = () => true,
  }: { limitOf?: (entry: EntryOf<R>) => number; isMeant?: (entry: EntryOf<R>) => boolean } = {},
): Decided<R> {
  if (!policy) return { entry: undefined, missing: [] }
  const before = (one: EntryOf<R>, other: EntryOf<R>) =>
    specificity(other) - specificity(one) || limitOf(one) - limitOf(other) || tieOrder(one, other)
  const meant = entriesOf(policy, kind).filter(isMeant)
  const judged = meant.map((entry) => ({ entry, missing: missingFor(entry, policy, person, about) }))
  const [entry] = judged.flatMap((one) => (one.missing?.length === 0 ? [one.entry] : [])).toSorted(before)
  const open = judged.filter((one) => entry === undefined || before(one.entry, entry) < 0)
  const missing = new Set(open.flatMap((one) => one.missing ?? []))
  return { entry, missing: MISSING_INPUTS.filter((input) => missing.has(input)) }
}

/** Returns the rules of a kind, whether or not they apply. */
export function entriesOf<R extends Rule>({ rules }: PolicyDocument, kind: R): EntryOf<R>[] {
  return rules.filter((entry): entry is EntryOf<R> => entry.rule === kind)
}

/** Returns a rule's limit as a number, the lower the stricter, by which rules of the same kind are compared. */
const LIMIT_OF: { [R in Rule]: (entry: Extract<PolicyEntry, { rule: R }>) => number } = {
  // Of the shortest flights; a flight itself is judged by the class for its own length.
  'flight.cabin': ({ cabins: [first] }) => FLIGHT_CLASSES.indexOf(first?.best ?? 'first'),
  'flight.fare_cap': ({ amount }) => amount,
  'flight.over_lowest': ({ percent }) => percent,
  'hotel.city_cap': ({ amount }) => amount,
  'hotel.stay_length': ({ nights }) => nights,
  'trip.booked_late': ({ days }) => -days,
  'expense.claimed_late': ({ days }) => days,
  'expense.receipt_missing': ({ amount }) => amount,
  'expense.per_diem': ({ amount }) => amount,
  'expense.mileage': ({ amount }) => amount,
  'expense.category_cap': ({ amount }) => amount,
  'expense.excluded': () => 0,
  'expense.duplicate': () => 0,
  'expense.outside_trip': () => 0,
}

/** How many conditions a rule names. */
function specificity({ applies = {} }: PolicyEntry): number {
  return Object.values(applies).filter((condition) => condition !== undefined).length
}

/** Orders rules with the same limit: the harder first, then by their text, so that one order is the only one. */
function tieOrder(one: PolicyEntry, other: PolicyEntry): number {
  const hardness = SEVERITIES.indexOf(other.severity) - SEVERITIES.indexOf(one.severity)
  if (hardness !== 0) return hardness
  const [a, b] = [JSON.stringify(one), JSON.stringify(other)]
  return a < b ? -1 : Number(a > b)
}

/** What is missing to tell that a rule applies; empty where it does, undefined where it does not. */
function missingFor(
  { applies: conditions = {} }: PolicyEntry,
  policy: PolicyDocument,
  { grade, department }: PolicyPerson,
  { city, onTrip }: Circumstances,
): MissingInput[] | undefined {
  const { grades, departments, cities, city_classes, on } = conditions
  const held = [
    ['grade', isAmong(grade, grades)],
    ['department', isAmong(department, departments)],
    ['city', isAmong(city, cities)],
    ['city', isInClass(city, city_classes, policy)],
  ] as const
  if ((on !== undefined && (on === 'trip') !== onTrip) || held.some(([, holds]) => holds === false)) return undefined
  return held.flatMap(([input, holds]) => (holds === undefined ? [input] : []))
}

function isInClass(city: string | null, classes: readonly string[] | undefined, policy: PolicyDocument) {
  if (classes === undefined) return true
  return city === null ? undefined : classes.some((name) => citiesOfClass(policy, name).has(folded(city)))
}

/** The cities of a class, folded. */
function citiesOfClass({ city_classes }: PolicyDocument, name: string): ReadonlySet<string> {
  const classes = remembered(foldedClasses, city_classes, () => {
    const folds = Object.entries(city_classes).map(([other, cities]) => [folded(other), foldedNames(cities)] as const)
    return new Map(folds)
  })
  return classes.get(folded(name)) ?? new Set()
}

function isAmong(value: string | null, names: readonly string[] | undefined): boolean | undefined {
  if (names === undefined) return true
  return value === null ? undefined : foldedNames(names).has(folded(value))
}

// Documents are read once and asked about often, so that their names are folded once.
const foldedClasses = new WeakMap<object, ReadonlyMap<string, ReadonlySet<string>>>()
const foldedLists = new WeakMap<readonly string[], ReadonlySet<string>>()

function foldedNames(names: readonly string[]): ReadonlySet<string> {
  return remembered(foldedLists, names, () => new Set(names.map(folded)))
}

function remembered<Key extends object, Value>(known: WeakMap<Key, Value>, key: Key, make: () => Value): Value {
  const value = known.get(key) ?? make()
  known.set(key, value)
  return value
}
