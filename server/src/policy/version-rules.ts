import { POLICY_VERSIONS, type PolicyVersion } from './policy-versions.ts'

/** The version of the policy that holds on a day (`YYYY-MM-DD`); undefined before the first. */
export function policyOn(day: string, versions: readonly PolicyVersion[] = POLICY_VERSIONS): PolicyVersion | undefined {
  return versions.findLast(({ validFrom }) => validFrom <= day)
}
