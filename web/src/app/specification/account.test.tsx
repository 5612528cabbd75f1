import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { asha, heading, openProduct, usesProduct } from '../../testing/product.tsx'

usesProduct()

const person = {
  ...asha,
  department: 'Sales',
  designation: 'Engineer',
  phone: '+91 98',
  location: 'Pune',
  office: 'Baner',
  username: 'asha',
}

function namesIn(section: string) {
  const region = screen.getByRole('region', { name: section })
  return [...region.querySelectorAll('dt')].map(({ textContent }) => textContent)
}

test('its three sections hold what they are named for', async () => {
  openProduct('/account', { person })
  await heading('My Account')
  expect(namesIn('Employee Information')).toEqual(['Employee ID', 'Department', 'Position'])
  expect(namesIn('Contact Information')).toEqual(['Email', 'Phone', 'Location', 'Office'])
  expect(namesIn('Account Settings')).toEqual(['Username', 'Password'])
  const main = within(screen.getByRole('main'))
  for (const value of ['EMP1', 'Sales', 'Engineer', asha.email, '+91 98', 'Pune', 'Baner', 'asha']) {
    expect(main.getByText(value)).toBeTruthy()
  }
})

test('the password is masked', async () => {
  openProduct('/account', { person })
  await heading('My Account')
  expect(screen.getByText('••••••••')).toBeTruthy()
  expect(screen.getByRole('region', { name: 'Account Settings' }).querySelector('input')).toBeNull()
})

test('Edit Profile becomes Save Changes and back, and saving makes no call', async () => {
  const { user, server } = openProduct('/account', { person })
  await heading('My Account')
  await user.click(screen.getByRole('button', { name: 'Edit Profile' }))
  expect(screen.queryByRole('button', { name: 'Edit Profile' })).toBeNull()
  await user.clear(screen.getByLabelText('Phone'))
  await user.type(screen.getByLabelText('Phone'), '12345')
  await user.click(screen.getByRole('button', { name: 'Save Changes' }))
  expect(screen.getByRole('button', { name: 'Edit Profile' })).toBeTruthy()
  expect(screen.getByText('12345')).toBeTruthy()
  expect(server.requests.filter(({ call }) => !call.startsWith('GET'))).toEqual([])
})

test('Sign Out leads to the landing page, ends the session and clears what was stored', async () => {
  const { user, server } = openProduct('/account', { person })
  await heading('My Account')
  const link = within(screen.getByRole('main')).getByRole('link', { name: 'Sign Out' })
  expect(link.getAttribute('href')).toBe('/')
  await user.click(link)
  await heading('Pravas')
  expect(window.location.pathname).toBe('/')
  for (const key of ['isAuthenticated', 'isAdmin', 'user']) expect(localStorage.getItem(key)).toBeNull()
  await waitFor(() => expect(server.calls).toContain('POST /api/auth/logout'))
})

test('who was idle for 15 minutes is signed out, here and on the server', async () => {
  localStorage.setItem('isAuthenticated', 'true')
  localStorage.setItem('last-activity', String(Date.now() - 900_000))
  window.dispatchEvent(new StorageEvent('storage', { key: 'isAuthenticated' }))
  const { server } = openProduct('/account')
  await heading('Pravas')
  expect(localStorage.getItem('isAuthenticated')).toBeNull()
  await waitFor(() => expect(server.calls).toContain('POST /api/auth/logout'))
})

test('who was active less than 15 minutes ago stays signed in over a reload', async () => {
  localStorage.setItem('isAuthenticated', 'true')
  localStorage.setItem('user', JSON.stringify(person))
  localStorage.setItem('last-activity', String(Date.now() - 600_000))
  window.dispatchEvent(new StorageEvent('storage', { key: 'isAuthenticated' }))
  openProduct('/account')
  await heading('My Account')
  expect(within(screen.getByRole('main')).getByText('Engineer')).toBeTruthy()
})
