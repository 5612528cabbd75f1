import { NativeSelect } from '@mantine/core'
import { approvalList } from '@pravas/messages/en/approval-list'
import { texts } from '@pravas/messages/texts'
import { SearchField } from '../../ui/records/search-field.tsx'
import classes from './approval-list.module.css'
import { ORDERS, type RequestsView, SELECTIONS } from './requests-shown.ts'

const t = texts(approvalList)

interface RequestToolsProps {
  /** How many requests the search finds, of each choice. */
  counts: Record<RequestsView['show'], number>
  view: RequestsView
  onView: (part: Partial<RequestsView>) => void
}

/** Search, choice and order of requests. */
export function RequestTools({ counts, view, onView }: RequestToolsProps) {
  return (
    <search className={classes.tools} aria-label={t('list.filters')}>
      <div className={classes.search}>
        <SearchField label={t('list.search')} value={view.q} onSearch={(q) => onView({ q })} />
      </div>
      <NativeSelect
        aria-label={t('list.show')}
        className={classes.choice}
        data={SELECTIONS.map((value) => ({ value, label: t(`list.show.${value}`, { count: counts[value] }) }))}
        value={view.show}
        onChange={({ currentTarget }) => onView({ show: currentTarget.value as RequestsView['show'] })}
      />
      <NativeSelect
        aria-label={t('list.sort')}
        className={classes.choice}
        data={ORDERS.map((value) => ({ value, label: t(`list.sort.${value}`) }))}
        value={view.sort}
        onChange={({ currentTarget }) => onView({ sort: currentTarget.value as RequestsView['sort'] })}
      />
    </search>
  )
}
