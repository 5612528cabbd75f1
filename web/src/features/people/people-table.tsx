import { Avatar } from '@mantine/core'
import type { AdministeredPerson } from '@pravas/contract/administration'
import { labels } from '@pravas/messages/en/labels'
import { people as catalogue } from '@pravas/messages/en/people'
import { roles as roleNames } from '@pravas/messages/en/roles'
import { texts } from '@pravas/messages/texts'
import { Link } from 'react-router'
import badge from '../../status/status-badge.module.css'
import { useCameFrom } from '../../ui/came-from.ts'
import { type Icon, IconCircleCheck, IconCircleDashed, IconCircleX, IconMail } from '../../ui/icons.ts'
import { type Column, RecordTable } from '../../ui/record-table.tsx'
import { useRowKeys } from '../../ui/use-row-keys.ts'
import classes from './people-table.module.css'
import { type PersonState, stateOf } from './person-state.ts'

const t = texts(catalogue)
const r = texts(roleNames)
const c = texts(labels)

const STATES: Record<PersonState, { icon: Icon; status: string }> = {
  active: { icon: IconCircleCheck, status: 'approved' },
  invited: { icon: IconMail, status: 'pending' },
  none: { icon: IconCircleDashed, status: 'other' },
  deactivated: { icon: IconCircleX, status: 'other' },
}

const COLUMNS: Column<AdministeredPerson>[] = [
  { name: c('name'), width: '32%', cell: (person) => <PersonCell person={person} /> },
  {
    name: c('employee-id'),
    width: '13%',
    cell: ({ employee_id }) => employee_id ?? <Missing>{t('no-number')}</Missing>,
  },
  {
    name: t('department'),
    width: '19%',
    cell: ({ department, designation }) => (
      <>
        {department}
        {designation && <span className={classes.second}>{designation}</span>}
      </>
    ),
  },
  {
    name: t('manager'),
    width: '18%',
    cell: (person) => managerOf(person) ?? <Missing>{t('no-manager')}</Missing>,
  },
  { name: c('status'), width: '18%', cell: (person) => <StateCell person={person} /> },
]

/** People as rows, of which those in view stand in the page. The arrow keys go from person to person. */
export function PeopleTable({ people }: { people: readonly AdministeredPerson[] }) {
  const rows = useRowKeys('a[data-person]')
  return (
    <div {...rows} className={classes.table}>
      <RecordTable caption={t('caption')} columns={COLUMNS} rows={people} keyOf={({ id }) => id} onPhone="lines" />
    </div>
  )
}

/** The way to the person; on a phone with what matters most in a second line. */
function PersonCell({ person }: { person: AdministeredPerson }) {
  const { id, name, email, employee_id, department } = person
  const about = [employee_id ?? t('no-number'), department, managerOf(person) ?? t('no-manager')].filter(Boolean)
  return (
    <span className={classes.person}>
      <Avatar size={32} name={name} color="gray" aria-hidden className={classes.avatar} />
      <span className={classes.names}>
        <Link to={`/people/${id}`} state={useCameFrom()} data-person className={classes.name}>
          {name}
        </Link>
        <span className={classes.second} data-on="desk">
          {email}
        </span>
        <span className={classes.second} data-on="phone">
          {about.join(' · ')}
        </span>
      </span>
    </span>
  )
}

/** The manager's name, or else employee ID; undefined without one. */
function managerOf({ manager_name, manager_id, managed }: AdministeredPerson): string | undefined {
  const name = manager_name ?? manager_id ?? undefined
  return name === undefined || managed ? name : t('manager.left', { name })
}

function StateCell({ person }: { person: AdministeredPerson }) {
  const state = stateOf(person)
  const { icon: Mark, status } = STATES[state]
  const roles = person.roles.filter((role) => role !== 'employee').map((role) => r(`role.${role}`))
  return (
    <>
      <span className={badge.badge} data-status={status}>
        <Mark size={14} stroke={2} aria-hidden />
        {t(`state.${state}`)}
      </span>
      {roles.length > 0 && (
        <span className={classes.second} data-on="desk">
          {roles.join(', ')}
        </span>
      )}
    </>
  )
}

function Missing({ children }: { children: string }) {
  return <span className={classes.missing}>{children}</span>
}
