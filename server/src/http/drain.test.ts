import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { installDrain } from './drain.ts'
import { healthRoutes } from './health.ts'

/** An app with one slow call, a drain, and how the call is let go on. */
async function slowApp(turnsSettled: () => Promise<void> = async () => {}) {
  const app = Fastify()
  const drain = installDrain(app, turnsSettled)
  const begun = Promise.withResolvers<void>()
  const goesOn = Promise.withResolvers<void>()
  healthRoutes(app, { isReady: async () => true, isDraining: drain.isDraining })
  app.get('/slow', async () => {
    begun.resolve()
    await goesOn.promise
    return 'done'
  })
  app.get('/lasting', { config: { lasting: true } }, async () => {
    begun.resolve()
    await goesOn.promise
    return 'done'
  })
  return { app, drain, begun: begun.promise, goOn: goesOn.resolve }
}

const AT_ONCE = { servingMs: 0, limitMs: 60_000 }

test('while the process is stopping it is not ready, and still answers', async () => {
  const { app, drain, begun, goOn } = await slowApp()
  expect((await app.inject('/readyz')).statusCode).toBe(200)
  const slow = app.inject('/slow')
  await begun
  const drained = drain.drain(AT_ONCE)
  const probe = await app.inject('/readyz')
  expect([probe.statusCode, probe.json()]).toEqual([503, { status: 'stopping' }])
  expect((await app.inject('/healthz')).statusCode).toBe(200)
  goOn()
  await drained
  expect((await slow).body).toBe('done')
})

test('a stop waits for a request under way, and for the turns', async () => {
  const order: string[] = []
  const { app, drain, begun, goOn } = await slowApp(async () => void order.push('turns'))
  const slow = app.inject('/slow').then(() => order.push('answer'))
  await begun
  const drained = drain.drain(AT_ONCE).then(() => order.push('drained'))
  goOn()
  await Promise.all([slow, drained])
  expect(order.indexOf('drained')).toBeGreaterThan(order.indexOf('turns'))
  expect(order).toContain('answer')
})

test('a stop does not wait for ever, nor for an answer that lasts as long as a page', async () => {
  const stuck = await slowApp()
  const slow = stuck.app.inject('/slow')
  await stuck.begun
  await stuck.drain.drain({ servingMs: 0, limitMs: 1 })
  stuck.goOn()
  await slow

  const open = await slowApp()
  const lasting = open.app.inject('/lasting')
  await open.begun
  await open.drain.drain(AT_ONCE)
  open.goOn()
  await lasting
})
