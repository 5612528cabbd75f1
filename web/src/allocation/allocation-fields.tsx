import { NativeSelect, TextInput } from '@mantine/core'
import type { AllocationField, DraftAllocation } from '@pravas/contract/allocation'
import { budgetsPage } from '@pravas/messages/en/budgets-page'
import { texts } from '@pravas/messages/texts'
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { explain } from '../api/api-error.ts'
import frame from '../chat/side-panel.module.css'
import classes from './allocation-fields.module.css'
import { allocationOf, allocationOptions, chooseAllocation, type DraftKind } from './allocation-queries.ts'
import { entryWords } from './entry-words.ts'
import { RequestBudgets } from './request-budgets.tsx'

const t = texts(budgetsPage)

const FIELDS = ['cost_centre', 'project'] as const satisfies readonly AllocationField[]

interface AllocationFieldsProps {
  kind: DraftKind
  draftId: string
  /** Another text whenever the draft has changed. */
  changed: string
  disabled: boolean
  /** What stays as it was sent, with a request that was returned for other parts. */
  fixed?: readonly AllocationField[]
}

/**
 * What a draft is booked on, to be changed, and what it leaves of the budgets; nothing in an organisation that has neither
 * cost centres nor projects, and where the server does not tell.
 */
export function AllocationFields({ kind, draftId, changed, disabled, fixed = [] }: AllocationFieldsProps) {
  const queries = useQueryClient()
  const heading = useId()
  const query = allocationOf(kind, draftId, changed)
  const { data } = useQuery({ ...query, placeholderData: keepPreviousData })
  const choose = useMutation({
    mutationFn: (choice: { [Field in AllocationField]?: string | null }) => chooseAllocation(kind, draftId, choice),
    onSuccess: (answer) => queries.setQueryData(query.queryKey, answer),
  })
  if (!data) return null
  const shown = FIELDS.filter((field) => data[field].offered || data[field].value)
  if (shown.length === 0) return null
  const failed = choose.isError ? Object.keys(choose.variables) : []
  return (
    <section aria-labelledby={heading} className={classes.fields}>
      <h3 id={heading} className="visually-hidden">
        {t('booked-on')}
      </h3>
      {shown.map((field) => (
        <Field
          key={field}
          field={field}
          state={data[field]}
          isFixed={fixed.includes(field)}
          disabled={disabled || choose.isPending}
          error={failed.includes(field) ? explain(choose.error) : undefined}
          onChoose={(code) => choose.mutate({ [field]: code })}
        />
      ))}
      {data.budgets.length > 0 && <RequestBudgets budgets={data.budgets} isDraft />}
    </section>
  )
}

interface FieldProps {
  field: AllocationField
  state: DraftAllocation[AllocationField]
  isFixed: boolean
  disabled: boolean
  error: string | undefined
  onChoose: (code: string | null) => void
}

/** One choice: a list where all fit into it, else a field that finds what is typed. */
function Field({ field, state, isFixed, disabled, error, onChoose }: FieldProps) {
  const { value, from, required, problem } = state
  const { data: all } = useQuery({ ...allocationOptions(field, ''), enabled: from !== 'trip' && !isFixed })
  const label = { label: t(field), classNames: { label: frame.subheading } }
  const said = error ?? problem ?? undefined
  if (from === 'trip' || isFixed)
    return (
      <div>
        <span className={frame.subheading}>{t(field)}</span>
        <p className={classes.fixed}>
          {value ? entryWords(value) : isFixed && t('choice.none')}{' '}
          <span>{t(from === 'trip' ? 'from-trip' : 'as-sent')}</span>
        </p>
      </div>
    )
  if (all?.more) return <Typed {...{ field, state, disabled, error: said, onChoose }} />
  const options = all?.items ?? []
  const isListed = !value || options.some(({ code }) => code === value.code)
  const none = required ? t('choice.missing') : t('choice.none')
  return (
    <NativeSelect
      {...label}
      size="sm"
      required={required}
      withAsterisk={required}
      disabled={disabled}
      error={said}
      value={value?.code ?? ''}
      data={[
        // The default of a cost centre is one's own: to have none again is no choice then.
        ...(from === 'person' || (field === 'cost_centre' && value) ? [] : [{ value: '', label: none }]),
        ...(isListed ? [] : [{ value: value.code, label: entryWords(value) }]),
        ...options.map((entry) => ({
          value: entry.code,
          label:
            from === 'person' && entry.code === value?.code
              ? t('choice.own', { entry: entryWords(entry) })
              : entryWords(entry),
        })),
      ]}
      onChange={({ currentTarget }) => onChoose(currentTarget.value || null)}
    />
  )
}

function Typed({ field, state, disabled, error, onChoose }: Omit<FieldProps, 'isFixed'>) {
  const list = useId()
  const chosen = state.value?.code ?? ''
  const [typed, setTyped] = useState<string>()
  const { data } = useQuery({ ...allocationOptions(field, typed ?? ''), placeholderData: keepPreviousData })
  const commit = () => {
    if (typed === undefined || typed.trim() === chosen) return
    onChoose(typed.trim() || null)
  }
  return (
    <>
      <TextInput
        label={t(field)}
        classNames={{ label: frame.subheading }}
        size="sm"
        withAsterisk={state.required}
        placeholder={t('search-placeholder')}
        list={list}
        maxLength={200}
        disabled={disabled}
        error={error}
        value={typed ?? chosen}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        onBlur={commit}
        onKeyDown={({ key }) => key === 'Enter' && commit()}
      />
      <datalist id={list}>
        {data?.items.map((entry) => (
          <option key={entry.code} value={entry.code}>
            {entry.name}
          </option>
        ))}
      </datalist>
    </>
  )
}
