import { TripMate } from '../features/tripmate/tripmate.tsx'

export function TripMateChatPage() {
  return <TripMate />
}
