import { expect, test } from 'vitest'
import { testApp } from '../testing/test-app.ts'

const it = await testApp({}, { SECURITY_CONTACT: 'mailto:security@pravas.example' })

test('security.txt says whom to tell, for half a year', async () => {
  const { status, headers, body } = await it.anonymous.get('/.well-known/security.txt')
  expect(status).toBe(200)
  expect(headers.get('content-type')).toBe('text/plain; charset=utf-8')
  expect(String(body).split('\n')).toEqual([
    'Contact: mailto:security@pravas.example',
    'Expires: 2026-12-07T00:00:00Z',
    'Preferred-Languages: en, hi',
    'Canonical: http://localhost:5007/.well-known/security.txt',
    '',
  ])
})
