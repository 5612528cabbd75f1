import { type AdministeredPerson, changePerson } from '@pravas/contract/administration'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../api/call.ts'
import { notifyDone } from '../../ui/notify-done.tsx'
import { PEOPLE, personOf } from './people-queries.ts'

/** Deactivates or reactivates a person or moves their reports, and says so. */
export function useChange(person: AdministeredPerson, done: string, onDone?: () => void) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (body: { active?: boolean; reassign_reports_to?: string | null }) =>
      call(changePerson, { params: { person: person.id }, body }),
    onSuccess: async (changed) => {
      queries.setQueryData(personOf(person.id).queryKey, changed)
      notifyDone(done)
      onDone?.()
      await queries.invalidateQueries({ queryKey: PEOPLE })
    },
    // Somebody may have got reports meanwhile, of whom it has to be asked.
    onError: () => queries.invalidateQueries({ queryKey: personOf(person.id).queryKey }),
  })
}
