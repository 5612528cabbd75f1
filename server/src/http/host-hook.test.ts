// On one kind of database: this is about what HTTP answers.
import { request as ask } from 'node:http'
import { TRIPMATE_SOCKET_PATH } from '@pravas/contract/tripmate'
import { expect, onTestFinished, test } from 'vitest'
import { openSocket } from '../testing/socket-client.ts'
import { openStage } from '../testing/stage.ts'
import { testApp } from '../testing/test-app.ts'

const it = await testApp({}, { SCIM_TOKEN: 'd'.repeat(40) })
const EVIL = { host: 'evil.example:5007' }

/** A request as it stands: fetch writes the Host header itself. */
function status(path: string, headers: Record<string, string>, method = 'GET', origin = it.origin): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const sent = ask(new URL(path, origin), { method, headers }, (response) => {
      response.resume()
      resolve([response.statusCode, response.headers['content-type']])
    })
    sent.on('error', reject)
    sent.end()
  })
}
const refused = [421, 'application/problem+json']
const answered = [200, expect.stringContaining('json')]

test.each([
  ['GET', '/'],
  ['GET', '/api/config'],
  ['GET', '/api/trips/EMP1001'],
  ['GET', '/api/%ff'],
  ['POST', '/api/auth/login'],
  ['GET', '/api/nothing'],
  ['GET', '/api/docs/json'],
  ['POST', '/mcp'],
  ['GET', '/scim/v2/Users'],
  ['POST', '/oauth/token'],
  ['GET', '/.well-known/security.txt'],
])('%s %s is answered under a name of ours alone', async (method, path) => {
  expect(await status(path, EVIL, method)).toMatchObject({ 0: 421 })
  expect(await status(path, { host: 'LOCALHOST.:1' }, method)).not.toMatchObject({ 0: 421 })
})

test.each(['/healthz', '/readyz'])('%s answers whoever asks', async (path) => {
  expect(await status(path, EVIL)).toEqual(answered)
})

test('the metrics answer under any name, where they answer at all', async () => {
  const figures = [200, expect.stringMatching(/^text\/plain/)]
  expect(await status('/metrics', EVIL)).toEqual(figures)
  expect(await status('/metrics?name=up', EVIL)).toEqual(figures)
  expect(await status('/metrics', { ...EVIL, 'x-forwarded-for': '10.0.0.7' })).toEqual([
    404,
    'application/problem+json',
  ])
  expect(await status('/metrics/../api/config', EVIL)).toMatchObject({ 0: 421 })
})

test('a session counts under no other name, and neither does a socket open', async () => {
  const cookie = await it.cookie('employee')
  expect(await status('/api/auth/session', { ...EVIL, cookie })).toEqual(refused)
  expect(await status('/api/auth/session', { cookie })).toEqual(answered)
  await expect(openSocket(it.origin, { cookie, headers: EVIL })).rejects.toThrow('421')
  expect(await status(TRIPMATE_SOCKET_PATH, { ...EVIL, cookie })).toEqual(refused)
})

test('what a proxy forwards counts only where it is trusted, and never past the name that a browser writes', async () => {
  const forwarded = (host: string, name: string) => ({ host, 'x-forwarded-host': name })
  expect(await status('/api/config', forwarded('evil.example', 'localhost'))).toEqual(refused)
  expect(await status('/api/config', forwarded('localhost', 'evil.example'))).toEqual(answered)

  const behind = await openStage(it.database, {}, { TRUSTED_PROXIES: 'loopback', PUBLIC_URL: 'https://pravas.example' })
  onTestFinished(behind.close)
  const via = (host: string, name: string) => status('/api/config', forwarded(host, name), 'GET', behind.origin)
  expect(await via('127.0.0.1', 'pravas.example')).toEqual(answered)
  expect(await via('127.0.0.1', 'evil.example')).toEqual(refused)
  expect(await via('evil.example', 'pravas.example')).toEqual(refused)
})
