import { ServerMessage, TRIPMATE_SOCKET_PATH, type TurnResult } from '@pravas/contract/tripmate'
import { WebSocket } from 'ws'

/** A page's end of the TripMate socket. Every message that arrives has to be what the contract says. */
export interface SocketClient {
  /** Sends anything: an object as JSON, a string as it is. */
  send(message: unknown): void
  /** The next message that has not been taken yet. */
  next(): Promise<ServerMessage>
  /** Says something and answers the end of the turn, which has to be a result. */
  say(prompt: string, more?: Record<string, unknown>): Promise<TurnResult>
  /** How many messages have arrived that nobody has taken. */
  untaken(): number
  /** Closes it and waits for the end. */
  close(): Promise<void>
  /** The code with which the server closed it. */
  closed: Promise<number>
}

/** Opens the socket of an app; rejects with the status when the server refuses it. */
export async function openSocket(
  origin: string,
  {
    cookie,
    sessionId = 'tripmate-1',
    headers = {},
  }: { cookie?: string; sessionId?: string; headers?: Record<string, string> },
): Promise<SocketClient> {
  const url = new URL(TRIPMATE_SOCKET_PATH, origin.replace('http', 'ws'))
  const socket = new WebSocket(url, { headers: { ...(cookie && { cookie }), ...headers } })
  const arrived: ServerMessage[] = []
  const waiting: ((message: ServerMessage) => void)[] = []
  socket.on('message', (data) => {
    const message = ServerMessage.parse(JSON.parse(String(data)))
    const taker = waiting.shift()
    if (taker) taker(message)
    else arrived.push(message)
  })
  const closed = new Promise<number>((resolve) => socket.on('close', resolve))
  await new Promise<void>((resolve, reject) => {
    socket.on('open', resolve)
    socket.on('error', reject)
    socket.on('unexpected-response', (_, response) => reject(new Error(`refused with ${response.statusCode}`)))
  })

  const send = (message: unknown) => socket.send(typeof message === 'string' ? message : JSON.stringify(message))
  const next = async () => arrived.shift() ?? (await new Promise<ServerMessage>((resolve) => waiting.push(resolve)))
  return {
    send,
    next,
    closed,
    async say(prompt, more = {}) {
      send({ action: 'sendMessage', prompt, sessionId, ...more })
      for (;;) {
        const message = await next()
        if (message.type === 'error') throw new Error(`TripMate answered an error: ${message.message}`)
        if (message.type === 'result') return message
      }
    },
    untaken: () => arrived.length,
    async close() {
      socket.close()
      await closed
    },
  }
}
