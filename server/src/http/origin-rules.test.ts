import { expect, test } from 'vitest'
import { fromOwnOrigin } from './origin-rules.ts'

const own = 'pravas.example'

test.each([
  ['a program without either header', {}, true],
  ['our page, said by the browser', { 'sec-fetch-site': 'same-origin', origin: 'https://pravas.example' }, true],
  ['a typed address', { 'sec-fetch-site': 'none' }, true],
  ['another site', { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' }, false],
  [
    'another port of the same machine',
    { 'sec-fetch-site': 'same-site', origin: 'http://localhost:9999', host: 'localhost:5007' },
    false,
  ],
  ['our page in an older browser', { origin: 'http://localhost:5007', host: 'localhost:5007' }, true],
  ['our page behind a proxy', { origin: 'https://pravas.example', host: '10.0.0.7:5007' }, true],
  ['another site in an older browser', { origin: 'https://evil.example', host: 'localhost:5007' }, false],
  ['a sandboxed page', { origin: 'null', host: 'localhost:5007' }, false],
])('%s', (_, headers, expected) => {
  expect(fromOwnOrigin(headers, own)).toBe(expected)
})
