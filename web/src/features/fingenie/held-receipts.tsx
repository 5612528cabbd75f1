import { Button, Group, Modal } from '@mantine/core'
import { IconFileSpreadsheet, IconReceipt, IconSend } from '@tabler/icons-react'
import { useState } from 'react'
import { countOf, formatRupees } from '../../ui/formats.ts'
import { totalOf } from './expense-summary.ts'
import classes from './held-receipts.module.css'
import type { ReceiptContext } from './receipt-context.ts'

interface HeldReceiptsProps {
  context: ReceiptContext | null
  busy: boolean
  onSend: (message: string) => void
}

/** What the conversation holds: how many receipts, their sum, and what is usually wanted of them next. */
export function HeldReceipts({ context, busy, onSend }: HeldReceiptsProps) {
  const [asks, setAsks] = useState(false)
  const { receipts } = context?.summary ?? { receipts: [] }
  if (receipts.length === 0) return null
  const claimed = context?.claimed ?? 0
  const open = receipts.slice(claimed)
  const inRupees = open.every(({ currency }) => !currency || currency === 'INR')
  const count = countOf(open.length, 'receipt')
  const sum = inRupees ? `${count}, ${formatRupees(totalOf(open))}` : count
  const sent = claimed > 0 ? `${countOf(claimed, 'receipt')} sent` : ''
  return (
    <div className={classes.held}>
      <span className={classes.sum}>
        <IconReceipt size={17} aria-hidden />
        {[open.length > 0 && sum, sent].filter(Boolean).join(' · ')}
      </span>
      <Group gap={8}>
        <Button
          variant="default"
          size="xs"
          className={classes.button}
          disabled={busy}
          leftSection={<IconFileSpreadsheet size={15} aria-hidden />}
          onClick={() => onSend('Show summary')}
        >
          Show summary
        </Button>
        {open.length > 0 && (
          <Button
            variant="default"
            size="xs"
            className={classes.button}
            disabled={busy}
            leftSection={<IconSend size={15} aria-hidden />}
            onClick={() => setAsks(true)}
          >
            Send for approval
          </Button>
        )}
      </Group>
      <Modal
        opened={asks}
        onClose={() => setAsks(false)}
        title="Send for approval"
        classNames={{ title: classes.title ?? '' }}
        closeButtonProps={{ 'aria-label': 'Close' }}
      >
        <p
          className={classes.question}
        >{`The receipts of this conversation (${sum}) go to your manager as an expense claim.`}</p>
        <Group justify="flex-end">
          <Button variant="default" onClick={() => setAsks(false)}>
            Cancel
          </Button>
          <Button
            disabled={busy}
            data-autofocus
            onClick={() => {
              setAsks(false)
              onSend('Send for approval')
            }}
          >
            Send
          </Button>
        </Group>
      </Modal>
    </div>
  )
}
