import { screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { asha, heading, openProduct, usesProduct } from '../../testing/product.tsx'

usesProduct()

/** A screen as narrow as a phone's. */
function onPhone(): void {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query.includes('max-width: 48em'),
    media: query,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }))
}

const linksIn = (element: HTMLElement) =>
  within(element)
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'))

test.each([
  ['an employee', asha, '/account'],
  ['a manager', { ...asha, isAdmin: true }, '/admin-approvals'],
])('on a phone the places that %s needs most stand at the bottom', async (_, person, last) => {
  onPhone()
  openProduct('/privacy-policy', { person })
  await heading('Privacy Policy')
  const bar = screen.getByRole('navigation', { name: 'Main places' })
  expect(linksIn(bar)).toEqual(['/dashboard', '/tripmate-chat', '/fingenie-chat', last])
})

test('a chat has its composer there', async () => {
  onPhone()
  openProduct('/tripmate-chat', { person: asha })
  await screen.findByText(/Hello, I'm TripMate/)
  expect(screen.queryByRole('navigation', { name: 'Main places' })).toBeNull()
})

test('a desk has the sidebar alone', async () => {
  openProduct('/privacy-policy', { person: asha })
  await heading('Privacy Policy')
  expect(screen.queryByRole('navigation', { name: 'Main places' })).toBeNull()
})
