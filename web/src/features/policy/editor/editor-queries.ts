import { getPolicyVersion, listPolicyDrafts, listPolicyVersions, type PolicyDraft } from '@pravas/contract/policies'
import type { StructureKind } from '@pravas/contract/structure'
import { listEntries } from '@pravas/contract/structure'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../../api/call.ts'

/** The key of the draft. */
export const POLICY_DRAFT = ['policy draft'] as const

/** The draft of the next policy; null where there is none. */
export const policyDraft = queryOptions({
  queryKey: POLICY_DRAFT,
  queryFn: async ({ signal }): Promise<PolicyDraft | null> => {
    const { items } = await call(listPolicyDrafts, {}, signal)
    return items[0] ?? null
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
