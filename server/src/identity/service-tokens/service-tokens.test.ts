import { changePerson, listPeople } from '@pravas/contract/administration'
import { listAudit } from '@pravas/contract/audit'
import { SERVICE_SCOPES, type ServiceScope } from '@pravas/contract/endpoint'
import {
  createServiceToken,
  listServiceTokens,
  MOST_SERVICE_TOKENS,
  revokeServiceToken,
} from '@pravas/contract/service-tokens'
import { expect, test } from 'vitest'
import { builders } from '../../testing/builders.ts'
import { testApp } from '../../testing/test-app.ts'

const it = await testApp()
const build = builders(it)
const { as, anonymous } = it

const DAYS = 30

/** Makes a token of an administrator's. */
async function made(scopes: readonly ServiceScope[], who: 'administrator' | 'superadmin' = 'administrator') {
  const body = { name: 'Payroll export', scopes: [...scopes], expires_in_days: DAYS }
  return as(who).call(createServiceToken, { body })
}

const ask = (token: string, method: string, path: string, body?: unknown) =>
  anonymous.send(method, path, body, { authorization: `Bearer ${token}` })

const codeOf = ({ status, body }: { status: number; body: unknown }) => [status, (body as { code?: string }).code]

test('a token reads what its owner may, and its use is noted', async () => {
  const trip = await build.trip()
  const { token, id } = await made(['read'], 'superadmin')
  const { status, body } = await ask(token, 'GET', '/api/admin/pending-trips')
  expect(status).toBe(200)
  expect(body).toMatchObject([{ trip_number: trip }])
  const [listed] = await as('administrator').call(listServiceTokens)
  expect(listed).toMatchObject({
    id,
    works: true,
    owner: expect.any(String),
    scopes: ['read'],
    last_used_at: expect.any(String),
  })
  expect(JSON.stringify(listed)).not.toContain(token)
})

test('a token has no more than the rights of its owner', async () => {
  const { token } = await made(['read', 'accounts'])
  expect((await ask(token, 'GET', '/api/people')).status).toBe(403)
  // An administrator is no super admin, and finance alone reads the accounts.
  expect(codeOf(await ask(token, 'GET', '/api/finance/claims'))).toEqual([403, 'action.forbidden'])
})

test('no token reaches a call that no scope names, nor one of another scope', async () => {
  const tokens = Object.fromEntries(
    await Promise.all(SERVICE_SCOPES.map(async (scope) => [scope, (await made([scope])).token] as const)),
  )
  for (const { method, path, scope, operationId } of it.app.entries) {
    const address = `/api${path.replace(/:\w+/g, 'x')}`
    for (const [of, token] of Object.entries(tokens)) {
      if (of === scope) continue
      const answer = await ask(token, method, address, method === 'GET' || method === 'DELETE' ? undefined : {})
      expect([operationId, of, ...codeOf(answer)]).toEqual([operationId, of, 403, 'token.scope'])
    }
  }
})

test('decisions, payments, settings, accounts of people and the chats are out of reach of every token', () => {
  const beyond =
    /approve|reject|return|decide|pay|bounce|delegat|organisation|webhook|\/auth|password|policy\/draft|chat\/\w+$/
  const reached = it.app.entries.filter(({ scope, method, path }) => scope && method !== 'GET' && beyond.test(path))
  expect(reached.map(({ operationId }) => operationId)).toEqual([])
})

test('a token that has expired, was revoked or was never made opens nothing, not even with a session', async () => {
  const { token, id } = await made(['read'])
  await as('administrator').call(revokeServiceToken, { params: { tokenId: id } })
  expect(codeOf(await ask(token, 'GET', '/api/records'))).toEqual([401, 'token.unknown'])
  expect(codeOf(await ask('pravas_x', 'GET', '/api/records'))).toEqual([401, 'token.unknown'])
  const withSession = await as('employee').send('GET', '/api/auth/session', undefined, {
    authorization: 'Bearer pravas_x',
  })
  expect(codeOf(withSession)).toEqual([401, 'token.unknown'])

  const lasting = await made(['read'])
  const end = Date.parse(lasting.expires_at)
  expect(end - Date.parse(lasting.created_at)).toBe(DAYS * 24 * 60 * 60_000)
  it.clock.set(new Date(end - 1000).toISOString())
  expect((await ask(lasting.token, 'GET', '/api/records')).status).toBe(200)
  it.clock.set(lasting.expires_at)
  expect(codeOf(await ask(lasting.token, 'GET', '/api/records'))).toEqual([401, 'token.unknown'])
  const tokens = await as('administrator').call(listServiceTokens)
  expect(tokens.find((one) => one.id === lasting.id)).toMatchObject({ works: false })
})

test('a token ends when its owner administers nothing any more', async () => {
  const { token } = await made(['read'])
  const { items } = await as('superadmin').call(listPeople, { query: { role: 'administrator' } })
  for (const { id: person } of items)
    await as('superadmin').call(changePerson, { params: { person }, body: { roles: ['employee'] } })
  expect(codeOf(await ask(token, 'GET', '/api/records'))).toEqual([401, 'token.unknown'])
})

test('what a token changes is told as its owner’s, by its name', async () => {
  const { token } = await made(['people'])
  const person = { name: 'Nila Bose', email: 'nila.bose@pravas.example' }
  const added = await ask(token, 'POST', '/api/people', person)
  expect(added.status).toBe(200)
  const { items } = await as('auditor').call(listAudit, { query: {} })
  expect(items.find(({ action }) => action === 'person.created')).toMatchObject({
    channel: 'service',
    agent: 'Payroll export',
  })
})

test('an organisation has so many working tokens and no more', async () => {
  for (let count = 0; count < MOST_SERVICE_TOKENS; count += 1) await made(['read'])
  const body = { name: 'One more', scopes: ['read'], expires_in_days: 1 }
  expect(await as('administrator').refused(createServiceToken, { body })).toMatchObject({ code: 'token.too_many' })
})

test('a token needs a name, something it may do, and an end', async () => {
  const body = { name: ' ', scopes: [], expires_in_days: 0 }
  const { errors } = await as('administrator').refused(createServiceToken, { body })
  expect(errors?.map(({ path }) => path)).toEqual(['body.name', 'body.scopes', 'body.expires_in_days'])
})
