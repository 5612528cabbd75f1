import { confirmPasswordReset, login } from '@pravas/contract/people'
import { expect, test } from 'vitest'
import { testApp } from '../testing/test-app.ts'
import { createPerson, createResetLink } from './operator-service.ts'

const it = await testApp()
const { db } = it.database
const parts = { db, clock: it.clock, publicUrl: new URL('https://pravas.example') }
const password = 'A long new password'
const nila = {
  email: 'Nila@example.org',
  name: 'Nila Sen',
  employeeId: 'E1',
  managerEmployeeId: null,
  roles: ['super_admin' as const],
  organisation: 'Example',
}

const tokenOf = (link: string | null) => link?.replace('https://pravas.example/reset-password/', '') ?? ''

test('the first person signs in with the password that was given', async () => {
  expect(await createPerson(parts, { ...nila, password })).toBeNull()
  const { user } = await it.anonymous.call(login, { body: { email: 'nila@example.org', password } })
  expect(user).toMatchObject({ name: 'Nila Sen', employee_id: 'E1', isAdmin: true, isSuperAdmin: true })
})

test('a person without a password sets it by a link', async () => {
  const link = await createPerson(parts, { ...nila, password: null })
  await it.anonymous.call(confirmPasswordReset, { body: { token: tokenOf(link), password } })
  await it.anonymous.call(login, { body: { email: nila.email, password } })
})

test('people of one organisation are together, and an address is taken once', async () => {
  await createPerson(parts, { ...nila, password: null })
  await createPerson(parts, { ...nila, email: 'second@example.org', employeeId: 'E2', password: null })
  const rows = await db.selectFrom('organisations').select('name').where('name', '=', 'Example').execute()
  expect(rows).toHaveLength(1)
  await expect(createPerson(parts, { ...nila, email: 'nila@EXAMPLE.org', password })).rejects.toThrow('has an account')
})

test('a link for somebody who has an account, and for nobody else', async () => {
  const token = tokenOf(await createResetLink(parts, 'employee@pravas.example'))
  await it.anonymous.call(confirmPasswordReset, { body: { token, password } })
  await it.anonymous.call(login, { body: { email: 'employee@pravas.example', password } })
  const trail = await db.selectFrom('audit_log').select(['action', 'actor_id', 'detail']).orderBy('id').execute()
  expect(trail[0]).toEqual({ action: 'password.reset_link_made', actor_id: null, detail: { by: 'operator' } })
  await expect(createResetLink(parts, 'nobody@pravas.example')).rejects.toThrow('No active account')
})
