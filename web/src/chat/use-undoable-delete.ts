import { notifications } from '@mantine/notifications'
import { needsYouPage } from '@pravas/messages/en/needs-you'
import { texts } from '@pravas/messages/texts'
import { type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query'
import { explain } from '../api/api-error.ts'
import { offerUndo } from './undo-offer.tsx'

const t = texts(needsYouPage)

interface UndoableDelete {
  /** What is said of it, such as 'Trip draft deleted.' */
  deleted: string
  /** The list that is fetched again after each change. */
  list: QueryKey
  remove: (id: string) => Promise<unknown>
  restore: (id: string) => Promise<unknown>
}

/** Deletes an entry of a list by its id, and offers to undo that. */
export function useUndoableDelete({ deleted, list, remove, restore }: UndoableDelete) {
  const queries = useQueryClient()
  const onSettled = () => queries.invalidateQueries({ queryKey: list })
  const undo = useMutation({
    mutationFn: restore,
    onError: (error) => tell(t('draft.not-restored', { why: explain(error) })),
    onSettled,
  })
  return useMutation({
    mutationFn: remove,
    onSuccess: (_, id) => offerUndo({ message: deleted, onUndo: () => undo.mutate(id) }),
    onError: (error) => tell(t('draft.not-deleted', { why: explain(error) })),
    onSettled,
  })
}

function tell(message: string): void {
  notifications.show({ message, withBorder: true })
}
