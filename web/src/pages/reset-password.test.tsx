import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { asha, heading, openProduct, usesProduct } from '../testing/product.tsx'

usesProduct()

const TOKEN = 'a-token'
const CONFIRM = 'POST /api/auth/password-reset/confirm'
const ASK = 'POST /api/auth/password-reset'
const done = () => new Response(null, { status: 204 })

async function setPassword(answer: () => Response, again = 'a long password') {
  const opened = openProduct(`/reset-password/${TOKEN}`, { answers: { [CONFIRM]: answer } })
  await heading('Set a new password')
  await opened.user.type(screen.getByLabelText('New Password'), 'a long password')
  await opened.user.type(screen.getByLabelText('Confirm Password'), again)
  await opened.user.click(screen.getByRole('button', { name: 'Set Password' }))
  return opened
}

test('the sign-in offers a link only where one can be sent', async () => {
  const { user } = openProduct('/', { answers: { 'GET /api/config': { passwordReset: true } } })
  await user.click(await screen.findByRole('link', { name: 'Forgot password?' }))
  await heading('Forgot your password?')
})

test('without it the sign-in is the specified one', async () => {
  const { server } = openProduct('/', { answers: { 'GET /api/config': { passwordReset: false } } })
  await heading('Pravas')
  await waitFor(() => expect(server.requests).toHaveLength(1))
  expect(screen.queryByRole('link')).toBeNull()
})

test('asking for a link says the same for every address', async () => {
  const { user, server } = openProduct('/reset-password', { answers: { [ASK]: done } })
  await heading('Forgot your password?')
  await user.type(screen.getByLabelText('Email'), asha.email)
  await user.click(screen.getByRole('button', { name: 'Send Link' }))
  expect((await screen.findByRole('alert')).textContent).toContain(`If ${asha.email} has an account`)
  expect(server.bodyOf(ASK)).toEqual({ email: asha.email })
})

test('a refusal is told and keeps what was typed', async () => {
  const tooMany = () => Response.json({ title: 'Too many requests.' }, { status: 429 })
  const { user } = openProduct('/reset-password', { answers: { [ASK]: tooMany } })
  await heading('Forgot your password?')
  await user.type(screen.getByLabelText('Email'), asha.email)
  await user.click(screen.getByRole('button', { name: 'Send Link' }))
  expect((await screen.findByRole('alert')).textContent).toBe('Too many requests.')
  expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe(asha.email)
})

test('a link sets a new password and leads to the sign-in', async () => {
  const { user, server } = await setPassword(done)
  await user.click(await screen.findByRole('link', { name: 'Sign In' }))
  await heading('Pravas')
  expect(server.bodyOf(CONFIRM)).toEqual({ token: TOKEN, password: 'a long password' })
})

test('passwords that differ are not sent', async () => {
  const { server } = await setPassword(done, 'another password')
  expect(screen.getByRole('alert').textContent).toBe('The passwords don’t match.')
  expect(server.calls).toEqual([])
})

test('a link that has expired leads to a new one', async () => {
  const { user } = await setPassword(() => Response.json({ code: 'reset.not_valid' }, { status: 400 }))
  await user.click(await screen.findByRole('link', { name: 'Ask for a new link' }))
  await heading('Forgot your password?')
})
