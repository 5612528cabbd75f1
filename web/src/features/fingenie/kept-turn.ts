import { notifications } from '@mantine/notifications'
import { z } from 'zod'
import type { SendOutcome } from '../../api/send-queue.ts'
import { session } from '../../api/session.ts'
import { newSessionId } from '../../chat/session-id.ts'
import { earlierSession, keptFinGenieChat } from './kept-chat.ts'
import { ReceiptContext } from './receipt-context.ts'
import type { KeptTurn } from './turn.ts'

/** A turn as the browser's database gives it back. */
const StoredTurn = z.intersection(
  z.object({ turnId: z.string(), sessionId: z.string(), receipts: ReceiptContext.nullable() }),
  z.union([z.object({ message: z.string() }), z.object({ files: z.array(z.instanceof(File)) })]),
)

/**
 * Sends what waited to be sent to FinGenie in the conversation that it belongs to, whichever stands on the page now;
 * 'later' while FinGenie is answering something else there.
 */
export async function sendKeptTurn(body: unknown): Promise<SendOutcome> {
  const turn = StoredTurn.parse(body)
  const { user } = session.get()
  const chat = keptFinGenieChat(user)
  chat.adopt()
  if (chat.state.get().sessionId === turn.sessionId) return chat.kept.send(turn)
  const outcome = await earlierSession(user, turn).send(turn)
  if (outcome === 'sent') {
    const message = 'FinGenie has answered what waited to be sent. You find it in the chat history.'
    notifications.show({ message, withBorder: true })
  }
  return outcome
}

/** Says in the conversation that what waited is not sent any more. */
export function discardKeptTurn(body: unknown): void {
  keptFinGenieChat(session.get().user).kept.discard(StoredTurn.parse(body).turnId)
}

/** What waited, as the beginning of another conversation, for one that was kept in a conversation which is gone. */
export function inNewConversation(body: unknown): KeptTurn {
  return { ...StoredTurn.parse(body), sessionId: newSessionId('fingenie', Date.now(), Math.random()), receipts: null }
}
