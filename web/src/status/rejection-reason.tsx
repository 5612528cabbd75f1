import { IconMessage2 } from '@tabler/icons-react'
import classes from './rejection-reason.module.css'
import { statusOf } from './status-badge.tsx'

interface Decided {
  status?: string | null | undefined
  rejection_reason?: string | null | undefined
}

/** Why a request was rejected; nothing for one that was not. */
export function RejectionReason({ request }: { request: Decided }) {
  if (statusOf(request.status) !== 'rejected') return null
  return (
    <div className={classes.reason}>
      <IconMessage2 size={16} stroke={1.6} aria-hidden />
      <div>
        <strong>Rejection Reason</strong>
        <p>{request.rejection_reason || 'No reason was given.'}</p>
      </div>
    </div>
  )
}
