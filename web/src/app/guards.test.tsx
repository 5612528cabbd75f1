import { cleanup, render, screen } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import { session as signedIn } from '../api/session.ts'
import { AdminsOnly } from './guards.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  signedIn.signOut()
  localStorage.clear()
})

function open(address: string, Guard = AdminsOnly) {
  const router = createMemoryRouter(
    [
      { path: '/dashboard', element: <p>dashboard</p> },
      {
        Component: Guard,
        children: [{ path: '/admin-approvals', element: <p>approvals</p> }],
      },
    ],
    { initialEntries: [address] },
  )
  render(<RouterProvider router={router} />)
}

test.each([
  [{ name: 'Employee' }, '/admin-approvals', 'dashboard'],
  [{ name: 'Manager', isAdmin: true }, '/admin-approvals', 'approvals'],
])('%o at %s sees the %s', (user, address, shown) => {
  signedIn.signIn(user)
  open(address)
  expect(screen.getByText(shown)).toBeDefined()
})

test('decisions that were handed over since the sign-in let in whom the stored flag keeps out', async () => {
  const { session, AdminsOnly } = await freshPage({ name: 'Vikram', email: 'vikram@pravas.example', isAdmin: false })
  vi.stubGlobal('fetch', async () => Response.json({ user: { email: 'vikram@pravas.example', isAdmin: true } }))
  open('/admin-approvals', AdminsOnly)
  expect(screen.queryByText('dashboard')).toBeNull()
  expect(await screen.findByText('approvals')).toBeDefined()
  expect(session.get().isAdmin).toBe(true)
})

test.each([
  ['a server that says no', async () => Response.json({ user: { email: 'vikram@pravas.example', isAdmin: false } })],
  ['a server without the call', async () => new Response('', { status: 404 })],
  ['a session that is over', async () => new Response('', { status: 401 })],
  ['no connection', () => Promise.reject(new TypeError('offline'))],
])('%s leaves them at the dashboard, signed in', async (_, answer) => {
  const { session, AdminsOnly } = await freshPage({ name: 'Vikram', email: 'vikram@pravas.example', isAdmin: false })
  vi.stubGlobal('fetch', answer)
  open('/admin-approvals', AdminsOnly)
  expect(await screen.findByText('dashboard')).toBeDefined()
  expect(session.get().isAuthenticated).toBe(true)
})

/** The page as a reload finds it: only what the browser has stored is known of who is signed in. */
async function freshPage(user: object) {
  signedIn.signIn(user)
  vi.resetModules()
  const [{ session }, { AdminsOnly }] = await Promise.all([import('../api/session.ts'), import('./guards.tsx')])
  return { session, AdminsOnly }
}
