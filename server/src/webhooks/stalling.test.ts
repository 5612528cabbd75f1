import { createServer, request, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import {
  createWebhookEndpoint,
  listWebhookDeliveries,
  listWebhookEndpoints,
  replayWebhookDelivery,
} from '@pravas/contract/webhook-endpoints'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { builders } from '../testing/builders.ts'
import { testApp } from '../testing/test-app.ts'
import { createPostJson } from './outgoing.ts'

interface Received {
  host: string
  id: string
  entry: number
  /** How many requests from here the same receiver had not answered yet, this one included. */
  atOnce: number
}

/** One receiver that plays several: `stalls.example` answers when a test lets it, `fails.example` with 500, others take what comes. */
const received: Received[] = []
const open = new Map<string, number>()
const held: ServerResponse[] = []
let heard = () => {}
const receiver: Server = createServer((asked, reply) => {
  const host = String(asked.headers.host)
  open.set(host, (open.get(host) ?? 0) + 1)
  reply.on('close', () => open.set(host, (open.get(host) ?? 1) - 1))
  let body = ''
  asked.on('data', (part) => {
    body += part
  })
  asked.on('end', () => {
    const id = String(asked.headers['webhook-id'])
    received.push({ host, id, entry: JSON.parse(body).data.entry, atOnce: open.get(host) ?? 0 })
    if (host === 'stalls.example') held.push(reply)
    else reply.writeHead(host === 'fails.example' ? 500 : 204).end()
    heard()
  })
})
await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve))
const { port } = receiver.address() as AddressInfo
afterAll(() => {
  receiver.closeAllConnections()
  receiver.close()
})

// Without the limit on an answer's time: how long the one that stalls keeps silent is up to the tests, however slow the machine.
const post = createPostJson({
  request: ({ servername: _, lookup: __, signal: ___, ...options }, onAnswer) =>
    request({ ...options, host: '127.0.0.1', port }, onAnswer),
})
const it = await testApp({ post })
const build = builders(it)
beforeEach(() => {
  received.length = 0
  held.length = 0
  open.clear()
})

const admin = () => it.as('administrator')
const register = (host: string) =>
  admin().call(createWebhookEndpoint, {
    body: { name: host, address: `https://${host}/`, events: ['trip.submitted'] },
  })
const of = (host: string) => received.filter((one) => one.host === host)

/** Resolves as soon as the receivers have had what is waited for. */
const until = (isThere: () => boolean) =>
  new Promise<void>((resolve) => {
    heard = () => {
      if (isThere()) resolve()
    }
    heard()
  })

test('a receiver that keeps silent holds up nobody else: not what is due, nor what happens meanwhile', async () => {
  await register('stalls.example')
  await register('fails.example')
  await register('takes.example')
  for (let trips = 0; trips < 3; trips += 1) await build.trip()

  const run = it.app.sendToChannels()
  await until(() => of('takes.example').length === 3)
  await build.trip()
  await until(() => of('takes.example').length === 4)
  // All this while the first message is not answered, so that no second one was sent there.
  expect(held).toHaveLength(1)
  expect(of('stalls.example')).toHaveLength(1)
  held[0]?.destroy()
  expect(await run).toBe(4)

  expect(of('takes.example').map(({ entry }) => entry)).toEqual(
    of('takes.example')
      .map(({ entry }) => entry)
      .toSorted((a, b) => a - b),
  )
  expect(received.every(({ atOnce }) => atOnce === 1)).toBe(true)
  expect(await admin().call(listWebhookEndpoints)).toMatchObject([
    { name: 'stalls.example', waiting: 4, failing_since: expect.any(String) },
    { name: 'fails.example', waiting: 4, failing_since: expect.any(String) },
    { name: 'takes.example', waiting: 0, failing_since: null },
  ])
})

test('a receiver that fails gets the same message again, and what a replay repeats, while another one stalls', async () => {
  await register('stalls.example')
  await register('fails.example')
  const { id } = await register('takes.example')
  await build.trip()
  const first = it.app.sendToChannels()
  await until(() => received.length === 3)
  const [taken] = (await admin().call(listWebhookDeliveries, { params: { webhookId: id }, query: { limit: 200 } }))
    .items
  const params = { webhookId: id, deliveryId: taken?.id ?? '' }
  await admin().call(replayWebhookDelivery, { params })
  it.clock.set(new Date(it.clock.now().getTime() + 30_000).toISOString())
  await until(() => of('fails.example').length === 2 && of('takes.example').length === 2)
  expect(new Set(of('fails.example').map((one) => one.id)).size).toBe(1)
  expect(new Set(of('takes.example').map((one) => one.id)).size).toBe(1)
  expect(of('stalls.example')).toHaveLength(1)
  held[0]?.writeHead(204).end()
  await first
})
