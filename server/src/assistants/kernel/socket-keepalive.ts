import type { FastifyInstance } from 'fastify'
import type { WebSocket } from 'ws'

/** Proxies close what is silent for a minute. */
const PING_EVERY_MS = 30_000
/** How long a page may take to close its side when the server stops. */
const CLOSING_MS = 1_000

/**
 * Pings every socket of the app, ends those that did not answer the ping before, and ends all when the app stops, so
 * that a page that does not close its side cannot hold the server up. Answers how to note a sign of life.
 */
export function keepAlive(app: FastifyInstance): (socket: WebSocket) => void {
  const alive = new WeakSet<WebSocket>()
  const timer = setInterval(() => {
    for (const socket of app.websocketServer.clients) {
      if (!alive.delete(socket)) socket.terminate()
      else socket.ping()
    }
  }, PING_EVERY_MS).unref()

  app.addHook('preClose', async () => {
    clearInterval(timer)
    const sockets = [...app.websocketServer.clients]
    const end = setTimeout(() => {
      for (const socket of sockets) socket.terminate()
    }, CLOSING_MS)
    await Promise.all(sockets.map(closed))
    clearTimeout(end)
  })

  return (socket) => {
    alive.add(socket)
    socket.on('pong', () => alive.add(socket))
  }
}

function closed(socket: WebSocket): Promise<void> {
  return new Promise((resolve) => {
    if (socket.readyState === socket.CLOSED) resolve()
    else socket.once('close', () => resolve())
  })
}
