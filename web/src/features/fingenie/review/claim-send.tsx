import { Button } from '@mantine/core'
import { IconArrowRight, IconSend } from '@tabler/icons-react'
import { useIsMutating } from '@tanstack/react-query'
import { useState } from 'react'
import { countOf, formatRupees } from '../../../ui/formats.ts'
import { onDemand } from '../../../ui/on-demand.tsx'
import type { ClaimPanelProps } from './claim-panel-props.ts'
import classes from './claim-send.module.css'
import { RECEIPT_EDIT } from './use-receipt-edits.ts'

const ClaimQuestion = onDemand(async () => (await import('../claim-question.tsx')).ClaimQuestion)

/** What stands in the way, each with the way to mend it, and the button that sends. */
export function ClaimSend({ claim, busy, onShow, onSay }: Omit<ClaimPanelProps, 'sessionId'>) {
  const [asks, setAsks] = useState(false)
  const saving = useIsMutating({ mutationKey: RECEIPT_EDIT }) > 0
  const { blocking, receipts, total, approver } = claim
  const isBlocked = blocking.length > 0
  const what = `${countOf(receipts.length, 'receipt')}, ${formatRupees(total)}`
  return (
    <>
      {isBlocked && (
        <div className={classes.blocking}>
          <h3>Before it can be sent</h3>
          <ul>
            {blocking.map(({ receipt_id: id, field, code, text }) => (
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
      )}
      <div className={classes.send}>
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
        asEach={claim.as === 'each' && receipts.length > 1}
        busy={busy || saving}
        onClose={() => setAsks(false)}
        onSend={() => onSay('Send for approval')}
      />
    </>
  )
}
