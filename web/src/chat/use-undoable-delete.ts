import { notifications } from '@mantine/notifications'
import { type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query'
import { explain } from '../api/api-error.ts'
import { offerUndo } from './undo-offer.tsx'

interface UndoableDelete {
  /** What is deleted, such as 'trip draft'. */
  what: string
  /** The list that is fetched again after each change. */
  list: QueryKey
  remove: (id: string) => Promise<unknown>
  restore: (id: string) => Promise<unknown>
}

/** Deletes an entry of a list by its id, and offers to undo that. */
export function useUndoableDelete({ what, list, remove, restore }: UndoableDelete) {
  const queries = useQueryClient()
  const onSettled = () => queries.invalidateQueries({ queryKey: list })
  const undo = useMutation({
    mutationFn: restore,
    onError: (error) => tell(`The ${what} couldn’t be restored. ${explain(error)}`),
    onSettled,
  })
  return useMutation({
    mutationFn: remove,
    onSuccess: (_, id) =>
      offerUndo({ message: `${what.charAt(0).toUpperCase()}${what.slice(1)} deleted.`, onUndo: () => undo.mutate(id) }),
    onError: (error) => tell(`The ${what} couldn’t be deleted. ${explain(error)}`),
    onSettled,
  })
}

function tell(message: string): void {
  notifications.show({ message, withBorder: true })
}
