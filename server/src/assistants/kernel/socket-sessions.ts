import type { FastifyInstance } from 'fastify'
import type { WebSocket } from 'ws'
import type { Identity } from '../../identity/service.ts'

/** How long a socket may outlive a session that another process ended, or that ran out. */
const CHECK_EVERY_MS = 5_000

/** The close code of a connection that breaks a rule: it belongs to nobody any more, or never stops sending. */
export const POLICY_VIOLATION = 1008

/**
 * Closes sockets whose session has ended: at once when this process ended it, else within seconds. Answers how to note
 * a socket and the token it was opened with. All sockets are checked by one query, which is no activity.
 */
export function closeWithSession(
  app: FastifyInstance,
  identity: Pick<Identity, 'standing' | 'onSessionsEnded'>,
): (socket: WebSocket, token: string) => void {
  const open = new Map<WebSocket, string>()

  async function check(): Promise<void> {
    if (open.size === 0) return
    const asked = [...open]
    const standing = await identity.standing([...new Set(open.values())])
    for (const [socket, token] of asked) {
      if (!standing.has(token)) socket.close(POLICY_VIOLATION, 'signed out')
    }
  }

  let checking: Promise<void> = Promise.resolve()
  const checkNext = () => {
    checking = checking.then(check).catch((err: unknown) => {
      app.log.error({ err }, 'the sessions of open sockets could not be checked')
    })
  }
  identity.onSessionsEnded(checkNext)
  const timer = setInterval(checkNext, CHECK_EVERY_MS).unref()
  app.addHook('onClose', async () => {
    clearInterval(timer)
    await checking
  })

  return (socket, token) => {
    open.set(socket, token)
    socket.once('close', () => open.delete(socket))
  }
}
