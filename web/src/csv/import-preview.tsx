import { Button, Group, NativeSelect, Stack, Text } from '@mantine/core'
import { imports } from '@pravas/messages/en/imports'
import { texts } from '@pravas/messages/texts'
import { useMemo, useState } from 'react'
import badge from '../status/status-badge.module.css'
import { formatCount } from '../ui/formats.ts'
import { IconAlertCircle, IconCircleCheck, IconDownload, IconPlus } from '../ui/icons.ts'
import { type Column, RecordTable } from '../ui/record-table.tsx'
import { saveFile } from '../ui/records/save-file.ts'
import { refusedFile } from './csv-records.ts'
import classes from './import-flow.module.css'
import { CSV_TYPE } from './import-source.tsx'

const t = texts(imports)

/** What an import does, or would do. */
export interface ImportOutcome {
  created: number
  updated: number
  unchanged: number
  refused: readonly { line: number; reason: string; who?: string | null }[]
  /** The columns that are not read, as the file names them. */
  ignored: readonly string[]
  changes: readonly {
    line: number
    name: string
    employee_id?: string | null
    before: Record<string, unknown> | null
    after: Record<string, unknown>
  }[]
}

/** How fields and their values are called. */
export interface FieldWords {
  fieldName: (field: string) => string
  valueWords: (value: unknown) => string
}

type Kind = 'created' | 'changed' | 'refused'

interface LineRow {
  line: number
  kind: Kind
  name: string
  /** What changes, or why the line is refused. */
  facts: string[]
}

const KINDS = {
  created: { icon: IconPlus, status: 'approved' },
  changed: { icon: IconCircleCheck, status: 'pending' },
  refused: { icon: IconAlertCircle, status: 'rejected' },
} as const

interface ImportPreviewProps {
  csv: string
  fileName: string
  outcome: ImportOutcome
  words: FieldWords
  /** The heading of the column that names what a line is about. */
  nameColumn: string
  /** Once the rest is imported: the refused lines alone. */
  only?: 'refused'
}

/** What an import does with each line but those that change nothing. */
export function ImportPreview({ csv, fileName, outcome, words, nameColumn, only }: ImportPreviewProps) {
  const [shown, setShown] = useState<Kind | ''>(outcome.refused.length > 0 ? 'refused' : '')
  const rows = useMemo(() => rowsOf(only ? { ...outcome, changes: [] } : outcome, words), [outcome, words, only])
  const visible = useMemo(() => (shown === '' ? rows : rows.filter(({ kind }) => kind === shown)), [rows, shown])
  const columns = useMemo(() => columnsWith(nameColumn), [nameColumn])
  const counts: [Kind, number][] = [
    ['created', outcome.created],
    ['changed', outcome.updated],
    ['refused', outcome.refused.length],
  ]
  return (
    <Stack gap="sm">
      <Counts outcome={outcome} />
      {!only && outcome.ignored.length > 0 && (
        <p className={classes.ignored}>
          {t('ignored', { count: outcome.ignored.length, names: LIST.format(outcome.ignored.map(quoted)) })}
        </p>
      )}
      {rows.length > 0 && (
        <Group justify="space-between" gap="xs">
          {!only && (
            <NativeSelect
              aria-label={t('show.label')}
              value={shown}
              onChange={(event) => setShown(event.currentTarget.value as Kind | '')}
              data={[
                { value: '', label: t('show.all') },
                ...counts
                  .filter(([, count]) => count > 0)
                  .map(([kind, count]) => ({ value: kind, label: t(`count.${kind}`, { count: formatCount(count) }) })),
              ]}
            />
          )}
          {outcome.refused.length > 0 && (
            <Button
              variant="default"
              leftSection={<IconDownload size={15} stroke={1.8} aria-hidden />}
              onClick={() => saveFile(fileName, new Blob([refusedFile(csv, outcome.refused)], { type: CSV_TYPE }))}
            >
              {t('refused')}
            </Button>
          )}
        </Group>
      )}
      {outcome.refused.length > 0 && (
        <Text size="xs" c="dimmed">
          {t('refused.hint')}
        </Text>
      )}
      {visible.length > 0 && (
        <div className={classes.lines}>
          <RecordTable caption={t('caption')} columns={columns} rows={visible} keyOf={({ line }) => line} />
        </div>
      )}
    </Stack>
  )
}

const LIST = new Intl.ListFormat('en-IN')
const quoted = (name: string) => t('ignored.name', { name })

/** How many lines come to what. */
export function Counts({ outcome: { created, updated, unchanged, refused } }: { outcome: ImportOutcome }) {
  const counts = [
    t('count.created', { count: formatCount(created) }),
    t('count.changed', { count: formatCount(updated) }),
    t('count.unchanged', { count: formatCount(unchanged) }),
    t('count.refused', { count: formatCount(refused.length) }),
  ]
  return (
    <ul className={classes.counts}>
      {counts.map((count) => (
        <li key={count}>{count}</li>
      ))}
    </ul>
  )
}

function rowsOf({ changes, refused }: ImportOutcome, { fieldName, valueWords }: FieldWords): LineRow[] {
  const changed = changes.map(({ line, name, employee_id, before, after }): LineRow => {
    const facts = Object.entries(after).flatMap(([field, value]) => {
      if (before) {
        const values = { before: valueWords(before[field]), after: valueWords(value) }
        return [t('outcome.change', { field: fieldName(field), ...values })]
      }
      const isEmpty = value === null || value === '' || (Array.isArray(value) && value.length === 0)
      return isEmpty || field === 'name'
        ? []
        : [t('outcome.value', { field: fieldName(field), after: valueWords(value) })]
    })
    const called = [name, employee_id].filter(Boolean).join(' · ')
    return { line, kind: before ? 'changed' : 'created', name: called, facts }
  })
  const not = refused.map(({ line, reason, who }): LineRow => {
    return { line, kind: 'refused', name: who ?? '', facts: [reason] }
  })
  return [...changed, ...not].sort((one, other) => one.line - other.line)
}

function columnsWith(nameColumn: string): Column<LineRow>[] {
  return [
    { name: t('line'), width: '9%', cell: ({ line }) => formatCount(line) },
    { name: nameColumn, width: '26%', cell: ({ name }) => name },
    {
      name: t('outcome'),
      cell: ({ kind, facts }) => {
        const { icon: Mark, status } = KINDS[kind]
        return (
          <div className={classes.outcome}>
            <span className={badge.badge} data-status={status}>
              <Mark size={14} stroke={2} aria-hidden />
              {t(`outcome.${kind}`)}
            </span>
            <span className={classes.facts}>{facts.join(' · ')}</span>
          </div>
        )
      },
    },
  ]
}
