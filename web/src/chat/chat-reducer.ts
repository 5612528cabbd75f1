import type { Message, SentFile } from './message.ts'

/** A conversation in this browser. Each message of a turn names it, so that the messages say how every turn stands. */
export interface ChatState {
  sessionId: string
  messages: readonly Message[]
  /** The turn in flight, sent from this tab or another one. */
  turnId: string | null
  /** The turns that are sent when the one in flight has ended, the next first. */
  queue: readonly string[]
}

/** What happened to a conversation. `Extra` is what an assistant keeps beside its turns. */
export type ChatEvent<Extra> =
  | ({ type: 'said'; turnId: string; text: string } & Pick<Message, 'files' | 'newConversation'>)
  | { type: 'queued'; turnIds: readonly string[] }
  | { type: 'sending'; turnId: string }
  /** The turn waits for a connection, which `text` says. */
  | { type: 'deferred'; turnId: string; text: string }
  | ({ type: 'answered'; turnId: string; text: string } & Pick<
      Message,
      'suggestions' | 'tags' | 'receipts' | 'lasting'
    >)
  | ({ type: 'failed'; turnId: string; text: string } & Pick<Message, 'reason' | 'files'>)
  /** `text` is what was heard of the answer until then. */
  | { type: 'cancelled'; turnId: string; text?: string }
  /** A turn that was cancelled too late has happened: its answer takes the place of what was heard until then. */
  | ({ type: 'answered late'; turnId: string; text: string } & Pick<Message, 'suggestions' | 'tags' | 'lasting'>)
  /** The server tells the turn as it goes on, so that another page can join it. */
  | { type: 'joinable'; turnId: string }
  /** Nothing more is awaited of the turn in flight. */
  | { type: 'ended'; turnId: string | null }
  | { type: 'withdrawn'; turnId: string }
  /** A withdrawn exchange comes back, before the turn that was to replace it. */
  | { type: 'restored'; exchange: readonly Message[]; before: string }
  /** The failures of a turn go, or those with these texts; its answers stay. */
  | { type: 'failures withdrawn'; turnId: string; texts?: readonly string[] }
  | { type: 'files changed'; turnId: string; files: readonly SentFile[] }
  /** Another conversation takes the place of this one; without messages, the greeting. */
  | { type: 'opened'; messages: readonly Message[] }
  | { type: 'session changed'; sessionId: string }
  | { type: 'set'; fields: Partial<Extra> }

/** What the reducer needs to know beside the event. */
export interface ChatRules<Extra> {
  greeting: string
  /** What `Extra` is while nothing is in flight. */
  idle: Partial<Extra>
  /** ISO 8601. */
  now: string
}

