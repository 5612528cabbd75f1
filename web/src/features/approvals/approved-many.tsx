import { Button } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { UNDO_MS, undoDecision } from '@pravas/contract/approvals'
import { approveMany } from '@pravas/messages/en/approve-many'
import { texts } from '@pravas/messages/texts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { callLeniently } from '../../api/call.ts'
import { logFailure } from '../../api/failure-log.ts'
import { IconArrowBackUp, IconCheck } from '../../ui/icons.ts'
import classes from './approved-many.module.css'
import type { RequestView } from './request-view.ts'
import { noteUndone, useUndoableDecisions } from './undoable-decisions.ts'
import { reloadAfterDecision } from './use-decide.tsx'

const t = texts(approveMany)

type Approved = Pick<RequestView, 'kind' | 'id' | 'number'>

/** Notes that requests were approved together, and offers to take all of that back as long as one can. */
export function noteApproved(text: string, requests: readonly Approved[]): void {
  const id = `approved ${requests.map((request) => request.id).join(' ')}`
  notifications.show({
    id,
    message: <ApprovedMany text={text} requests={requests} onUndone={() => notifications.hide(id)} />,
    ...(requests.length > 1 && { autoClose: UNDO_MS }),
    withBorder: true,
    icon: <IconCheck size={16} aria-hidden />,
  })
}

interface ApprovedManyProps {
  text: string
  requests: readonly Approved[]
  onUndone: () => void
}

function ApprovedMany({ text, requests, onUndone }: ApprovedManyProps) {
  const queryClient = useQueryClient()
  const undoable = useUndoableDecisions()
  const left = requests.filter(({ kind, id }) => undoable.some((one) => one.kind === kind && one.id === id))
  const mutationKey = ['undo many']
  const { mutate, isPending } = useMutation({
    mutationKey,
    mutationFn: async () => {
      const tried = left
      let undone = 0
      // In the order of their approval, as the time of the first is the first to be over.
      for (const request of tried) {
        try {
          await callLeniently(undoDecision, { body: { id: request.id } })
          noteUndone(request)
          undone += 1
        } catch (error) {
          logFailure(`Could not undo the decision on ${request.kind} ${request.number}`, error)
        }
      }
      const [first] = tried
      if (first) void reloadAfterDecision(queryClient, first.kind)
      return { undone, kept: requests.length - undone }
    },
    onSuccess: ({ undone, kept }) => {
      onUndone()
      const said = [
        ...(undone > 0 ? [t('undone', { count: undone })] : []),
        ...(kept > 0 ? [t('not-undone', { count: kept })] : []),
      ]
      notifications.show({ message: said.join(' '), withBorder: true, icon: <IconArrowBackUp size={16} aria-hidden /> })
    },
  })
  return (
    <span className={classes.line}>
      <span>{text}</span>
      {requests.length > 1 && (left.length > 0 || isPending) && (
        <Button
          variant="default"
          size="compact-sm"
          leftSection={<IconArrowBackUp size={15} aria-hidden />}
          loading={isPending}
          onClick={() => queryClient.isMutating({ mutationKey }) === 0 && mutate()}
        >
          {t('undo-all')}
        </Button>
      )}
    </span>
  )
}
