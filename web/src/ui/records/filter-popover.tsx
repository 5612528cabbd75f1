import { Button, Group } from '@mantine/core'
import { records } from '@pravas/messages/en/records'
import { texts } from '@pravas/messages/texts'
import { type ReactNode, useId } from 'react'
import { IconChevronDown } from '../icons.ts'
import { DropPanel } from './drop-panel.tsx'
import classes from './filter-bar.module.css'

const t = texts(records)

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
        className={classes.chip}
        aria-label={chosen === '' ? t('filter.by', { name }) : t('filter.by-value', { name, value: chosen })}
        popoverTarget={id}
        data-chosen={chosen !== '' || undefined}
        rightSection={<IconChevronDown size={14} stroke={1.8} aria-hidden />}
      >
        {chosen === '' ? name : `${name}: ${chosen}`}
      </Button>
      <DropPanel id={id} label={t('filter.by', { name: name.toLowerCase() })}>
        {children}
        {chosen !== '' && (
          <Group mt="sm" ml={-8}>
            <Button variant="subtle" size="compact-sm" onClick={onClear}>
              {t('filter.clear', { name: name.toLowerCase() })}
            </Button>
          </Group>
        )}
      </DropPanel>
    </>
  )
}
