import { Modal } from '@mantine/core'
import type { ReceiptInReview } from '@pravas/contract/claims'
import { useState } from 'react'
import classes from './receipt-modal.module.css'
import { ReceiptReview } from './receipt-review.tsx'

interface ReceiptModalProps {
  sessionId: string
  receipt: ReceiptInReview | undefined
  wanted: { field: string | undefined; at: number }
}

/** One receipt over the page, for where no card of it stands in the conversation. */
export function ReceiptModal({ sessionId, receipt, wanted }: ReceiptModalProps) {
  const [closed, setClosed] = useState<number>()
  if (receipt === undefined) return null
  return (
    <Modal
      opened={closed !== wanted.at}
      onClose={() => setClosed(wanted.at)}
      size={860}
      title={`Receipt ${receipt.number}`}
      closeButtonProps={{ 'aria-label': 'Close' }}
    >
      <div className={classes.frame}>
        <ReceiptReview sessionId={sessionId} receipt={receipt} wanted={wanted} />
      </div>
    </Modal>
  )
}
