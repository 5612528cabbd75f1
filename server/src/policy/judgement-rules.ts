import type { PolicyRule } from '@pravas/contract/policy'
import type { Finding } from './finding-rules.ts'

/** What the policy says of a request: where it goes beyond it, and the rules that could not be decided. */
export interface Judgement {
  findings: Finding[]
  /** Rules that depend on something which is not known, each once. */
  undecided: PolicyRule[]
}

/** Puts judgements of parts of a request together, in their order. */
export function joined(parts: readonly Judgement[]): Judgement {
  return {
    findings: parts.flatMap(({ findings }) => findings),
    undecided: [...new Set(parts.flatMap(({ undecided }) => undecided))],
  }
}
