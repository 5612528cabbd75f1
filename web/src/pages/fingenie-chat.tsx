import { FinGenie } from '../features/fingenie/fingenie.tsx'

export function FinGenieChatPage() {
  return <FinGenie />
}
