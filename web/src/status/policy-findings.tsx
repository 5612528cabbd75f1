import { IconAlertTriangle, IconShieldCheck } from '@tabler/icons-react'
import { Section } from '../ui/details.tsx'
import classes from './policy-findings.module.css'
import { type FindingWords, findingWords, inSentence } from './policy-words.ts'

/** What the policy said about a request on its day: each finding with limit and excess; nothing where it was not asked. */
export function PolicyFindings({ findings: answered }: { findings: unknown }) {
  const findings = findingWords(answered)
  if (!findings) return null
  return (
    <Section title="Policy">
      {findings.length === 0 ? (
        <p className={classes.within}>
          <PolicyIcon findings={findings} size={16} />
          Within policy
        </p>
      ) : (
        <ul className={classes.findings}>
          {findings.map((finding) => (
            <li key={`${finding.rule} ${finding.part} ${finding.of} ${finding.short}`} className={classes.finding}>
              <PolicyIcon findings={findings} size={16} />
              <div>
                <strong>{ruleOf(finding)}</strong>
                {finding.figures && <Figures {...finding.figures} />}
                {finding.note && <p className={classes.note}>{finding.note}</p>}
              </div>
            </li>
          ))}
        </ul>
      )}
    </Section>
  )
}

/** The rule, behind what it is about. */
export function ruleOf({ part, of, rule }: FindingWords): string {
  return part || of ? `${[part, of].filter(Boolean).join(' ')}: ${inSentence(rule)}` : rule
}

function Figures({ limit, actual, excess }: NonNullable<FindingWords['figures']>) {
  return (
    <dl className={classes.figures}>
      <dt>Limit</dt>
      <dd>{limit}</dd>
      <dt>Actual</dt>
      <dd>{actual}</dd>
      <dt>Excess</dt>
      <dd className={classes.excess}>{excess}</dd>
    </dl>
  )
}

/** The mark of a request beyond the policy, or of one within it. */
export function PolicyIcon({ findings, size }: { findings: readonly FindingWords[]; size: number }) {
  const Icon = findings.length > 0 ? IconAlertTriangle : IconShieldCheck
  return <Icon size={size} stroke={1.7} aria-hidden />
}
