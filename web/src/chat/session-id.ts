import type { Assistant } from '@pravas/contract/chat'

/** A new conversation's id: the assistant, the time in milliseconds and a random string. `random` is in [0, 1). */
export function newSessionId(assistant: Assistant, now: number, random: number): string {
  return `${assistant}-${now}-${random.toString(36).slice(2, 11).padEnd(9, '0')}`
}
