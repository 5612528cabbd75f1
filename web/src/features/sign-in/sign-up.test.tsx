import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { heading, openProduct, usesProduct } from '../../testing/product.tsx'

usesProduct()

const ASK = 'POST /api/auth/sign-up'
const CONFIRM = 'POST /api/auth/sign-up/confirm'
const CONFIG = { 'GET /api/config': { signUp: true, passwordReset: true } }
const done = () => new Response(null, { status: 204 })

async function signUp(answer: () => Response, again = 'a long password') {
  const opened = openProduct('/', { answers: { ...CONFIG, [ASK]: answer } })
  // What is switched on is known.
  await screen.findByRole('link', { name: 'Forgot password?' })
  await opened.user.click(screen.getByRole('button', { name: 'Sign Up' }))
  await opened.user.type(screen.getByLabelText('Name'), 'Ravi Iyer')
  await opened.user.type(screen.getByLabelText('Email'), 'ravi@acme.example')
  await opened.user.type(screen.getByLabelText('Password'), 'a long password')
  await opened.user.type(screen.getByLabelText('Confirm Password'), again)
  await opened.user.click(screen.getByRole('button', { name: 'Sign Up' }))
  return opened
}

test('where people may sign up, a link is asked for', async () => {
  const { server } = await signUp(done)
  expect((await screen.findByRole('alert')).textContent).toContain('a link to ravi@acme.example')
  expect(server.bodyOf(ASK)).toEqual({ name: 'Ravi Iyer', email: 'ravi@acme.example', password: 'a long password' })
})

test('a refusal is told and keeps what was typed', async () => {
  await signUp(() => Response.json({ detail: 'Use your address at acme.in.' }, { status: 400 }))
  expect((await screen.findByRole('alert')).textContent).toBe('Use your address at acme.in.')
  expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe('Ravi Iyer')
})

test('passwords that differ are not sent', async () => {
  await signUp(done, 'another')
  expect((await screen.findByRole('alert')).textContent).toBe('The passwords don’t match.')
})

test.each([
  [done, 'Your account is ready.', 'Sign In'],
  [() => Response.json({ code: 'sign_up.not_valid' }, { status: 400 }), 'This link has expired', 'Back to sign-in'],
])('the link of the mail makes the account, or says why not', async (answer, text, link) => {
  const { user, server } = openProduct('/sign-up/a-token', { answers: { [CONFIRM]: answer } })
  await heading('Finish your sign-up')
  await user.type(screen.getByLabelText('Password'), 'a long password')
  await user.click(screen.getByRole('button', { name: 'Create Account' }))
  expect((await screen.findByRole('alert')).textContent).toContain(text)
  expect(server.bodyOf(CONFIRM)).toEqual({ token: 'a-token', password: 'a long password' })
  await user.click(screen.getByRole('link', { name: link }))
  await heading('Pravas')
})
