import { lazy, Suspense } from 'react'
import { FinGenie } from '../features/fingenie/fingenie.tsx'

const ChatReminder = lazy(async () => ({
  default: (await import('../features/reminders/chat-reminder.tsx')).ChatReminder,
}))

export function FinGenieChatPage() {
  const reminder = (
    <Suspense>
      <ChatReminder about="expense" />
    </Suspense>
  )
  return <FinGenie opening={reminder} />
}
