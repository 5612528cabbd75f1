import { expect, test } from 'vitest'
import { named } from './unreachable-rules.ts'

test('a database that cannot be reached is named by its setting', () => {
  const refused = Object.assign(new Error('connect ECONNREFUSED 127.0.0.1:5432'), { code: 'ECONNREFUSED' })
  expect(named(refused)).toMatchObject({
    message: "The database in DATABASE_URL can't be used: connect ECONNREFUSED 127.0.0.1:5432",
    cause: refused,
  })
})

test('another fault stays as it is', () => {
  const fault = Object.assign(new Error('syntax error'), { code: '42601' })
  expect(named(fault)).toBe(fault)
})