/** Returns the conversation after an event; the same object where the event changes nothing. */
export function chatReducer<Extra extends object>(
  state: ChatState & Extra,
  event: ChatEvent<Extra>,
  { greeting, idle, now }: ChatRules<Extra>,
): ChatState & Extra {
  const { messages } = state
  const isOfTurn = ({ turnId }: Message) => 'turnId' in event && turnId === event.turnId
  const withMessages = (next: readonly Message[]) => ({ ...state, messages: next })
  switch (event.type) {
    case 'said': {
      const { type: _, ...said } = event
      return withMessages([...messages, { ...said, isUser: true, timestamp: now }])
    }
    case 'queued':
      return { ...state, queue: event.turnIds }
    case 'sending':
      return { ...state, ...idle, turnId: event.turnId }
    case 'deferred':
      return withMessages(answered(messages, { ...event, outcome: 'waiting' }, now))
    case 'answered':
      return withMessages(answered(messages, event, now))
    case 'failed':
      return withMessages(answered(messages, { ...event, outcome: 'failed' }, now))
    case 'cancelled':
      return withMessages(answered(messages, { text: '', ...event, outcome: 'stopped' }, now))
    case 'answered late': {
      if (turnStatus(messages, event.turnId) !== 'cancelled') return state
      const rest = messages.filter((message) => !isOfTurn(message) || message.outcome === undefined)
      return withMessages(answered(rest, event, now))
    }
    case 'joinable': {
      const at = messages.findIndex((message) => message.isUser && isOfTurn(message))
      const said = messages[at]
      return said === undefined || said.joinable ? state : withMessages(messages.with(at, { ...said, joinable: true }))
    }
    case 'ended':
      return state.turnId === event.turnId ? { ...state, ...idle, turnId: null } : state
    case 'withdrawn':
      return withMessages(messages.filter((message) => !isOfTurn(message)))
    case 'restored': {
      const at = messages.findIndex(({ turnId }) => turnId === event.before)
      return withMessages(messages.toSpliced(at < 0 ? messages.length : at, 0, ...event.exchange))
    }
    case 'failures withdrawn': {
      const isFailure = (message: Message) =>
        isOfTurn(message) && message.outcome !== undefined && (event.texts?.includes(message.text) ?? true)
      return withMessages(messages.filter((message) => !isFailure(message)))
    }
    case 'files changed': {
      const at = messages.findIndex((message) => message.isUser && isOfTurn(message))
      const said = messages[at]
      if (said?.files === undefined || JSON.stringify(event.files) === JSON.stringify(said.files)) return state
      return withMessages(messages.with(at, { ...said, files: [...event.files] }))
    }
    case 'opened':
      return withMessages(
        event.messages.length > 0 ? event.messages : [{ text: greeting, isUser: false, timestamp: now }],
      )
    case 'session changed':
      return state.sessionId === event.sessionId ? state : { ...state, sessionId: event.sessionId }
    case 'set':
      return { ...state, ...event.fields }
  }
}

/** The messages with an answer behind its turn, in place of the notice that it is still to come. */
function answered(
  messages: readonly Message[],
  { type: _, ...answer }: { type: string; turnId: string; text: string } & Partial<Message>,
  now: string,
): Message[] {
  const { turnId } = answer
  const kept = messages.filter((message) => message.turnId !== turnId || message.outcome !== 'waiting')
  const after = kept.findLastIndex((message) => message.turnId === turnId)
  return kept.toSpliced(after < 0 ? kept.length : after + 1, 0, { ...answer, isUser: false, timestamp: now })
}

/** How a turn stands. One that is sending may be in flight here, in another tab, or be left by a page that is gone. */
export type TurnStatus = 'queued' | 'sending' | 'answered' | 'failed' | 'cancelled'

/** Returns how a turn stands; undefined for one that is not in the conversation. */
export function turnStatus(messages: readonly Message[], turnId: string): TurnStatus | undefined {
  const exchange = messages.filter((message) => message.turnId === turnId)
  if (exchange.length === 0) return undefined
  const answers = exchange.filter(({ isUser }) => !isUser)
  if (answers.some(({ outcome }) => outcome === 'stopped')) return 'cancelled'
  const last = answers.at(-1)
  if (last === undefined) return 'sending'
  if (last.outcome === 'waiting') return 'queued'
  return last.outcome === 'failed' ? 'failed' : 'answered'
}

/** Returns whether a turn has no answer yet. */
export function isAwaited(messages: readonly Message[], turnId: string): boolean {
  const status = turnStatus(messages, turnId)
  return status === 'queued' || status === 'sending'
}

/** Returns whether a turn was cancelled or taken out of the conversation, in this tab or another one. */
export function isGivenUp(messages: readonly Message[], turnId: string): boolean {
  const status = turnStatus(messages, turnId)
  return status === undefined || status === 'cancelled'
}

/** Returns what the person said in a turn. */
export function saidIn(messages: readonly Message[], turnId: string | undefined): Message | undefined {
  return messages.find((message) => message.isUser && message.turnId === turnId && turnId !== undefined)
}

/** Returns the messages of the turns that have no answer yet, oldest first. */
export function unansweredTurns(messages: readonly Message[]): (Message & { turnId: string })[] {
  const answered = new Set(
    messages.filter(({ isUser, outcome }) => !isUser && outcome !== 'waiting').map(({ turnId }) => turnId),
  )
  return messages.flatMap((message) => {
    const { turnId } = message
    return message.isUser && turnId !== undefined && !answered.has(turnId) ? [{ ...message, turnId }] : []
  })
}
