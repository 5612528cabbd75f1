import { Button, Group, SimpleGrid, Stack, TextInput } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { type AdministeredPerson, changePerson, createPerson, getPerson } from '@pravas/contract/administration'
import { people as catalogue } from '@pravas/messages/en/people'
import { texts } from '@pravas/messages/texts'
import { IconCheck } from '@tabler/icons-react'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, type SubmitEvent, useEffect, useState } from 'react'
import { ApiError } from '../../api/api-error.ts'
import { call } from '../../api/call.ts'
import { type Problems, problemsIn } from '../../api/field-errors.ts'
import { useSession } from '../../api/use-session.ts'
import { PersonField } from '../../person-picker/person-field.tsx'
import { AlertLine } from '../../ui/alert-line.tsx'
import { Section } from '../../ui/details.tsx'
import { focusFirstWrong } from '../../ui/first-wrong-field.ts'
import { ConflictNote } from './conflict-note.tsx'
import { fieldName, type ManagerNames } from './field-words.ts'
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
  type TextField,
} from './person-draft.ts'
import classes from './person-form.module.css'
import { RoleChoice } from './role-choice.tsx'
import { StructuredField } from './structured-field.tsx'

const t = texts(catalogue)

const FIELDS = [...TEXT_FIELDS, 'roles'] as const
type Field = (typeof FIELDS)[number]

interface PersonFormProps {
  /** Undefined for somebody new. */
  person: AdministeredPerson | undefined
  onSaved: (person: AdministeredPerson) => void
}

/**
 * The fields of a person. What is typed survives a reload and a refusal; where somebody else has changed the person meanwhile,
 * it says what they changed and keeps what was typed.
 */
export function PersonForm({ person, onSaved }: PersonFormProps) {
  const { user } = useSession()
  const queries = useQueryClient()
  const kept = person?.id ?? 'new'
  const [known, setKnown] = useState(person)
  const base = known ? draftOf(known) : NEW_PERSON
  const [draft, setDraft] = useState(() => keptDraft(kept, base, person?.version) ?? base)
  const [problems, setProblems] = useState<Problems<Field>>(NO_PROBLEMS)
  const [conflicts, setConflicts] = useState<Conflict[]>([])
  const [managers, setManagers] = useState<ManagerNames>({})
  const changed = differing(draft, base)
  const isDirty = changed.length > 0

  // Another part of the page may have changed the person: what was not typed follows.
  if (person && known && person.version > known.version) {
    setKnown(person)
    setDraft(mergedDraft(draft, base, draftOf(person)).merged)
  }
  useEffect(() => keepDraft(kept, isDirty ? draft : undefined, known?.version), [kept, draft, isDirty, known])

  const edit = (part: Partial<PersonDraft>) => {
    setDraft((current) => ({ ...current, ...part }))
    const [field] = Object.keys(part) as Field[]
    if (field && problems.fields[field])
      setProblems({ ...problems, fields: { ...problems.fields, [field]: undefined } })
  }
  const save = useMutation({
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
      notifications.show({
        message: t(known ? 'form.saved' : 'form.created', { name: saved.name }),
        withBorder: true,
        icon: <IconCheck size={16} aria-hidden />,
      })
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
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (!save.isPending && isDirty) save.mutate(draft)
  }
  const discard = () => {
    setDraft(base)
    setProblems(NO_PROBLEMS)
    setConflicts([])
  }

  const text = (field: TextField, type: 'text' | 'email', extra: { description?: string; readOnly?: boolean } = {}) => (
    <TextInput
      label={fieldName(field)}
      type={type}
      value={draft[field]}
      error={problems.fields[field]}
      required={field === 'name' || field === 'email'}
      autoComplete="off"
      onChange={(event) => edit({ [field]: event.currentTarget.value })}
      {...extra}
    />
  )
  const structured = (field: 'department' | 'designation' | 'grade' | 'location' | 'cost_centre') => (
    <StructuredField
      field={field}
      value={draft[field]}
      error={problems.fields[field]}
      onChange={(value) => edit({ [field]: value })}
    />
  )
  const hasNumber = known?.employee_id != null
  return (
    <form ref={focusFirstWrong} onSubmit={submit} noValidate aria-label={known ? known.name : t('person.new')}>
      <Stack>
        {known?.isSuperAdmin && !user.isSuperAdmin && <p className={classes.note}>{t('person.super-only')}</p>}
        {conflicts.length > 0 && <ConflictNote conflicts={conflicts} managers={managers} />}
        <Section title={t('section.identity')}>
          <Fields>
            {text('name', 'text')}
            {text('email', 'email')}
            {text('employee_id', 'text', {
              description: t(hasNumber ? 'employee-id.fixed' : 'employee-id.hint'),
              readOnly: hasNumber,
            })}
            <PersonField
              label={t('field.manager_id')}
              description={t('manager.hint')}
              value={draft.manager_id}
              chosenName={draft.manager_id === known?.manager_id ? known.manager_name : undefined}
              except={known?.id}
              error={problems.fields.manager_id}
              onChange={(manager_id) => edit({ manager_id })}
            />
          </Fields>
        </Section>
        <Section title={t('section.work')}>
          <Fields>
            {structured('department')}
            {structured('designation')}
            {structured('grade')}
            {structured('location')}
            {structured('cost_centre')}
          </Fields>
        </Section>
        <Section title={t('section.roles')}>
          <div className={classes.fields} data-problem={problems.fields.roles ? true : undefined}>
            <RoleChoice
              roles={draft.roles}
              held={base.roles}
              isOwn={known !== undefined && known.email === user.email}
              mayGrantAll={user.isSuperAdmin}
              error={problems.fields.roles}
              onChange={(roles) => edit({ roles })}
            />
          </div>
        </Section>
        <div className={classes.bar} data-dirty={isDirty}>
          {problems.all && <AlertLine kind="failure">{problems.all}</AlertLine>}
          {Object.values(problems.fields).some(Boolean) && <AlertLine kind="failure">{t('form.correct')}</AlertLine>}
          <Group gap="xs">
            <Button type="submit" loading={save.isPending} disabled={!isDirty}>
              {t(known ? 'form.save' : 'form.create')}
            </Button>
            {isDirty && (
              <Button variant="subtle" color="gray" disabled={save.isPending} onClick={discard}>
                {t('form.discard')}
              </Button>
            )}
            {known && <span className={classes.state}>{t(isDirty ? 'form.unsaved' : 'form.unchanged')}</span>}
          </Group>
        </div>
      </Stack>
    </form>
  )
}

const NO_PROBLEMS: Problems<Field> = { fields: {}, all: undefined }

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

function Fields({ children }: { children: ReactNode }) {
  return (
    <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="md" verticalSpacing="md" className={classes.fields}>
      {children}
    </SimpleGrid>
  )
}
