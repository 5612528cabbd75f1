import { Button, Group, Modal, Stack, Text } from '@mantine/core'
import type { AdministeredPerson } from '@pravas/contract/administration'
import { labels } from '@pravas/messages/en/labels'
import { people as catalogue } from '@pravas/messages/en/people'
import { texts } from '@pravas/messages/texts'
import { type SubmitEvent, useState } from 'react'
import { problemsIn } from '../../api/field-errors.ts'
import { PersonField } from '../../person-picker/person-field.tsx'
import { AlertLine } from '../../ui/alert-line.tsx'
import { focusFirstWrong } from '../../ui/first-wrong-field.ts'
import { formatCount } from '../../ui/formats.ts'
import { useChange } from './use-change.tsx'

const t = texts(catalogue)
const c = texts(labels)

interface DeactivateModalProps {
  opened: boolean
  onClose: () => void
  person: AdministeredPerson
}

/** Asks before somebody is deactivated, or who takes over from somebody who is already. */
export function DeactivateModal({ opened, onClose, person }: DeactivateModalProps) {
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      title={t(person.active ? 'deactivate.ask' : 'reassign.ask', { name: person.name })}
      closeButtonProps={{ 'aria-label': c('close') }}
    >
      <Deactivation person={person} onClose={onClose} />
    </Modal>
  )
}

const NEW_MANAGER = ['reassign_reports_to'] as const

/** What deactivating means and, where people report to the person, who takes over. */
function Deactivation({ person, onClose }: { person: AdministeredPerson; onClose: () => void }) {
  const { active, reports, manager_id, manager_name, name } = person
  const [manager, setManager] = useState(manager_id ?? '')
  const { mutate, isPending, error } = useChange(
    person,
    t(active ? 'deactivate.done' : 'reassign.done', { name }),
    onClose,
  )
  const problems = problemsIn(error, NEW_MANAGER)
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (isPending) return
    const reassign = reports > 0 && { reassign_reports_to: manager === '' ? null : manager }
    mutate({ ...(active && { active: false }), ...reassign })
  }
  return (
    <form ref={focusFirstWrong} onSubmit={submit}>
      <Stack>
        {active && <Text size="sm">{t('deactivate.means')}</Text>}
        {reports > 0 && (
          <>
            <Text size="sm">{t('deactivate.reports', { count: reports, number: formatCount(reports) })}</Text>
            <PersonField
              label={t('deactivate.new-manager')}
              description={t('deactivate.nobody')}
              value={manager}
              chosenName={manager === manager_id ? manager_name : undefined}
              except={person.id}
              error={problems.fields.reassign_reports_to}
              onChange={setManager}
            />
          </>
        )}
        {problems.all && <AlertLine kind="failure">{problems.all}</AlertLine>}
        <Group justify="flex-end" gap="xs">
          <Button variant="default" onClick={onClose}>
            {c('cancel')}
          </Button>
          <Button type="submit" {...(active && { color: 'red' })} loading={isPending}>
            {t(
              !active
                ? 'reassign.confirm'
                : reports > 0 && manager !== ''
                  ? 'deactivate.confirm-reports'
                  : 'deactivate.confirm',
            )}
          </Button>
        </Group>
      </Stack>
    </form>
  )
}
