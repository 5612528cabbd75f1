import { createServer, request, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { createPostJson, isPublicAddress } from './outgoing.ts'

/** A server on this machine, where nobody outside a test may have messages sent. */
const seen: { path: string; host: string | undefined; type: string | undefined; body: string }[] = []
let answer: { status: number; headers?: Record<string, string>; body?: string } | 'hang up'
const server: Server = createServer((asked, reply) => {
  if (answer === 'hang up') {
    asked.socket.destroy()
    return
  }
  const { status, headers = {}, body = 'ok' } = answer
  let said = ''
  asked.on('data', (part) => {
    said += part
  })
  asked.on('end', () => {
    const { host, 'content-type': type } = asked.headers
    seen.push({ path: asked.url ?? '', host, type, body: said })
    reply.writeHead(status, headers).end(body)
  })
})
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
const { port } = server.address() as AddressInfo
afterAll(() => server.close())
beforeEach(() => {
  seen.length = 0
  answer = { status: 200 }
})

const at = (host: string, path = '/hook/secret?sig=a') => new URL(`https://${host}:${port}${path}`)
const local = createPostJson({ isAllowed: (address) => address === '127.0.0.1' || address === '::1', request })
const strict = createPostJson({ request })

test('a message is written to the address, by name or number', async () => {
  expect(await local(at('127.0.0.1'), '{"text":"नमस्ते"}')).toEqual({ status: 200 })
  expect(seen).toEqual([
    { path: '/hook/secret?sig=a', host: `127.0.0.1:${port}`, type: 'application/json', body: '{"text":"नमस्ते"}' },
  ])
  expect(await local(at('localhost'), '{}')).toEqual({ status: 200 })
  expect(seen).toHaveLength(2)
})

test.each(['127.0.0.1', 'localhost', '[::1]', '[::ffff:127.0.0.1]', '0.0.0.0', '2130706433', '0x7f.1'])(
  'without a test’s exception nothing is written to %s',
  async (host) => {
    expect(await strict(at(host), '{}')).toEqual({ why: 'private' })
    expect(seen).toEqual([])
  },
)

test('what is checked is what is connected to: a name is looked up once, by the connection itself', async () => {
  const asked: string[] = []
  const once = createPostJson({
    request,
    isAllowed: (address) => {
      asked.push(address)
      return address === '127.0.0.1' || address === '::1'
    },
  })
  expect(await once(at('localhost'), '{}')).toEqual({ status: 200 })
  expect(asked).toContain('127.0.0.1')
})

test('only https is spoken', async () => {
  expect(await local(new URL(`http://127.0.0.1:${port}/`), '{}')).toEqual({ why: 'private' })
})

test('a redirect is not followed', async () => {
  answer = { status: 307, headers: { location: `http://127.0.0.1:${port}/elsewhere` } }
  expect(await local(at('127.0.0.1'), '{}')).toEqual({ why: 'redirect' })
  expect(seen).toHaveLength(1)
})

test.each([
  [404, {}, 0],
  [429, { 'retry-after': '30' }, 30],
  [503, { 'retry-after': 'Wed, 21 Oct 2026 07:28:00 GMT' }, 0],
])('status %i is a refusal', async (status, headers, retryAfterSeconds) => {
  answer = { status, headers: headers as Record<string, string> }
  expect(await local(at('127.0.0.1'), '{}')).toEqual({ why: 'answer', status, retryAfterSeconds })
})

test('of a long answer the status counts, and no more is read', async () => {
  answer = { status: 202, body: 'x'.repeat(5_000_000) }
  expect(await local(at('127.0.0.1'), '{}')).toEqual({ status: 202 })
})

test('a service that hangs up or is not there is told without its address', async () => {
  answer = 'hang up'
  expect(await local(at('127.0.0.1'), '{}')).toEqual({ why: 'unreachable', code: 'ECONNRESET' })
  const nobody = new URL('https://127.0.0.1:1/secret')
  expect(await local(nobody, '{}')).toEqual({ why: 'unreachable', code: 'ECONNREFUSED' })
})

test.each([
  '0.0.0.0',
  '10.1.2.3',
  '100.64.0.1',
  '127.9.9.9',
  '169.254.169.254',
  '172.31.255.255',
  '192.168.0.1',
  '198.19.0.1',
  '203.0.113.5',
  '224.0.0.1',
  '255.255.255.255',
  '::',
  '::1',
  '::ffff:10.0.0.1',
  '::ffff:8.8.8.8',
  '64:ff9b::a00:1',
  '2001:0:1::1',
  '2001:db8::1',
  '2002:7f00:1::',
  'fc00::1',
  'fd12::1',
  'fe80::1',
  'ff02::1',
  'example.com',
  '',
])('%s is not public', (address) => {
  expect(isPublicAddress(address)).toBe(false)
})

test.each(['8.8.8.8', '100.128.0.1', '172.32.0.1', '52.113.194.132', '2606:4700::1111', '2a01:111::1'])(
  '%s is public',
  (address) => {
    expect(isPublicAddress(address)).toBe(true)
  },
)
