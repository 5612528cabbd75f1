import { PolicyDocument, PolicyEntry, SEVERITIES, type Severity } from '@pravas/contract/policy-document'
import { VEHICLES } from '@pravas/contract/vehicles'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { priceText } from '../formats.ts'
import { policyAnswer } from './answer-rules.ts'
import { type CheckedExpense, judgeClaim } from './expense-rules.ts'
import { FIRST_POLICIES } from './first-policies.ts'
import { policyFile, readPolicyFile } from './policy-file.ts'
import { ownLimits } from './quote-rules.ts'
import { nightCapPaise } from './stay-rules.ts'
import { judgeTrip } from './trip-rules.ts'
import { policyOn } from './version-rules.ts'

const DAY = '2026-06-10'
const CITIES = ['Delhi', 'Mumbai', 'Pune', 'Shimla']
const GRADES = ['M1', 'M2', 'E1']

const applies = fc.record(
  {
    grades: fc.subarray(GRADES, { minLength: 1 }),
    departments: fc.subarray(['Sales', 'Engineering'], { minLength: 1 }),
    cities: fc.subarray(CITIES, { minLength: 1 }),
    on: fc.constantFrom('trip' as const, 'no_trip' as const),
  },
  { requiredKeys: [] },
)
const common = {
  clause: fc.record({ number: fc.constantFrom('1', '2', '3'), text: fc.constantFrom('One.', 'Two.') }),
  severity: fc.constantFrom(...SEVERITIES),
  applies,
}
const amount = fc.integer({ min: 0, max: 20_000 })
const days = fc.integer({ min: 0, max: 40 })
const entry: fc.Arbitrary<PolicyEntry> = fc.oneof(
  fc.record({ rule: fc.constant('flight.fare_cap' as const), ...common, amount }),
  fc.record({ rule: fc.constant('flight.over_lowest' as const), ...common, percent: fc.integer({ min: 0, max: 50 }) }),
  fc.record({ rule: fc.constant('hotel.city_cap' as const), ...common, amount }),
  fc.record({ rule: fc.constant('hotel.stay_length' as const), ...common, nights: fc.integer({ min: 1, max: 9 }) }),
  fc.record({ rule: fc.constant('trip.booked_late' as const), ...common, days }),
  fc.record({ rule: fc.constant('expense.claimed_late' as const), ...common, days }),
  fc.record({ rule: fc.constant('expense.receipt_missing' as const), ...common, amount }),
  fc.record(
    {
      rule: fc.constant('expense.mileage' as const),
      clause: common.clause,
      severity: common.severity,
      applies: fc.record({ grades: fc.subarray(GRADES, { minLength: 1 }) }, { requiredKeys: [] }),
      vehicle: fc.constantFrom(...VEHICLES),
      amount: fc.integer({ min: 0, max: 20 }),
      kilometres_a_day: fc.integer({ min: 1, max: 200 }),
    },
    { requiredKeys: ['rule', 'clause', 'severity', 'vehicle', 'amount'] },
  ),
  fc.record({
    rule: fc.constant('expense.category_cap' as const),
    ...common,
    category: fc.constantFrom('Food', 'food', 'Coffee', 'Transport'),
    amount,
  }),
  fc.record({
    rule: fc.constant('expense.excluded' as const),
    ...common,
    what: fc.constantFrom('Alcohol', 'alcohol', 'Tobacco'),
    words: fc.subarray(['beer', 'red wine', 'cigar'], { minLength: 1 }),
  }),
  fc.record({
    rule: fc.constant('expense.per_diem' as const),
    ...common,
    mode: fc.constantFrom('cap' as const, 'allowance' as const),
    amount,
    shares: fc.constant<{ under_hours: number; percent: number }[]>([{ under_hours: 12, percent: 50 }]),
    breakfast_percent: fc.constant(20),
  }),
)
const document = (rules: readonly PolicyEntry[]): PolicyDocument =>
  PolicyDocument.parse({
    valid_from: '2020-01-01',
    sub_categories: [{ name: 'Coffee', category: 'Food', words: ['cafe'] }],
    rules,
  })
const person = fc.record({ grade: fc.constantFrom('M1', 'E1', null), department: fc.constantFrom('Sales', null) })

