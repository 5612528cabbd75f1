import { Button, Checkbox, Group, Modal, Stack, Text, Textarea } from '@mantine/core'
import { REASON_CHARACTERS } from '@pravas/contract/approvals'
import type { Verdict } from '@pravas/contract/requests'
import { askedPart } from '@pravas/messages/asked-part'
import { labels } from '@pravas/messages/en/labels'
import { requestDialogs } from '@pravas/messages/en/request-dialogs'
import { texts } from '@pravas/messages/texts'
import { useRef, useState } from 'react'
import type { PendingTrip } from './approval-queries.ts'
import { ApproveModal } from './approve-modal.tsx'
import { ClaimParts } from './claim-parts.tsx'
import { suggestedReasons, withSentence } from './reason-suggestions.ts'
import type { RequestView } from './request-view.ts'
import { Suggestions } from './suggestions.tsx'
import { useTypedReason } from './typed-reasons.ts'
import { useAsOpened } from './use-as-opened.ts'
import { explainDecision, useDecide } from './use-decide.tsx'

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
 * closed without one, it keeps what was typed, over a reload of the tab as well.
 */
function AskReason({
  opened,
  verdict,
  request: latest,
  onClose,
  onClosed,
}: ReasonModalProps & { verdict: 'rejected' | 'returned' }) {
  const { shown: request, failed } = useAsOpened(latest, opened)
  const { decide, reset, isPending, isError, error } = useDecide(request)
  const { reason, names, type } = useTypedReason(opened, request, verdict)
  const [isMissing, setMissing] = useState(false)
  const returns = verdict === 'returned'
  const about = returns ? 'return' : 'reject'
  const parts = request.trip ? partsOf(request.trip, request.bookedOn !== undefined) : []
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
      decide(
        { verdict, reason: reason.trim(), ...(returns && { fields: names }) },
        {
          onSuccess: onClose,
          onError: (error) => {
            failed(error)
            askAgain()
          },
        },
      )
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
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || event.nativeEvent.isComposing) return
          event.preventDefault()
          submit()
        }}
        onChange={(event) => {
          type({ reason: event.currentTarget.value })
          setMissing(false)
        }}
        description={left >= 0 && left <= 200 && t('characters-left', { left })}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        error={
          left < 0
            ? t('too-long', { over: -left })
            : isMissing
              ? t(`${about}.missing`)
              : isError && explainDecision(error)
        }
      />
      <Suggestions
        of={suggestedReasons(request)}
        said={reason}
        most={REASON_CHARACTERS}
        disabled={isPending}
        onAdd={(text) => {
          type({ reason: withSentence(reason, text) })
          setMissing(false)
          field.current?.focus()
        }}
      />
      {returns && parts.length > 0 && (
        <Checkbox.Group
          label={t('return.parts')}
          description={t('return.reopens', { count: names.length, employee: request.employee })}
          mt="md"
          value={names}
          onChange={(names) => type({ names })}
        >
          <Stack gap="xs" mt="xs">
            {parts.map(({ field, name }) => (
              <Checkbox key={field} value={field} label={name} />
            ))}
          </Stack>
        </Checkbox.Group>
      )}
      {returns && request.kind === 'expense' && (
        <ClaimParts request={request} value={names} onChange={(names) => type({ names })} disabled={isPending} />
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
function partsOf(
  { route, flight, return_flight, hotel_name }: PendingTrip,
  bookedOn: boolean,
): { field: string; name: string }[] {
  const legs = route?.length ? route.slice(1).map((_, index) => `leg:${index + 1}`) : []
  const fields = [
    'route',
    'dates',
    ...(legs.length > 0 ? legs : flight ? ['flight'] : []),
    ...(return_flight ? ['return_flight'] : []),
    ...(hotel_name ? ['hotel'] : []),
    'purpose',
    ...(bookedOn ? ['cost_centre', 'project'] : []),
    'reason',
  ]
  return fields.map((field) => ({ field, name: askedPart(field, route) ?? field }))
}
