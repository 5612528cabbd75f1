import { Group, Title } from '@mantine/core'
import { useDocumentTitle } from '@mantine/hooks'
import { records } from '@pravas/messages/en/records'
import { texts } from '@pravas/messages/texts'
import type { ReactNode } from 'react'
import { PageName } from './came-from.ts'
import classes from './page.module.css'

const t = texts(records)

interface PageProps {
  title: string
  /** What the browser's tab says, when it is not the title. */
  tabTitle?: string
  /** Stands above the title: the way back. */
  back?: ReactNode
  /** Stands beside the title: what can be done, or a figure. */
  aside?: ReactNode
  /** Whether it is prose or a form, whose lines would be too long. */
  isNarrow?: boolean
  children: ReactNode
}

/** A page of the signed-in product: its heading, what can be done there, and its content. Names the browser's tab. */
export function Page({ title, tabTitle = title, back, aside, isNarrow = false, children }: PageProps) {
  useDocumentTitle(t('document-title', { title: tabTitle }))
  return (
    <PageName value={tabTitle}>
      <div className={classes.page} data-narrow={isNarrow || undefined}>
        {back}
        <Group justify="space-between" align="center" gap="sm" mb="lg" className={classes.head}>
          <Title order={1}>{title}</Title>
          {aside}
        </Group>
        {children}
      </div>
    </PageName>
  )
}
