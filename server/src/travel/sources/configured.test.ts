import { expect, test, vi } from 'vitest'
import type { LiveProvider } from '../source.ts'
import { configuredSources, providerOf } from './configured.ts'
import { sampleHotels } from './sample-hotels.ts'

/** A provider that is all of one file: it sells flights only. */
function provider(name: string): LiveProvider {
  return {
    name,
    variables: [`${name}_KEY`],
    read(environment) {
      const key = environment[`${name}_KEY`]
      if (key === undefined) return 'unset'
      if (key.includes(' ')) return { mistakes: [`${name}_KEY: must not hold spaces`] }
      return { open: ({ guard }) => ({ flights: guard(name, { search: async () => [] }) }) }
    },
  }
}
const BOTH = [provider('ONE'), provider('TWO')]

test('the provider whose variables are set is the live source', () => {
  expect(providerOf({}, BOTH)).toEqual({ provider: undefined, mistakes: [] })
  const { provider: two, mistakes } = providerOf({ TWO_KEY: 'a' }, BOTH)
  expect(mistakes).toEqual([])
  if (!two) return expect.fail('The second provider was not found.')
  const limits = { cacheMs: 60_000, callMs: 1_000, totalMs: 1_000 }
  const { live, sample, keptMs } = configuredSources({ provider: two, ...limits }, { warn: vi.fn() })
  expect(Object.keys(live ?? {})).toEqual(['flights'])
  expect(sample.hotels).toBe(sampleHotels)
  expect(keptMs).toBe(60_000)
})

test('every mistake is told, and that there are two', () => {
  expect(providerOf({ ONE_KEY: 'a b', TWO_KEY: 'c d' }, BOTH).mistakes).toEqual([
    'ONE_KEY: must not hold spaces',
    'TWO_KEY: must not hold spaces',
  ])
  expect(providerOf({ ONE_KEY: 'a', TWO_KEY: 'b' }, BOTH).mistakes).toEqual([
    'Only one source of live fares can be set up, not ONE and TWO.',
  ])
})
