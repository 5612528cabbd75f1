import { lazy, Suspense } from 'react'
import { useLocation } from 'react-router'
import { FinGenie } from '../features/fingenie/fingenie.tsx'
import { WantedReceipts } from '../ui/wanted-receipts.ts'

const ChatReminder = lazy(async () => ({
  default: (await import('../features/inbox/chat-reminder.tsx')).ChatReminder,
}))

const Wanted = lazy(async () => ({
  default: (await import('../features/fingenie/wanted-receipts.tsx')).WantedReceipts,
}))

export function FinGenieChatPage() {
  const reminder = (
    <Suspense>
      <ChatReminder about="expense" />
    </Suspense>
  )
  const asked = WantedReceipts.safeParse(useLocation().state).data
  const wanted = asked && (
    <Suspense>
      <Wanted {...asked} />
    </Suspense>
  )
  return <FinGenie opening={reminder} wanted={wanted} />
}
