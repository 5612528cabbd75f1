import { Button, Group, Text } from '@mantine/core'
import { structure } from '@pravas/messages/en/structure'
import { texts } from '@pravas/messages/texts'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { ExportButton } from '../../csv/export-button.tsx'
import { IconPlus, IconUpload } from '../../ui/icons.ts'
import { Notice } from '../../ui/notice.tsx'
import { SearchField } from '../../ui/records/search-field.tsx'
import { Retry } from '../../ui/retry.tsx'
import { TableSkeleton } from '../../ui/table-skeleton.tsx'
import classes from './structure.module.css'
import { EDITS, NEW } from './use-row-editing.ts'

const t = texts(structure)

interface ListFrameProps {
  isPending: boolean
  failure: string | undefined
  onRetry: () => void
  isEmpty: boolean
  /** What an empty list says it is for. */
  empty: { title: string; hint: string; action?: ReactNode }
  count: string | undefined
  search: string
  onSearch: (text: string) => void
  /** Whether the search leaves anything. */
  isFound: boolean
  /** What else narrows the list. */
  filters?: ReactNode
  onAdd: () => void
  importTo: string
  exportFrom: string
  fileName: string
  children: ReactNode
}

/** A list of the structure in each of its states, and what can be done with the whole of it. */
export function ListFrame(props: ListFrameProps) {
  const { isPending, failure, onRetry, isEmpty, empty, count, search, onSearch, isFound, filters, children } = props
  return (
    <>
      <div className={classes.bar}>
        <div className={classes.search}>
          <SearchField label={t('search')} value={search} onSearch={onSearch} />
        </div>
        {filters}
        <Text size="sm" c="dimmed" role="status" className={classes.count}>
          {count ?? ''}
        </Text>
        <Group gap="xs">
          <ExportButton address={props.exportFrom} fileName={props.fileName} />
          <Button
            component={Link}
            to={props.importTo}
            variant="default"
            leftSection={<IconUpload size={15} stroke={1.8} aria-hidden />}
          >
            {t('import')}
          </Button>
          <Button
            {...{ [EDITS]: NEW }}
            leftSection={<IconPlus size={15} stroke={1.8} aria-hidden />}
            onClick={props.onAdd}
          >
            {t('add')}
          </Button>
        </Group>
      </div>
      {isPending ? (
        <TableSkeleton text={t('loading')} />
      ) : failure !== undefined ? (
        <Notice title={t('failed')}>
          <Retry text={failure} onRetry={onRetry} />
        </Notice>
      ) : isEmpty ? (
        <Notice title={empty.title} action={empty.action}>
          {empty.hint}
        </Notice>
      ) : isFound ? (
        children
      ) : (
        <Notice title={t('no-match')}>{t('no-match.hint', { query: search })}</Notice>
      )}
    </>
  )
}
