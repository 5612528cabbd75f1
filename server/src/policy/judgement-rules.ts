import type { PolicyRule } from '@pravas/contract/policy'
import type { Finding } from './finding-rules.ts'
import type { Decided, EntryOf } from './version-rules.ts'

/** What the policy says of a request: where it goes beyond it, and the rules that could not be decided. */
export interface Judgement {
  findings: Finding[]
  /** Rules that depend on something which is not known, each once. */
  undecided: PolicyRule[]
}

/** Judges by the rule that decides; each finding says where that stands in the policy, and what it does. */
export function judged<R extends PolicyRule>(
  rule: R,
  { entry, isUndecided }: Decided<R>,
  find: (entry: EntryOf<R>) => Finding[],
): Judgement {
  const { clause, severity } = entry ?? {}
  const findings = entry ? find(entry).map((finding) => ({ ...finding, clause, severity })) : []
  return { findings, undecided: isUndecided ? [rule] : [] }
}

/** Puts judgements of parts of a request together, in their order. */
export function joined(parts: readonly Judgement[]): Judgement {
  return {
    findings: parts.flatMap(({ findings }) => findings),
    undecided: [...new Set(parts.flatMap(({ undecided }) => undecided))],
  }
}
