import { status } from '@pravas/messages/en/status'
import { texts } from '@pravas/messages/texts'
import { Link } from 'react-router'
import { indianDay } from '../ui/formats.ts'
import classes from './clause-link.module.css'
import type { FindingWords } from './policy-words.ts'

const t = texts(status)

/** The id of a clause in the page of the policy. */
export function clauseId(number: string): string {
  return `clause-${number}`
}

interface ClauseLinksProps {
  findings: readonly FindingWords[]
  /** When the request was sent, as an ISO instant, since the policy of that day counts; absent for a draft. */
  sentAt?: string | null | undefined
}

/** Links to the clauses of findings in the policy of the day, each once; nothing for findings without one. */
export function ClauseLinks({ findings, sentAt }: ClauseLinksProps) {
  const numbers = [...new Set(findings.flatMap(({ clause }) => clause ?? []))]
  const day = indianDay(sentAt)
  return numbers.map((number) => (
    <Link
      key={number}
      className={classes.link}
      to={{
        pathname: '/policy',
        search: day === undefined ? '' : `?on=${day}`,
        hash: encodeURIComponent(clauseId(number)),
      }}
    >
      {t('clause', { number })}
    </Link>
  ))
}
