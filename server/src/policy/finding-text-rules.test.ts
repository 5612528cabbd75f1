import { POLICY_RULES } from '@pravas/contract/policy'
import { expect, test } from 'vitest'
import type { Finding } from './finding-rules.ts'
import { textOfFinding } from './finding-text-rules.ts'

const said = (rule: string, more: object = {}) =>
  textOfFinding({ rule, unit: 'days', limit: 1, actual: 2, excess: 1, ...more } as Finding)

test.each(POLICY_RULES)('a finding of %s is said in words of its own', (rule) => {
  const unknown = said('no.such_rule')

  for (const more of [{}, { of: 'Receipt 1 (Uber)' }, { part: 'flight' }]) expect(said(rule, more)).not.toBe(unknown)
})
