import { IconAlertTriangle, IconShieldCheck } from '../ui/icons.ts'
import type { FindingWords } from './policy-words.ts'

/** The mark of a request beyond the policy, or of one within it. */
export function PolicyIcon({ findings, size }: { findings: readonly FindingWords[]; size: number }) {
  const Icon = findings.length > 0 ? IconAlertTriangle : IconShieldCheck
  return <Icon size={size} stroke={1.7} aria-hidden />
}
