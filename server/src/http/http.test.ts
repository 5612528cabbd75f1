import { expect, test } from 'vitest'
import { testApp } from '../testing/test-app.ts'

const it = await testApp()
const { as, anonymous } = it

interface Document {
  paths: Record<string, Record<string, { security: unknown[]; responses: Record<string, unknown> }>>
  components: { schemas: Record<string, unknown> }
}

const document = async () => (await as('employee').get('/api/docs/json')).body as Document

test('every call but the public ones answers 401 without a session', async () => {
  const { paths } = await document()
  const open = new Set(['/api/auth/login', '/api/auth/logout', '/api/config'])
  const calls = Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => [method.toUpperCase(), path.replace(/\{\w+\}/g, 'x')] as const),
  )
  const guarded = calls.filter(([, path]) => !open.has(path) && !path.endsWith('/socket'))
  expect(guarded.length).toBeGreaterThan(20)
  for (const [method, path] of [...guarded, ['GET', '/api/docs/json'], ['GET', '/api/no/such/thing']] as const) {
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

test('health and readiness tell what they know', async () => {
  expect(await anonymous.get('/healthz')).toMatchObject({ status: 200 })
  expect(await anonymous.get('/readyz')).toMatchObject({ status: 200, body: { status: 'ready' } })
})
