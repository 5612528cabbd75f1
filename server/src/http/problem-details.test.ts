import { randomUUID } from 'node:crypto'
import { ERRORS, type ErrorCode, Problem } from '@pravas/contract/errors'
import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { invalid, problem, tooMany } from '../errors.ts'
import { installErrorMapper, invalidInput, problemDocument, sendUnknownPath } from './problems.ts'

const SENTENCE = /^\S.*[.?!]$/

test.each(Object.keys(ERRORS) as ErrorCode[])('%s is told in a sentence, whoever refuses', (code) => {
  for (const error of [problem(code), problem(code, ' '), invalid([], code), problem(code, 'no full stop')]) {
    const document = Problem.parse(problemDocument(error))
    expect(document.detail).toMatch(SENTENCE)
    expect(document.title).toMatch(SENTENCE)
  }
  expect(problemDocument(problem(code, 'What is particular.')).detail).toBe('What is particular.')
})

test('what schemas and limits refuse is told in a sentence', () => {
  const parsed = z.object({ reason: z.string() }).safeParse({ reason: 7 })
  if (parsed.success) throw new Error('It should have been refused.')
  for (const error of [tooMany(3), invalidInput('body', parsed.error), invalid([{ path: 'a', message: 'is wrong' }])]) {
    expect(problemDocument(error).detail).toMatch(SENTENCE)
  }
})

const app = Fastify({ bodyLimit: 64, genReqId: () => randomUUID() })
installErrorMapper(app)
app.setNotFoundHandler((_, reply) => sendUnknownPath(reply))
app.removeContentTypeParser('text/plain')
app.post('/', async () => ({}))
app.get('/broken', () => Promise.reject(new Error('surprise')))
app.get('/full', () =>
  Promise.reject(new Error('kept nothing', { cause: Object.assign(new Error(), { code: 'ENOSPC' }) })),
)
app.get('/teapot', () => Promise.reject(Object.assign(new Error('teapot'), { statusCode: 418 })))

const json = { 'content-type': 'application/json' }
test.each([
  ['an unknown path', 404, { url: '/nothing' }],
  ['a method that is not there', 404, { url: '/broken', method: 'DELETE' as const }],
  [
    'a body that is too large',
    413,
    { url: '/', method: 'POST' as const, headers: json, payload: `"${'x'.repeat(99)}"` },
  ],
  ['no JSON', 400, { url: '/', method: 'POST' as const, headers: json, payload: '{' }],
  ['an empty body', 400, { url: '/', method: 'POST' as const, headers: json, payload: '' }],
  [
    'another kind of body',
    400,
    { url: '/', method: 'POST' as const, headers: { 'content-type': 'text/csv' }, payload: 'a' },
  ],
  ['a surprise', 500, { url: '/broken' }],
  ['a full disk', 503, { url: '/full' }],
  ['what another part refuses', 400, { url: '/teapot' }],
])('%s is answered %i with a sentence', async (_, status, request) => {
  const answer = await app.inject(request)
  expect(answer.statusCode).toBe(status)
  expect(answer.headers['content-type']).toContain('application/problem+json')
  expect(Problem.parse(answer.json()).detail).toMatch(SENTENCE)
})
