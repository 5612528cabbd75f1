import { expect, test } from 'vitest'
import { faultOf } from './fault.ts'

test('a fault says what, where and why, without what people entered', () => {
  const refused = Object.assign(new Error('duplicate key value "Asha Verma" violates a constraint'), {
    code: '23505',
    constraint: 'people_email',
    detail: 'Key (email)=(asha@corp.example) already exists.',
  })
  const fault = faultOf(new TypeError("Cannot keep 'Asha Verma' of 98765", { cause: refused }), (text) =>
    text.replace('98765', '[phone]'),
  )
  expect(fault).toMatchObject({
    name: 'TypeError',
    message: 'Cannot keep … of [phone]',
    cause: { name: 'Error', code: '23505', constraint: 'people_email' },
  })
  expect(fault.at[0]).toContain('fault.test.ts')
  expect(JSON.stringify(fault)).not.toMatch(/Asha|asha/)
})

test('what is no error is a fault as well, and causes in a circle end', () => {
  expect(faultOf('Asha')).toEqual({ name: 'string', message: 'Something that is no error was thrown.', at: [] })
  const circle = new Error('round')
  circle.cause = circle
  expect(JSON.stringify(faultOf(circle)).match(/"name"/g)).toHaveLength(5)
})
