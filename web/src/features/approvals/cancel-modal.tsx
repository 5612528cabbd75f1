import { Button, Group, Modal, Stack, Text, Textarea, TextInput } from '@mantine/core'
import { CANCELLATION_CHARACTERS, cancelTrip } from '@pravas/contract/trips'
import { labels } from '@pravas/messages/en/labels'
import { requestDialogs } from '@pravas/messages/en/request-dialogs'
import { texts } from '@pravas/messages/texts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { explain } from '../../api/api-error.ts'
import { call } from '../../api/call.ts'
import { isConflict } from '../../api/conflict.ts'
import { logFailure } from '../../api/failure-log.ts'
import { useTypedForm } from '../../api/typed-form.ts'
import { formatPrice } from '../../ui/formats.ts'
import { notifyDone } from '../../ui/notify-done.tsx'
import { typedAmount } from '../../ui/records/typed-amount.ts'
import type { RequestView } from './request-view.ts'

const t = texts(requestDialogs)
const c = texts(labels)

interface CancelModalProps {
  opened: boolean
  trip: Pick<RequestView, 'id' | 'number'>
  onClose: () => void
}

/** Asks why a trip is cancelled and what that costs, and cancels it; what keeps that from happening is said here. */
export function CancelModal({ opened, trip: { id, number }, onClose }: CancelModalProps) {
  const queryClient = useQueryClient()
  const {
    typed: { reason, cost },
    type,
    forget,
  } = useTypedForm(`cancel ${id}`, { reason: '', cost: '' })
  const [tried, setTried] = useState(false)
  const field = useRef<HTMLTextAreaElement>(null)
  const rupees = cost.trim() === '' ? undefined : typedAmount(cost)
  const isWrong = cost.trim() !== '' && rupees === undefined
  const isMissing = reason.trim() === ''
  const mutationKey = ['cancel', id]
  const { mutate, reset, isPending, isError, error } = useMutation({
    mutationKey,
    mutationFn: () =>
      call(cancelTrip, {
        params: { tripId: id },
        body: { reason: reason.trim(), ...(rupees !== undefined && { cost: rupees }) },
      }),
    onSuccess: async () => {
      forget()
      notifyDone(t('cancel.done', { number }))
      // Whatever shows where the trip stands, or what is left of a budget, is no longer right.
      await queryClient.invalidateQueries()
      onClose()
    },
    onError: (failure) => logFailure(`Could not cancel trip ${number}`, failure),
  })
  const close = () => {
    if (isPending) return
    // It has moved on meanwhile. Not before: the page has no place for this then.
    if (isConflict(error)) void queryClient.invalidateQueries({ queryKey: ['trip'] })
    reset()
    onClose()
  }
  const submit = () => {
    setTried(true)
    if (isMissing) field.current?.focus()
    else if (!isWrong && queryClient.isMutating({ mutationKey }) === 0) mutate()
  }
  return (
    <Modal
      opened={opened}
      onClose={close}
      title={t('cancel.title', { number })}
      closeButtonProps={{ 'aria-label': c('close') }}
    >
      <Stack gap="md">
        <Text size="sm">{t('cancel.meaning')}</Text>
        <Textarea
          ref={field}
          data-autofocus
          label={t('cancel.reason')}
          autosize
          minRows={2}
          maxRows={8}
          maxLength={CANCELLATION_CHARACTERS}
          value={reason}
          onChange={({ currentTarget }) => type({ reason: currentTarget.value })}
          error={tried && isMissing && t('cancel.reason-missing')}
        />
        <TextInput
          label={t('cancel.cost')}
          inputMode="decimal"
          value={cost}
          onChange={({ currentTarget }) => type({ cost: currentTarget.value })}
          description={rupees === undefined ? undefined : formatPrice(rupees)}
          error={tried && isWrong && t('cancel.cost-wrong')}
        />
        {isError && (
          <Text size="sm" c="red" role="alert">
            {explain(error)}
          </Text>
        )}
        <Group justify="flex-end" gap="xs">
          <Button variant="default" onClick={close} disabled={isPending}>
            {t('cancel.keep')}
          </Button>
          <Button color="red" onClick={submit} loading={isPending}>
            {t('cancel.submit')}
          </Button>
        </Group>
      </Stack>
    </Modal>
  )
}
