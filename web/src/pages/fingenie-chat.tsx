import { FinGenie } from '../features/fingenie/fingenie.tsx'
import { ChatReminder } from '../features/reminders/chat-reminder.tsx'

export function FinGenieChatPage() {
  return <FinGenie opening={<ChatReminder about="expense" />} />
}
