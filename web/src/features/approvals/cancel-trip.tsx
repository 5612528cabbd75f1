import { Button } from '@mantine/core'
import { approvals } from '@pravas/messages/en/approvals'
import { texts } from '@pravas/messages/texts'
import { useState } from 'react'
import { useSession } from '../../api/use-session.ts'
import { IconCalendarOff } from '../../ui/icons.ts'
import { onDemand } from '../../ui/on-demand.tsx'
import type { RequestView } from './request-view.ts'

const t = texts(approvals)

const CancelModal = onDemand(async () => (await import('./cancel-modal.tsx')).CancelModal)

interface CancelTripProps {
  trip: Pick<RequestView, 'id' | 'number' | 'status'>
  /** Whose trip it is; only they cancel it. */
  employeeId: string | null | undefined
}

/** Cancel for one's own approved trip; nothing for any other. */
export function CancelTrip({ trip, employeeId }: CancelTripProps) {
  const { user } = useSession()
  const [isAsking, setIsAsking] = useState(false)
  const isOwn = employeeId != null && employeeId === user.employee_id
  if (!isOwn || trip.status !== 'approved') return null
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconCalendarOff size={16} aria-hidden />}
        onClick={() => setIsAsking(true)}
        {...CancelModal.ahead}
      >
        {t('cancel.trip')}
      </Button>
      <CancelModal opened={isAsking} trip={trip} onClose={() => setIsAsking(false)} />
    </>
  )
}
