import { Button, Group } from '@mantine/core'
import { IconChevronDown } from '@tabler/icons-react'
import { type ReactNode, useId } from 'react'
import { DropPanel } from './drop-panel.tsx'
import classes from './filter-bar.module.css'

interface FilterPopoverProps {
  name: string
  /** What is filtered by now, in words; empty when nothing. */
  chosen: string
  onClear: () => void
  children: ReactNode
}

/** A filter as a button that says what it lets through, and opens where that is changed. */
export function FilterPopover({ name, chosen, onClear, children }: FilterPopoverProps) {
  const id = useId()
  return (
    <>
      <Button
        variant="default"
        className={classes.chip ?? ''}
        aria-label={`Filter by ${chosen === '' ? name : `${name}: ${chosen}`}`}
        popoverTarget={id}
        data-chosen={chosen !== '' || undefined}
        rightSection={<IconChevronDown size={14} stroke={1.8} aria-hidden />}
      >
        {/* One element, in which the blank after the name counts. */}
        <span>
          {chosen === '' ? name : <span className={classes.chipName}>{name}: </span>}
          {chosen}
        </span>
      </Button>
      <DropPanel id={id} label={`Filter by ${name.toLowerCase()}`}>
        {children}
        {chosen !== '' && (
          <Group mt="sm" ml={-8}>
            <Button variant="subtle" size="compact-sm" onClick={onClear}>
              Clear {name.toLowerCase()}
            </Button>
          </Group>
        )}
      </DropPanel>
    </>
  )
}
