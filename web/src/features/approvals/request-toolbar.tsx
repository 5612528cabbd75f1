import { Button, NativeSelect } from '@mantine/core'
import { requestDesk } from '@pravas/messages/en/request-desk'
import { texts } from '@pravas/messages/texts'
import { IconChecks } from '@tabler/icons-react'
import { SearchField } from '../../ui/records/search-field.tsx'
import classes from './request-desk.module.css'
import { type ComparedRequest, isSelected, ORDERS, type RequestsView, SELECTIONS } from './requests-shown.ts'

const t = texts(requestDesk)

interface RequestToolbarProps {
  /** What the search finds, of whichever choice. */
  found: readonly ComparedRequest[]
  view: RequestsView
  onView: (view: RequestsView) => void
  /** How many of those shown can be approved together. */
  plain: number
  onApprove: () => void
  /** What fetches that question ahead. */
  approveAhead: { onPointerEnter: () => void; onFocus: () => void }
}

/** Search, choice and order of requests, and the approval of several at once. */
export function RequestToolbar({ found, view, onView, plain, onApprove, approveAhead }: RequestToolbarProps) {
  const count = (show: RequestsView['show']) => found.filter((request) => isSelected(request, show)).length
  return (
    <search className={classes.bar} aria-label={t('desk.filters')}>
      <div className={classes.search}>
        <SearchField label={t('desk.search')} value={view.q} onSearch={(q) => onView({ ...view, q })} />
      </div>
      <NativeSelect
        aria-label={t('desk.show')}
        className={classes.choice ?? ''}
        data={SELECTIONS.map((value) => ({ value, label: t(`desk.show.${value}`, { count: count(value) }) }))}
        value={view.show}
        onChange={({ currentTarget }) => onView({ ...view, show: currentTarget.value as RequestsView['show'] })}
      />
      <NativeSelect
        aria-label={t('desk.sort')}
        className={classes.choice ?? ''}
        data={ORDERS.map((value) => ({ value, label: t(`desk.sort.${value}`) }))}
        value={view.sort}
        onChange={({ currentTarget }) => onView({ ...view, sort: currentTarget.value as RequestsView['sort'] })}
      />
      {plain > 1 && (
        <Button
          variant="default"
          className={classes.many ?? ''}
          leftSection={<IconChecks size={16} stroke={1.7} aria-hidden />}
          onClick={onApprove}
          {...approveAhead}
        >
          {t('desk.approve', { count: plain })}
        </Button>
      )}
    </search>
  )
}
