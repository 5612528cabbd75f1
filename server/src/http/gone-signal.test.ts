import { once } from 'node:events'
import { request } from 'node:http'
import type { AddressInfo } from 'node:net'
import Fastify from 'fastify'
import { expect, onTestFinished, test } from 'vitest'
import { goneSignal } from './gone-signal.ts'

/** Asks a server that does `before` ahead of its handler, goes away at once, and answers the handler's signal. */
async function signalOfWhoLeaves(when: 'before the handler' | 'in the handler'): Promise<AbortSignal> {
  const begun = Promise.withResolvers<void>()
  const given = Promise.withResolvers<AbortSignal>()
  const app = Fastify()
  onTestFinished(() => app.close())
  const untilGone = async (raw: NodeJS.EventEmitter) => {
    const gone = once(raw, 'close')
    begun.resolve()
    await gone
  }
  app.addHook('preHandler', async (_, reply) => {
    if (when === 'before the handler') await untilGone(reply.raw)
  })
  app.get('/', async (_, reply) => {
    const signal = goneSignal(reply)
    if (when === 'in the handler') await untilGone(reply.raw)
    given.resolve(signal)
    return {}
  })
  await app.listen({ host: '127.0.0.1', port: 0 })
  const { port } = app.server.address() as AddressInfo
  const asking = request({ host: '127.0.0.1', port })
  asking.on('error', () => {})
  asking.end()
  await begun.promise
  asking.destroy()
  return given.promise
}

test.each(['before the handler', 'in the handler'] as const)('who goes away %s is waited for no more', async (when) => {
  expect((await signalOfWhoLeaves(when)).aborted).toBe(true)
})

test('who stays until the answer did not go away', async () => {
  const signals: AbortSignal[] = []
  const app = Fastify()
  onTestFinished(() => app.close())
  app.get('/', async (_, reply) => {
    signals.push(goneSignal(reply))
    return {}
  })
  const { statusCode } = await app.inject('/')
  expect([statusCode, signals.map(({ aborted }) => aborted)]).toEqual([200, [false]])
})
