import { labels } from '@pravas/messages/en/labels'
import { status } from '@pravas/messages/en/status'
import { reasonLine } from '@pravas/messages/policy-refusal'
import { texts } from '@pravas/messages/texts'
import { Section } from '../ui/details.tsx'
import { ClauseLinks } from './clause-link.tsx'
import classes from './policy-findings.module.css'
import { PolicyIcon } from './policy-icon.tsx'
import { type FindingWords, findingWords, inSentence } from './policy-words.ts'

const t = texts(status)
const c = texts(labels)

interface PolicyFindingsProps {
  findings: unknown
  reason?: unknown
  /** When the request was sent. */
  sentAt?: string | null | undefined
}

/**
 * What the policy said about a request on its day, each finding with limit and excess, and the reason that was given for
 * it; nothing where the policy was not asked.
 */
export function PolicyFindings({ findings: answered, reason, sentAt }: PolicyFindingsProps) {
  const findings = findingWords(answered)
  if (!findings) return null
  return (
    <Section title={c('policy')}>
      {findings.length === 0 ? (
        <p className={classes.within}>
          <PolicyIcon findings={findings} size={16} />
          {c('within-policy')}
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
                <ClauseLinks findings={[finding]} sentAt={sentAt} />
              </div>
            </li>
          ))}
        </ul>
      )}
      {typeof reason === 'string' && <p className={classes.note}>{reasonLine(reason)}</p>}
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
      <dt>{t('figures.limit')}</dt>
      <dd>{limit}</dd>
      <dt>{t('figures.actual')}</dt>
      <dd>{actual}</dd>
      <dt>{t('figures.excess')}</dt>
      <dd className={classes.excess}>{excess}</dd>
    </dl>
  )
}
