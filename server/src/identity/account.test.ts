import { changeProfile, currentSession, publicConfig, sendSupportRequest } from '@pravas/contract/people'
import { createEntry } from '@pravas/contract/structure'
import { expect, test } from 'vitest'
import { createOutbox } from '../mail/outbox.ts'
import { testApp } from '../testing/test-app.ts'
import { createAttempts } from './attempts-service.ts'
import { createProfiles } from './profile-service.ts'
import { createSupport } from './support-service.ts'

const it = await testApp({}, { PROFILE_EDITING: 'on', SUPPORT_INBOX: 'help@pravas.example' })
const { as, clock } = it
const { db } = it.database
const details = { phone: '+91 98100 00000', location: ' Pune ', office: '', username: 'asha.rao' }
const request = { name: 'Asha', email: 'asha@home.example', subject: 'Trip', message: 'The map is empty.' }

test('the pages learn what is switched on', async () => {
  expect(await it.anonymous.call(publicConfig)).toMatchObject({ profileEditing: true, supportInbox: true })
})

test('people change their own contact details, and an empty one is none', async () => {
  const employee = as('employee')
  const { user } = await employee.call(changeProfile, { body: details })
  expect(user).toMatchObject({ phone: '+91 98100 00000', location: 'Pune', username: 'asha.rao' })
  expect(user).not.toHaveProperty('office')
  expect((await employee.call(currentSession)).user).toEqual(user)
  expect((await as('colleague').call(currentSession)).user.location).toBe('Mumbai')
})

test('where locations are listed, people choose a new one from the list and may keep the one they have', async () => {
  const employee = as('employee')
  await as('administrator').call(createEntry, { params: { kind: 'location' }, body: { code: 'PUN', name: 'Pune' } })
  const refused = await employee.refused(changeProfile, { body: { ...details, location: 'Goa' } })
  expect(refused).toMatchObject({ status: 400, errors: [{ path: 'body.location' }] })
  const change = async (location: string) =>
    (await employee.call(changeProfile, { body: { ...details, location } })).user.location
  expect(await change('Delhi')).toBe('Delhi')
  expect(await change('pun')).toBe('Pune')
  expect(await change('')).toBeUndefined()
})

test('nobody makes more of themselves', async () => {
  const manager = as('manager')
  const body = { ...details, department: 'Admin', designation: 'Super Admin', isSuperAdmin: true, email: 'x@y.example' }
  const { user } = await manager.call(changeProfile, { body })
  expect(user).toMatchObject({ department: 'Sales', isSuperAdmin: false, email: 'manager@pravas.example' })
})

test('a support request becomes a mail to the inbox that names who was signed in', async () => {
  await as('employee').call(sendSupportRequest, { body: request })
  const mails = await db.selectFrom('outbox_mails').select(['to_address', 'subject', 'body']).execute()
  expect(mails).toEqual([
    {
      to_address: 'help@pravas.example',
      subject: 'Support: Trip',
      body: 'Reply to: Asha <asha@home.example>\n\nSigned in as: Asha Rao <employee@pravas.example>, EMP1001\n\n> The map is empty.',
    },
  ])
})

test('one person cannot fill the inbox', async () => {
  const employee = as('employee')
  for (let time = 0; time < 6; time += 1) await employee.call(sendSupportRequest, { body: request })
  await db
    .updateTable('attempts')
    .set({ next_at: new Date(clock.now().getTime() + 60_000) })
    .execute()
  expect(await employee.refused(sendSupportRequest, { body: request })).toMatchObject({ status: 429 })
})

test('without the settings there is nothing to call', async () => {
  const profiles = createProfiles({ db, clock, offered: false })
  const outbox = createOutbox({ willSend: false })
  const support = createSupport({ db, clock, attempts: createAttempts({ db, clock }), outbox, inbox: undefined })
  const off = { code: 'path.not_found' }
  await expect(profiles.change(it.actor('employee'), details)).rejects.toMatchObject(off)
  await expect(support.send(it.actor('employee'), request, '203.0.113.7')).rejects.toMatchObject(off)
})
