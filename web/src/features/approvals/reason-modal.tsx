import { Button, Checkbox, Group, Modal, Stack, Text, Textarea } from '@mantine/core'
import { REASON_CHARACTERS } from '@pravas/contract/approvals'
import type { Verdict } from '@pravas/contract/requests'
import { askedPart } from '@pravas/messages/asked-part'
import { labels } from '@pravas/messages/en/labels'
import { requestDialogs } from '@pravas/messages/en/request-dialogs'
import { texts } from '@pravas/messages/texts'
import { useRef, useState } from 'react'
import { explain } from '../../api/api-error.ts'
import type { PendingTrip } from './approval-queries.ts'
import { ApproveModal } from './approve-modal.tsx'
import { suggestedReasons, withSentence } from './reason-suggestions.ts'
import type { RequestView } from './request-view.ts'
import { Suggestions } from './suggestions.tsx'
import { useDecide } from './use-decide.tsx'

const t = texts(requestDialogs)
const c = texts(labels)

interface ReasonModalProps {
  opened: boolean
  verdict: Verdict
  request: RequestView
  onClose: () => void
  /** Called when it is gone from the page. */
  onClosed: () => void
}

/** Asks what a decision needs: the reason of a rejection, what is to be changed, or whether the rest of a claim is approved. */
export function ReasonModal(props: ReasonModalProps) {
  const { verdict } = props
  return verdict === 'approved' ? <ApproveModal {...props} /> : <AskReason {...props} verdict={verdict} />
}

/**
 * Asks for the reason of a rejection, or what is to be changed and in which parts. It stays open until the decision succeeds;
 * closed without one, it keeps what was typed.
 */
function AskReason({
  opened,
  verdict,
  request,
  onClose,
  onClosed,
}: ReasonModalProps & { verdict: 'rejected' | 'returned' }) {
  const { decide, reset, isPending, isError, error } = useDecide(request)
  const [reason, setReason] = useState('')
  const [isMissing, setMissing] = useState(false)
  const [fields, setFields] = useState<string[]>([])
  const returns = verdict === 'returned'
  const about = returns ? 'return' : 'reject'
  const receipts = (request.receipts ?? []).flatMap(({ id, name }) => (id ? [{ field: `receipt:${id}`, name }] : []))
  const parts = request.trip ? partsOf(request.trip) : receipts.length > 1 ? receipts : []
  const left = REASON_CHARACTERS - reason.length
  const field = useRef<HTMLTextAreaElement>(null)

  const close = () => {
    if (isPending) return
    reset()
    setMissing(false)
    onClose()
  }
  const submit = () => {
    const askAgain = () => field.current?.focus()
    setMissing(reason.trim() === '')
    if (reason.trim() === '' || left < 0) askAgain()
    else
      decide({ verdict, reason: reason.trim(), ...(returns && { fields }) }, { onSuccess: onClose, onError: askAgain })
  }

  return (
    <Modal
      opened={opened}
      onClose={close}
      onExitTransitionEnd={onClosed}
      title={t(`${about}.title`)}
      closeButtonProps={{ 'aria-label': c('close') }}
    >
      <Text size="sm" c="dimmed" mb="sm">
        {`${request.number} · ${request.employee} · ${request.amount}`}
      </Text>
      <Textarea
        ref={field}
        data-autofocus
        label={t(`${about}.prompt`)}
        placeholder={t(`${about}.placeholder`)}
        autosize
        minRows={3}
        maxRows={8}
        value={reason}
        onChange={(event) => {
          setReason(event.currentTarget.value)
          setMissing(false)
        }}
        description={left >= 0 && left <= 200 && t('characters-left', { left })}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        error={
          left < 0 ? t('too-long', { over: -left }) : isMissing ? t(`${about}.missing`) : isError && explain(error)
        }
      />
      <Suggestions
        of={suggestedReasons(request)}
        said={reason}
        most={REASON_CHARACTERS}
        disabled={isPending}
        onAdd={(text) => {
          setReason(withSentence(reason, text))
          setMissing(false)
          field.current?.focus()
        }}
      />
      {returns && parts.length > 0 && (
        <Checkbox.Group label={t('return.parts', { kind: request.kind })} mt="md" value={fields} onChange={setFields}>
          <Stack gap="xs" mt="xs">
            {parts.map(({ field, name }) => (
              <Checkbox key={field} value={field} label={name} />
            ))}
          </Stack>
        </Checkbox.Group>
      )}
      {returns && (
        <Text size="sm" c="dimmed" mt="md">
          {t('return.meaning', { employee: request.employee })}
        </Text>
      )}
      <Group justify="flex-end" gap="xs" mt="md">
        <Button variant="default" onClick={close} disabled={isPending}>
          {c('cancel')}
        </Button>
        <Button {...(!returns && { color: 'red' })} onClick={submit} loading={isPending}>
          {t(`${about}.submit`)}
        </Button>
      </Group>
    </Modal>
  )
}

/** What an approver can ask to be changed, each as its owner is told. */
function partsOf({ route, flight, return_flight, hotel_name }: PendingTrip): { field: string; name: string }[] {
  const legs = route?.length ? route.slice(1).map((_, index) => `leg:${index + 1}`) : []
  const fields = [
    'dates',
    ...(legs.length > 0 ? legs : flight ? ['flight'] : []),
    ...(return_flight ? ['return_flight'] : []),
    ...(hotel_name ? ['hotel'] : []),
    'reason',
  ]
  return fields.map((field) => ({ field, name: askedPart(field, route) ?? field }))
}
