import { cleanup, render, screen } from '@testing-library/react'
import { MemoryRouter, Route, Routes } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import { session } from '../api/session.ts'
import { FurtherPages } from './further-pages.tsx'

vi.mock('../pages/admin-outbox.tsx', () => ({ AdminOutboxPage: () => <p>outbox</p> }))

afterEach(() => {
  cleanup()
  session.signOut()
  localStorage.clear()
})

test.each([
  [{ name: 'Manager', isAdmin: true }, 'dashboard'],
  [{ name: 'Not admin', isSuperAdmin: true }, 'dashboard'],
  [{ name: 'Super', isAdmin: true, isSuperAdmin: true }, 'outbox'],
])('the outbox is for super admins: %o sees the %s', async (user, shown) => {
  session.signIn(user)
  render(
    <MemoryRouter initialEntries={['/admin-outbox']}>
      <Routes>
        <Route path="/dashboard" element={<p>dashboard</p>} />
        <Route path="*" element={<FurtherPages />} />
      </Routes>
    </MemoryRouter>,
  )
  expect(await screen.findByText(shown)).toBeDefined()
})
