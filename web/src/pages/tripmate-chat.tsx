import { ChatReminder } from '../features/reminders/chat-reminder.tsx'
import { TripMate } from '../features/tripmate/tripmate.tsx'

export function TripMateChatPage() {
  return <TripMate opening={<ChatReminder about="trip" />} />
}
