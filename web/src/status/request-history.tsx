import { Detail, Details, Section } from '../ui/details.tsx'
import { formatInstant } from '../ui/formats.ts'
import classes from './request-history.module.css'
import { statusOf } from './status-badge.tsx'

interface Recorded {
  status?: string | null | undefined
  submitted_at?: string | null | undefined
  decision?: Made | null | undefined
}

interface Made {
  verdict?: string | null | undefined
  decided_by?: string | null | undefined
  decided_at?: string | null | undefined
}

/** When a request was sent, and who decided on it and when; nothing when the answer does not say. */
export function RequestHistory({ request }: { request: Recorded }) {
  const { submitted_at: submitted, decision } = request
  if (!submitted && !decision) return null
  return (
    <Section title="History">
      <div className={classes.history}>
        <Details>
          {submitted && <Detail name="Submitted">{formatInstant(submitted)}</Detail>}
          {decision?.decided_by ? (
            <Detail name={decision.verdict === 'approved' ? 'Approved' : 'Rejected'} note={`by ${decision.decided_by}`}>
              {formatInstant(decision.decided_at)}
            </Detail>
          ) : (
            statusOf(request.status) === 'pending' && <Detail name="Decision">Waiting for the approver</Detail>
          )}
        </Details>
      </div>
    </Section>
  )
}
