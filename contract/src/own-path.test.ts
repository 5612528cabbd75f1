import { expect, test } from 'vitest'
import { isOwnPath } from './own-path.ts'

test.each(['/', '/dashboard', '/trip/TRP-2026-000123?tab=history#top', '/api-notes', '/%5Cevil.example'])(
  '%s is a page of ours',
  (path) => {
    expect(isOwnPath(path)).toBe(true)
  },
)

test.each([
  '',
  'dashboard',
  'https://evil.example/',
  'https:evil.example',
  'javascript:alert(1)',
  '//evil.example',
  '///evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  ' //evil.example',
  '/.//evil.example',
  '/a/..//evil.example',
  '/api/auth/session',
  '/api',
  `/${'a'.repeat(500)}`,
])('%j is none', (path) => {
  expect(isOwnPath(path)).toBe(false)
})
