import { Button } from '@mantine/core'
import type { ClaimBlocker } from '@pravas/contract/claims'
import { IconArrowRight, IconSend } from '@tabler/icons-react'
import { useIsMutating } from '@tanstack/react-query'
import { useState } from 'react'
import { countOf, formatRupees } from '../../../ui/formats.ts'
import { onDemand } from '../../../ui/on-demand.tsx'
import type { ClaimPanelProps } from './claim-panel-props.ts'
import classes from './claim-send.module.css'
import { undatedWords } from './review-words.ts'
import { RECEIPT_EDIT } from './use-receipt-edits.ts'

const ClaimQuestion = onDemand(async () => (await import('../claim-question.tsx')).ClaimQuestion)

/** What stands in the way, each with the way to mend it, and the button that sends. */
export function ClaimSend({ claim, busy, onShow, onSay }: Omit<ClaimPanelProps, 'sessionId'>) {
  const [asks, setAsks] = useState(false)
  const saving = useIsMutating({ mutationKey: RECEIPT_EDIT }) > 0
  const { blocking, warnings = [], receipts, total, approver } = claim
  const isBlocked = blocking.length > 0
  const what = `${countOf(receipts.length, 'receipt')}, ${formatRupees(total)}`
  return (
    <>
      {isBlocked && <Notes title="Before you can send" notes={blocking} onShow={onShow} />}
      {warnings.length > 0 && <Notes title="Not found" notes={warnings} onShow={onShow} />}
      <div className={classes.send}>
        <p className={classes.total}>
          <span>{countOf(receipts.length, 'receipt')}</span>
          <strong>{formatRupees(total)}</strong>
        </p>
        <Button
          fullWidth
          leftSection={<IconSend size={16} aria-hidden />}
          disabled={busy || saving || isBlocked}
          onClick={() => setAsks(true)}
          {...ClaimQuestion.ahead}
        >
          Send for approval
        </Button>
      </div>
      <ClaimQuestion
        opened={asks}
        what={approver ? `${what}, to ${approver.name}` : what}
        warning={undatedWords(claim)}
        asEach={claim.as === 'each' && receipts.length > 1}
        busy={busy || saving}
        onClose={() => setAsks(false)}
        onSend={() => onSay('Send for approval')}
      />
    </>
  )
}

/** What is to be mended or missing, each leading to its field. */
function Notes({
  title,
  notes,
  onShow,
}: { title: string; notes: readonly ClaimBlocker[] } & Pick<ClaimPanelProps, 'onShow'>) {
  return (
    <div className={classes.blocking}>
      <h3>{title}</h3>
      <ul>
        {notes.map(({ receipt_id: id, field, code, text }) => (
          <li key={`${code} ${id} ${field}`}>
            {id === null ? (
              text
            ) : (
              <button type="button" onClick={() => onShow(id, field)}>
                {text}
                <IconArrowRight size={14} aria-hidden />
              </button>
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}
