import { lazy, Suspense } from 'react'
import { TripMate } from '../features/tripmate/tripmate.tsx'

const ChatReminder = lazy(async () => ({
  default: (await import('../features/inbox/chat-reminder.tsx')).ChatReminder,
}))
const TripMateOpening = lazy(async () => ({ default: (await import('./tripmate-opening.tsx')).TripMateOpening }))

export function TripMateChatPage() {
  const reminder = (
    <Suspense>
      <ChatReminder about="trip" />
    </Suspense>
  )
  return (
    <TripMate
      opening={reminder}
      offers={(onSay) => (
        <Suspense>
          <TripMateOpening onSay={onSay} />
        </Suspense>
      )}
    />
  )
}
