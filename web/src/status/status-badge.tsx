import { labels } from '@pravas/messages/en/labels'
import { status } from '@pravas/messages/en/status'
import { texts } from '@pravas/messages/texts'
import { capitalised } from '../ui/formats.ts'
import { IconCircleCheck, IconCircleDashed, IconCircleX, IconClock } from '../ui/icons.ts'
import { knownValue } from '../ui/known-value.ts'
import classes from './status-badge.module.css'

const t = texts(status)
const c = texts(labels)

const KINDS = {
  pending: { icon: IconClock, word: t('pending') },
  approved: { icon: IconCircleCheck, word: c('approved') },
  rejected: { icon: IconCircleX, word: c('rejected') },
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
      {known?.word ?? capitalised(knownValue(value))}
    </span>
  )
}
