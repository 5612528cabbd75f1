import type { AdministeredPerson } from '@pravas/contract/administration'
import { labels } from '@pravas/messages/en/labels'
import { people as catalogue } from '@pravas/messages/en/people'
import { texts } from '@pravas/messages/texts'
import { formatText } from '../../ui/formats.ts'
import { type Column, RecordTable } from '../../ui/record-table.tsx'

const t = texts(catalogue)
const c = texts(labels)

const COLUMNS: Column<AdministeredPerson>[] = [
  { name: c('name'), width: '24%', cell: ({ name }) => name },
  { name: c('employee-id'), width: '14%', cell: ({ employee_id }) => formatText(employee_id) },
  { name: c('email'), width: '26%', cell: ({ email }) => email },
  { name: t('department'), width: '18%', cell: ({ department }) => formatText(department) },
  {
    name: t('manager'),
    width: '18%',
    cell: ({ manager_name, manager_id }) => manager_name ?? manager_id ?? t('no-manager'),
  },
]

/** People as rows, of which those in view stand in the page. */
export function PeopleTable({ people }: { people: readonly AdministeredPerson[] }) {
  return <RecordTable caption={t('caption')} columns={COLUMNS} rows={people} keyOf={({ id }) => id} />
}
