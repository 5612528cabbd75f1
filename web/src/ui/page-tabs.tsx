import { Tabs } from '@mantine/core'
import type { ReactNode } from 'react'
import classes from './page-tabs.module.css'

interface PageTabsProps<Value extends string> {
  tabs: { value: Value; name: string; content: ReactNode }[]
  open: Value
  onOpen: (value: Value) => void
  /** Whether the other parts stay as they were left, with what was typed in them. */
  keepsOthers?: boolean
}

/** Parts of a page of which one is shown. */
export function PageTabs<Value extends string>({ tabs, open, onOpen, keepsOthers = false }: PageTabsProps<Value>) {
  const choose = (chosen: string | null) => {
    const tab = tabs.find(({ value }) => value === chosen)
    if (tab) onOpen(tab.value)
  }
  return (
    <Tabs
      value={open}
      onChange={choose}
      keepMounted={keepsOthers}
      classNames={{ list: classes.list ?? '', tab: classes.tab ?? '', panel: classes.panel ?? '' }}
    >
      <Tabs.List>
        {tabs.map(({ value, name }) => (
          <Tabs.Tab key={value} value={value}>
            {name}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      {tabs.map(({ value, content }) => (
        <Tabs.Panel key={value} value={value}>
          {content}
        </Tabs.Panel>
      ))}
    </Tabs>
  )
}
