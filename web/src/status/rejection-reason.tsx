import { Anchor } from '@mantine/core'
import { askedPart } from '@pravas/messages/asked-part'
import { labels } from '@pravas/messages/en/labels'
import { status } from '@pravas/messages/en/status'
import { texts } from '@pravas/messages/texts'
import { Link } from 'react-router'
import { IconMessage2 } from '../ui/icons.ts'
import classes from './rejection-reason.module.css'
import { statusOf } from './status-badge.tsx'

const t = texts(status)
const c = texts(labels)

interface Decided {
  status?: string | null | undefined
  decision?:
    | {
        comment?: string | null | undefined
        fields?: readonly string[] | null | undefined
        asked?: readonly string[] | null | undefined
      }
    | null
    | undefined
  /** The cities of a journey, in their order. */
  route?: readonly string[] | null | undefined
  rejection_reason?: string | null | undefined
}

interface RejectionReasonProps {
  request: Decided
  /** What whoever asked can do now. */
  next?: { to: string; name: string; state?: object } | undefined
}

/** Why a request was rejected, or what is to be changed in one that was returned; nothing for any other. */
export function RejectionReason({ request, next }: RejectionReasonProps) {
  const status = statusOf(request.status)
  if (status === 'returned') {
    const { comment, fields, asked } = request.decision ?? {}
    const parts =
      asked ?? (fields ?? []).map((field) => askedPart(field, request.route)).filter((part) => part !== undefined)
    return (
      <div className={classes.reason}>
        <IconMessage2 size={16} stroke={1.6} aria-hidden />
        <div>
          <strong>{comment ? t('return.comment') : t('return.editing')}</strong>
          <p>{comment || t('return.editing-meaning')}</p>
          {parts.length > 0 && <p>{t('return.parts', { parts: parts.join(', ') })}</p>}
          {next && <p>{t('return.edit')}</p>}
        </div>
      </div>
    )
  }
  if (status !== 'rejected') return null
  return (
    <div className={classes.reason}>
      <IconMessage2 size={16} stroke={1.6} aria-hidden />
      <div>
        <strong>{c('rejection-reason')}</strong>
        <p>{request.rejection_reason || t('rejection.no-reason')}</p>
        {next && (
          <Anchor
            component={Link}
            to={next.to}
            state={next.state}
            inherit
            c="inherit"
            underline="always"
            className={classes.next}
          >
            {next.name}
          </Anchor>
        )}
      </div>
    </div>
  )
}
