import { NativeSelect, TextInput } from '@mantine/core'
import { listEntries, type StructureKind } from '@pravas/contract/structure'
import { people as catalogue } from '@pravas/messages/en/people'
import { texts } from '@pravas/messages/texts'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { allPages } from '../../api/all-pages.ts'
import { call } from '../../api/call.ts'
import { fieldName } from './field-words.ts'
import { valuesInUse } from './people-queries.ts'

const t = texts(catalogue)

const entriesOf = (kind: StructureKind) =>
  queryOptions({
    queryKey: ['structure', kind, 'all'],
    queryFn: ({ signal }) =>
      allPages((cursor) => call(listEntries, { params: { kind }, query: { cursor, limit: 200 } }, signal)),
    staleTime: 30_000,
  })

interface StructuredFieldProps {
  field: 'department' | 'designation' | 'grade' | 'location' | 'cost_centre'
  value: string
  error: string | undefined
  onChange: (value: string) => void
}

/** A field that is chosen from the organisation's list where there is one, and else free text that suggests what is in use. */
export function StructuredField(props: StructuredFieldProps) {
  const { field, value, error, onChange } = props
  return field === 'designation' ? (
    <FreeText {...props} />
  ) : (
    <FromList kind={field} value={value} error={error} onChange={onChange} otherwise={<FreeText {...props} />} />
  )
}

interface FromListProps {
  kind: Exclude<StructureKind, 'project'>
  value: string
  error: string | undefined
  onChange: (value: string) => void
  otherwise: React.ReactNode
}

function FromList({ kind, value, error, onChange, otherwise }: FromListProps) {
  const { data: entries = [] } = useQuery(entriesOf(kind))
  if (entries.length === 0) return otherwise
  const options = entries
    .filter(({ active }) => active)
    // What is kept with a person is the code of a cost centre and the name of anything else.
    .map(({ code, name }) =>
      kind === 'cost_centre' ? { value: code, label: `${code} · ${name}` } : { value: name, label: name },
    )
    .toSorted((one, other) => one.label.localeCompare(other.label, 'en-IN', { numeric: true }))
  const isListed = value === '' || options.some((option) => option.value === value)
  return (
    <NativeSelect
      label={fieldName(kind)}
      data={[
        { value: '', label: t('choice.none') },
        ...(isListed ? [] : [{ value, label: t('choice.closed', { value }) }]),
        ...options,
      ]}
      value={value}
      error={error}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  )
}

function FreeText({ field, value, error, onChange }: StructuredFieldProps) {
  const list = useId()
  const { data: values } = useQuery(valuesInUse)
  return (
    <>
      <TextInput
        label={fieldName(field)}
        list={list}
        value={value}
        error={error}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
      <datalist id={list}>
        {values?.[field].map((known) => (
          <option key={known} value={known} />
        ))}
      </datalist>
    </>
  )
}
