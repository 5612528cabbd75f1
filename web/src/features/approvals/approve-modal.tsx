import { Button, Group, Modal, Text } from '@mantine/core'
import { labels } from '@pravas/messages/en/labels'
import { requestDialogs } from '@pravas/messages/en/request-dialogs'
import { texts } from '@pravas/messages/texts'
import { explain } from '../../api/api-error.ts'
import { policyLine } from '../../status/policy-words.ts'
import { AlertLine } from '../../ui/alert-line.tsx'
import type { RequestView } from './request-view.ts'
import { useDecide } from './use-decide.tsx'

const t = texts(requestDialogs)
const c = texts(labels)

interface ApproveModalProps {
  opened: boolean
  request: RequestView
  onClose: () => void
  /** Called when it is gone from the page. */
  onClosed: () => void
}

/** Asks whoever comes by the link of a mail whether they approve the request, with what it is. */
export function ApproveModal({ opened, request, onClose, onClosed }: ApproveModalProps) {
  const { decide, reset, isPending, isError, error } = useDecide(request)
  const close = () => {
    if (isPending) return
    reset()
    onClose()
  }
  return (
    <Modal
      opened={opened}
      onClose={close}
      onExitTransitionEnd={onClosed}
      title={t('approve.title', { number: request.number, amount: request.amount })}
      closeButtonProps={{ 'aria-label': c('close') }}
    >
      <Text size="sm">{`${request.employee} · ${request.title}`}</Text>
      {request.facts
        .filter(({ isLong }) => !isLong)
        .map(({ name, value }) => (
          <Text key={name} size="sm" c="dimmed">{`${name}: ${value}`}</Text>
        ))}
      {request.findings && <Text size="sm">{policyLine(request.findings)}</Text>}
      {isError && <AlertLine kind="failure">{explain(error)}</AlertLine>}
      <Group justify="flex-end" gap="xs" mt="md">
        <Button variant="default" onClick={close} disabled={isPending}>
          {c('cancel')}
        </Button>
        <Button
          data-autofocus
          loading={isPending}
          onClick={() => decide({ verdict: 'approved' }, { onSuccess: onClose })}
        >
          {t('approve.submit')}
        </Button>
      </Group>
    </Modal>
  )
}
