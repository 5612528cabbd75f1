import { Button, Group, Modal, Text, Textarea } from '@mantine/core'
import { REASON_CHARACTERS } from '@pravas/contract/approvals'
import { approvals } from '@pravas/messages/en/approvals'
import { labels } from '@pravas/messages/en/labels'
import { texts } from '@pravas/messages/texts'
import { useRef, useState } from 'react'
import { explain } from '../../api/api-error.ts'
import type { RequestView } from './request-view.ts'
import { useDecide } from './use-decide.tsx'

const t = texts(approvals)
const c = texts(labels)

interface RejectModalProps {
  opened: boolean
  request: RequestView
  onClose: () => void
  /** Called when it is gone from the page. */
  onClosed: () => void
}

/** Asks for the reason of a rejection. It stays open until the rejection succeeds; closed without one, it keeps what was typed. */
export function RejectModal({ opened, request, onClose, onClosed }: RejectModalProps) {
  const { decide, reset, isPending, isError, error } = useDecide(request)
  const [reason, setReason] = useState('')
  const left = REASON_CHARACTERS - reason.length
  const field = useRef<HTMLTextAreaElement>(null)

  const close = () => {
    if (isPending) return
    reset()
    onClose()
  }
  const submit = () => {
    const askAgain = () => field.current?.focus()
    if (reason.trim() === '') askAgain()
    else decide(reason.trim(), { onSuccess: onClose, onError: askAgain })
  }

  return (
    <Modal
      opened={opened}
      onClose={close}
      onExitTransitionEnd={onClosed}
      title={t('reject.title')}
      closeButtonProps={{ 'aria-label': c('close') }}
    >
      <Text size="sm" c="dimmed" mb="sm">
        {`${request.number} · ${request.employee} · ${request.amount}`}
      </Text>
      <Textarea
        ref={field}
        data-autofocus
        label={t('reject.prompt')}
        placeholder={t('reject.placeholder')}
        autosize
        minRows={3}
        maxRows={8}
        maxLength={REASON_CHARACTERS}
        value={reason}
        onChange={(event) => setReason(event.currentTarget.value)}
        description={left <= 200 && t('reject.characters-left', { left })}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        error={isError && explain(error)}
      />
      <Group justify="flex-end" gap="xs" mt="md">
        <Button variant="default" onClick={close} disabled={isPending}>
          {c('cancel')}
        </Button>
        <Button color="red" onClick={submit} loading={isPending}>
          {t('reject.submit')}
        </Button>
      </Group>
    </Modal>
  )
}
