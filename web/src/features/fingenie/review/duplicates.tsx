import { Button } from '@mantine/core'
import type { PossibleDuplicate, ReceiptInReview } from '@pravas/contract/claims'
import { IconCheck, IconCopy } from '@tabler/icons-react'
import { useState } from 'react'
import { explain } from '../../../api/api-error.ts'
import { RecordLink } from '../../../ui/record-link.tsx'
import classes from './duplicates.module.css'
import { RemoveQuestion } from './remove-question.tsx'
import { duplicateReason } from './review-words.ts'
import { useReceiptEdits } from './use-receipt-edits.ts'

interface DuplicatesProps {
  sessionId: string
  receipt: ReceiptInReview
}

/** Where a receipt may have been claimed before, why that is thought, and what the person says of it. */
export function Duplicates({ sessionId, receipt }: DuplicatesProps) {
  if (receipt.duplicates.length === 0) return null
  return (
    <ul className={classes.list} aria-label="Possible duplicates">
      {receipt.duplicates.map((duplicate) => (
        <Duplicate key={duplicate.key} sessionId={sessionId} receipt={receipt} duplicate={duplicate} />
      ))}
    </ul>
  )
}

function Duplicate({ sessionId, receipt, duplicate }: DuplicatesProps & { duplicate: PossibleDuplicate }) {
  const { resolve } = useReceiptEdits(sessionId, receipt.receipt_id)
  const [again, setAgain] = useState(false)
  const { key, reason, of, text, resolution } = duplicate
  const isOpen = resolution === null || again
  const settle = (said: 'keep' | 'different') => {
    setAgain(false)
    resolve.mutate({ key, resolution: said })
  }
  return (
    <li className={classes.duplicate} data-open={isOpen || undefined}>
      {isOpen ? <IconCopy size={16} aria-hidden /> : <IconCheck size={16} aria-hidden />}
      <div>
        <strong>{duplicateReason(reason)}</strong>
        <p>
          {text}
          {typeof of === 'object' && 'own_claim' in of && !text.includes(of.own_claim) && (
            <>
              {' '}
              <RecordLink to={`/expense/${of.own_claim}`}>{of.own_claim}</RecordLink>
            </>
          )}
        </p>
        {isOpen ? (
          <RemoveQuestion sessionId={sessionId} receiptId={receipt.receipt_id}>
            {(ask, button) => (
              <div className={classes.actions}>
                <Button variant="default" size="xs" disabled={resolve.isPending} onClick={() => settle('keep')}>
                  Keep
                </Button>
                <Button ref={button} variant="default" size="xs" onClick={ask}>
                  Discard
                </Button>
                <Button variant="default" size="xs" disabled={resolve.isPending} onClick={() => settle('different')}>
                  It’s a different purchase
                </Button>
                <p className={classes.hint}>
                  Choose “Keep” to claim it anyway, or “It’s a different purchase” if it only looks alike. Your approver
                  sees your choice.
                </p>
              </div>
            )}
          </RemoveQuestion>
        ) : (
          <p className={classes.said}>
            {resolution === 'keep' ? 'Kept. Your approver sees this.' : 'Marked as a different purchase.'}
            <Button variant="subtle" size="compact-xs" onClick={() => setAgain(true)}>
              Change
            </Button>
          </p>
        )}
        {resolve.isError && (
          <p role="alert" className={classes.failure}>
            {explain(resolve.error)}
          </p>
        )}
      </div>
    </li>
  )
}