const trip = fc.record({
  departureDate: fc.constantFrom('2026-06-12', '2026-07-20'),
  destinationCity: fc.constantFrom(...CITIES),
  flights: fc.array(
    fc.record(
      {
        part: fc.constant('flight' as const),
        minutes: fc.constant(120),
        pricePaise: fc.integer({ min: 0, max: 2_000_000 }),
        lowestPaise: fc.integer({ min: 0, max: 2_000_000 }),
      },
      { requiredKeys: ['part', 'minutes', 'pricePaise'] },
    ),
    { maxLength: 3 },
  ),
  hotels: fc.array(
    fc.record({
      city: fc.constantFrom(...CITIES),
      nights: fc.integer({ min: 1, max: 9 }),
      pricePaise: fc.integer({ min: 0, max: 9_000_000 }),
    }),
    { maxLength: 2 },
  ),
})
const claim: fc.Arbitrary<CheckedExpense> = fc.record({
  claimedOn: fc.constant(DAY),
  spent: fc.array(
    fc.record(
      {
        day: fc.constantFrom('2026-06-01', '2026-04-01', null),
        duplicate: fc.constantFrom('open' as const, null),
        of: fc.constantFrom('Receipt 1', 'Receipt 2'),
        paise: fc.constantFrom(100, 900_000, null),
        category: fc.constantFrom('Food', 'Transport'),
        mileage: fc.record({
          vehicle: fc.constantFrom(...VEHICLES),
          metres: fc.constantFrom(100, 12_500, 150_000),
          besideMetres: fc.constantFrom(0, 60_000),
        }),
        text: fc.record({
          named: fc.constantFrom('Cafe Mocha', 'Bar'),
          printed: fc.constantFrom('Beers', 'Red wine', 'Tea', 'Cigar'),
        }),
      },
      { requiredKeys: ['day'] },
    ),
    { minLength: 1, maxLength: 4 },
  ),
  totalPaise: fc.integer({ min: 0, max: 2_000_000 }),
  hasReceipt: fc.boolean(),
  trip: fc.constantFrom(null, { number: 'TRP-1', city: 'Mumbai' }),
  meals: fc.constant([
    {
      city: 'Mumbai',
      from: '2026-06-01 09:00',
      to: '2026-06-02 18:00',
      breakfastIncluded: true,
      meals: [{ receiptId: 'a', date: '2026-06-01', paise: 300_000 }],
      own: ['a'],
    },
  ]),
})

test('the order of the rules never changes what is found or cannot be decided', () => {
  const shuffled = fc
    .array(entry, { maxLength: 12 })
    .chain((rules) => fc.tuple(fc.constant(rules), fc.shuffledSubarray(rules, { minLength: rules.length })))
  fc.assert(
    fc.property(shuffled, person, trip, claim, ([rules, other], who, someTrip, someClaim) => {
      const judged = (all: readonly PolicyEntry[]) => {
        const book = { versions: [document(all)], person: who }
        return [judgeTrip(someTrip, policyOn(book, DAY)), judgeClaim(someClaim, book)]
      }
      expect(judged(other)).toEqual(judged(rules))
    }),
  )
})

/** Whether every condition of a rule holds; the person and the city are known. */
function holds({ applies = {} }: PolicyEntry, grade: string, department: string, city: string): boolean {
  const inClasses = applies.city_classes?.flatMap((name) => CLASSES[name] ?? [])
  return (
    (applies.grades?.includes(grade) ?? true) &&
    (applies.departments?.includes(department) ?? true) &&
    (applies.cities?.includes(city) ?? true) &&
    (inClasses?.includes(city) ?? true)
  )
}

const conditionsOf = ({ applies = {} }: PolicyEntry) => Object.keys(applies).length

const CLASSES: Record<string, string[]> = { metro: ['Delhi', 'Mumbai'], hill: ['Shimla'] }
const nightCap = fc.record({
  rule: fc.constant('hotel.city_cap' as const),
  severity: common.severity,
  amount: fc.constantFrom(4000, 5000, 6000),
  applies: fc
    .record(
      {
        grades: fc.subarray(GRADES, { minLength: 1 }),
        departments: fc.subarray(['Sales', 'Engineering'], { minLength: 1 }),
        place: fc.oneof(
          fc.record({ cities: fc.subarray(CITIES, { minLength: 1 }) }),
          fc.record({ city_classes: fc.subarray(Object.keys(CLASSES), { minLength: 1 }) }),
        ),
      },
      { requiredKeys: [] },
    )
    .map(({ place, ...who }) => ({ ...who, ...place })),
})

