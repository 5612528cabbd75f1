import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { testProvider } from '../../testing/identity-provider.ts'
import { createIdentityProvider } from './identity-provider.ts'

const outside = await testProvider()
const clock = { now: () => new Date() }
const onError = vi.fn()
const create = (issuer = outside.issuer) => createIdentityProvider({ issuer, clientId: 'pravas', clock, onError })
const claims = (nonce = 'n') => {
  const iat = Math.floor(Date.now() / 1000)
  return { iss: outside.issuer, aud: 'pravas', sub: 's', nonce, iat, exp: iat + 60 }
}

beforeEach(() => outside.behave('well'))
afterEach(() => {
  vi.useRealTimers()
  onError.mockReset()
})

test('a provider that is down is said to be unavailable, and is asked again', async () => {
  const provider = create()
  outside.behave('broken')
  await expect(provider.metadata()).rejects.toMatchObject({ code: 'sso.unavailable' })
  expect(onError).toHaveBeenCalledOnce()
  outside.behave('well')
  expect(await provider.metadata()).toMatchObject({ issuer: outside.issuer })
})

test('a provider that does not answer is waited for no longer than five seconds', async () => {
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(AbortSignal.abort(new Error('too late')))
  await expect(create().metadata()).rejects.toMatchObject({ code: 'sso.unavailable' })
  expect(timeout).toHaveBeenCalledWith(5000)
  timeout.mockRestore()
})

test('without its keys nobody signs in, and it is not said that the token is wrong', async () => {
  const provider = create()
  await provider.metadata()
  const token = await outside.sign(claims())
  outside.behave('broken')
  await expect(provider.verify(token)).rejects.toMatchObject({ code: 'sso.unavailable' })
  outside.behave('well')
  expect(await provider.verify(token)).toMatchObject({ sub: 's' })
  outside.behave('broken')
  expect(await provider.verify(await outside.sign(claims('m')))).toMatchObject({ nonce: 'm' })
})

test('a key that is new at the provider is fetched, but not as often as somebody makes one up', async () => {
  const provider = create()
  await provider.verify(await outside.sign(claims()))
  const asked = outside.keysAsked()
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() })
  await outside.changeKey()
  const token = await outside.sign(claims())
  for (let time = 0; time < 5; time += 1) {
    await expect(provider.verify(token)).rejects.toMatchObject({ code: 'sso.refused' })
  }
  expect(outside.keysAsked()).toBe(asked)
  vi.setSystemTime(Date.now() + 31_000)
  expect(await provider.verify(token)).toMatchObject({ sub: 's' })
  expect(outside.keysAsked()).toBe(asked + 1)
})

test('what was learnt of a provider serves while it is down', async () => {
  const provider = create()
  await provider.metadata()
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 2 * 60 * 60_000 })
  outside.behave('broken')
  expect(await provider.metadata()).toMatchObject({ issuer: outside.issuer })
  expect(onError).toHaveBeenCalledOnce()
})

test('a document of another issuer is not believed', async () => {
  const server = createServer((_, response) => {
    response.setHeader('content-type', 'application/json')
    const address = 'https://id.elsewhere.example'
    const metadata = { authorization_endpoint: address, token_endpoint: address, jwks_uri: address }
    response.end(JSON.stringify({ issuer: address, ...metadata }))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  await expect(create(issuer).metadata()).rejects.toMatchObject({ code: 'sso.unavailable' })
  server.closeAllConnections()
  server.close()
})

test('before anything is known of a provider, the pages may ask its own address', () => {
  expect(create('https://id.example.org/realms/staff').origins()).toEqual(['https://id.example.org'])
})
