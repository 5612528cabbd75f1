import { Button } from '@mantine/core'
import { dashboard } from '@pravas/messages/en/dashboard'
import { texts } from '@pravas/messages/texts'
import { type ReactNode, useId, useState } from 'react'
import { IconChartBar, IconTable } from '../../ui/icons.ts'
import classes from './panel.module.css'

const t = texts(dashboard)

interface PanelProps {
  title: string
  /** What the figures count. */
  counts: string
  children: ReactNode
}

/** One subject of the figures. */
export function Panel({ title, counts, aside, children }: PanelProps & { aside?: ReactNode }) {
  const heading = useId()
  return (
    <section className={classes.panel} aria-labelledby={heading}>
      <header className={classes.header}>
        <h3 id={heading}>{title}</h3>
        {aside}
      </header>
      <p className={classes.counts}>{counts}</p>
      <div className={classes.body}>{children}</div>
    </section>
  )
}

interface ChartPanelProps extends PanelProps {
  table: ReactNode
  /** Stands in place of both while there is nothing to draw: what will be here. */
  empty?: string | undefined
}

/** A chart with the table of its figures behind it. */
export function ChartPanel({ table, empty, children, ...panel }: ChartPanelProps) {
  const [showsTable, setShowsTable] = useState(false)
  if (empty !== undefined) {
    return (
      <Panel {...panel}>
        <p className={classes.empty}>{empty}</p>
      </Panel>
    )
  }
  const Icon = showsTable ? IconChartBar : IconTable
  return (
    <Panel
      {...panel}
      aside={
        <Button
          variant="subtle"
          size="compact-xs"
          className={classes.toggle}
          leftSection={<Icon size={14} stroke={1.6} aria-hidden />}
          aria-label={
            showsTable ? t('panel.show-chart', { title: panel.title }) : t('panel.show-table', { title: panel.title })
          }
          onClick={() => setShowsTable(!showsTable)}
        >
          {showsTable ? t('panel.chart') : t('panel.table')}
        </Button>
      }
    >
      {showsTable ? table : children}
    </Panel>
  )
}
