import { labels as shared } from '@pravas/messages/en/labels'
import { status } from '@pravas/messages/en/status'
import { changeText } from '@pravas/messages/request-change'
import { texts } from '@pravas/messages/texts'
import { Detail, Details, Section } from '../ui/details.tsx'
import { formatInstant, formatRupees, formatText } from '../ui/formats.ts'
import classes from './request-history.module.css'
import { statusOf } from './status-badge.tsx'

const t = texts(status)
const c = texts(shared)

/** What the fields of a request's parts are called. */
type FieldLabels = Readonly<Record<string, string>>

interface Recorded {
  status?: string | null | undefined
  submitted_at?: string | null | undefined
  decision?: Made | null | undefined
  withdrawn_at?: string | null | undefined
  history?: readonly Happened[] | null | undefined
  cancelled?:
    | { at?: string | null | undefined; reason?: string | null | undefined; cost?: number | string | null | undefined }
    | null
    | undefined
}

interface Made {
  verdict?: string | null | undefined
  decided_by?: string | null | undefined
  decided_at?: string | null | undefined
  on_behalf_of?: string | null | undefined
}

interface Happened {
  event?: string | null | undefined
  at?: string | null | undefined
  by?: string | null | undefined
  on_behalf_of?: string | null | undefined
  reason?: string | null | undefined
  asked?: readonly string[] | null | undefined
  changes?: readonly Parameters<typeof changeText>[0][] | null | undefined
}

/** When a request was sent, and who decided on it and when; nothing when the answer does not say. */
export function RequestHistory({ request, labels = {} }: { request: Recorded; labels?: FieldLabels }) {
  const { submitted_at: submitted, decision, withdrawn_at: withdrawn, cancelled, history } = request
  if (!submitted && !decision) return null
  if (history && history.length > 0) return <WholeHistory request={request} history={history} labels={labels} />
  return (
    <Section title={t('history')}>
      <div className={classes.history}>
        <Details>
          {submitted && <Detail name={t('history.submitted')}>{formatInstant(submitted)}</Detail>}
          {decision?.decided_by ? (
            <Detail name={verdictName(decision.verdict)} note={byWords(decision.decided_by, decision.on_behalf_of)}>
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

interface WholeHistoryProps {
  request: Recorded
  history: readonly Happened[]
  labels: FieldLabels
}

/** All that happened, in order: why a request was returned, and what was changed when it was sent again. */
function WholeHistory({ request, history, labels }: WholeHistoryProps) {
  return (
    <Section title={t('history')}>
      <div className={classes.history}>
        <Details>
          {history.map((entry) => (
            <Detail
              key={`${entry.event} ${entry.at}`}
              name={eventName(entry.event)}
              note={<Note entry={entry} labels={labels} />}
            >
              {formatInstant(entry.at)}
            </Detail>
          ))}
          {request.cancelled?.cost != null && (
            <Detail name={t('history.cancellation-cost')}>{formatRupees(request.cancelled.cost)}</Detail>
          )}
          {statusOf(request.status) === 'pending' && (
            <Detail name={t('history.decision')}>{t('history.waiting')}</Detail>
          )}
        </Details>
      </div>
    </Section>
  )
}

function Note({
  entry: { by, on_behalf_of: behalf, reason, asked, changes },
  labels,
}: {
  entry: Happened
  labels: FieldLabels
}) {
  const lines = (changes ?? []).map((change) => changeText(change, labels))
  return (
    <>
      {by && <span className={classes.line}>{byWords(by, behalf)}</span>}
      {reason && <span className={classes.line}>{reason}</span>}
      {asked && asked.length > 0 && (
        <span className={classes.line}>{t('return.parts', { parts: asked.join(', ') })}</span>
      )}
      {changes && lines.length === 0 && <span className={classes.line}>{t('changes.none')}</span>}
      {lines.map((line) => (
        <span key={line} className={classes.line}>
          {line}
        </span>
      ))}
    </>
  )
}

function byWords(name: string, behalf: string | null | undefined): string {
  return behalf ? t('history.for', { name, person: behalf }) : t('history.by', { name })
}

function eventName(event: string | null | undefined): string {
  if (event === 'submitted' || event === 'resubmitted' || event === 'withdrawn' || event === 'cancelled')
    return t(`history.${event}`)
  return verdictName(event)
}

function verdictName(verdict: string | null | undefined): string {
  if (verdict === 'returned') return t('history.returned')
  return verdict === 'approved' ? c('approved') : c('rejected')
}
