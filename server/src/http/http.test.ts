import { tripmateHistory } from '@pravas/contract/chat'
import { OAUTH_PATHS } from '@pravas/contract/oauth'
import { expect, test } from 'vitest'
import { createApp } from '../app.ts'
import { readConfig } from '../config/config.ts'
import { testApp } from '../testing/test-app.ts'

const it = await testApp()
const { as, anonymous } = it

interface Operation {
  operationId: string
  security: unknown[]
  responses: Record<string, unknown>
}

interface Document {
  paths: Record<string, Record<string, Operation>>
  components: { schemas: Record<string, unknown>; securitySchemes: { session: { name: string } } }
}

const document = async () => (await as('employee').get('/api/docs/json')).body as Document

const OAUTH = Object.values(OAUTH_PATHS)

test('every call but the public ones answers 401 without a session', async () => {
  const { paths } = await document()
  const resets = ['', '/link', '/confirm'].map((path) => `/api/auth/password-reset${path}`)
  const signUps = ['/api/auth/sign-up', '/api/auth/sign-up/confirm']
  const sso = ['/api/auth/sso', '/api/auth/sso/nonce', '/api/auth/sso/metadata', '/api/auth/oidc/begin']
  // Guarded by the code that the console prints, and of no effect once the organisation is set up.
  const setUp = ['/api/setup', '/api/setup/code', '/api/setup/test-mail']
  const signIns = ['/api/auth/login', '/api/auth/logout', ...resets, ...signUps, ...sso, ...OAUTH]
  const open = new Set(['/api/config', ...setUp, ...signIns])
  const calls = Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => [method.toUpperCase(), path.replace(/\{\w+\}/g, 'x')] as const),
  )
  const guarded = calls.filter(([, path]) => !open.has(path) && !path.endsWith('/socket'))
  expect(guarded.length).toBeGreaterThan(20)
  const others = ['docs/', 'docs/json', 'docs/static/swagger-ui.css', '%64ocs/static/swagger-ui.css', 'no/such/thing']
  for (const [method, path] of [...guarded, ...others.map((rest) => ['GET', `/api/${rest}`] as const)]) {
    const { status } = await anonymous.send(method, path, method === 'GET' || method === 'DELETE' ? undefined : {})
    expect([method, path, status]).toEqual([method, path, 401])
  }
})

