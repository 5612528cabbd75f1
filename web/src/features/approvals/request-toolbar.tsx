import { Button, NativeSelect } from '@mantine/core'
import { requestDesk } from '@pravas/messages/en/request-desk'
import { texts } from '@pravas/messages/texts'
import { IconChecks } from '@tabler/icons-react'
import { SearchField } from '../../ui/records/search-field.tsx'
import classes from './request-desk.module.css'
import { ORDERS, type RequestsView, SELECTIONS } from './requests-shown.ts'

const t = texts(requestDesk)

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
    <search className={classes.bar} aria-label={t('desk.filters')}>
      <div className={classes.search}>
        <SearchField label={t('desk.search')} value={view.q} onSearch={(q) => onView({ q })} />
      </div>
      <NativeSelect
        aria-label={t('desk.show')}
        className={classes.choice ?? ''}
        data={SELECTIONS.map((value) => ({ value, label: t(`desk.show.${value}`, { count: counts[value] }) }))}
        value={view.show}
        onChange={({ currentTarget }) => onView({ show: currentTarget.value as RequestsView['show'] })}
      />
      <NativeSelect
        aria-label={t('desk.sort')}
        className={classes.choice ?? ''}
        data={ORDERS.map((value) => ({ value, label: t(`desk.sort.${value}`) }))}
        value={view.sort}
        onChange={({ currentTarget }) => onView({ sort: currentTarget.value as RequestsView['sort'] })}
      />
      {plain > 1 && (
        <Button
          variant="default"
          className={classes.many ?? ''}
          leftSection={<IconChecks size={16} stroke={1.7} aria-hidden />}
          loading={isAsking}
          onClick={onApprove}
          {...approveAhead}
        >
          {t('desk.approve', { count: plain })}
        </Button>
      )}
    </search>
  )
}
