import { listOutbox, resendMail } from '@pravas/contract/approvals'
import { expect, test } from 'vitest'
import { builders } from '../testing/builders.ts'
import { testApp } from '../testing/test-app.ts'

const it = await testApp()
const build = builders(it)
const { as } = it

test('without a mail server mails are kept for the super admin to read, latest first', async () => {
  const number = await build.expense({ status: 'rejected', rupees: [123_456.5] })
  const mails = await as('superadmin').call(listOutbox)
  expect(mails).toMatchObject([
    {
      to: expect.stringContaining('<employee@pravas.example>'),
      subject: `${number} rejected`,
      status: 'kept',
      sent_at: null,
    },
    {
      to: expect.stringContaining('<manager@pravas.example>'),
      subject: expect.stringContaining('₹1,23,456.50'),
      status: 'kept',
    },
  ])
  expect(mails[0]?.body).toContain('Reason: It is not needed.')
  expect(mails[1]?.body).toContain(`http://localhost:5007/expense/${number}\n`)
})

test('without a mail server nothing is sent again', async () => {
  await build.trip()
  const [mail] = await as('superadmin').call(listOutbox)
  expect(mail?.can_be_resent).toBe(false)
  const params = { mailId: mail?.id ?? '' }
  expect(await as('superadmin').refused(resendMail, { params })).toMatchObject({ code: 'mail.not_set_up' })
})

test('a mail about a trip leads to the trip', async () => {
  const number = await build.trip()
  const mails = await as('superadmin').call(listOutbox)
  const asked = mails.find(({ subject }) => subject.startsWith(`${number}: `))
  expect(asked?.body).toMatch(new RegExp(`http://localhost:5007/trip/${number}$`))
})

test.each(['employee', 'manager', 'newjoiner'] as const)('%s does not read the outbox', async (who) => {
  expect(await as(who).refused(listOutbox)).toMatchObject({ status: 403 })
})
