import { expect, test } from 'vitest'
import { isOfDomain } from './sign-up-service.ts'

test.each([
  ['asha@acme.example', true],
  ['Asha@ACME.Example', true],
  ['asha@mail.acme.example', false],
  ['asha@notacme.example', false],
  ['asha@acme.example.evil.example', false],
  ['"asha@acme.example"@evil.example', false],
])('%s', (email, expected) => {
  expect(isOfDomain(email, ['acme.example', 'acme.in'])).toBe(expected)
})