test('the most specific rule decides, the strictest of those, and the page, the chat, the draft and a request tell the same one', () => {
  const caps = fc.array(nightCap, { minLength: 1, maxLength: 8 })
  const grades = fc.constantFrom('M1', 'M2', 'E1')
  fc.assert(
    fc.property(caps, grades, fc.constantFrom('Sales', 'Engineering'), fc.constantFrom(...CITIES), (...drawn) => {
      const [drawnCaps, grade, department, city] = drawn
      const rules = drawnCaps.map((cap, at) => ({ ...cap, clause: { number: `2.${at}`, text: `Cap ${at}.` } }))
      const policy = PolicyDocument.parse({ valid_from: '2020-01-01', city_classes: CLASSES, rules })
      const today = policyOn({ versions: [policy], person: { grade, department } }, DAY)

      const applying = rules.filter((rule) => holds(rule, grade, department, city))
      const most = applying.filter((rule) => applying.every((other) => conditionsOf(other) <= conditionsOf(rule)))
      const least = Math.min(...most.map(({ amount }) => amount))
      const strictest = most.filter(({ amount }) => amount === least)
      const hardness = (severity: Severity) => SEVERITIES.indexOf(severity)
      const hardest = Math.max(...strictest.map(({ severity }) => hardness(severity)))
      const right = strictest
        .filter(({ severity }) => hardness(severity) === hardest)
        .map(({ clause }) => clause.number)

      const told = ownLimits(today, city).limits
      // As it is read: what names the city, else what holds elsewhere.
      const all = ownLimits(today).limits
      const naming = all.filter(({ cities }) => cities.includes(city))
      const everywhere = naming.length > 0 ? naming : all.filter(({ elsewhere }) => elsewhere)
      const stay = { city, nights: 2, pricePaise: 2 * 1_000_000 }
      const asked = { departureDate: '2026-07-20', destinationCity: city, flights: [], hotels: [stay] }
      const { findings } = judgeTrip(asked, today)
      if (applying.length === 0) {
        expect([told, everywhere, findings, nightCapPaise(city, today)]).toEqual([[], [], [], undefined])
        return
      }
      const [one] = findings
      expect(right).toContain(one?.clause?.number)
      expect(one).toMatchObject({ limit: least * 100, severity: SEVERITIES[hardest] })
      expect(nightCapPaise(city, today)).toBe(least * 100)
      for (const limits of [told, everywhere]) {
        expect(limits.map(({ clause, severity }) => ({ clause, severity }))).toEqual([
          { clause: one?.clause, severity: one?.severity },
        ])
      }
      const question = { subjects: ['hotel' as const], city }
      const chat = policyAnswer(question, { ...ownLimits(today, city), city }, { of: 'trips', literal: (text) => text })
      expect(chat).toContain(`clause ${one?.clause?.number}`)
      expect(chat).toContain(priceText(least * 100))
    }),
    { numRuns: 300 },
  )
})

test('an exported policy is imported as it was, from JSON and from YAML', () => {
  const documents = fc.oneof(fc.constantFrom(...FIRST_POLICIES), fc.array(entry, { maxLength: 12 }).map(document))
  fc.assert(
    fc.property(documents, fc.constantFrom('json' as const, 'yaml' as const), (policy, format) => {
      expect(readPolicyFile(policyFile(policy, format))).toEqual({ policy })
    }),
  )
})

test('every kind of rule that can be saved is evaluated', () => {
  const strict: Record<PolicyEntry['rule'], object> = {
    'flight.cabin': { cabins: [{ best: 'economy' }] },
    'flight.fare_cap': { amount: 0 },
    'flight.over_lowest': { percent: 0 },
    'hotel.city_cap': { amount: 0 },
    'hotel.stay_length': { nights: 1 },
    'trip.booked_late': { days: 30 },
    'expense.claimed_late': { days: 0 },
    'expense.receipt_missing': { amount: 0 },
    'expense.per_diem': { mode: 'cap', amount: 0, shares: [], breakfast_percent: 0 },
    'expense.mileage': { vehicle: 'car', amount: 0 },
    'expense.category_cap': { category: 'Food', amount: 0 },
    'expense.excluded': { what: 'Alcohol', words: ['beer'] },
    'expense.duplicate': {},
    'expense.outside_trip': {},
  }
  const kinds = PolicyEntry.options.map(({ shape }) => shape.rule.value)
  const clause = { number: '1', text: 'One.' }
  const rules = kinds.map((rule) => PolicyEntry.parse({ rule, clause, severity: 'block', ...strict[rule] }))
  const book = { versions: [document(rules)], person: { grade: null, department: null } }
  const meals = [{ receiptId: 'a', date: '2026-06-01', paise: 300_000 }]
  const { findings: ofTrip } = judgeTrip(
    {
      departureDate: '2026-06-12',
      destinationCity: 'Mumbai',
      flights: [{ part: 'flight', cabin: 'business', minutes: 120, pricePaise: 900_000, lowestPaise: 500_000 }],
      hotels: [{ city: 'Mumbai', nights: 9, pricePaise: 9_000_000 }],
    },
    policyOn(book, DAY),
  )
  const ofClaim = judgeClaim(
    {
      claimedOn: DAY,
      spent: [
        {
          day: '2026-06-01',
          paise: 100,
          category: 'Food',
          text: { named: 'Cafe', printed: 'Beer' },
          duplicate: 'open',
          isOutsideTrip: true,
          mileage: { vehicle: 'car', metres: 100, besideMetres: 0 },
        },
      ],
      totalPaise: 300_000,
      hasReceipt: false,
      trip: { number: 'TRP-1', city: 'Mumbai' },
      meals: [
        {
          city: 'Mumbai',
          from: '2026-06-01 09:00',
          to: '2026-06-02 18:00',
          meals,
          own: ['a'],
          breakfastIncluded: false,
        },
      ],
    },
    book,
  )
  const found = [...ofTrip, ...(ofClaim?.findings ?? [])].map(({ rule }) => rule)
  expect(new Set(found)).toEqual(new Set(kinds))
})
