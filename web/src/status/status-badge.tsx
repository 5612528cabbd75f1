import { IconCircleCheck, IconCircleDashed, IconCircleX, IconClock } from '@tabler/icons-react'
import classes from './status-badge.module.css'

const KINDS = {
  pending: { icon: IconClock, word: 'Pending' },
  approved: { icon: IconCircleCheck, word: 'Approved' },
  rejected: { icon: IconCircleX, word: 'Rejected' },
} as const

/** Where a request stands. A missing status is pending; one that is not known keeps its word and is grey. */
export function statusOf(status: unknown): string {
  return typeof status === 'string' && status.trim() !== '' ? status.trim().toLowerCase() : 'pending'
}

/** A request's status as icon, word and colour: green approved, amber pending, red rejected, grey otherwise. */
export function StatusBadge({ status }: { status: unknown }) {
  const value = statusOf(status)
  const known = value in KINDS ? KINDS[value as keyof typeof KINDS] : undefined
  const Icon = known?.icon ?? IconCircleDashed
  return (
    <span className={classes.badge} data-status={known ? value : 'other'}>
      <Icon size={14} stroke={2} aria-hidden />
      {known?.word ?? value.charAt(0).toUpperCase() + value.slice(1)}
    </span>
  )
}
