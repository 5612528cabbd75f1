import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { asha, openProduct, usesProduct } from '../testing/product.tsx'

usesProduct()

const boss = { ...asha, isAdmin: true, isSuperAdmin: true }
const mail = {
  id: '0198a000-0000-7000-8000-000000000001',
  to: 'Meera Nair <meera@pravas.example>',
  subject: 'A claim of Asha Rao',
  body: 'Please decide.',
  status: 'kept',
  created_at: '2026-11-19T10:00:00Z',
  sent_at: null,
  last_error: null,
}

async function openedMail(shown: object) {
  const { user } = openProduct('/admin-outbox', { person: boss, answers: { 'GET /api/admin/outbox': [shown] } })
  await user.click(await screen.findByRole('button', { name: /A claim of Asha Rao/ }))
  return within(await screen.findByRole('region', { name: /A claim of Asha Rao/ }))
}

test('a mail names what is attached to it, and opens what can be opened', async () => {
  const attachments = [
    { name: 'EXP-2026-000001.pdf', link: '/api/expense/EXP-2026-000001/pdf' },
    { name: 'EXP-2026-000002.pdf', link: '' },
    { name: 'EXP-2026-000003.pdf', link: 'javascript:alert(1)' },
  ]
  const opened = await openedMail({ ...mail, attachments })
  const files = within(opened.getByRole('list', { name: 'Attachments' }))
  expect(files.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'EXP-2026-000001.pdf',
    'EXP-2026-000002.pdf',
    'EXP-2026-000003.pdf',
  ])
  expect(files.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([attachments[0]?.link])
})

test.each([{ attachments: [] }, {}])('a mail with %o names no file', async (attached) => {
  const opened = await openedMail({ ...mail, ...attached })
  expect(opened.getByText('Please decide.')).toBeTruthy()
  expect(opened.queryByRole('list')).toBeNull()
})

const failed = { ...mail, id: `${mail.id.slice(0, -1)}2`, subject: 'A trip', status: 'failed', body: undefined }

test('a mail that was given up is sent again, and the list says that it waits', async () => {
  const given = { ...failed, last_error: 'The mailbox is full', can_be_resent: true }
  const { user } = openProduct('/admin-outbox', {
    person: boss,
    answers: {
      'GET /api/admin/outbox': [given],
      [`POST /api/admin/outbox/${failed.id}/resend`]: { ...failed, status: 'queued', can_be_resent: false },
    },
  })
  const line = await screen.findByRole('button', { name: /A trip.*Couldn’t be sent/ })
  await user.click(line)
  expect(await screen.findByText('The mailbox is full')).toBeTruthy()
  await user.click(await screen.findByRole('button', { name: 'Send again' }))
  expect(await screen.findByRole('button', { name: /A trip.*Waiting to be sent/ })).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Send again' })).toBeNull()
})

test('mails are found by whom they went to and by their state', async () => {
  const { user } = openProduct('/admin-outbox', {
    person: boss,
    answers: { 'GET /api/admin/outbox': [mail, failed] },
  })
  await user.selectOptions(await screen.findByRole('combobox', { name: 'State' }), 'failed')
  expect(screen.queryByRole('button', { name: /A claim of Asha Rao/ })).toBeNull()
  expect(screen.getByRole('button', { name: /A trip/ })).toBeTruthy()
  await user.type(screen.getByRole('searchbox', { name: 'Search mails' }), 'nobody')
  await user.click(await screen.findByRole('button', { name: 'Show all mails' }))
  expect(await screen.findAllByRole('button', { name: /To Meera Nair/ })).toHaveLength(2)
})
