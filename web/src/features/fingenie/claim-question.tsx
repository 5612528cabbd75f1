import { Button, Group, Modal } from '@mantine/core'
import { fingenieReview } from '@pravas/messages/en/fingenie-review'
import { labels } from '@pravas/messages/en/labels'
import { texts } from '@pravas/messages/texts'
import { IconAlertTriangle } from '../../ui/icons.ts'
import classes from './claim-question.module.css'

const t = texts(fingenieReview)
const c = texts(labels)

interface ClaimQuestionProps {
  opened: boolean
  /** The receipts that would be sent: how many, and their sum. */
  what: string
  /** Who decides on them, null: a super admin, as nobody is set; undefined where that is not known. */
  approver?: string | null
  /** Each receipt becomes a claim of its own. */
  asEach?: boolean
  /** What is missing of them, in a line. */
  warning?: string | undefined
  busy: boolean
  onClose: () => void
  onSend: () => void
}

/** Asks once more before receipts go to whoever decides, which cannot be taken back. */
export function ClaimQuestion(props: ClaimQuestionProps) {
  const { opened, what, approver, asEach = false, warning, busy, onClose, onSend } = props
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      title={t('send.button')}
      classNames={{ title: classes.title }}
      closeButtonProps={{ 'aria-label': c('close') }}
    >
      <p className={classes.question}>
        {approver === undefined
          ? t('send.ask-approval', { what })
          : t('send.ask', { what, to: approver ?? t('send.super-admin'), as: asEach ? 'each' : 'one' })}
      </p>
      {warning && (
        <p className={classes.warning}>
          <IconAlertTriangle size={15} aria-hidden />
          {t('send.warning', { warning })}
        </p>
      )}
      <Group justify="flex-end">
        <Button variant="default" onClick={onClose}>
          {c('cancel')}
        </Button>
        <Button
          disabled={busy}
          data-autofocus
          onClick={() => {
            onClose()
            onSend()
          }}
        >
          {c('send')}
        </Button>
      </Group>
    </Modal>
  )
}
