import { expect, test } from 'vitest'
import { isLoopback } from './loopback-rules.ts'

test.each(['localhost', 'LocalHost', 'pravas.localhost', '127.0.0.1', '127.8.9.1', '::1', '[::1]'])('%s', (host) => {
  expect(isLoopback(host)).toBe(true)
})

test.each(['', '0.0.0.0', '10.0.0.7', '127.0.0.1.evil.example', 'evillocalhost', 'localhost.evil.example', '[::]'])(
  'not %j',
  (host) => {
    expect(isLoopback(host)).toBe(false)
  },
)
