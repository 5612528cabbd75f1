import { Button, Checkbox, Group, Stack, Text } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { labels } from '@pravas/messages/en/labels'
import { records } from '@pravas/messages/en/records'
import { texts } from '@pravas/messages/texts'
import type { ReactNode } from 'react'
import { DateField } from '../date-field.tsx'
import { capitalised, formatCount } from '../formats.ts'
import { AmountRange } from './amount-range.tsx'
import { usualRanges } from './date-ranges.ts'
import classes from './filter-bar.module.css'
import { nameOfAmounts, nameOfDates } from './filter-names.ts'
import { FilterPopover } from './filter-popover.tsx'
import { FilterPart, FiltersPanel } from './filters-panel.tsx'
import { isFiltered, type RecordView, UNFILTERED } from './record-view.ts'
import { SearchField } from './search-field.tsx'

const t = texts(records)
const c = texts(labels)

/** The parts of a record by which a list is filtered, as they are called on the page. */
export interface FilterNames {
  /** Of the search: `Search trips` */
  search: string
  choice: string
  date: string
  amount: string
}

export interface Choice {
  value: string
  /** How many of all records it has. */
  count: number
}

interface FilterBarProps {
  names: FilterNames
  choices: Choice[]
  showChoice: (value: string) => ReactNode
  view: RecordView
  /** The current day in India, `YYYY-MM-DD`. */
  today: string
  onChange: (part: Partial<RecordView>) => void
  /** What else shapes the list; stands at the end. */
  children: ReactNode
}

/** Where a list is searched and filtered; on a phone the filters open over it. */
export function FilterBar({ names, choices, showChoice, view, today, onChange, children }: FilterBarProps) {
  const isPhone = useMediaQuery('(max-width: 48em)', undefined, { getInitialValueInEffect: false })
  const Filter = isPhone ? FilterPart : FilterPopover
  const filters = (
    <>
      <Filter
        name={names.choice}
        chosen={view.choices.map(capitalised).join(', ')}
        onClear={() => onChange({ choices: [] })}
      >
        <Checkbox.Group
          aria-label={names.choice}
          value={view.choices}
          onChange={(chosen) => onChange({ choices: chosen })}
        >
          <Stack gap={10}>
            {choices.map(({ value, count }) => (
              <Checkbox
                key={value}
                value={value}
                classNames={{ body: classes.choice, labelWrapper: classes.choiceLabel }}
                label={
                  <Group justify="space-between" gap="xl" wrap="nowrap">
                    {showChoice(value)}
                    <Text size="sm" c="dimmed" className={classes.figure}>
                      {formatCount(count)}
                    </Text>
                  </Group>
                }
              />
            ))}
          </Stack>
        </Checkbox.Group>
      </Filter>
      <Filter name={names.date} chosen={nameOfDates(view)} onClear={() => onChange({ from: '', to: '' })}>
        <DateRange view={view} today={today} onChange={onChange} />
      </Filter>
      <Filter
        name={names.amount}
        chosen={nameOfAmounts(view)}
        onClear={() => onChange({ atLeast: undefined, atMost: undefined })}
      >
        <AmountRange view={view} onChange={onChange} />
      </Filter>
      {isFiltered(view) && (
        <Button variant="subtle" className={classes.clear} onClick={() => onChange(UNFILTERED)}>
          {t('filters.clear')}
        </Button>
      )}
      {children}
    </>
  )
  return (
    <search className={classes.bar} aria-label={t('filters')}>
      <SearchField label={names.search} value={view.search} onSearch={(search) => onChange({ search })} />
      {isPhone ? <FiltersPanel chosen={chosenIn(view)}>{filters}</FiltersPanel> : filters}
    </search>
  )
}

/** How many filters narrow the list, the search aside. */
function chosenIn(view: RecordView): number {
  return [view.choices.length > 0, nameOfDates(view) !== '', nameOfAmounts(view) !== ''].filter(Boolean).length
}

interface DateRangeProps {
  view: RecordView
  today: string
  onChange: (part: Partial<RecordView>) => void
}

function DateRange({ view, today, onChange }: DateRangeProps) {
  const isBackwards = view.from !== '' && view.to !== '' && view.from > view.to
  return (
    <>
      <Group gap="xs" wrap="nowrap" align="start">
        <DateField
          label={c('from')}
          max={view.to}
          value={view.from}
          error={isBackwards && t('dates.backwards')}
          onChange={(from) => onChange({ from })}
        />
        <DateField label={c('to')} min={view.from} value={view.to} onChange={(to) => onChange({ to })} />
      </Group>
      <Group gap={6} mt="sm">
        {usualRanges(today).map(({ name, from, to }) => (
          <Button
            key={name}
            variant="default"
            size="compact-sm"
            className={classes.range}
            aria-pressed={view.from === from && view.to === to}
            onClick={() => onChange({ from, to })}
          >
            {name}
          </Button>
        ))}
      </Group>
    </>
  )
}
