import { rupeesFromPaise } from '@pravas/contract/money'
import type { ListedRecord } from '@pravas/contract/records'
import { labels } from '@pravas/messages/en/labels'
import { recordsExport } from '@pravas/messages/en/records-export'
import { texts } from '@pravas/messages/texts'
import { dayOf } from '../clock.ts'
import type { RecordRow } from './store.ts'

const t = texts(recordsExport)
const c = texts(labels)

/** The columns of the export, by name: amounts are plain numbers in rupees, days `YYYY-MM-DD` in India. */
const COLUMNS: readonly [name: string, cell: (row: RecordRow) => string][] = [
  [t('number'), ({ number }) => number],
  [t('type'), ({ type }) => t(type)],
  [c('status'), ({ status }) => status],
  [c('employee-id'), ({ employee_id }) => employee_id],
  [c('employee'), ({ employee_name }) => employee_name],
  [t('department'), ({ department }) => department ?? ''],
  [t('what'), ({ what }) => what],
  [c('date'), ({ date }) => date],
  [t('total'), ({ total_paise }) => String(rupeesFromPaise(total_paise))],
  [t('findings'), ({ findings }) => (findings === null ? t('unchecked') : String(findings))],
  [t('submitted'), ({ created_at }) => dayOf(created_at)],
  [t('decided'), ({ decided_at }) => (decided_at === null ? '' : dayOf(decided_at))],
]

/** The names of the export's columns, in order. */
export const EXPORT_HEADER: readonly string[] = COLUMNS.map(([name]) => name)

/** The cells of a record in the export, in the order of its columns. */
export function exportCells(row: RecordRow): string[] {
  return COLUMNS.map(([, cell]) => cell(row))
}

/** A record as the list answers it. */
export function presentRecord({ total_paise, created_at, decided_at, ...row }: RecordRow): ListedRecord {
  return {
    ...row,
    total: rupeesFromPaise(total_paise),
    submitted_at: created_at.toISOString(),
    decided_at: decided_at?.toISOString() ?? null,
  }
}
