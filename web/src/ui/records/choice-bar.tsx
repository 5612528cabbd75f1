import { Button, NativeSelect } from '@mantine/core'
import { records } from '@pravas/messages/en/records'
import { texts } from '@pravas/messages/texts'
import { type ReactNode, useState } from 'react'
import { IconChevronDown } from '../icons.ts'
import classes from './choice-bar.module.css'
import { SearchField } from './search-field.tsx'

const t = texts(records)

interface ChoiceBarProps {
  /** Of the search: `Search trips` */
  searchLabel: string
  search: string
  onSearch: (text: string) => void
  /** How many of the choices narrow the list. */
  chosen: number
  /** Whether anything narrows the list, the search included. */
  isNarrowed: boolean
  onClear: () => void
  /** The choices, each a `ChoiceSelect` or within a `Choice`. */
  children: ReactNode
}

/** A search and choices that narrow a list which the server reads; on a phone a button shows the choices. */
export function ChoiceBar(props: ChoiceBarProps) {
  const { searchLabel, search, onSearch, chosen, isNarrowed, onClear, children } = props
  const [isOpen, setOpen] = useState(false)
  return (
    <search className={classes.bar} aria-label={t('filters')} data-open={isOpen || undefined}>
      <div className={classes.search}>
        <SearchField label={searchLabel} value={search} onSearch={onSearch} />
      </div>
      <Button
        variant="default"
        className={classes.toggle}
        rightSection={<IconChevronDown size={14} stroke={1.8} aria-hidden />}
        aria-expanded={isOpen}
        data-chosen={chosen > 0 || undefined}
        onClick={() => setOpen(!isOpen)}
      >
        {t('filters.toggle', { count: chosen })}
      </Button>
      {children}
      {isNarrowed && (
        <Button variant="subtle" className={classes.clear} onClick={onClear}>
          {t('filters.clear')}
        </Button>
      )}
    </search>
  )
}

interface ChoiceProps {
  /** Whether its field is marked as narrowing the list, where it does not mark itself. */
  isChosen?: boolean
  children: ReactNode
}

/** The place of a choice that is no select. */
export function Choice({ isChosen = false, children }: ChoiceProps) {
  return (
    <div className={classes.choice} data-wide data-chosen={isChosen || undefined}>
      {children}
    </div>
  )
}

interface ChoiceSelectProps {
  label: string
  /** Undefined where nothing is chosen, which the first option says with an empty value unless the list has no such option. */
  value: string | undefined
  options: { value: string; label: string }[]
  isChosen: boolean
  onChange: (value: string | undefined) => void
}

/** One of several values that narrows a list. */
export function ChoiceSelect({ label, value, options, isChosen, onChange }: ChoiceSelectProps) {
  return (
    <NativeSelect
      aria-label={label}
      value={value ?? ''}
      data={withChosen(options, value)}
      data-chosen={isChosen || undefined}
      className={classes.choice}
      onChange={(event) => onChange(event.currentTarget.value || undefined)}
    />
  )
}

/** A value of the address stands among its choices also before they are known, and when nobody has it any more. */
function withChosen(options: { value: string; label: string }[], chosen: string | undefined) {
  if (chosen === undefined || options.some(({ value }) => value === chosen)) return options
  return [...options, { value: chosen, label: chosen }]
}
