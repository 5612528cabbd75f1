import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { asha, heading, openProduct, usesProduct } from '../../testing/product.tsx'

usesProduct()

const PAGES = [
  ['/dashboard', 'Analytics Dashboard'],
  ['/account', 'My Account'],
  ['/support', 'Contact Us'],
  ['/contact', 'Contact Us'],
  ['/tripmate-report', 'TripMate Report'],
  ['/fingenie-report', 'FinGenie Report'],
  ['/tripmate-chat', 'TripMate - Travel Assistant'],
  ['/fingenie-chat', 'FinGenie - Financial Assistant'],
  ['/admin-approvals', 'Manager Approvals'],
  ['/privacy-policy', 'Privacy Policy'],
  ['/trip/TRP-1', 'Trip Details'],
  ['/expense/EXP-1', 'Expense Details'],
  ['/nowhere', 'Page not found'],
] as const

test.each(PAGES)('%s sends a visitor who is not signed in to the landing page', async (address) => {
  openProduct(address)
  await heading('Pravas')
  expect(window.location.pathname).toBe('/')
})

test.each(PAGES)('%s has the page titled %s', async (address, title) => {
  openProduct(address, { person: { ...asha, isAdmin: true } })
  await heading(title)
  expect(window.location.pathname).toBe(address)
})

test.each(PAGES)('%s shows the sidebar', async (address, title) => {
  openProduct(address, { person: { ...asha, isAdmin: true } })
  await heading(title)
  const sidebar = within(screen.getByRole('complementary', { name: 'Sidebar' }))
  expect(sidebar.getByText('Asha Rao')).toBeTruthy()
  expect(sidebar.getByRole('link', { name: 'Dashboard' })).toBeTruthy()
})

test('/admin-approvals sends who is no admin to the dashboard', async () => {
  openProduct('/admin-approvals', { person: asha })
  await heading('Analytics Dashboard')
  expect(window.location.pathname).toBe('/dashboard')
})

test('/auth/callback says that one is being logged in, then opens the dashboard', async () => {
  openProduct('/auth/callback', { person: asha })
  expect((await screen.findByText('Logging you in...')).textContent).toBe('Logging you in...')
  await heading('Analytics Dashboard')
  expect(window.location.pathname).toBe('/dashboard')
})

test('/auth/callback needs nobody signed in, and the guard of the dashboard still holds', async () => {
  openProduct('/auth/callback')
  await screen.findByText('Logging you in...')
  await heading('Pravas')
  await waitFor(() => expect(window.location.pathname).toBe('/'))
})
