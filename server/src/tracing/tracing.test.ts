import { once } from 'node:events'
import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { askFinGenie, uploadReceipts } from '@pravas/contract/fingenie'
import { createWebhookEndpoint } from '@pravas/contract/webhook-endpoints'
import { SMTPServer } from 'smtp-server'
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest'
import { readConfig } from '../config/config.ts'
import { smtpSender } from '../mail/sender.ts'
import { inSpan, outgoingFetch } from '../spans.ts'
import { builders } from '../testing/builders.ts'
import { fakeReader, receiptPng, uploadOf } from '../testing/fake-reader.ts'
import { testApp } from '../testing/test-app.ts'
import { attributesOf, openTraceReceiver, type ReceivedSpan } from '../testing/trace-receiver.ts'
import { createPostJson } from '../webhooks/outgoing.ts'
import { startTracing } from './tracing-service.ts'

/** Another program, to which events are told. */
const told: string[] = []
const program = createServer((asked, reply) => {
  told.push(String(asked.headers.traceparent))
  asked.resume().on('end', () => reply.writeHead(asked.url?.startsWith('/refuse') ? 400 : 204).end())
})
program.listen(0, '127.0.0.1')
await once(program, 'listening')
const { port } = program.address() as AddressInfo
const collector = await openTraceReceiver()
afterAll(() => {
  collector.close()
  program.closeAllConnections()
  program.close()
})

const lines: string[] = []
const it = await testApp(
  {
    reader: fakeReader(),
    log: (line) => lines.push(line),
    post: createPostJson({
      request: ({ servername: _, lookup: __, ...options }, onAnswer) =>
        request({ ...options, host: '127.0.0.1', port }, onAnswer),
    }),
  },
  { LOG_LEVEL: 'debug' },
)
const build = builders(it)

const settings = (environment: Record<string, string>) =>
  readConfig({ OTEL_EXPORTER_OTLP_ENDPOINT: new URL(collector.url).origin, ...environment }, '/srv').tracing

let stop = async () => {}
const failures: string[] = []
const begin = async (environment: Record<string, string> = {}) => {
  stop = await startTracing(settings(environment), (why) => failures.push(why))
}
/** Ends the export, which sends what is left, and answers all that was sent. */
const exported = async () => {
  await stop()
  stop = async () => {}
  return collector.spans()
}
beforeEach(() => {
  collector.requests.length = 0
  told.length = 0
  lines.length = 0
  failures.length = 0
})
afterEach(() => stop())

const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736'
const PARENT = '00f067aa0ba902b7'
const named = (spans: readonly ReceivedSpan[], name: string) => spans.find((span) => span.name === name)

/** Whether a span is the other or stands below it. */
function isWithin(spans: readonly ReceivedSpan[], span: ReceivedSpan, other: ReceivedSpan): boolean {
  if (span.spanId === other.spanId) return true
  const parent = spans.find(({ spanId }) => spanId === span.parentId)
  return parent !== undefined && isWithin(spans, parent, other)
}

test('a request is one connected trace: its caller’s, with its statements below it', async () => {
  await begin({ OTEL_EXPORTER_OTLP_HEADERS: 'authorization=Basic%20abc', OTEL_SERVICE_NAME: 'pravas-test' })
  const number = await build.trip()
  const { status } = await it
    .as('employee')
    .send('GET', `/api/trip/${number}?`, undefined, { traceparent: `00-${TRACE}-${PARENT}-01` })
  expect(status).toBe(200)
  const spans = (await exported()).filter(({ traceId }) => traceId === TRACE)
  const incoming = named(spans, 'GET /api/trip/:tripId')
  expect(incoming).toMatchObject({
    parentId: PARENT,
    kind: 2,
    failed: false,
    attributes: {
      'http.request.method': 'GET',
      'http.route': '/api/trip/:tripId',
      'http.response.status_code': 200,
      'pravas.request_id': expect.stringMatching(/^[0-9a-f-]{36}$/),
    },
  })
  const statements = spans.filter(({ attributes }) => attributes['db.system.name'] === 'postgresql')
  expect(statements.length).toBeGreaterThan(1)
  expect(statements.some(({ attributes }) => String(attributes['db.query.text']).includes('"trips"'))).toBe(true)
  expect(incoming && spans.every((span) => isWithin(spans, span, incoming))).toBe(true)

  const [sent] = collector.requests
  expect(sent).toMatchObject({ path: '/v1/traces', type: 'application/x-protobuf', authorization: 'Basic abc' })
  const resource = collector.resource()
  expect(resource && attributesOf(resource, 1)).toMatchObject({ 'service.name': 'pravas-test' })
})

