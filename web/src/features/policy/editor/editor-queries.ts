import { getPolicyDraft, getPolicyVersion, listPolicyVersions, type PolicyDraft } from '@pravas/contract/policies'
import type { StructureKind } from '@pravas/contract/structure'
import { listEntries } from '@pravas/contract/structure'
import { queryOptions } from '@tanstack/react-query'
import { ApiError } from '../../../api/api-error.ts'
import { call } from '../../../api/call.ts'

/** The key of the draft. */
export const POLICY_DRAFT = ['policy draft'] as const

/** The draft of the next policy; null where there is none. */
export const policyDraft = queryOptions({
  queryKey: POLICY_DRAFT,
  queryFn: async ({ signal }): Promise<PolicyDraft | null> => {
    try {
      return await call(getPolicyDraft, {}, signal)
    } catch (error) {
      if (error instanceof ApiError && error.is('policy.no_draft')) return null
      throw error
    }
  },
})

/** Every published version, the last published first. */
export const policyHistory = queryOptions({
  queryKey: ['policy history'],
  queryFn: ({ signal }) => call(listPolicyVersions, {}, signal),
})

/** A published version, which never changes. */
export const policyVersion = (versionId: string) =>
  queryOptions({
    queryKey: ['policy version', versionId],
    queryFn: ({ signal }) => call(getPolicyVersion, { params: { versionId } }, signal),
    staleTime: Number.POSITIVE_INFINITY,
  })

/** The names of an organisation's grades or departments, to pick from. */
export const structureNames = (kind: StructureKind) =>
  queryOptions({
    queryKey: ['structure names', kind],
    queryFn: async ({ signal }) => {
      const { items } = await call(listEntries, { params: { kind }, query: { active: 'true' } }, signal)
      return items.map(({ name }) => name)
    },
    staleTime: 60_000,
  })
