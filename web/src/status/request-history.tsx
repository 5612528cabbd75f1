import { labels } from '@pravas/messages/en/labels'
import { status } from '@pravas/messages/en/status'
import { texts } from '@pravas/messages/texts'
import { Detail, Details, Section } from '../ui/details.tsx'
import { formatInstant, formatRupees, formatText } from '../ui/formats.ts'
import classes from './request-history.module.css'
import { statusOf } from './status-badge.tsx'

const t = texts(status)
const c = texts(labels)

interface Recorded {
  status?: string | null | undefined
  submitted_at?: string | null | undefined
  decision?: Made | null | undefined
  withdrawn_at?: string | null | undefined
  cancelled?:
    | { at?: string | null | undefined; reason?: string | null | undefined; cost?: number | string | null | undefined }
    | null
    | undefined
}

interface Made {
  verdict?: string | null | undefined
  decided_by?: string | null | undefined
  decided_at?: string | null | undefined
}

/** When a request was sent, and who decided on it and when; nothing when the answer does not say. */
export function RequestHistory({ request }: { request: Recorded }) {
  const { submitted_at: submitted, decision, withdrawn_at: withdrawn, cancelled } = request
  if (!submitted && !decision) return null
  return (
    <Section title={t('history')}>
      <div className={classes.history}>
        <Details>
          {submitted && <Detail name={t('history.submitted')}>{formatInstant(submitted)}</Detail>}
          {decision?.decided_by ? (
            <Detail name={verdictName(decision.verdict)} note={t('history.by', { name: decision.decided_by })}>
              {formatInstant(decision.decided_at)}
            </Detail>
          ) : (
            statusOf(request.status) === 'pending' && (
              <Detail name={t('history.decision')}>{t('history.waiting')}</Detail>
            )
          )}
          {withdrawn && <Detail name={t('history.withdrawn')}>{formatInstant(withdrawn)}</Detail>}
          {cancelled && (
            <>
              <Detail name={t('history.cancelled')} note={formatText(cancelled.reason)}>
                {formatInstant(cancelled.at)}
              </Detail>
              {cancelled.cost != null && (
                <Detail name={t('history.cancellation-cost')}>{formatRupees(cancelled.cost)}</Detail>
              )}
            </>
          )}
        </Details>
      </div>
    </Section>
  )
}

function verdictName(verdict: string | null | undefined): string {
  if (verdict === 'returned') return t('history.returned')
  return verdict === 'approved' ? c('approved') : c('rejected')
}
