import { Button, NativeSelect } from '@mantine/core'
import { people as catalogue } from '@pravas/messages/en/people'
import { texts } from '@pravas/messages/texts'
import { useQuery } from '@tanstack/react-query'
import { SearchField } from '../../ui/records/search-field.tsx'
import classes from './people-filters.module.css'
import { valuesInUse } from './people-queries.ts'
import { FILTERED_ROLES, isNarrowed, MISSING_FIELDS, type PeopleView, STATUSES } from './people-view.ts'

const t = texts(catalogue)

interface PeopleFiltersProps {
  view: PeopleView
  onChange: (part: Partial<PeopleView>) => void
  onClear: () => void
}

/** Where the list of people is searched and filtered. */
export function PeopleFilters({ view, onChange, onClear }: PeopleFiltersProps) {
  const { data: values } = useQuery(valuesInUse)
  const choice = (
    name: 'status' | 'role' | 'department' | 'location' | 'missing',
    label: string,
    options: { value: string; label: string }[],
  ) => (
    <NativeSelect
      aria-label={label}
      value={view[name] ?? ''}
      data={withChosen(options, view[name])}
      data-chosen={(view[name] ?? options[0]?.value) !== options[0]?.value || undefined}
      className={classes.choice ?? ''}
      onChange={(event) => onChange({ [name]: event.currentTarget.value || undefined })}
    />
  )
  const inUse = (field: 'department' | 'location', any: string) => [
    { value: '', label: any },
    ...(values?.[field] ?? []).map((value) => ({ value, label: value })),
  ]
  return (
    <search className={classes.bar} aria-label={t('filters')}>
      <div className={classes.search}>
        <SearchField label={t('search')} value={view.q} onSearch={(q) => onChange({ q })} />
      </div>
      {choice(
        'status',
        t('filter.status'),
        STATUSES.map((value) => ({ value, label: t(`status.${value}`) })),
      )}
      {choice('role', t('filter.role'), [
        { value: '', label: t('role.any') },
        ...FILTERED_ROLES.map((value) => ({ value, label: t(`role.${value}`) })),
      ])}
      {choice('department', t('filter.department'), inUse('department', t('department.any')))}
      {choice('location', t('filter.location'), inUse('location', t('location.any')))}
      {choice('missing', t('filter.missing'), [
        { value: '', label: t('missing.any') },
        ...MISSING_FIELDS.map((value) => ({ value, label: t(`missing.${value}`) })),
      ])}
      {isNarrowed(view) && (
        <Button variant="subtle" className={classes.clear ?? ''} onClick={onClear}>
          {t('none.clear')}
        </Button>
      )}
    </search>
  )
}

/** A value of the address stands among its choices also before they are known, and when nobody has it any more. */
function withChosen(options: { value: string; label: string }[], chosen: string | undefined) {
  if (chosen === undefined || options.some(({ value }) => value === chosen)) return options
  return [...options, { value: chosen, label: chosen }]
}