test('turns, reading, events and mails are told, each within what asked for it', async () => {
  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, _session, done) => void stream.resume().on('end', () => done()),
  })
  smtp.listen(0, '127.0.0.1')
  await once(smtp.server, 'listening')
  const sender = smtpSender(
    `smtp://127.0.0.1:${(smtp.server.address() as AddressInfo).port}`,
    'no-reply@pravas.example',
  )
  await it.as('administrator').call(createWebhookEndpoint, {
    body: { name: 'Payroll', address: 'https://payroll.example/in?key=verysecret', events: ['trip.submitted'] },
  })
  await build.trip()
  try {
    await begin()
    const sessionId = 'session-of-the-trace'
    // So long that no id that is drawn at random holds it.
    const receipts = [
      uploadOf('meal.png', receiptPng({ merchant: 'Sagar Ratna', rupees: 4_501_739, date: '2026-06-09' })),
    ]
    await it.as('employee').call(uploadReceipts, { body: { sessionId, receipts, employee_id: 'EMP1001' } })
    await it.as('employee').call(askFinGenie, {
      body: { sessionId, message: 'What did I spend at Sagar Ratna?', employee_id: 'EMP1001' },
    })
    await inSpan('job channels', {}, () => it.app.sendToChannels())
    await sender.send({ to: { name: 'Asha Rao', address: 'asha@pravas.example' }, subject: 'Tea', body: 'At four.' })
    const spans = await exported()
    for (const [inner, outer] of [
      ['read receipt', 'POST /api/chat/fingenie/upload'],
      ['turn fingenie', 'POST /api/chat/fingenie'],
      ['webhook', 'job channels'],
    ] as const) {
      const [one, other] = [named(spans, inner), named(spans, outer)]
      expect(one && other && isWithin(spans, one, other), inner).toBe(true)
    }
    const webhook = named(spans, 'webhook')
    expect(webhook?.attributes).toEqual({
      'server.address': 'payroll.example',
      'http.request.method': 'POST',
      'http.response.status_code': 204,
    })
    expect(told).toEqual([`00-${webhook?.traceId}-${webhook?.spanId}-01`])
    expect(named(spans, 'mail')).toMatchObject({ kind: 3, attributes: { 'server.address': '127.0.0.1' } })

    // Nothing of what was said, read, sent or proved, by whom and to whom.
    const all = collector.requests.map(({ body }) => body.toString('latin1')).join('\n')
    expect(all).not.toMatch(
      /Sagar|4501739|meal\.png|session-of-the-trace|EMP1001|pravas\.example|Asha|verysecret|At four/,
    )
    expect(all).not.toContain(it.actor('employee').name)
    expect(all).not.toContain(it.orgId())
    expect(all).not.toContain(it.actor('employee').personId)
  } finally {
    sender.close()
    smtp.close()
  }
})

test('calls of other servers carry the trace on, and tell of their address nothing but the host', async () => {
  await begin()
  const address = `http://127.0.0.1:${port}/search?key=verysecret&to=Mumbai`
  await inSpan('turn tripmate', {}, async () => {
    await outgoingFetch('fares')(new URL(address), { headers: { authorization: 'Bearer verysecret' } })
    await outgoingFetch('model')(`http://127.0.0.1:${port}/refuse`, { method: 'POST', body: 'To Mumbai, please' })
  })
  const spans = await exported()
  const [turn, fares, model] = ['turn tripmate', 'fares', 'model'].map((name) => named(spans, name))
  expect(fares).toMatchObject({ parentId: turn?.spanId, kind: 3, failed: false })
  expect(model).toMatchObject({ parentId: turn?.spanId, failed: true, attributes: { 'error.type': '400' } })
  expect(told).toEqual([fares, model].map((span) => `00-${span?.traceId}-${span?.spanId}-01`))
  const all = collector.requests.map(({ body }) => body.toString('latin1')).join('\n')
  expect(all).not.toMatch(/verysecret|Mumbai|search/)
})

