import { cleanup, render, screen } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, expect, test } from 'vitest'
import { session } from '../api/session.ts'
import { AdminsOnly } from './guards.tsx'

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
  session.signIn(user)
  open(address)
  expect(screen.getByText(shown)).toBeDefined()
})
