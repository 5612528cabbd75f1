import { Button, Group, Modal } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import classes from './claim-question.module.css'

interface ClaimQuestionProps {
  opened: boolean
  /** The receipts that would be sent: how many, and their sum. */
  what: string
  /** Each receipt becomes a claim of its own. */
  asEach?: boolean
  /** What is missing of them, in a line. */
  warning?: string | undefined
  busy: boolean
  onClose: () => void
  onSend: () => void
}

/** Asks once more before receipts go to the manager, which cannot be taken back. */
export function ClaimQuestion({ opened, what, asEach = false, warning, busy, onClose, onSend }: ClaimQuestionProps) {
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      title="Send for approval"
      classNames={{ title: classes.title ?? '' }}
      closeButtonProps={{ 'aria-label': 'Close' }}
    >
      <p className={classes.question}>
        {`Send ${what} to your manager${asEach ? ', each receipt as its own claim' : ''}?`}
      </p>
      {warning && (
        <p className={classes.warning}>
          <IconAlertTriangle size={15} aria-hidden />
          {`${warning}. Your approver will see this.`}
        </p>
      )}
      <Group justify="flex-end">
        <Button variant="default" onClick={onClose}>
          Cancel
        </Button>
        <Button
          disabled={busy}
          data-autofocus
          onClick={() => {
            onClose()
            onSend()
          }}
        >
          Send
        </Button>
      </Group>
    </Modal>
  )
}
