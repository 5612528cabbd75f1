import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { answeredAt, askedScopes, isRedirectUri, isResource, provesChallenge, refusalOf } from './oauth-rules.ts'

const RESOURCE = 'https://pravas.example/mcp'
const asked = {
  client_id: 'a',
  redirect_uri: 'https://assistant.example/callback',
  response_type: 'code',
  code_challenge: 'c'.repeat(43),
  code_challenge_method: 'S256',
}

test.each([
  ['https://assistant.example/callback', true],
  ['https://assistant.example/callback?of=one', true],
  ['http://localhost:3917/callback', true],
  ['http://127.0.0.1/callback', true],
  ['http://[::1]:80/callback', true],
  ['http://assistant.example/callback', false],
  ['http://localhost.evil.example/callback', false],
  ['https://assistant.example/callback#part', false],
  ['https://assistant.example/callback#', false],
  ['https://name:word@assistant.example/', false],
  ['javascript:alert(1)', false],
  ['data:text/html,x', false],
  ['com.assistant:/callback', false],
  ['/callback', false],
  ['https://assistant.example/call\0back', false],
  ['https://assistant.example/call\nback', false],
  ['https://assistant.example/\ud83d', false],
])('a code may go to %s: %s', (address, may) => {
  expect(isRedirectUri(address)).toBe(may)
})

test('scopes are those that there are, all where none is named', () => {
  expect(askedScopes(undefined)).toEqual(['read', 'draft', 'submit'])
  expect(askedScopes('')).toEqual(['read', 'draft', 'submit'])
  expect(askedScopes('submit approve  read')).toEqual(['read', 'submit'])
  expect(askedScopes('approve offline_access')).toEqual([])
})

test.each([
  ['nothing', {}, undefined],
  ['its own resource', { resource: `${RESOURCE}/` }, undefined],
  ['a token at once', { response_type: 'token' }, 'unsupported_response_type'],
  ['no response type', { response_type: undefined }, 'unsupported_response_type'],
  ['no challenge', { code_challenge: undefined }, 'invalid_request'],
  ['a plain challenge', { code_challenge_method: 'plain' }, 'invalid_request'],
  ['a challenge of another length', { code_challenge: 'c'.repeat(42) }, 'invalid_request'],
  ['another resource', { resource: 'https://pravas.example' }, 'invalid_target'],
  ['a scope that there is not', { scope: 'approve' }, 'invalid_scope'],
])('a request with %s', (_, change, error) => {
  expect(refusalOf({ ...asked, ...change }, RESOURCE)?.error).toBe(error)
})

test('a verifier proves the challenge made of it and no other', () => {
  const verifier = 'v'.repeat(64)
  const challenge = createHash('sha256').update(verifier).digest('base64url')
  expect(provesChallenge(verifier, challenge)).toBe(true)
  expect(provesChallenge('w'.repeat(64), challenge)).toBe(false)
  expect(provesChallenge('v'.repeat(42), challenge)).toBe(false)
  expect(provesChallenge(challenge, challenge)).toBe(false)
})

test('an answer keeps what the address had', () => {
  const fields = { code: 'a b', state: undefined, iss: 'https://pravas.example' }
  expect(answeredAt('https://assistant.example/callback?of=one', fields)).toBe(
    'https://assistant.example/callback?of=one&code=a+b&iss=https%3A%2F%2Fpravas.example',
  )
  expect(isResource(undefined, RESOURCE)).toBe(true)
})
