import { Button, Group, Modal, Text } from '@mantine/core'
import { labels } from '@pravas/messages/en/labels'
import { receiptRefusals } from '@pravas/messages/en/receipt-refusals'
import { requestDialogs } from '@pravas/messages/en/request-dialogs'
import { texts } from '@pravas/messages/texts'
import { policyLine } from '../../status/policy-words.ts'
import { AlertLine } from '../../ui/alert-line.tsx'
import { formatPrice } from '../../ui/formats.ts'
import classes from './approve-modal.module.css'
import { refusedOf, useMarked } from './marked-refusals.ts'
import type { RequestView } from './request-view.ts'
import { useAsOpened } from './use-as-opened.ts'
import { explainDecision, useDecide } from './use-decide.tsx'

const t = texts({ ...requestDialogs, ...receiptRefusals })
const c = texts(labels)

interface ApproveModalProps {
  opened: boolean
  request: RequestView
  onClose: () => void
  /** Called when it is gone from the page. */
  onClosed: () => void
}

/** Asks whoever comes by the link of a mail, or refuses receipts of a claim, whether they approve the request, with what it is. */
export function ApproveModal({ opened, request: latest, onClose, onClosed }: ApproveModalProps) {
  const { shown: request, failed } = useAsOpened(latest, opened)
  const { decide, reset, isPending, isError, error } = useDecide(request)
  const marked = useMarked(request)
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
      title={
        marked
          ? t('approve.title-without', { number: request.number, count: marked.lines.length })
          : t('approve.title', { number: request.number, amount: request.amount })
      }
      closeButtonProps={{ 'aria-label': c('close') }}
    >
      <Text size="sm">{`${request.employee} · ${request.title}`}</Text>
      {request.facts
        .filter(({ isLong }) => !isLong)
        .map(({ name, value }) => (
          <Text key={name} size="sm" c="dimmed">{`${name}: ${value}`}</Text>
        ))}
      {marked && (
        <>
          <Text size="sm" fw={600} mt="sm">
            {t('refused.list')}
          </Text>
          <ul className={classes.refused} aria-label={t('refused.list')}>
            {marked.lines.map(({ receipt_id, name, rupees, reason }) => (
              <li key={receipt_id}>{t('marked.line', { name, amount: formatPrice(rupees), reason })}</li>
            ))}
          </ul>
        </>
      )}
      {request.findings && <Text size="sm">{policyLine(request.findings)}</Text>}
      {isError && <AlertLine kind="failure">{explainDecision(error)}</AlertLine>}
      <Group justify="flex-end" gap="xs" mt="md">
        <Button variant="default" onClick={close} disabled={isPending}>
          {c('cancel')}
        </Button>
        <Button
          data-autofocus
          loading={isPending}
          onClick={() => decide({ verdict: 'approved', ...refusedOf(marked) }, { onSuccess: onClose, onError: failed })}
        >
          {marked?.label ?? t('approve.submit')}
        </Button>
      </Group>
    </Modal>
  )
}
