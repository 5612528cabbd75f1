import { Button, Group, SimpleGrid, Stack, TextInput } from '@mantine/core'
import type { AdministeredPerson } from '@pravas/contract/administration'
import { people as catalogue } from '@pravas/messages/en/people'
import { texts } from '@pravas/messages/texts'
import type { ReactNode, SubmitEvent } from 'react'
import { useSession } from '../../api/use-session.ts'
import { PersonField } from '../../person-picker/person-field.tsx'
import { AlertLine } from '../../ui/alert-line.tsx'
import { Section } from '../../ui/details.tsx'
import { focusFirstWrong } from '../../ui/first-wrong-field.ts'
import { ConflictNote } from './conflict-note.tsx'
import { fieldName } from './field-words.ts'
import type { TextField } from './person-draft.ts'
import classes from './person-form.module.css'
import { RoleChoice } from './role-choice.tsx'
import { StructuredField } from './structured-field.tsx'
import { usePersonEdits } from './use-person-edits.ts'

const t = texts(catalogue)

interface PersonFormProps {
  /** Undefined for somebody new. */
  person: AdministeredPerson | undefined
  onSaved: (person: AdministeredPerson) => void
}

/** The fields of a person, and what somebody else has changed of them while they were typed. */
export function PersonForm({ person, onSaved }: PersonFormProps) {
  const { user } = useSession()
  const edits = usePersonEdits(person, onSaved)
  const { known, draft, isDirty, problems, conflicts, edit } = edits
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    edits.save()
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
        {conflicts.length > 0 && <ConflictNote conflicts={conflicts} managers={edits.managers} />}
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
              held={edits.base.roles}
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
            <Button type="submit" loading={edits.isSaving} disabled={!isDirty}>
              {t(known ? 'form.save' : 'form.create')}
            </Button>
            {isDirty && (
              <Button variant="subtle" color="gray" disabled={edits.isSaving} onClick={edits.discard}>
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

function Fields({ children }: { children: ReactNode }) {
  return (
    <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="md" verticalSpacing="md" className={classes.fields}>
      {children}
    </SimpleGrid>
  )
}
