import { account } from '@pravas/messages/en/account'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { asha, heading, openProduct, usesProduct } from '../../testing/product.tsx'

usesProduct()

const CALL = 'POST /api/auth/password'

async function change(answer: () => Response, again = 'a long new password') {
  const opened = openProduct('/account', { person: asha, answers: { [CALL]: answer } })
  await heading('My Account')
  await opened.user.click(screen.getByRole('button', { name: 'Change Password' }))
  await opened.user.type(screen.getByLabelText('Current Password'), 'the old one')
  await opened.user.type(screen.getByLabelText('New password'), 'a long new password')
  await opened.user.type(screen.getByLabelText('Confirm new password'), again)
  await opened.user.click(screen.getByRole('button', { name: 'Set new password' }))
  return opened
}

test('who knows the password sets another', async () => {
  const { server } = await change(() => new Response(null, { status: 204 }))
  expect((await screen.findByRole('alert')).textContent).toContain(account['password.changed'])
  expect(server.bodyOf(CALL)).toEqual({ current_password: 'the old one', new_password: 'a long new password' })
  expect(screen.queryByLabelText('Current Password')).toBeNull()
})

test('a refusal is told and keeps what was typed', async () => {
  await change(() => Response.json({ title: 'The current password is wrong.' }, { status: 400 }))
  expect((await screen.findByRole('alert')).textContent).toBe('The current password is wrong.')
  expect(screen.getByLabelText<HTMLInputElement>('Current Password').value).toBe('the old one')
})

test('new passwords that differ are not sent', async () => {
  const { server } = await change(() => new Response(null, { status: 204 }), 'another password')
  expect((await screen.findByRole('alert')).textContent).toContain('don’t match')
  expect(server.requests.filter((request) => String(request).includes('/auth/password'))).toEqual([])
})

test('the focus goes to the first field, and back to the button when the fields are gone', async () => {
  const { user } = openProduct('/account', { person: asha })
  await heading('My Account')
  await user.click(screen.getByRole('button', { name: 'Change Password' }))
  expect(document.activeElement).toBe(screen.getByLabelText('Current Password'))
  await user.click(screen.getByRole('button', { name: 'Cancel' }))
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Change Password' }))
})
