// @vitest-environment node
import { expect, test } from 'vitest'
import { newSessionId } from './session-id.ts'

test('a session id is the assistant, the time and a random string', () => {
  expect(newSessionId('tripmate', 1795248000000, 0.123456789)).toMatch(/^tripmate-1795248000000-[0-9a-z]{9}$/)
  expect(newSessionId('fingenie', 1795248000000, 0)).toBe('fingenie-1795248000000-000000000')
})

test('two ids of one moment differ', () => {
  expect(newSessionId('tripmate', 1, 0.1)).not.toBe(newSessionId('tripmate', 1, 0.2))
})
