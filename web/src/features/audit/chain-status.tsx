import { Anchor } from '@mantine/core'
import { auditPage } from '@pravas/messages/en/audit-page'
import { texts } from '@pravas/messages/texts'
import { useQuery } from '@tanstack/react-query'
import { formatCount } from '../../ui/formats.ts'
import { IconAlertTriangle, IconShieldCheck } from '../../ui/icons.ts'
import { Retry } from '../../ui/retry.tsx'
import classes from './audit-list.module.css'
import { chainChecked } from './audit-queries.ts'

const t = texts(auditPage)

/** Up to this many entries the chain is checked as the page opens. */
const CHECKED_AT_ONCE = 5_000

/** Whether the trail is as it was written; a long one is checked when that is asked for. */
export function ChainStatus({ entries }: { entries: number }) {
  const { data, isFetching, isError, refetch } = useQuery({
    ...chainChecked,
    enabled: entries > 0 && entries <= CHECKED_AT_ONCE,
  })
  if (isFetching) {
    return (
      <span role="status" className={classes.chain}>
        {t('chain.checking')}
      </span>
    )
  }
  if (isError) return <Retry text={t('chain.failed')} onRetry={refetch} />
  if (!data) {
    return (
      <span className={classes.chain}>
        {t('chain.entries', { count: formatCount(entries), number: entries })}
        <Anchor component="button" type="button" inherit onClick={() => refetch()}>
          {t('chain.check')}
        </Anchor>
      </span>
    )
  }
  if (data.fault) return null
  const count = formatCount(data.entries)
  return (
    <span
      role="status"
      className={`${classes.chain} ${classes.sound}`}
      title={t('chain.hash', { count, hash: data.hash })}
    >
      <IconShieldCheck size={16} stroke={1.8} aria-hidden />
      {t('chain.verified', { count })}
    </span>
  )
}

/** Says that the trail is not as it was written, where a check found that. */
export function ChainFault() {
  const { data } = useQuery({ ...chainChecked, enabled: false })
  if (!data?.fault) return null
  return (
    <div role="alert" className={classes.broken}>
      <IconAlertTriangle size={18} stroke={1.8} aria-hidden />
      {t('chain.broken', { text: data.fault.text })}
    </div>
  )
}
