import { Select } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { type AdministeredPerson, listPeople } from '@pravas/contract/administration'
import { people as catalogue } from '@pravas/messages/en/people'
import { texts } from '@pravas/messages/texts'
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { call } from '../api/call.ts'

const t = texts(catalogue)

/** As many are suggested. */
const SUGGESTED = 20

/** The first active people whom a search finds. */
function peopleSuggested(query: string) {
  return queryOptions({
    queryKey: ['people', 'suggested', query],
    queryFn: ({ signal }) =>
      call(listPeople, { query: { query: query || undefined, active: 'true', limit: SUGGESTED } }, signal),
    placeholderData: keepPreviousData,
    staleTime: 30_000,
  })
}

/** Milliseconds without a key after which what is typed is looked for. */
const SETTLED_AFTER = 200

export interface PersonPickerProps {
  label: string
  /** Whether the label is only read out, as in a table. */
  isLabelHidden?: boolean
  description?: string
  /** What the empty field says, where it is no invitation to search. */
  placeholder?: string
  /** The employee id of the one chosen; empty for none. */
  value: string
  /** What the one chosen so far is called. */
  chosenName?: string | null | undefined
  /** Who cannot be chosen: the person themselves. */
  except: string | undefined
  error?: ReactNode
  /** `name` is null where nobody is chosen. */
  onChange: (employeeId: string, name: string | null) => void
}

/** Chooses somebody active who has an employee id, by a search of all. */
export function PersonPicker({
  label,
  isLabelHidden = false,
  description,
  placeholder = t('manager.search'),
  value,
  chosenName,
  except,
  error,
  onChange,
}: PersonPickerProps) {
  const [typed, setTyped] = useState('')
  const [names, setNames] = useState<ReadonlyMap<string, string>>(new Map())
  const [search] = useDebouncedValue(typed, SETTLED_AFTER)
  const chosen = value === '' ? undefined : { value, label: labelOf(names.get(value) ?? chosenName, value) }
  // The field shows the one chosen until something else is typed.
  const query = search === chosen?.label ? '' : search.trim()
  const { data, isError, isFetching } = useQuery(peopleSuggested(query.slice(0, 200)))
  const found = (data?.items ?? []).flatMap(asOption).filter(({ id }) => id !== except)
  const options = found.map(({ value: employeeId, label: name }) => ({ value: employeeId, label: name }))
  const offered = chosen && !options.some((option) => option.value === value) ? [chosen, ...options] : options
  const choose = (employeeId: string | null) => {
    const option = found.find((one) => one.value === employeeId)
    if (option) setNames(new Map([...names, [option.value, option.name]]))
    onChange(employeeId ?? '', option?.name ?? null)
  }
  return (
    <Select
      {...(isLabelHidden ? { 'aria-label': label } : { label })}
      description={description}
      placeholder={placeholder}
      searchable
      clearable
      // Choosing the one who is chosen keeps them.
      allowDeselect={false}
      clearButtonProps={{ 'aria-label': t('choice.none'), 'aria-hidden': false, tabIndex: 0 }}
      data={offered}
      // The server has searched; the one chosen is offered with what it found only while nothing is looked for. What was found
      // for an earlier text is not offered for this one.
      filter={({ options: all }) =>
        search !== typed && typed !== ''
          ? []
          : query === ''
            ? all
            : all.filter((one) => 'value' in one && options.some((option) => option.value === one.value))
      }
      value={value === '' ? null : value}
      searchValue={typed}
      onSearchChange={setTyped}
      onChange={choose}
      error={error}
      nothingFoundMessage={
        isError ? t('manager.failed') : isFetching || search !== typed ? t('manager.searching') : t('manager.nobody')
      }
      maxDropdownHeight={280}
      comboboxProps={{ withinPortal: false }}
    />
  )
}

function asOption({ id, name, employee_id }: AdministeredPerson) {
  return employee_id === null ? [] : [{ id, name, value: employee_id, label: labelOf(name, employee_id) }]
}

function labelOf(name: string | null | undefined, employeeId: string): string {
  return name ? `${name} · ${employeeId}` : t('manager.unknown', { id: employeeId })
}
