import { Button, Group, Modal, Text } from '@mantine/core'
import { withdrawExpense } from '@pravas/contract/expenses'
import { withdrawTrip } from '@pravas/contract/trips'
import { labels } from '@pravas/messages/en/labels'
import { requestDialogs } from '@pravas/messages/en/request-dialogs'
import { texts } from '@pravas/messages/texts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { explain } from '../../api/api-error.ts'
import { callLeniently } from '../../api/call.ts'
import { isConflict } from '../../api/conflict.ts'
import { logFailure } from '../../api/failure-log.ts'
import { notifyDone } from '../../ui/notify-done.tsx'
import type { RequestView } from './request-view.ts'

const t = texts(requestDialogs)
const c = texts(labels)

interface WithdrawModalProps {
  opened: boolean
  request: Pick<RequestView, 'kind' | 'id' | 'number'>
  onClose: () => void
}

/** Asks whether a request is to be withdrawn, and withdraws it; what keeps that from happening is said here. */
export function WithdrawModal({ opened, request: { kind, id, number }, onClose }: WithdrawModalProps) {
  const queryClient = useQueryClient()
  const mutationKey = ['withdraw', id]
  const { mutate, reset, isPending, isError, error } = useMutation({
    mutationKey,
    mutationFn: () =>
      kind === 'trip'
        ? callLeniently(withdrawTrip, { params: { tripId: id } })
        : callLeniently(withdrawExpense, { params: { expenseId: id } }),
    onSuccess: async () => {
      notifyDone(t('withdraw.done', { number }))
      // Whatever shows where a request stands, or which receipts are unclaimed, is no longer right.
      await queryClient.invalidateQueries()
      onClose()
    },
    onError: (failure) => logFailure(`Could not withdraw ${kind} ${number}`, failure),
  })
  const close = () => {
    if (isPending) return
    // It has moved on meanwhile. Not before: the page has no place for this then.
    if (isConflict(error)) void queryClient.invalidateQueries({ queryKey: [kind] })
    reset()
    onClose()
  }
  return (
    <Modal
      opened={opened}
      onClose={close}
      title={t('withdraw.title', { number })}
      closeButtonProps={{ 'aria-label': c('close') }}
    >
      <Text size="sm">{t('withdraw.meaning', { kind })}</Text>
      {isError && (
        <Text size="sm" c="red" mt="sm" role="alert">
          {explain(error)}
        </Text>
      )}
      <Group justify="flex-end" gap="xs" mt="md">
        <Button variant="default" onClick={close} disabled={isPending} data-autofocus>
          {t('withdraw.keep')}
        </Button>
        <Button
          color="red"
          onClick={() => queryClient.isMutating({ mutationKey }) === 0 && mutate()}
          loading={isPending}
        >
          {t('withdraw.submit')}
        </Button>
      </Group>
    </Modal>
  )
}
