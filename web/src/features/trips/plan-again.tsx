import { Button } from '@mantine/core'
import { trips } from '@pravas/messages/en/trips'
import { texts } from '@pravas/messages/texts'
import { Link } from 'react-router'
import { useSession } from '../../api/use-session.ts'
import { planAgain } from '../../chat/said-on-arrival.ts'
import { IconRepeat } from '../../ui/icons.ts'
import type { ShownTrip } from './trip-queries.ts'

const t = texts(trips)

/** Where planning again is offered; a rejected trip says so beside its reason. */
const OFFERED: readonly (string | null | undefined)[] = ['approved', 'cancelled', 'withdrawn']

/** Leads to TripMate, which plans a trip like one's own that is over or was taken back. */
export function PlanAgain({ trip: { trip_number: number, employee_id: employeeId, status } }: { trip: ShownTrip }) {
  const { user } = useSession()
  const isOwn = employeeId != null && employeeId === user.employee_id
  if (!isOwn || !number || !OFFERED.includes(status)) return null
  return (
    <Button
      component={Link}
      to="/tripmate-chat"
      state={planAgain(number)}
      variant="default"
      leftSection={<IconRepeat size={16} aria-hidden />}
    >
      {t('plan-again.action')}
    </Button>
  )
}
