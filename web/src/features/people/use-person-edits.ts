import { type AdministeredPerson, changePerson, createPerson, getPerson } from '@pravas/contract/administration'
import { people as catalogue } from '@pravas/messages/en/people'
import { texts } from '@pravas/messages/texts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { ApiError } from '../../api/api-error.ts'
import { call } from '../../api/call.ts'
import { type Problems, problemsIn } from '../../api/field-errors.ts'
import { notifyDone } from '../../ui/notify-done.tsx'
import type { ManagerNames } from './field-words.ts'
import { PEOPLE, personOf } from './people-queries.ts'
import {
  type Conflict,
  changesIn,
  differing,
  draftOf,
  keepDraft,
  keptDraft,
  mergedDraft,
  NEW_PERSON,
  type PersonDraft,
  TEXT_FIELDS,
} from './person-draft.ts'

const t = texts(catalogue)

const FIELDS = [...TEXT_FIELDS, 'roles'] as const
type Field = (typeof FIELDS)[number]
const NO_PROBLEMS: Problems<Field> = { fields: {}, all: undefined }

/**
 * What is typed of a person, or of somebody new, and saving it. It survives a reload and a refusal; where somebody else has
 * changed the person meanwhile, `conflicts` says what they changed, and what was typed stays.
 */
export function usePersonEdits(person: AdministeredPerson | undefined, onSaved: (person: AdministeredPerson) => void) {
  const queries = useQueryClient()
  const kept = person?.id ?? 'new'
  const [known, setKnown] = useState(person)
  const base = known ? draftOf(known) : NEW_PERSON
  const [draft, setDraft] = useState(() => keptDraft(kept, base, person?.version) ?? base)
  const [problems, setProblems] = useState<Problems<Field>>(NO_PROBLEMS)
  const [conflicts, setConflicts] = useState<Conflict[]>([])
  const [managers, setManagers] = useState<ManagerNames>({})
  const isDirty = differing(draft, base).length > 0

  // Another part of the page may have changed the person: what was not typed follows.
  if (person && known && person.version > known.version) {
    setKnown(person)
    setDraft(mergedDraft(draft, base, draftOf(person)).merged)
  }
  useEffect(() => keepDraft(kept, isDirty ? draft : undefined, known?.version), [kept, draft, isDirty, known])

  const saving = useMutation({
    mutationFn: (sent: PersonDraft) => {
      const changes = changesIn(sent, base)
      if (!known) return call(createPerson, { body: { ...changes, name: sent.name, email: sent.email } })
      return call(changePerson, { params: { person: known.id }, body: { ...changes, version: known.version } })
    },
    onSuccess: async (saved, sent) => {
      setProblems(NO_PROBLEMS)
      setConflicts([])
      setKnown(saved)
      // What was typed meanwhile is yet to be saved.
      setDraft((now) => mergedDraft(now, sent, draftOf(saved)).merged)
      keepDraft(kept, undefined, undefined)
      queries.setQueryData(personOf(saved.id).queryKey, saved)
      notifyDone(t(known ? 'form.saved' : 'form.created', { name: saved.name }))
      onSaved(saved)
      await queries.invalidateQueries({ queryKey: PEOPLE })
    },
    onError: async (error) => {
      if (!known || !(error instanceof ApiError) || !error.is('person.changed')) {
        setProblems(placed(problemsIn(error, FIELDS), error))
        return
      }
      const latest = await call(getPerson, { params: { person: known.id } }).catch(() => undefined)
      if (!latest) {
        setProblems(problemsIn(error, FIELDS))
        return
      }
      const { merged, conflicts: found } = mergedDraft(draft, base, draftOf(latest))
      setConflicts(found)
      setManagers(namesOf([known, latest]))
      setDraft(merged)
      setKnown(latest)
      setProblems(NO_PROBLEMS)
      queries.setQueryData(personOf(latest.id).queryKey, latest)
    },
  })
  return {
    /** The person as last saved; undefined for somebody new. */
    known,
    base,
    draft,
    isDirty,
    problems,
    conflicts,
    managers,
    isSaving: saving.isPending,
    edit: (part: Partial<PersonDraft>) => {
      setDraft((current) => ({ ...current, ...part }))
      const [field] = Object.keys(part) as Field[]
      if (field && problems.fields[field])
        setProblems({ ...problems, fields: { ...problems.fields, [field]: undefined } })
    },
    save: () => {
      if (!saving.isPending && isDirty) saving.mutate(draft)
    },
    discard: () => {
      setDraft(base)
      setProblems(NO_PROBLEMS)
      setConflicts([])
    },
  }
}

function namesOf(versions: readonly AdministeredPerson[]): ManagerNames {
  return Object.fromEntries(
    versions.flatMap(({ manager_id: id, manager_name: name }) => (id === null || name === null ? [] : [[id, name]])),
  )
}

/** What concerns the roles is said beside them. */
function placed(problems: Problems<Field>, error: unknown): Problems<Field> {
  const isOfRoles =
    error instanceof ApiError &&
    (['person.own_roles', 'person.last_administrator', 'person.grants_role'] as const).some((code) => error.is(code))
  if (!isOfRoles || problems.all === undefined) return problems
  return { fields: { ...problems.fields, roles: problems.all }, all: undefined }
}
