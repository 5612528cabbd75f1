import { Tabs } from '@mantine/core'
import { type ReactNode, useEffect, useRef } from 'react'
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
  const list = useRef<HTMLDivElement>(null)
  const isOffered = tabs.some(({ value }) => value === open)
  // On a phone the open one may be out of sight, also where it is offered later than the others.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs again when another tab opens or the open one appears
  useEffect(() => {
    const tab = list.current?.querySelector<HTMLElement>('[aria-selected="true"]')
    if (!list.current || !tab) return
    const { left, right } = list.current.getBoundingClientRect()
    const place = tab.getBoundingClientRect()
    if (place.left < left) list.current.scrollLeft -= left - place.left
    else if (place.right > right) list.current.scrollLeft += place.right - right
  }, [open, isOffered])
  return (
    <Tabs
      value={open}
      onChange={choose}
      keepMounted={keepsOthers}
      classNames={{ list: classes.list, tab: classes.tab, panel: classes.panel }}
    >
      <Tabs.List ref={list}>
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
