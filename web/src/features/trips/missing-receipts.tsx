import { Anchor } from '@mantine/core'
import { labels } from '@pravas/messages/en/labels'
import { trips } from '@pravas/messages/en/trips'
import { texts } from '@pravas/messages/texts'
import { Link } from 'react-router'
import { useSession } from '../../api/use-session.ts'
import { statusOf } from '../../status/status-badge.tsx'
import { Section } from '../../ui/details.tsx'
import type { WantedReceipts } from '../../ui/wanted-receipts.ts'
import classes from './missing-receipts.module.css'
import type { ShownTrip } from './trip-queries.ts'

const t = texts(trips)
const c = texts(labels)

const NEEDED = { flight: t('missing.flight'), hotel: t('missing.hotel') } as const

function kindOf(receipt: NonNullable<ShownTrip['missing_receipts']>[number]): string {
  return (receipt?.kind && NEEDED[receipt.kind]) ?? c('receipt')
}

/** What an approved trip was booked with and no receipt is claimed of; the traveller is led to where they upload it. */
export function MissingReceipts({ trip }: { trip: ShownTrip }) {
  const { user } = useSession()
  const missing = trip.missing_receipts ?? []
  if (statusOf(trip.status) !== 'approved' || missing.length === 0) return null
  const isOwn = trip.employee_id != null && trip.employee_id === user.employee_id
  const receipts = missing.map((receipt) => [kindOf(receipt), receipt?.title].filter(Boolean).join(' '))
  return (
    <Section title={t('missing.title')}>
      <ul className={classes.list}>
        {missing.map((receipt, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: one hotel may be booked twice, and the rows never move
          <li key={index}>
            {kindOf(receipt)}
            {receipt?.title && <span className={classes.booking}>{receipt.title}</span>}
          </li>
        ))}
      </ul>
      {isOwn && (
        <Anchor
          component={Link}
          to="/fingenie-chat"
          state={{ wantedReceipts: { trip: trip.trip_number ?? 'the trip', receipts } } satisfies WantedReceipts}
          className={classes.upload}
        >
          {t('missing.upload')}
        </Anchor>
      )}
    </Section>
  )
}
