import { notifications } from '@mantine/notifications'
import type { ReceiptFile } from '@pravas/contract/fingenie'
import { fingeniePage } from '@pravas/messages/en/fingenie-page'
import { texts } from '@pravas/messages/texts'
import { z } from 'zod'
import { offlineQueue } from '../../api/browser-queue.ts'
import { isBrowserOffline } from '../../api/connection.ts'
import type { SendOutcome } from '../../api/offline-queue.ts'
import { session } from '../../api/session.ts'
import { turnStatus } from '../../chat/chat-reducer.ts'
import { ChatStore } from '../../chat/chat-store.ts'
import { newSessionId } from '../../chat/session-id.ts'
import { newTurnId } from '../../chat/turn-id.ts'
import { type FinGenieCalls, serverCalls } from './fingenie-calls.ts'
import { FinGenieChat } from './fingenie-chat.ts'
import { GREETING, uploadText } from './fingenie-texts.ts'
import { ReceiptContext } from './receipt-context.ts'
import { type FinGenieExtra, IDLE, type QueuedTurn } from './turn.ts'
import { TurnRunner } from './turn-runner.ts'
import { browserUploadStore } from './upload-store.ts'

const t = texts(fingeniePage)

interface Person {
  email?: string | undefined
  employee_id?: string | undefined
}

const turnQueue = {
  isNeeded: isBrowserOffline,
  add: (turn: QueuedTurn) => {
    const label =
      'files' in turn ? t('queue.receipts', { names: turn.files.map(({ name }) => name).join(', ') }) : turn.message
    return offlineQueue.add({ id: `fingenie ${turn.turnId}`, kind: 'fingenie', label, body: turn })
  },
}

const uploads = browserUploadStore()

let current: { owner: string; chat: FinGenieChat } | undefined

/**
 * Returns the person's conversation with FinGenie. It outlives the page that shows it, so that an upload goes on while
 * the person looks at something else, and ends with their session.
 */
export function currentChat({ email = '', employee_id }: Person): FinGenieChat {
  const owner = ownerOf({ email, employee_id })
  if (current?.owner !== owner) {
    current?.chat.leave()
    const employeeId = employee_id ?? null
    const now = () => new Date()
    const chat = new FinGenieChat({ storage: localStorage, employeeId, now, calls: serverCalls, turnQueue, uploads })
    current = { owner, chat }
  }
  return current.chat
}

let earlier: { of: string; chat: EarlierChat } | undefined

/**
 * Returns the conversation that a queued turn belongs to, for sending it there while another one is on the page. It goes
 * on with what the turns before brought, as long as they were queued with the same receipts.
 */
function earlierChat(person: Person, { sessionId, receipts }: QueuedTurn): EarlierChat {
  const of = JSON.stringify([ownerOf(person), sessionId, receipts])
  if (earlier?.of !== of) {
    earlier?.chat.leave()
    const employeeId = person.employee_id ?? null
    earlier = { of, chat: new EarlierChat({ sessionId, receipts, employeeId, calls: serverCalls }) }
  }
  return earlier.chat
}

function ownerOf({ email = '', employee_id = '' }: Person): string {
  return `${email} ${employee_id}`
}

session.subscribe(() => {
  const { isAuthenticated, user } = session.get()
  if (!isAuthenticated) {
    earlier?.chat.leave()
    earlier = undefined
  }
  if (current === undefined || (isAuthenticated && current.owner === ownerOf(user))) return
  current.chat.leave()
  current = undefined
})

window.addEventListener('pagehide', () => current?.chat.interrupt())
window.addEventListener('pageshow', ({ persisted }) => persisted && current?.chat.adopt())

/** A turn as the browser's database gives it back. */
const StoredTurn = z.intersection(
  z.object({ turnId: z.string(), sessionId: z.string(), receipts: ReceiptContext.nullable() }),
  z.union([z.object({ message: z.string() }), z.object({ files: z.array(z.instanceof(File)) })]),
)

/**
 * Sends a turn of the offline queue in the conversation that it belongs to, whichever is on the page now; 'later' while
 * FinGenie is answering something else there.
 */
export async function sendQueuedTurn(body: unknown): Promise<SendOutcome> {
  const turn = StoredTurn.parse(body)
  const { user } = session.get()
  const chat = currentChat(user)
  chat.adopt()
  if (chat.store.get().sessionId === turn.sessionId) return chat.offline.send(turn)
  const outcome = await earlierChat(user, turn).send(turn)
  if (outcome === 'sent') {
    const message = t('queue.answered')
    notifications.show({ message, withBorder: true })
  }
  return outcome
}

/** Says in the conversation that a queued turn is not sent any more. */
export function discardQueuedTurn(body: unknown): void {
  currentChat(session.get().user).offline.discard(StoredTurn.parse(body).turnId)
}

/** Returns a queued turn as the beginning of another conversation, for one whose own is gone. */
export function inNewConversation(body: unknown): QueuedTurn {
  return { ...StoredTurn.parse(body), sessionId: newSessionId('fingenie', Date.now(), Math.random()), receipts: null }
}

interface EarlierChatOptions {
  sessionId: string
  receipts: ReceiptContext | null
  employeeId: string | null
  calls: FinGenieCalls
}

/** Sends queued turns in a conversation that is not on the page any more; the history has what was answered. */
class EarlierChat {
  readonly #store: ChatStore<FinGenieExtra>
  readonly #runner: TurnRunner

  constructor({ sessionId, receipts, employeeId, calls }: EarlierChatOptions) {
    const session = {
      id: sessionId,
      receipts,
      files: [] as readonly ReceiptFile[],
      hold: (held: ReceiptContext | null) => {
        session.receipts = held
      },
      addFiles: (files: readonly ReceiptFile[]) => {
        session.files = [...session.files, ...files]
      },
    }
    const now = () => new Date()
    const extra = { ...IDLE, receipts }
    this.#store = new ChatStore<FinGenieExtra>({ greeting: GREETING, now, sessionId, extra, idle: IDLE })
    this.#runner = new TurnRunner({ store: this.#store, session }, { employeeId, calls, onEnd: () => undefined })
  }

  /** Resolves when the turn has ended. A refusal is told with its reason: no conversation shows it. */
  async send(turn: QueuedTurn): Promise<SendOutcome> {
    if (this.#runner.running !== null) return 'later'
    const { turnId } = turn
    if (turnStatus(this.#store.get().messages, turnId) === undefined) {
      const text = 'files' in turn ? uploadText(turn.files.map(({ name }) => name)) : turn.message
      this.#store.dispatch({ type: 'said', turnId, text })
    }
    const outcome = await this.#runner.run(turn, { isQueued: true })
    if (outcome.kind === 'left') return 'later'
    if (outcome.kind === 'delivered') return 'sent'
    const { sessionId, receipts } = turn
    const rest: QueuedTurn = { ...outcome.rest, sessionId, receipts }
    // What the server has refused is that turn's answer: tried again, it is another turn.
    if (outcome.kind === 'refused') return { refused: outcome.reason, rest: { ...rest, turnId: newTurnId() } }
    return { later: rest }
  }

  /** Gives the call under way up: the person has signed out. */
  leave(): void {
    this.#runner.abort()
  }
}
