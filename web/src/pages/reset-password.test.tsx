import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { asha, heading, openProduct, usesProduct } from '../testing/product.tsx'

usesProduct()

const TOKEN = 'a-token'
const CONFIRM = 'POST /api/auth/password-reset/confirm'
const ASK = 'POST /api/auth/password-reset'
const OPEN = 'POST /api/auth/password-reset/link'
const done = () => Response.json({ user: null })
const sent = () => new Response(null, { status: 204 })

const LINK = { name: 'Asha Rao', email: asha.email, organisation: 'Acme India' }
const RESET = { ...LINK, kind: 'reset' }
const INVITATION = { ...LINK, kind: 'invitation' }

async function setPassword(answer: () => Response, again = 'a long password') {
  const opened = openProduct(`/reset-password/${TOKEN}`, { answers: { [OPEN]: RESET, [CONFIRM]: answer } })
  await heading('Set a new password')
  await opened.user.type(screen.getByLabelText('New password'), 'a long password')
  await opened.user.type(screen.getByLabelText('Confirm password'), again)
  await opened.user.click(screen.getByRole('button', { name: 'Set password' }))
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
  const { user, server } = openProduct('/reset-password', { answers: { [ASK]: sent } })
  await heading('Forgot your password?')
  await user.type(screen.getByLabelText('Email'), asha.email)
  await user.click(screen.getByRole('button', { name: 'Send link' }))
  expect((await screen.findByRole('alert')).textContent).toContain(`If ${asha.email} has an account`)
  expect(server.bodyOf(ASK)).toEqual({ email: asha.email })
})

test('a refusal is told and keeps what was typed', async () => {
  const tooMany = () => Response.json({ title: 'Too many requests.' }, { status: 429 })
  const { user } = openProduct('/reset-password', { answers: { [ASK]: tooMany } })
  await heading('Forgot your password?')
  await user.type(screen.getByLabelText('Email'), asha.email)
  await user.click(screen.getByRole('button', { name: 'Send link' }))
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
  expect(server.calls).toEqual([OPEN])
})

test('a link that has expired leads to a new one', async () => {
  const { user } = await setPassword(() => Response.json({ code: 'reset.not_valid' }, { status: 400 }))
  await user.click(await screen.findByRole('link', { name: 'Ask for a new link' }))
  await heading('Forgot your password?')
})

test('a link that was used before is told before anything is typed', async () => {
  openProduct(`/reset-password/${TOKEN}`, {
    answers: { [OPEN]: () => Response.json({ code: 'reset.not_valid' }, { status: 400 }) },
  })
  expect((await screen.findByRole('alert')).textContent).toContain('has already been used')
  expect(screen.queryByLabelText('New password')).toBeNull()
})

test('who is invited is welcomed by name, and is signed in with the password that they choose', async () => {
  const { user } = openProduct(`/reset-password/${TOKEN}`, {
    answers: { [OPEN]: INVITATION, [CONFIRM]: { user: asha } },
  })
  await heading('Welcome to Acme India, Asha Rao')
  expect(screen.getByText(new RegExp(asha.email))).toBeTruthy()
  await user.type(screen.getByLabelText('Choose a password'), 'a long password')
  await user.type(screen.getByLabelText('Confirm password'), 'a long password')
  await user.click(screen.getByRole('button', { name: 'Start using Pravas' }))
  await heading('Analytics Dashboard')
})

test('where somebody is signed in here, who was invited signs in themselves', async () => {
  const { user } = openProduct(`/reset-password/${TOKEN}`, {
    person: asha,
    answers: { [OPEN]: INVITATION, [CONFIRM]: { user: { ...asha, name: 'Ravi' } }, 'POST /api/auth/logout': sent },
  })
  await user.type(await screen.findByLabelText('Choose a password'), 'a long password')
  await user.type(screen.getByLabelText('Confirm password'), 'a long password')
  await user.click(screen.getByRole('button', { name: 'Start using Pravas' }))
  expect((await screen.findByRole('alert')).textContent).toBe('Your password is set. Sign in with it to start.')
})
