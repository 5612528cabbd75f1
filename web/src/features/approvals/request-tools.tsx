import { NativeSelect } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { approvalList } from '@pravas/messages/en/approval-list'
import { texts } from '@pravas/messages/texts'
import { FiltersPanel } from '../../ui/records/filters-panel.tsx'
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

/** Search, choice and order of requests; on a phone choice and order open over the list. */
export function RequestTools({ counts, view, onView }: RequestToolsProps) {
  const isPhone = useMediaQuery('(max-width: 48em)', undefined, { getInitialValueInEffect: false })
  const nameOf = (name: string) => (isPhone ? { label: name } : { 'aria-label': name, className: classes.choice })
  const choices = (
    <>
      <NativeSelect
        {...nameOf(t('list.show'))}
        data={SELECTIONS.map((value) => ({ value, label: t(`list.show.${value}`, { count: counts[value] }) }))}
        value={view.show}
        onChange={({ currentTarget }) => onView({ show: currentTarget.value as RequestsView['show'] })}
      />
      <NativeSelect
        {...nameOf(t('list.sort'))}
        data={ORDERS.map((value) => ({ value, label: t(`list.sort.${value}`) }))}
        value={view.sort}
        onChange={({ currentTarget }) => onView({ sort: currentTarget.value as RequestsView['sort'] })}
      />
    </>
  )
  return (
    <search className={classes.tools} aria-label={t('list.filters')}>
      <div className={classes.search}>
        <SearchField label={t('list.search')} value={view.q} onSearch={(q) => onView({ q })} />
      </div>
      {isPhone ? (
        <FiltersPanel chosen={view.show === 'all' ? 0 : 1} isBrief>
          {choices}
        </FiltersPanel>
      ) : (
        choices
      )}
    </search>
  )
}
