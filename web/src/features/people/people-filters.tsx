import { people as catalogue } from '@pravas/messages/en/people'
import { roles as roleNames } from '@pravas/messages/en/roles'
import { texts } from '@pravas/messages/texts'
import { useQuery } from '@tanstack/react-query'
import { ChoiceBar, ChoiceSelect } from '../../ui/records/choice-bar.tsx'
import { valuesInUse } from './people-queries.ts'
import { FILTERED_ROLES, isNarrowed, MISSING_FIELDS, type PeopleView, STATUSES } from './people-view.ts'

const t = texts(catalogue)
const c = texts(roleNames)

const CHOICES = ['status', 'role', 'department', 'location', 'missing'] as const

interface PeopleFiltersProps {
  view: PeopleView
  onChange: (part: Partial<PeopleView>) => void
  onClear: () => void
}

/** Where the list of people is searched and filtered. */
export function PeopleFilters({ view, onChange, onClear }: PeopleFiltersProps) {
  const { data: values } = useQuery(valuesInUse)
  const choice = (name: (typeof CHOICES)[number], label: string, options: { value: string; label: string }[]) => (
    <ChoiceSelect
      label={label}
      value={view[name]}
      options={options}
      isChosen={isChosen(view, name)}
      onChange={(value) => onChange({ [name]: value })}
    />
  )
  const inUse = (field: 'department' | 'location', any: string) => [
    { value: '', label: any },
    ...(values?.[field] ?? []).map((value) => ({ value, label: value })),
  ]
  return (
    <ChoiceBar
      searchLabel={t('search')}
      search={view.q}
      onSearch={(q) => onChange({ q })}
      chosen={CHOICES.filter((name) => isChosen(view, name)).length}
      isNarrowed={isNarrowed(view)}
      onClear={onClear}
    >
      {choice(
        'status',
        t('filter.status'),
        STATUSES.map((value) => ({ value, label: t(`status.${value}`) })),
      )}
      {choice('role', t('filter.role'), [
        { value: '', label: t('role.any') },
        ...FILTERED_ROLES.map((value) => ({
          value,
          label: value === 'manager' ? t('role.manager') : c(`role.${value}`),
        })),
      ])}
      {choice('department', t('filter.department'), inUse('department', t('department.any')))}
      {choice('location', t('filter.location'), inUse('location', t('location.any')))}
      {choice('missing', t('filter.missing'), [
        { value: '', label: t('missing.any') },
        ...MISSING_FIELDS.map((value) => ({ value, label: t(`missing.${value}`) })),
      ])}
    </ChoiceBar>
  )
}

/** Whether a filter narrows the list; active people are shown where nothing else is asked for. */
function isChosen(view: PeopleView, name: (typeof CHOICES)[number]): boolean {
  const [first] = STATUSES
  return (view[name] ?? '') !== (name === 'status' ? first : '')
}
