import { cleanup, render, screen } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, expect, test } from 'vitest'
import { session } from '../api/session.ts'
import { AdminsOnly, SuperAdminsOnly } from './guards.tsx'

afterEach(() => {
  cleanup()
  session.signOut()
  localStorage.clear()
})

function open(address: string) {
  const router = createMemoryRouter(
    [
      { path: '/dashboard', element: <p>dashboard</p> },
      {
        Component: AdminsOnly,
        children: [
          { path: '/admin-approvals', element: <p>approvals</p> },
          { Component: SuperAdminsOnly, children: [{ path: '/admin-outbox', element: <p>outbox</p> }] },
        ],
      },
    ],
    { initialEntries: [address] },
  )
  render(<RouterProvider router={router} />)
}

test.each([
  [{ name: 'Employee' }, '/admin-approvals', 'dashboard'],
  [{ name: 'Manager', isAdmin: true }, '/admin-approvals', 'approvals'],
  [{ name: 'Manager', isAdmin: true }, '/admin-outbox', 'dashboard'],
  [{ name: 'Super', isAdmin: true, isSuperAdmin: true }, '/admin-outbox', 'outbox'],
  [{ name: 'Not admin', isSuperAdmin: true }, '/admin-outbox', 'dashboard'],
])('%o at %s sees the %s', (user, address, shown) => {
  session.signIn(user)
  open(address)
  expect(screen.getByText(shown)).toBeDefined()
})
