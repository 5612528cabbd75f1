import { Button, Group, TextInput } from '@mantine/core'
import { useDebouncedCallback } from '@mantine/hooks'
import { labels } from '@pravas/messages/en/labels'
import { records as shared } from '@pravas/messages/en/records'
import { recordsPage } from '@pravas/messages/en/records-page'
import { texts } from '@pravas/messages/texts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useSession } from '../../api/use-session.ts'
import { PersonField } from '../../person-picker/person-field.tsx'
import { DateField } from '../../ui/date-field.tsx'
import { capitalised } from '../../ui/formats.ts'
import { Choice, ChoiceBar, ChoiceSelect } from '../../ui/records/choice-bar.tsx'
import { usualRanges } from '../../ui/records/date-ranges.ts'
import { nameOfDates } from '../../ui/records/filter-names.ts'
import { FilterPopover } from '../../ui/records/filter-popover.tsx'
import { todayInIndia } from '../../ui/today.ts'
import { nameOfPerson } from './records-queries.ts'
import { isNarrowed, type RecordsView, STATUSES } from './records-view.ts'

const t = texts(recordsPage)
const s = texts(shared)
const c = texts(labels)

const TYPES = ['trip', 'expense'] as const

interface RecordsFiltersProps {
  view: RecordsView
  onChange: (part: Partial<RecordsView>) => void
  onClear: () => void
}

/** Where the list of trips and claims is searched and filtered. */
export function RecordsFilters({ view, onChange, onClear }: RecordsFiltersProps) {
  const { administers } = useSession()
  const chosen = [view.type, view.status, view.person, view.from || view.until].filter(Boolean).length
  return (
    <ChoiceBar
      searchLabel={t('search')}
      search={view.q}
      onSearch={(q) => onChange({ q })}
      chosen={chosen}
      isNarrowed={isNarrowed(view)}
      onClear={onClear}
    >
      <ChoiceSelect
        label={t('filter.type')}
        value={view.type}
        options={[{ value: '', label: t('type.any') }, ...TYPES.map((value) => ({ value, label: t(`type.${value}`) }))]}
        isChosen={view.type !== undefined}
        onChange={(value) => onChange({ type: TYPES.find((type) => type === value) })}
      />
      <ChoiceSelect
        label={c('status')}
        value={view.status}
        options={[
          { value: '', label: t('status.any') },
          ...STATUSES.map((value) => ({ value, label: capitalised(value) })),
        ]}
        isChosen={view.status !== undefined}
        onChange={(value) => onChange({ status: STATUSES.find((status) => status === value) })}
      />
      <Choice isChosen={view.person !== ''}>
        {administers ? (
          <ChosenPerson person={view.person} onChange={(person) => onChange({ person })} />
        ) : (
          <TypedPerson person={view.person} onChange={(person) => onChange({ person })} />
        )}
      </Choice>
      <Choice>
        <SubmittedDays view={view} onChange={onChange} />
      </Choice>
    </ChoiceBar>
  )
}

interface PersonProps {
  person: string
  onChange: (person: string) => void
}

/** Somebody by a search of all people. */
function ChosenPerson({ person, onChange }: PersonProps) {
  const { data: name, isFetched } = useQuery({ ...nameOfPerson(person), enabled: person !== '' })
  return (
    <PersonField
      label={t('person')}
      isLabelHidden
      placeholder={t('person.any')}
      value={person}
      // Until it is known, and of somebody unknown, the ID says who is meant.
      chosenName={name ?? (isFetched ? undefined : person)}
      except={undefined}
      onChange={onChange}
    />
  )
}

/** Milliseconds without a key after which what is typed is looked for. */
const SETTLED_AFTER = 300

/** Somebody by their employee ID. */
function TypedPerson({ person, onChange }: PersonProps) {
  const [draft, setDraft] = useState<string>()
  if (draft === person) setDraft(undefined)
  const settle = useDebouncedCallback(onChange, SETTLED_AFTER)
  return (
    <TextInput
      aria-label={c('employee-id')}
      placeholder={c('employee-id')}
      autoComplete="off"
      spellCheck={false}
      maxLength={64}
      value={draft ?? person}
      onChange={({ currentTarget: { value } }) => {
        setDraft(value)
        settle(value)
      }}
    />
  )
}

/** The days on which records were submitted, as a range. */
function SubmittedDays({ view: { from, until }, onChange }: Pick<RecordsFiltersProps, 'view' | 'onChange'>) {
  const isBackwards = from !== '' && until !== '' && from > until
  return (
    <FilterPopover
      name={t('filter.submitted')}
      chosen={nameOfDates({ from, to: until })}
      onClear={() => onChange({ from: '', until: '' })}
    >
      <Group gap="xs" wrap="nowrap" align="start">
        <DateField
          label={c('from')}
          max={until}
          value={from}
          error={isBackwards && s('dates.backwards')}
          onChange={(day) => onChange({ from: day })}
        />
        <DateField label={c('to')} min={from} value={until} onChange={(day) => onChange({ until: day })} />
      </Group>
      <Group gap={6} mt="sm">
        {usualRanges(todayInIndia()).map((range) => (
          <Button
            key={range.name}
            variant="default"
            size="compact-sm"
            fw={500}
            aria-pressed={from === range.from && until === range.to}
            onClick={() => onChange({ from: range.from, until: range.to })}
          >
            {range.name}
          </Button>
        ))}
      </Group>
    </FilterPopover>
  )
}
