import { Button, NativeSelect } from '@mantine/core'
import { approvalList } from '@pravas/messages/en/approval-list'
import { texts } from '@pravas/messages/texts'
import { IconChecks } from '@tabler/icons-react'
import { SearchField } from '../../ui/records/search-field.tsx'
import classes from './approval-list.module.css'
import { ORDERS, type RequestsView, SELECTIONS } from './requests-shown.ts'

const t = texts(approvalList)

interface RequestToolbarProps {
  /** How many requests the search finds, of each choice. */
  counts: Record<RequestsView['show'], number>
  view: RequestsView
  onView: (part: Partial<RequestsView>) => void
  /** How many can be approved together. */
  plain: number
  /** Whether these are being looked for. */
  isAsking: boolean
  onApprove: () => void
  /** What fetches that question ahead. */
  approveAhead: { onPointerEnter: () => void; onFocus: () => void }
}

/** Search, choice and order of requests, and the approval of several at once. */
export function RequestToolbar({
  counts,
  view,
  onView,
  plain,
  isAsking,
  onApprove,
  approveAhead,
}: RequestToolbarProps) {
  return (
    <search className={classes.bar} aria-label={t('list.filters')}>
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
      {plain > 1 && (
        <Button
          variant="default"
          className={classes.many}
          leftSection={<IconChecks size={16} stroke={1.7} aria-hidden />}
          loading={isAsking}
          onClick={onApprove}
          {...approveAhead}
        >
          {t('list.approve', { count: plain })}
        </Button>
      )}
    </search>
  )
}
