import { getOwnPolicy, getPolicy } from '@pravas/contract/policies'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call } from '../../api/call.ts'

/** Begins the keys of all that depends on the published policy. */
const POLICY = ['policy'] as const

/** The policy of a day, by default today's. */
export const policyOn = (on: string | undefined) =>
  queryOptions({
    queryKey: [...POLICY, 'on', on ?? null],
    queryFn: ({ signal }) => call(getPolicy, { query: { on } }, signal),
  })

/** What it allows the signed-in person, in a city where one is named. */
export const ownPolicyOn = (on: string | undefined, city: string | undefined) =>
  queryOptions({
    queryKey: [...POLICY, 'own', on ?? null, city ?? null],
    queryFn: ({ signal }) => call(getOwnPolicy, { query: { on, city } }, signal),
    placeholderData: keepPreviousData,
  })
