import { type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query'
import { logFailure } from '../api/failure-log.ts'
import { offerUndo } from './undo-offer.tsx'

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
    onError: (error) => logFailure('What was deleted could not be restored.', error),
    onSettled,
  })
  return useMutation({
    mutationFn: remove,
    onSuccess: (_, id) => offerUndo({ message: deleted, onUndo: () => undo.mutate(id) }),
    onError: (error) => logFailure('An entry could not be deleted.', error),
    onSettled,
  })
}
