// On one kind of database: this is about what HTTP answers, and the queries behind it have tests of their own.
import { createHash } from 'node:crypto'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { createApp } from '../app.ts'
import { readConfig } from '../config/config.ts'
import { testApp } from '../testing/test-app.ts'

const it = await testApp()
const ABROAD = { 'sec-fetch-site': 'same-site', 'sec-fetch-mode': 'no-cors', 'sec-fetch-dest': 'image' }

test.each([
  ['a page', 'GET', '/', {}, 404],
  ['an answer', 'GET', '/api/config', {}, 200],
  ['a refusal', 'GET', '/api/trips/EMP1001', {}, 401],
  ['a call from elsewhere', 'POST', '/api/auth/logout', { origin: 'https://evil.example' }, 403],
])('%s carries every header that narrows what a browser may do', async (_, method, path, headers, status) => {
  const answer = await it.anonymous.send(method, path, undefined, headers)
  expect(answer.status).toBe(status)
  const policy = answer.headers.get('content-security-policy') ?? ''
  expect(
    policy
      .split(';')
      .map((directive) => directive.trim())
      .toSorted(),
  ).toEqual([
    "base-uri 'none'",
    "connect-src 'self'",
    "default-src 'self'",
    "form-action 'self'",
    "frame-ancestors 'self'",
    "frame-src 'self'",
    "img-src 'self' data: blob:",
    "manifest-src 'self'",
    "object-src 'none'",
    "script-src 'self'",
    "script-src-attr 'none'",
    "style-src 'self' 'unsafe-inline'",
    "worker-src 'self'",
  ])
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'origin-agent-cluster': '?1',
    'permissions-policy': expect.stringContaining('geolocation=()'),
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'SAMEORIGIN',
  })
  for (const told of ['server', 'x-powered-by', 'access-control-allow-origin', 'strict-transport-security']) {
    expect(answer.headers.get(told)).toBeNull()
  }
})

test('over https browsers are told to stay there', async () => {
  const config = readConfig({ NODE_ENV: 'test', LOG_LEVEL: 'fatal', PUBLIC_URL: 'https://pravas.example' }, it.dataDir)
  const secure = await createApp({ config, database: it.database, clock: it.clock, demo: null })
  const { headers } = await secure.inject({ url: '/api/config' })
  expect(headers['strict-transport-security']).toContain('max-age=31536000')
  await secure.close()
})

test("another origin's page reads nothing of the API, not even unseen", async () => {
  const cookie = await it.cookie('employee')
  // Not by fetch, which writes such headers itself.
  const read = async (headers: Record<string, string>) =>
    (await it.app.inject({ url: '/api/trips/EMP1001', headers: { cookie, ...headers } })).statusCode
  expect(await read(ABROAD)).toBe(403)
  expect(await read({ ...ABROAD, 'sec-fetch-site': 'cross-site' })).toBe(403)
  expect(await read({ ...ABROAD, 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'iframe' })).toBe(403)
  expect(await read({ ...ABROAD, 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document' })).toBe(200)
  expect(await read({ ...ABROAD, 'sec-fetch-site': 'same-origin' })).toBe(200)
})

test('of scripts that stand in a document, only those of the build may run', async () => {
  const webDir = await mkdtemp(join(tmpdir(), 'pravas-built-'))
  await mkdir(join(webDir, 'assets'))
  await writeFile(join(webDir, 'index.html'), '<script>let a = 1</script>')
  const config = { ...readConfig({ NODE_ENV: 'test', LOG_LEVEL: 'fatal' }, it.dataDir), webDir }
  const app = await createApp({ config, database: it.database, clock: it.clock, demo: null })
  const { headers } = await app.inject({ url: '/' })
  const hash = createHash('sha256').update('let a = 1').digest('base64')
  expect(headers['content-security-policy']).toContain(`script-src 'self' 'sha256-${hash}';`)
  await app.close()
  await rm(webDir, { recursive: true })
})
