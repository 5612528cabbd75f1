import { IconCheck } from '@tabler/icons-react'
import frame from '../../../chat/side-panel.module.css'
import { RecordLink } from '../../../ui/record-link.tsx'
import { ClaimLines } from './claim-lines.tsx'
import { ClaimNotes } from './claim-notes.tsx'
import classes from './claim-panel.module.css'
import type { ClaimPanelProps } from './claim-panel-props.ts'
import { ClaimSend } from './claim-send.tsx'
import { ClaimSettings } from './claim-settings.tsx'

/** The claim as 'send reimbursement' would make it now: what it holds, what it comes to, and what stands in its way. */
export function ClaimPanel({ sessionId, claim, busy, onShow, onSay }: ClaimPanelProps) {
  const { receipts, submitted } = claim
  return (
    <div className={frame.panel}>
      <div>
        <h2 className={frame.heading}>Your claim</h2>
        <p className={frame.aside}>
          {receipts.length > 0 ? 'Not sent yet. Updates as you edit.' : 'No receipts to send.'}
        </p>
      </div>
      {submitted.length > 0 && <Submitted numbers={submitted} />}
      {receipts.length > 0 && (
        <>
          <ClaimSettings sessionId={sessionId} claim={claim} busy={busy} />
          <ClaimLines claim={claim} onShow={onShow} />
          <ClaimNotes claim={claim} onShow={onShow} />
          <ClaimSend claim={claim} busy={busy} onShow={onShow} onSay={onSay} />
        </>
      )}
    </div>
  )
}

function Submitted({ numbers }: { numbers: readonly string[] }) {
  return (
    <p className={classes.submitted}>
      <IconCheck size={16} aria-hidden />
      <span>
        {'Sent: '}
        {numbers.map((number, index) => (
          <span key={number}>
            {index > 0 && ', '}
            <RecordLink to={`/expense/${number}`}>{number}</RecordLink>
          </span>
        ))}
      </span>
    </p>
  )
}
