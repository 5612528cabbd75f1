import { MantineProvider } from '@mantine/core'
import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { SignInPanel } from './sign-in-panel.tsx'

// What the page fetches when it is used is large, and would otherwise be read while a test waits.
await Promise.all([
  import('../../api/sign-on/sign-on.ts'),
  import('../../api/sign-on/explain-sign-on.ts'),
  import('../../api/sign-on/provider-sign-in.ts'),
])

const onDone = vi.fn()
const answers: Record<string, () => Response | Promise<Response>> = {}
const server = vi.fn(async (address: string) => (await answers[address]?.()) ?? new Response('{}', { status: 404 }))

beforeEach(() => {
  onDone.mockReset()
  server.mockClear()
  for (const address of Object.keys(answers)) delete answers[address]
  vi.stubGlobal('fetch', server)
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }))
  localStorage.clear()
})
afterEach(cleanup)

function open() {
  render(
    <MantineProvider env="test">
      <SignInPanel onSignedIn={onDone} onSignedUp={onDone} />
    </MantineProvider>,
  )
  return userEvent.setup()
}

async function signIn(user: ReturnType<typeof open>) {
  await user.type(screen.getByLabelText('Email'), 'asha@pravas.example')
  await user.type(screen.getByLabelText('Password'), 'secret')
  await user.click(screen.getByRole('button', { name: 'Sign In' }))
}

test('a sign-in keeps the user and goes on', async () => {
  answers['/api/auth/login'] = () => Response.json({ user: { name: 'Asha', isAdmin: true } })
  await signIn(open())
  await vi.waitFor(() => expect(onDone).toHaveBeenCalledOnce())
  expect(localStorage.getItem('isAuthenticated')).toBe('true')
  expect(localStorage.getItem('isAdmin')).toBe('true')
})

test.each([401, 500, 200])(
  'an answer %i without a user shows the one text and keeps what was typed',
  async (status) => {
    answers['/api/auth/login'] = () => Response.json({}, { status })
    await signIn(open())
    expect((await screen.findByRole('alert')).textContent).toBe('Login failed. Please check your credentials.')
    expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe('asha@pravas.example')
    expect(onDone).not.toHaveBeenCalled()
  },
)

test('single sign-on says that it is disabled, on both sides', async () => {
  const user = open()
  for (const side of ['Sign Up', 'Sign In']) {
    await user.click(screen.getByRole('button', { name: 'Continue with single sign-on' }))
    expect((await screen.findByRole('alert')).textContent).toBe('Organisational single sign-on is currently disabled.')
    await user.click(screen.getByRole('button', { name: side }))
    expect(screen.queryByRole('alert')).toBeNull()
  }
})

test.each([
  ['is on', { singleSignOn: true }, /^Your organisation’s sign-in didn’t succeed/],
  ['is off', { singleSignOn: false }, /currently disabled/],
])('who asks for single sign-on before it is known that it %s waits for that', async (_, config, said) => {
  const { promise, resolve } = Promise.withResolvers<void>()
  answers['/api/config'] = async () => {
    await promise
    return Response.json(config)
  }
  const user = open()
  await user.click(screen.getByRole('button', { name: 'Continue with single sign-on' }))
  expect(screen.queryByRole('alert')).toBeNull()
  resolve()
  expect((await screen.findByRole('alert')).textContent).toMatch(said)
})

test('a sign-up goes on without a call and without comparing the passwords', async () => {
  const user = open()
  await user.click(screen.getByRole('button', { name: 'Sign Up' }))
  await user.type(screen.getByLabelText('Name'), 'Asha')
  await user.type(screen.getByLabelText('Email'), 'asha@pravas.example')
  await user.type(screen.getByLabelText('Password'), 'one')
  await user.type(screen.getByLabelText('Confirm Password'), 'other')
  await user.click(screen.getByRole('button', { name: 'Sign Up' }))
  expect(onDone).toHaveBeenCalledOnce()
  expect(new Set(server.mock.calls.map(([address]) => address))).toEqual(new Set(['/api/config']))
})

test('a demo account fills the form', async () => {
  answers['/api/config'] = () =>
    Response.json({ demo: { password: 'demo', accounts: [{ email: 'demo@pravas.example', role: 'Employee' }] } })
  const user = open()
  await user.click(await screen.findByText('demo@pravas.example'))
  expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe('demo@pravas.example')
  expect(screen.getByLabelText<HTMLInputElement>('Password').value).toBe('demo')
})

test('a provider that the server asks has its own button, and what keeps one from it is said', async () => {
  answers['/api/config'] = () => Response.json({ singleSignOn: false, providerSignIn: { label: 'Continue with Okta' } })
  answers['/api/auth/oidc/begin'] = () => Response.json({ detail: 'Your provider is away.' }, { status: 503 })
  const user = open()
  await user.click(await screen.findByRole('button', { name: 'Continue with Okta' }))
  expect((await screen.findByRole('alert')).textContent).toBe('Your provider is away.')
  expect(screen.queryByRole('button', { name: 'Continue with single sign-on' })).toBeNull()
})

test('with both ways through a provider there are both buttons', async () => {
  answers['/api/config'] = () => Response.json({ singleSignOn: true, providerSignIn: { label: 'Continue with Okta' } })
  open()
  expect(await screen.findByRole('button', { name: 'Continue with Okta' })).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Continue with single sign-on' })).toBeTruthy()
})

test.each([
  ['sso.deactivated', 'Your account has been deactivated. Please ask your administrator.'],
  ['session.missing', 'Your organisation’s sign-in didn’t succeed. Please try again.'],
  ['<b>whatever</b>', 'Your organisation’s sign-in didn’t succeed. Please try again.'],
])('a sign-in that the server refused with %s is explained once', async (code, said) => {
  window.history.replaceState(null, '', `/?sign-in=${encodeURIComponent(code)}`)
  open()
  expect((await screen.findByRole('alert')).textContent).toBe(said)
  expect(window.location.search).toBe('')
})
