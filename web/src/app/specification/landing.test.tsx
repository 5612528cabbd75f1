import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { asha, heading, openProduct, usesProduct } from '../../testing/product.tsx'
import { broken } from '../../testing/server.ts'

usesProduct()

function field(label: string): HTMLInputElement {
  return screen.getByLabelText<HTMLInputElement>(label)
}

test('it is titled with the product’s name and holds the panel', async () => {
  openProduct('/')
  await heading('Pravas')
  expect(document.title).toBe('Pravas')
  expect(screen.getByRole('region', { name: 'Sign in' })).toBeTruthy()
})

test('the panel goes from signing in to signing up and back, each with its fields', async () => {
  const { user } = openProduct('/')
  await heading('Pravas')
  const fields = () => screen.getAllByText(/.+/, { selector: 'label' }).map(({ textContent }) => textContent)
  expect(fields()).toEqual(['Email', 'Password'])
  await user.click(screen.getByRole('button', { name: 'Sign Up' }))
  expect(screen.getByRole('region', { name: 'Sign up' })).toBeTruthy()
  expect(fields()).toEqual(['Name', 'Email', 'Password', 'Confirm Password'])
  await user.click(screen.getByRole('button', { name: 'Sign In' }))
  expect(screen.getByRole('region', { name: 'Sign in' })).toBeTruthy()
})

test('every field is required and the e-mail is one by its type', async () => {
  const { user } = openProduct('/')
  await heading('Pravas')
  for (const label of ['Email', 'Password']) expect(field(label).required).toBe(true)
  expect(field('Email').type).toBe('email')
  await user.click(screen.getByRole('button', { name: 'Sign Up' }))
  for (const label of ['Name', 'Email', 'Password', 'Confirm Password']) expect(field(label).required).toBe(true)
  expect(field('Email').type).toBe('email')
})

test('every password can be shown and hidden by itself', async () => {
  const { user } = openProduct('/')
  await heading('Pravas')
  await user.click(screen.getByRole('button', { name: 'Show password' }))
  expect(field('Password').type).toBe('text')
  await user.click(screen.getByRole('button', { name: 'Hide password' }))
  expect(field('Password').type).toBe('password')

  await user.click(screen.getByRole('button', { name: 'Sign Up' }))
  const [, second] = screen.getAllByRole('button', { name: 'Show password' })
  await user.click(second as HTMLElement)
  expect([field('Password').type, field('Confirm Password').type]).toEqual(['password', 'text'])
})

test('the toggle of a password says by its name alone what it does', async () => {
  const { user } = openProduct('/')
  await heading('Pravas')
  const toggle = screen.getByRole('button', { name: 'Show password' })
  await user.click(toggle)
  expect([toggle.getAttribute('aria-label'), toggle.getAttribute('aria-pressed')]).toEqual(['Hide password', null])
})

test('a sign-in asks the product’s API and leads to the dashboard', async () => {
  const { user, server } = openProduct('/', { answers: { 'POST /api/auth/login': { user: asha } } })
  await heading('Pravas')
  await user.type(field('Email'), asha.email)
  await user.type(field('Password'), 'secret')
  await user.click(screen.getByRole('button', { name: 'Sign In' }))
  await heading('Analytics Dashboard')
  expect(server.bodyOf('POST /api/auth/login')).toEqual({ email: asha.email, password: 'secret' })
  expect(JSON.parse(localStorage.getItem('user') ?? '')).toEqual(asha)
})

test('whatever goes wrong with a sign-in, the one alert stands and the person stays', async () => {
  const { user } = openProduct('/', { answers: { 'POST /api/auth/login': broken } })
  await heading('Pravas')
  await user.type(field('Email'), asha.email)
  await user.type(field('Password'), 'secret')
  await user.click(screen.getByRole('button', { name: 'Sign In' }))
  expect((await screen.findByRole('alert')).textContent).toBe('Login failed. Please check your credentials.')
  expect(window.location.pathname).toBe('/')
})

test('a sign-up makes no call and goes straight to the dashboard, whatever the two passwords', async () => {
  const { user, server } = openProduct('/', { person: asha })
  await heading('Pravas')
  await user.click(screen.getByRole('button', { name: 'Sign Up' }))
  await user.type(field('Name'), 'Asha')
  await user.type(field('Email'), asha.email)
  await user.type(field('Password'), '1')
  await user.type(field('Confirm Password'), '2')
  await user.click(screen.getByRole('button', { name: 'Sign Up' }))
  await heading('Analytics Dashboard')
  expect(server.calls.filter((call) => !call.startsWith('GET'))).toEqual([])
})

test('a visitor whom the guard sends back after a sign-up is told, calmly, how one gets in', async () => {
  const { user, server } = openProduct('/')
  await heading('Pravas')
  expect(screen.queryByText(/Accounts are set up by your organisation/)).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Sign Up' }))
  for (const label of ['Name', 'Password', 'Confirm Password']) await user.type(field(label), 'x')
  await user.type(field('Email'), asha.email)
  await user.click(screen.getByRole('button', { name: 'Sign Up' }))
  expect(await screen.findByText(/Accounts are set up by your organisation. Sign in/)).toBeTruthy()
  expect(window.location.pathname).toBe('/')
  expect(screen.getByRole('region', { name: 'Sign in' })).toBeTruthy()
  expect(screen.queryByRole('alert')).toBeNull()
  expect(server.calls.filter((call) => !call.startsWith('GET'))).toEqual([])
})

test('single sign-on raises an alert on either side and makes no call', async () => {
  const { user, server } = openProduct('/')
  await heading('Pravas')
  for (const side of ['Sign Up', 'Sign In']) {
    const panel = within(screen.getByRole('main'))
    await user.click(panel.getByRole('button', { name: /single sign-on/i }))
    expect((await panel.findByRole('alert')).textContent).toBe('Organisational single sign-on is currently disabled.')
    await user.click(panel.getByRole('button', { name: side }))
  }
  await waitFor(() => expect(server.calls).toEqual([]))
})
