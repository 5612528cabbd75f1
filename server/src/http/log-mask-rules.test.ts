import { expect, test } from 'vitest'
import { masked } from './log-mask-rules.ts'

const TOKEN = 'Zk3vQ8mXw1pL0aRt5yNc7bHd2sGf9uJe4iKo6zVxTqA'

test.each([
  ['a reset link', `GET /reset-password/${TOKEN}`, 'GET /reset-password/…'],
  ['a sign-up link', `http://localhost:5007/sign-up/${TOKEN}`, 'http://localhost:5007/sign-up/…'],
  ['a token by itself', `{"token":"${TOKEN}"}`, '{"token":"…"}'],
  ['a session cookie', `__Host-pravas-session=${TOKEN}; Path=/`, '__Host-pravas-session=…; Path=/'],
  ['a bearer token', '{"authorization":"Bearer abc.def-1"}', '{"authorization":"Bearer …"}'],
  ['a database address', 'postgres://pravas:s3cret@db.example/pravas', 'postgres://…@db.example/pravas'],
  ["a mail server's address", 'smtps://user%40x:pa-ss@mail.example', 'smtps://…@mail.example'],
  [
    'a key in an address',
    'https://serpapi.com/search?engine=x&api_key=abc123&q=1',
    'https://serpapi.com/search?engine=x&api_key=…&q=1',
  ],
  ['a token of an identity provider', 'got eyJhbGciOiJSUzI1NiJ9.eyJvaWQiOiIxIn0.c2ln', 'got eyJ…'],
  [
    'a mail address',
    'Key (lower(email))=(asha.rao@pravas.example) already exists.',
    'Key (lower(email))=(a…@pravas.example) already exists.',
  ],
  ['a telephone number', 'phone +91 98100 12345 is taken', 'phone +… is taken'],
])('%s', (_, line, expected) => {
  expect(masked(line)).toBe(expected)
})

test.each([
  '{"level":50,"time":1781073000000,"pid":4711,"reqId":"req-1","msg":"unexpected error"}',
  '{"err":{"type":"Error","stack":"Error: no\\n    at file:///srv/server/src/http/handle.ts:12:3"}}',
  'GET /api/trip/TRP-2026-000123 200 0.0.0.0:5007 2026-06-10T06:30:00.000Z',
  '01975c5e-0000-7000-8000-000000000000',
])('what is neither stays: %s', (line) => {
  expect(masked(line)).toBe(line)
})
