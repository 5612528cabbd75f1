import { z } from 'zod'
import { session } from '../../api/session.ts'
import { keptFinGenieChat } from './kept-chat.ts'

/** A turn as the browser's database gives it back. */
const StoredTurn = z.intersection(
  z.object({ turnId: z.string() }),
  z.union([z.object({ message: z.string() }), z.object({ files: z.array(z.instanceof(File)) })]),
)

/** Sends what waited to be sent to FinGenie; 'later' while it is answering something else. */
export function sendKeptTurn(body: unknown): Promise<'sent' | 'later'> {
  return keptFinGenieChat(session.get().user).sendKept(StoredTurn.parse(body))
}

/** Says in the conversation that what waited is not sent any more. */
export function discardKeptTurn(body: unknown): void {
  keptFinGenieChat(session.get().user).discardKept(StoredTurn.parse(body).turnId)
}
