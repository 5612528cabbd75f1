import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'

/** Asked for by probes again and again; they hold nothing up. */
const PROBES = new Set(['/healthz', '/readyz', '/metrics'])

export interface Drain {
  /** Whether the process is about to stop, so that nobody should be sent here any more. */
  isDraining(): boolean
  /**
   * Goes on serving for `servingMs` while `/readyz` fails, then until the requests and the turns that are under way have ended, but
   * at most `limitMs` longer. The app still has to be closed.
   */
  drain(times: { servingMs: number; limitMs: number }): Promise<void>
}

/**
 * Knows the requests under way, so that a stop can wait for them. Sockets don't count, as they never end by themselves; `turnsSettled`
 * waits for what was said on them. Neither do answers that last as long as a page is open (routes with `config.lasting`).
 */
export function installDrain(app: FastifyInstance, turnsSettled: () => Promise<void>): Drain {
  const underWay = new Set<string>()
  let draining = false
  let onEmpty = () => {}
  app.addHook('onRequest', async ({ id, routeOptions, ws }) => {
    const isLasting = ws || (routeOptions.config as { lasting?: boolean }).lasting === true
    if (!isLasting && !PROBES.has(routeOptions.url ?? '')) underWay.add(id)
  })
  app.addHook('onResponse', async ({ id }) => {
    underWay.delete(id)
    if (underWay.size === 0) onEmpty()
  })
  async function settled(): Promise<void> {
    if (underWay.size > 0) {
      await new Promise<void>((resolve) => {
        onEmpty = resolve
      })
    }
    await turnsSettled()
  }
  return {
    isDraining: () => draining,
    async drain({ servingMs, limitMs }) {
      draining = true
      await wait(servingMs)
      await Promise.race([settled(), wait(limitMs, undefined, { ref: false })])
    },
  }
}
