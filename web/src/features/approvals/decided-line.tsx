import { Button } from '@mantine/core'
import { undoDecision } from '@pravas/contract/approvals'
import { labels } from '@pravas/messages/en/labels'
import { texts } from '@pravas/messages/texts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { explain } from '../../api/api-error.ts'
import { callLeniently } from '../../api/call.ts'
import { logFailure } from '../../api/failure-log.ts'
import { IconArrowBackUp } from '../../ui/icons.ts'
import classes from './decided-line.module.css'
import { decided } from './decision.tsx'
import { noteUndone, type UndoableDecision } from './undoable-decisions.ts'
import { reloadAfterDecision } from './use-decide.tsx'

const c = texts(labels)

interface DecidedLineProps {
  decision: UndoableDecision
  /** Whether it takes the room of the card that was there, so that nothing moves under a pointer. */
  keepsRoom?: boolean
  /** Whether it is the last decision of the list, which the key for undoing means. */
  isLatest?: boolean
  /** Called when it has been taken back, before its request is there again. */
  onUndone?: () => void
}

/** What was just decided, and Undo. */
export function DecidedLine({ decision, keepsRoom = false, isLatest = false, onUndone }: DecidedLineProps) {
  const { kind, id, number } = decision
  const queryClient = useQueryClient()
  const mutationKey = ['undo', kind, id]
  const { mutate, isPending, isError, error } = useMutation({
    mutationKey,
    mutationFn: () => callLeniently(undoDecision, { body: { id } }),
    onSuccess: () => {
      onUndone?.()
      noteUndone(decision)
      void reloadAfterDecision(queryClient, kind)
    },
    onError: (error) => logFailure(`Could not undo the decision on ${kind} ${number}`, error),
  })
  return (
    <div role="status" className={classes.line} style={keepsRoom ? { minBlockSize: decision.height } : undefined}>
      <span>{decided(decision, decision.next)}</span>
      {isError ? (
        <span className={classes.failure}>{explain(error)}</span>
      ) : (
        <Button
          variant="default"
          size="compact-sm"
          leftSection={<IconArrowBackUp size={15} aria-hidden />}
          loading={isPending}
          data-key={isLatest ? 'undo' : undefined}
          onClick={() => queryClient.isMutating({ mutationKey }) === 0 && mutate()}
        >
          {c('undo')}
        </Button>
      )}
    </div>
  )
}
