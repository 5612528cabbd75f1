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
