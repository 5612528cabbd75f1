import { Anchor, Skeleton, Stack } from '@mantine/core'
import { approvalEvidence } from '@pravas/messages/en/approval-evidence'
import { labels } from '@pravas/messages/en/labels'
import { texts } from '@pravas/messages/texts'
import { Link } from 'react-router'
import { PersonYear } from '../features/approvals/person-year.tsx'
import type { RequestView } from '../features/approvals/request-view.ts'
import type { ComparedRequest } from '../features/approvals/requests-shown.ts'
import type { CameFrom } from '../ui/back-link.tsx'
import { Detail, Details, Section } from '../ui/details.tsx'
import { IconArrowLeft } from '../ui/icons.ts'
import { later } from '../ui/later.tsx'
import classes from './approval-evidence.module.css'

const t = texts(approvalEvidence)
const c = texts(labels)

/** The record's own pages know the rest; they are what is opened next. */
const EVIDENCE = {
  trip: later(async () => (await import('./trip.tsx')).TripEvidence, <Fetching />),
  expense: later(async () => (await import('./expense.tsx')).ExpenseEvidence, <Fetching />),
}

/** Keeps the place of what is fetched, above the person's year. */
function Fetching() {
  return (
    <>
      <p role="status" className={classes.waiting}>
        {t('evidence.loading')}
      </p>
      <Skeleton height={84} radius={8} />
      <Skeleton height={280} radius={8} />
    </>
  )
}

interface ApprovalEvidenceProps {
  request: ComparedRequest
  /** The address of the list that it was opened from. */
  list: string
  /** Back to the list, where it stands in its place; absent beside the cards, which have the decision. */
  onBack?: (() => void) | undefined
}

/** What a decision on a request rests on: its receipts or its journey, what the policy says of it, its budget and its person. */
export function ApprovalEvidence({ request, list, onBack }: ApprovalEvidenceProps) {
  const Known = EVIDENCE[request.kind]
  const cameFrom = { to: list, name: c('page.manager-approvals') }
  return (
    <section className={classes.evidence} aria-label={t('evidence.of', { number: request.number })}>
      {onBack && (
        <button type="button" className={classes.back} onClick={onBack}>
          <IconArrowLeft size={15} stroke={1.8} aria-hidden />
          {t('evidence.back')}
        </button>
      )}
      <header className={classes.header}>
        <h2>{request.title}</h2>
        <span className={classes.amount}>{request.amount}</span>
        <span className={classes.person}>{request.employee}</span>
        <Anchor
          component={Link}
          to={request.address}
          state={{ cameFrom } satisfies CameFrom}
          className={classes.open}
          inherit
        >
          {t('evidence.open')}
        </Anchor>
      </header>
      <Stack>
        <Known
          request={request}
          decides={Boolean(onBack)}
          facts={<Facts request={request} />}
          waiting={(isFailed) => <Waiting request={request} isFailed={isFailed} />}
        />
        {request.employeeId && <PersonYear employeeId={request.employeeId} name={request.employee} />}
      </Stack>
    </section>
  )
}

/** What the list told of it, until there is more, and where there is no more. */
function Waiting({ request, isFailed }: { request: RequestView; isFailed: boolean }) {
  return (
    <>
      <p role="status" className={classes.waiting}>
        {isFailed ? t('evidence.failed') : t('evidence.loading')}
      </p>
      <Facts request={request} />
    </>
  )
}

function Facts({ request }: { request: RequestView }) {
  return (
    <Section title={t('request')}>
      <Details>
        {request.facts.map(({ name, value }) => (
          <Detail key={name} name={name}>
            {value}
          </Detail>
        ))}
      </Details>
    </Section>
  )
}