test('the API reference resolves: every schema it refers to is there', async () => {
  const text = JSON.stringify(await document())
  const { components } = await document()
  const names = [...text.matchAll(/#\/components\/schemas\/(\w+)/g)].map(([, name]) => name as string)
  expect(new Set(names).size).toBeGreaterThan(10)
  expect(names.filter((name) => !(name in components.schemas))).toEqual([])
  expect(text).not.toContain('$defs')
})

test('every operation has a name of its own and tells of too many calls and of failures', async () => {
  const { paths } = await document()
  const operations = Object.values(paths).flatMap((methods) => Object.values(methods))
  const names = operations.map(({ operationId }) => operationId)
  expect(names.filter((name) => !/^[a-z][A-Za-z]+$/.test(name ?? ''))).toEqual([])
  expect(new Set(names).size).toBe(names.length)
  for (const { operationId } of it.app.entries) {
    const found = operations.find((operation) => operation.operationId === operationId)
    expect(found?.responses, operationId).toMatchObject({ 429: {}, 500: {}, 503: {} })
  }
})

test('the API reference is a page for those who are signed in', async () => {
  const { status, body } = await as('employee').get('/api/docs/')
  expect(status).toBe(200)
  expect(body).toContain('swagger')
})

test.each([
  ['no JSON', '{"id":', 400, 'request.not_json'],
  ['nothing', '', 400, 'request.not_json'],
  ['a wrong type', '{"id":7}', 400, 'request.invalid'],
  ['no object', '[]', 400, 'request.invalid'],
  ['a missing field', '{}', 400, 'request.invalid'],
  ['more than the limit', `{"id":"${'x'.repeat(300_000)}"}`, 413, 'request.too_large'],
])('a body with %s is refused by a problem document', async (_, body, status, code) => {
  const answer = await as('manager').send('POST', '/api/admin/approve-trip', body)
  expect(answer).toMatchObject({ status, body: { code, status } })
  expect(answer.headers.get('content-type')).toContain('application/problem+json')
})

test('a field that is not there is said to be required', async () => {
  const { body } = await as('manager').send('POST', '/api/admin/approve-trip', '{}')
  expect(body).toMatchObject({
    detail: 'Id is required.',
    errors: [{ path: 'body.id', message: 'Id is required.' }],
  })
})

test('a body that is not JSON by its type is refused', async () => {
  const answer = await as('manager').send('POST', '/api/admin/approve-trip', 'id=1', { 'content-type': 'text/plain' })
  expect(answer).toMatchObject({ status: 400, body: { code: 'request.not_json' } })
})

test.each(['__proto__', 'constructor'])('a body with the key %s is refused', async (key) => {
  const answer = await as('manager').send('POST', '/api/admin/approve-trip', `{"id":"x","${key}":{"prototype":{}}}`)
  expect(answer.status).toBe(400)
})

test('an unknown address below /api is a 404 for those who are signed in', async () => {
  expect(await as('employee').get('/api/no/such/thing')).toMatchObject({
    status: 404,
    body: { code: 'path.not_found' },
  })
  expect((await as('employee').send('PUT', '/api/admin/approve-trip', {})).status).toBe(404)
})

test.each(['/api/trip/%ZZ', '/api/trip/%ff', '/api/%ED%A0%80', '/api/trip/%', '/%61pi/trip/%ZZ'])(
  'an address that cannot be decoded is one at which there is nothing: %s',
  async (path) => {
    const answer = await as('employee').get(path)
    expect(answer).toMatchObject({ status: 404, body: { code: 'path.not_found' } })
    expect(answer.headers.get('content-type')).toContain('application/problem+json')
    expect(answer.headers.get('content-security-policy')).toContain("default-src 'self'")
    const isApi = path.startsWith('/api/')
    expect((await anonymous.get(path)).status).toBe(isApi ? 401 : 404)
    expect((await as('employee').send('POST', path, {}, { origin: 'https://evil.example' })).status).toBe(403)
  },
)

test('a parameter may be as long as the contract says, and longer ones are refused by it', async () => {
  const sessionId = 's'.repeat(128)
  await as('employee').call(tripmateHistory.saveExchange, {
    body: { userMessage: 'hello', botResponse: 'Hello.', sessionId },
  })
  const one = { params: { sessionId } }
  expect((await as('employee').call(tripmateHistory.getSession, one)).messages).toHaveLength(2)
  expect(await as('employee').call(tripmateHistory.deleteSession, one)).toEqual({ deleted: true })
  for (const length of [129, 5000]) {
    const refused = await as('employee').refused(tripmateHistory.getSession, {
      params: { sessionId: 's'.repeat(length) },
    })
    expect(refused).toMatchObject({ status: 400, errors: [{ path: 'params.sessionId' }] })
  }
})

test('the API reference has the calls that are no entries: the socket and the file of a receipt', async () => {
  const { paths } = await document()
  expect(paths['/api/chat/tripmate/socket']).toHaveProperty('get')
  expect(paths['/api/receipts/{receiptId}/file']?.get).toMatchObject({
    security: [{ session: [] }, { serviceToken: ['read'] }],
    responses: { 200: { content: { 'image/jpeg': {}, 'image/png': {}, 'application/pdf': {} } }, 404: {} },
  })
})

test('the API reference names the cookie that sign-in sets, which over https is another', async () => {
  const schemeOf = (body: unknown) => (body as Document).components.securitySchemes.session.name
  expect(schemeOf(await document())).toBe('pravas-session')

  const config = readConfig({ NODE_ENV: 'test', LOG_LEVEL: 'fatal', PUBLIC_URL: 'https://pravas.example' }, it.dataDir)
  const secure = await createApp({ config, database: it.database, clock: it.clock, demo: null })
  const cookie = `__Host-${await it.cookie('employee')}`
  const answer = await secure.inject({ url: '/api/docs/json', headers: { cookie } })
  expect(schemeOf(answer.json())).toBe('__Host-pravas-session')
  await secure.close()
})

test('health and readiness tell what they know', async () => {
  expect(await anonymous.get('/healthz')).toMatchObject({ status: 200 })
  expect(await anonymous.get('/readyz')).toMatchObject({ status: 200, body: { status: 'ready' } })
})
