import { createHoliday, type Holiday, removeHoliday } from '@pravas/contract/structure'
import { labels } from '@pravas/messages/en/labels'
import { structure } from '@pravas/messages/en/structure'
import { texts } from '@pravas/messages/texts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { explain } from '../../api/api-error.ts'
import { call } from '../../api/call.ts'
import { AlertLine } from '../../ui/alert-line.tsx'
import { RowAction } from './edited-columns.tsx'
import { STRUCTURE } from './structure-queries.ts'
import { focusIfLost, NEW } from './use-row-editing.ts'

const t = texts(structure)
const c = texts(labels)

const UNDO = 'undo'

/** Removing a holiday of those that are listed, and undoing it. */
export function useHolidayRemoval(holidays: readonly Holiday[] | undefined) {
  const queries = useQueryClient()
  const refresh = () => queries.invalidateQueries({ queryKey: STRUCTURE })
  const restore = useMutation({
    mutationFn: ({ day, name, state }: Holiday) => call(createHoliday, { body: { day, name, state } }),
    onSettled: refresh,
  })
  const remove = useMutation({
    mutationFn: ({ id }: Holiday) => call(removeHoliday, { params: { holidayId: id } }),
    // What was restored before is another one.
    onMutate: () => restore.reset(),
    onSettled: refresh,
  })
  // The row that was removed is gone with its button, and so is the undo once it was taken.
  const isRemoved = remove.isSuccess && !restore.isSuccess
  useEffect(() => {
    if (holidays && remove.isSuccess) focusIfLost(isRemoved ? UNDO : NEW)
  }, [holidays, remove.isSuccess, isRemoved])
  return { remove, restore, removed: isRemoved ? remove.variables : undefined }
}

/** Says which holiday was removed and offers to undo it, or why either failed. */
export function RemovalNotes({ removal }: { removal: ReturnType<typeof useHolidayRemoval> }) {
  const { remove, restore, removed } = removal
  return (
    <>
      {remove.isError && <AlertLine kind="failure">{explain(remove.error)}</AlertLine>}
      {restore.isError && <AlertLine kind="failure">{t('not-restored', { why: explain(restore.error) })}</AlertLine>}
      {removed && (
        <p role="status">
          {t('removed', { name: removed.name })}{' '}
          <RowAction
            edits={UNDO}
            label={c('undo')}
            isWorking={restore.isPending}
            onClick={() => restore.mutate(removed)}
          >
            {c('undo')}
          </RowAction>
        </p>
      )}
    </>
  )
}
