import { Anchor } from '@mantine/core'
import { Link } from 'react-router'
import { useSession } from '../../api/use-session.ts'
import { statusOf } from '../../status/status-badge.tsx'
import { Section } from '../../ui/details.tsx'
import classes from './missing-receipts.module.css'
import type { ShownTrip } from './trip-queries.ts'

const NEEDED = { flight: 'Flight ticket', hotel: 'Hotel bill' } as const

/** What an approved trip was booked with and no receipt is claimed of; the traveller is led to where they upload it. */
export function MissingReceipts({ trip }: { trip: ShownTrip }) {
  const { user } = useSession()
  const missing = trip.missing_receipts ?? []
  if (statusOf(trip.status) !== 'approved' || missing.length === 0) return null
  const isOwn = trip.employee_id != null && trip.employee_id === user.employee_id
  return (
    <Section title="Receipts still missing">
      <ul className={classes.list}>
        {missing.map((receipt, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: one hotel may be booked twice, and the rows never move
          <li key={index}>
            {(receipt?.kind && NEEDED[receipt.kind]) ?? 'Receipt'}
            {receipt?.title && <span className={classes.booking}>{receipt.title}</span>}
          </li>
        ))}
      </ul>
      {isOwn && (
        <Anchor component={Link} to="/fingenie-chat" className={classes.upload ?? ''}>
          Upload them to FinGenie
        </Anchor>
      )}
    </Section>
  )
}