test('what fails says so by the name of its error, not by its words', async () => {
  await begin()
  const failing = inSpan('job mails', {}, async () => {
    throw new TypeError('No mailbox of asha@pravas.example')
  })
  await expect(failing).rejects.toThrow('No mailbox')
  const refused = await it.anonymous.get('/api/my/nothing?token=verysecret')
  expect(refused.status).toBe(401)
  const spans = await exported()
  expect(named(spans, 'job mails')).toMatchObject({ failed: true, attributes: { 'error.type': 'TypeError' } })
  expect(spans.some(({ attributes }) => attributes['http.response.status_code'] === 401)).toBe(true)
  expect(collector.requests.map(({ body }) => body.toString('latin1')).join()).not.toMatch(/verysecret|asha/)
})

test('lines of the log say of which request and of which trace they are', async () => {
  await begin()
  await it.as('employee').send('GET', '/api/auth/session', undefined, { traceparent: `00-${TRACE}-${PARENT}-01` })
  const [incoming] = (await exported()).filter(({ name }) => name === 'GET /api/auth/session')
  const completed = lines.map((line) => JSON.parse(line)).find(({ msg }) => msg === 'request completed')
  expect(completed).toMatchObject({
    request_id: incoming?.attributes['pravas.request_id'],
    trace_id: TRACE,
    span_id: incoming?.spanId,
  })
})

test('without an address nothing is exported, and nobody is told of a trace', async () => {
  for (const environment of [{ OTEL_EXPORTER_OTLP_ENDPOINT: '' }, { OTEL_SDK_DISABLED: 'true' }]) {
    expect(settings(environment as Record<string, string>)).toBeUndefined()
    await begin(environment as Record<string, string>)
    await it.as('administrator').call(createWebhookEndpoint, {
      body: { name: 'Payroll', address: 'https://payroll.example/', events: ['trip.submitted'] },
    })
    await build.trip()
    await it.app.sendToChannels()
    expect(await exported()).toEqual([])
  }
  expect(new Set(told)).toEqual(new Set(['undefined']))
  expect(collector.requests).toEqual([])
  expect(lines.filter((line) => line.includes('trace_id'))).toEqual([])
})

test('a sampler that takes nothing sends nothing, and a caller that records is followed', async () => {
  await begin({ OTEL_TRACES_SAMPLER: 'parentbased_always_off' })
  await it.as('employee').get('/api/auth/session')
  await it.as('employee').send('GET', '/api/auth/session', undefined, { traceparent: `00-${TRACE}-${PARENT}-01` })
  const spans = await exported()
  expect(new Set(spans.map(({ traceId }) => traceId))).toEqual(new Set([TRACE]))
})

test('a collector that refuses what it is sent is told of once, and changes nothing else', async () => {
  await begin({ OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${port}/refuse` })
  expect((await it.as('employee').get('/api/auth/session')).status).toBe(200)
  await exported()
  expect(failures).toHaveLength(1)
})

test.each([
  ['OTEL_EXPORTER_OTLP_ENDPOINT', 'collector:4317'],
  ['OTEL_EXPORTER_OTLP_HEADERS', 'verysecret'],
  ['OTEL_EXPORTER_OTLP_HEADERS', 'key=%E0%A4%A'],
  ['OTEL_TRACES_SAMPLER', 'sometimes'],
  ['OTEL_TRACES_SAMPLER_ARG', '2'],
])('%s=%s is refused, without the value of a secret', (name, value) => {
  expect(() => settings({ [name]: value })).toThrow(name)
  expect(() => settings({ [name]: value })).not.toThrow('verysecret')
})
