import { Button, NativeSelect } from '@mantine/core'
import { people as catalogue } from '@pravas/messages/en/people'
import { texts } from '@pravas/messages/texts'
import { IconAdjustmentsHorizontal } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { SearchField } from '../../ui/records/search-field.tsx'
import classes from './people-filters.module.css'
import { valuesInUse } from './people-queries.ts'
import { FILTERED_ROLES, isNarrowed, MISSING_FIELDS, type PeopleView, STATUSES } from './people-view.ts'

const t = texts(catalogue)

const CHOICES = ['status', 'role', 'department', 'location', 'missing'] as const

interface PeopleFiltersProps {
  view: PeopleView
  onChange: (part: Partial<PeopleView>) => void
  onClear: () => void
}

/** Where the list of people is searched and filtered. */
export function PeopleFilters({ view, onChange, onClear }: PeopleFiltersProps) {
  const { data: values } = useQuery(valuesInUse)
  const [isOpen, setOpen] = useState(false)
  const chosen = CHOICES.filter((name) => isChosen(view, name)).length
  const choice = (name: (typeof CHOICES)[number], label: string, options: { value: string; label: string }[]) => (
    <NativeSelect
      aria-label={label}
      value={view[name] ?? ''}
      data={withChosen(options, view[name])}
      data-chosen={isChosen(view, name) || undefined}
      className={classes.choice ?? ''}
      onChange={(event) => onChange({ [name]: event.currentTarget.value || undefined })}
    />
  )
  const inUse = (field: 'department' | 'location', any: string) => [
    { value: '', label: any },
    ...(values?.[field] ?? []).map((value) => ({ value, label: value })),
  ]
  return (
    <search className={classes.bar} aria-label={t('filters')} data-open={isOpen || undefined}>
      <div className={classes.search}>
        <SearchField label={t('search')} value={view.q} onSearch={(q) => onChange({ q })} />
      </div>
      <Button
        variant="default"
        className={classes.toggle ?? ''}
        leftSection={<IconAdjustmentsHorizontal size={16} stroke={1.7} aria-hidden />}
        aria-expanded={isOpen}
        data-chosen={chosen > 0 || undefined}
        onClick={() => setOpen(!isOpen)}
      >
        {t('filters.toggle', { count: chosen })}
      </Button>
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

/** Whether a filter narrows the list; active people are shown where nothing else is asked for. */
function isChosen(view: PeopleView, name: (typeof CHOICES)[number]): boolean {
  const [first] = STATUSES
  return (view[name] ?? '') !== (name === 'status' ? first : '')
}

/** A value of the address stands among its choices also before they are known, and when nobody has it any more. */
function withChosen(options: { value: string; label: string }[], chosen: string | undefined) {
  if (chosen === undefined || options.some(({ value }) => value === chosen)) return options
  return [...options, { value: chosen, label: chosen }]
}
