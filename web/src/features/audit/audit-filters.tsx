import { Button, TextInput } from '@mantine/core'
import { useDebouncedCallback } from '@mantine/hooks'
import { auditPage } from '@pravas/messages/en/audit-page'
import { texts } from '@pravas/messages/texts'
import { useState } from 'react'
import { DateField } from '../../ui/date-field.tsx'
import classes from './audit-list.module.css'
import { type AuditView, paramsOf } from './audit-view.ts'

const t = texts(auditPage)

/** Milliseconds without a key after which what is typed is looked for. */
const SETTLED_AFTER = 300

interface AuditFiltersProps {
  view: AuditView
  onChange: (part: Partial<AuditView>) => void
  onClear: () => void
}

/** Where the audit trail is narrowed to a person, a record and days. */
export function AuditFilters({ view, onChange, onClear }: AuditFiltersProps) {
  return (
    <search className={classes.filters} aria-label={t('filters')}>
      <Typed label={t('filter.person')} value={view.person} onChange={(person) => onChange({ person })} />
      <Typed label={t('filter.record')} value={view.record} onChange={(record) => onChange({ record })} />
      <DateField label={t('filter.from')} max={view.until} value={view.from} onChange={(from) => onChange({ from })} />
      <DateField
        label={t('filter.until')}
        min={view.from}
        value={view.until}
        onChange={(until) => onChange({ until })}
      />
      {paramsOf(view).size > 0 && (
        <Button variant="subtle" onClick={onClear}>
          {t('filter.clear')}
        </Button>
      )}
    </search>
  )
}

interface TypedProps {
  label: string
  value: string
  onChange: (value: string) => void
}

function Typed({ label, value, onChange }: TypedProps) {
  const [draft, setDraft] = useState<string>()
  if (draft === value) setDraft(undefined)
  const settle = useDebouncedCallback(onChange, SETTLED_AFTER)
  return (
    <TextInput
      label={label}
      autoComplete="off"
      spellCheck={false}
      maxLength={254}
      value={draft ?? value}
      onChange={({ currentTarget: { value: typed } }) => {
        setDraft(typed)
        settle(typed)
      }}
    />
  )
}
