import { Button } from '@mantine/core'
import { WITHDRAWABLE_STATUSES } from '@pravas/contract/requests'
import { approvals } from '@pravas/messages/en/approvals'
import { texts } from '@pravas/messages/texts'
import { useState } from 'react'
import { useSession } from '../../api/use-session.ts'
import { IconArrowBackUp } from '../../ui/icons.ts'
import { onDemand } from '../../ui/on-demand.tsx'
import type { RequestView } from './request-view.ts'

const t = texts(approvals)

const WithdrawModal = onDemand(async () => (await import('./withdraw-modal.tsx')).WithdrawModal)

interface WithdrawRequestProps {
  request: Pick<RequestView, 'kind' | 'id' | 'number' | 'status'>
  /** Whose request it is; only they withdraw it. */
  employeeId: string | null | undefined
}

/** Withdraw for one's own request that nobody has decided yet or that was returned; nothing for any other. */
export function WithdrawRequest({ request, employeeId }: WithdrawRequestProps) {
  const { user } = useSession()
  const [isAsking, setIsAsking] = useState(false)
  const isOwn = employeeId != null && employeeId === user.employee_id
  const isOpen = WITHDRAWABLE_STATUSES.some((status) => status === request.status)
  if (!isOwn || !isOpen) return null
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconArrowBackUp size={16} aria-hidden />}
        onClick={() => setIsAsking(true)}
        {...WithdrawModal.ahead}
      >
        {t('withdraw')}
      </Button>
      <WithdrawModal opened={isAsking} request={request} onClose={() => setIsAsking(false)} />
    </>
  )
}
