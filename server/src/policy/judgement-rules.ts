import { MISSING_INPUTS, type MissingInput, type PolicyRule } from '@pravas/contract/policy'
import type { Finding } from './finding-rules.ts'
import type { Decided, EntryOf } from './version-rules.ts'

/** What the policy says of a request: where it goes beyond it, and the rules that could not be decided. */
export interface Judgement {
  findings: Finding[]
  /** Rules that depend on something which is not known, each once, and what that is. */
  undecided: { rule: PolicyRule; missing: MissingInput[] }[]
}

/** Judges by the rule that decides; each finding says where that stands in the policy, and what it does. */
export function judged<R extends PolicyRule>(
  rule: R,
  { entry, missing }: Decided<R>,
  find: (entry: EntryOf<R>) => Finding[],
): Judgement {
  const { clause, severity } = entry ?? {}
  const findings = entry ? find(entry).map((finding) => ({ ...finding, clause, severity })) : []
  return { findings, undecided: missing.length > 0 ? [{ rule, missing }] : [] }
}

/** Puts judgements of parts of a request together, in their order. */
export function joined(parts: readonly Judgement[]): Judgement {
  return {
    findings: parts.flatMap(({ findings }) => findings),
    undecided: [
      ...Map.groupBy(
        parts.flatMap(({ undecided }) => undecided),
        ({ rule }) => rule,
      ),
    ].map(([rule, of]) => ({ rule, missing: inOrder(of.flatMap(({ missing }) => missing)) })),
  }
}

/** Adds what is missing to what a rule needs, where a rule decides. */
export function lacking<R extends PolicyRule>(
  decided: Decided<R>,
  input: MissingInput,
  isMissing: boolean,
): Decided<R> {
  return isMissing && decided.entry ? { ...decided, missing: inOrder([...decided.missing, input]) } : decided
}

/** Each input once, in the order of the contract. */
export function inOrder(missing: readonly MissingInput[]): MissingInput[] {
  return MISSING_INPUTS.filter((input) => missing.includes(input))
}
