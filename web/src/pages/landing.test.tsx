import { signIn as words } from '@pravas/messages/en/sign-in'
import { act, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { signOutForGood } from '../api/leave.ts'
import { session } from '../api/session.ts'
import { noteSignOn } from '../api/sign-on/signed-on.ts'
import { signOut } from '../api/sign-out.ts'
import { asha, heading, openProduct, usesProduct } from '../testing/product.tsx'

usesProduct()

const CALL = 'GET /api/trip/TRP-2026-000021'
const trip = { trip_number: 'TRP-2026-000021', departure_city: 'Delhi', destination_city: 'Mumbai' }
const answers = { 'POST /api/auth/login': { user: asha }, [CALL]: trip }

async function signIn(user: ReturnType<typeof openProduct>['user']) {
  await user.type(screen.getByLabelText('Email'), asha.email)
  await user.type(screen.getByLabelText('Password'), 'secret')
  await user.click(screen.getByRole('button', { name: 'Sign In' }))
  await heading('Analytics Dashboard')
}

const goesOn = () => screen.queryByRole('link', { name: /^Go on to/ })

test.each([
  ['idle', 'You were signed out after 15 minutes without activity.'],
  ['ended', 'Your session has ended. Please sign in again.'],
] as const)('who was signed out because it was %s is told why, until the next sign-in', async (reason, text) => {
  const { user } = openProduct('/privacy-policy', { person: asha, answers })
  await heading('Privacy Policy')
  act(() => signOut(reason))
  expect((await screen.findByText(text)).getAttribute('role')).toBe('status')
  expect(screen.queryByRole('alert')).toBeNull()
  await signIn(user)
  expect(goesOn()?.getAttribute('href')).toBe('/privacy-policy')
  act(() => signOut())
  await heading('Pravas')
  expect(screen.queryByText(text)).toBeNull()
})

test('who cannot be signed out at the identity provider is signed out here, and told so', async () => {
  openProduct('/privacy-policy', { person: asha, answers })
  await heading('Privacy Policy')
  noteSignOn()
  sessionStorage.setItem('msal.token', 'of the provider')
  act(signOutForGood)
  await heading('Pravas')
  expect((await screen.findByText(words['signed-out.here-only'])).role).toBe('status')
  expect(sessionStorage.getItem('msal.token')).toBeNull()
})

test('a call that the server answers with no session says that it has ended', async () => {
  const refuse = () => Response.json({ title: 'Not signed in.' }, { status: 401 })
  openProduct('/trip/TRP-2026-000021', { person: asha, answers: { [CALL]: refuse } })
  expect(await screen.findByText('Your session has ended. Please sign in again.')).toBeTruthy()
})

test('who followed a link and had to sign in reaches the dashboard, and the page from there', async () => {
  const { user } = openProduct('/trip/TRP-2026-000021', { answers })
  expect(await screen.findByText('Please sign in to go on to TRP-2026-000021.')).toBeTruthy()
  await signIn(user)
  expect(window.location.pathname).toBe('/dashboard')
  await user.click(screen.getByRole('link', { name: 'Go on to TRP-2026-000021' }))
  await heading('Trip Details - Delhi to Mumbai')
})

test('who signed out themselves is told nothing and led nowhere', async () => {
  const { user } = openProduct('/privacy-policy', { person: asha, answers })
  await heading('Privacy Policy')
  act(() => signOut())
  await heading('Pravas')
  expect(screen.queryByText(/signed out|has ended|Please sign in/)).toBeNull()
  await signIn(user)
  expect(goesOn()).toBeNull()
})

test('a call that comes back after one has signed out does not change what is said', async () => {
  openProduct('/privacy-policy', { person: asha })
  await heading('Privacy Policy')
  act(() => signOut())
  act(() => session.signOut('ended'))
  await heading('Pravas')
  expect(screen.queryByText(/has ended/)).toBeNull()
})
