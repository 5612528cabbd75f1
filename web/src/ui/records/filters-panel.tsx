import { Button } from '@mantine/core'
import { records } from '@pravas/messages/en/records'
import { texts } from '@pravas/messages/texts'
import { type ReactNode, useId } from 'react'
import { IconAdjustmentsHorizontal } from '../icons.ts'
import { DropPanel } from './drop-panel.tsx'
import classes from './filters-panel.module.css'

const t = texts(records)

interface FiltersPanelProps {
  /** How many of what is inside narrow the list. */
  chosen: number
  /** Whether the button is its icon alone, where more than a search stands beside it. */
  isBrief?: boolean
  /** What is left open until it is wanted: filters, and the order. */
  children: ReactNode
}

/** On a phone, beside the search: a button that opens the filters and the order of a list over it. */
export function FiltersPanel({ chosen, isBrief = false, children }: FiltersPanelProps) {
  const id = useId()
  const mark = <IconAdjustmentsHorizontal size={16} stroke={1.8} aria-hidden />
  return (
    <>
      <Button
        variant="default"
        className={classes.button}
        aria-label={t('filters.toggle', { count: chosen })}
        leftSection={!isBrief && mark}
        data-chosen={chosen > 0 || undefined}
        popoverTarget={id}
      >
        {isBrief ? mark : t('filters.toggle', { count: chosen })}
      </Button>
      <DropPanel id={id} label={t('filters')}>
        <div className={classes.parts}>{children}</div>
      </DropPanel>
    </>
  )
}

interface FilterPartProps {
  name: string
  children: ReactNode
}

/** One filter among those of the panel. */
export function FilterPart({ name, children }: FilterPartProps) {
  return (
    <fieldset className={classes.part}>
      <legend>{name}</legend>
      {children}
    </fieldset>
  )
}
