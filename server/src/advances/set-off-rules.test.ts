import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type OpenAdvance, type PayableClaim, plannedSetOffs } from './set-off-rules.ts'

const TODAY = '2026-06-10'
const claim = (id: string, payablePaise: number, change: Partial<PayableClaim> = {}): PayableClaim => ({
  id,
  personId: 'p1',
  tripId: null,
  payablePaise,
  ...change,
})
const advance = (id: string, openPaise: number, change: Partial<OpenAdvance> = {}): OpenAdvance => ({
  id,
  personId: 'p1',
  tripId: `trip of ${id}`,
  returnsOn: '2026-06-01',
  openPaise,
  ...change,
})
const planned = (claims: PayableClaim[], advances: OpenAdvance[]) =>
  Object.fromEntries(plannedSetOffs(claims, advances, TODAY))

test('an advance covers a claim as far as it goes, the oldest first', () => {
  expect(planned([claim('c1', 1000)], [advance('a1', 300), advance('a2', 5000)])).toEqual({
    c1: [
      { advanceId: 'a1', paise: 300 },
      { advanceId: 'a2', paise: 700 },
    ],
  })
  expect(planned([claim('c1', 1000), claim('c2', 500)], [advance('a1', 1200)])).toEqual({
    c1: [{ advanceId: 'a1', paise: 1000 }],
    c2: [{ advanceId: 'a1', paise: 200 }],
  })
  expect(planned([claim('c1', 1000)], [])).toEqual({})
})

test('the claim of its own trip is served first, whichever comes first', () => {
  const claims = [claim('c1', 1000), claim('c2', 800, { tripId: 'trip of a1' })]
  expect(planned(claims, [advance('a1', 1000)])).toEqual({
    c1: [{ advanceId: 'a1', paise: 200 }],
    c2: [{ advanceId: 'a1', paise: 800 }],
  })
})

test('until its trip is over, an advance stays for the claims of that trip', () => {
  const away = advance('a1', 1000, { returnsOn: TODAY })
  expect(planned([claim('c1', 1000)], [away])).toEqual({})
  expect(planned([claim('c1', 400, { tripId: 'trip of a1' })], [away])).toEqual({
    c1: [{ advanceId: 'a1', paise: 400 }],
  })
})

test('nobody’s advance covers somebody else’s claim', () => {
  expect(planned([claim('c1', 1000)], [advance('a1', 500, { personId: 'p2' })])).toEqual({})
})

const people = fc.constantFrom('p1', 'p2')
const trips = fc.constantFrom('t1', 't2', 't3')
const paise = fc.integer({ min: 0, max: 100_000 })
const claims = fc.array(fc.record({ personId: people, tripId: fc.option(trips), payablePaise: paise }), {
  maxLength: 6,
})
const advances = fc.array(
  fc.record({
    personId: people,
    tripId: trips,
    returnsOn: fc.constantFrom('2026-06-01', '2026-06-20'),
    openPaise: paise,
  }),
  { maxLength: 6 },
)

test('no claim gets more than it is worth, no advance gives more than is open, and nothing is left that could serve', () => {
  fc.assert(
    fc.property(claims, advances, (someClaims, someAdvances) => {
      const all = someClaims.map((one, at) => ({ ...one, id: `c${at}` }))
      const open = someAdvances.map((one, at) => ({ ...one, id: `a${at}` }))
      const plan = plannedSetOffs(all, open, TODAY)
      const given = (id: string) =>
        [...plan.values()].flat().reduce((sum, one) => sum + (one.advanceId === id ? one.paise : 0), 0)
      const got = (id: string) => (plan.get(id) ?? []).reduce((sum, one) => sum + one.paise, 0)
      for (const one of [...plan.values()].flat()) expect(one.paise).toBeGreaterThan(0)
      for (const { id, openPaise } of open) expect(given(id)).toBeLessThanOrEqual(openPaise)
      for (const { id, payablePaise, personId, tripId } of all) {
        expect(got(id)).toBeLessThanOrEqual(payablePaise)
        for (const one of open) {
          const serves = one.personId === personId && (one.tripId === tripId || one.returnsOn < TODAY)
          if (serves && got(id) < payablePaise) expect(given(one.id)).toBe(one.openPaise)
        }
      }
    }),
  )
})
