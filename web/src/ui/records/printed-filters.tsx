import { records } from '@pravas/messages/en/records'
import { texts } from '@pravas/messages/texts'
import { capitalised, formatCount } from '../formats.ts'
import { PRINTED_ROWS } from '../record-table.tsx'
import { nameOfAmounts, nameOfDates } from './filter-names.ts'
import type { RecordKind } from './record-kind.ts'
import classes from './record-report.module.css'
import type { RecordView } from './record-view.ts'

const t = texts(records)

interface PrintedFiltersProps<Row> {
  kind: RecordKind<Row>
  view: RecordView
  /** How many records fit. */
  shown: number
}

/** On paper, where the filters themselves are missing: what was filtered by, and whether rows are missing. */
export function PrintedFilters<Row>({ kind: { filters }, view, shown }: PrintedFiltersProps<Row>) {
  const parts = [
    [filters.search, view.search.trim()],
    [filters.choice, view.choices.map(capitalised).join(', ')],
    [filters.date, nameOfDates(view)],
    [filters.amount, nameOfAmounts(view)],
  ].flatMap(([name, chosen]) => (chosen ? [`${name}: ${chosen}`] : []))
  return (
    <div className={classes.printed}>
      {parts.join(' · ')}
      {shown > PRINTED_ROWS && (
        <p>{t('printed.first', { count: formatCount(PRINTED_ROWS), all: formatCount(shown) })}</p>
      )}
    </div>
  )
}
