import { ERRORS } from '@pravas/contract/errors'
import { expect, test } from 'vitest'
import { explainRefusal } from './provider-sign-in.ts'

test.each(Object.entries(ERRORS).filter(([code]) => code.startsWith('sso.')))(
  '%s reads as the server says it',
  (code, { title }) => {
    expect(explainRefusal(code)).toBe(title.replaceAll("'", '’'))
  },
)
