import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { asha, heading, openProduct, usesProduct } from '../../testing/product.tsx'

usesProduct()

async function sidebarOf(person: object) {
  openProduct('/privacy-policy', { person })
  await heading('Privacy Policy')
  const element = screen.getByRole('complementary', { name: 'Sidebar' })
  return { element, ...within(element) }
}

function linksOf(element: HTMLElement) {
  const links = within(within(element).getByRole('navigation')).getAllByRole('link')
  return links.map((link) => [link.textContent, link.getAttribute('href')])
}

test('its links lead to the pages, in order', async () => {
  const { element } = await sidebarOf({ ...asha, isAdmin: true })
  expect(linksOf(element)).toEqual([
    ['Dashboard', '/dashboard'],
    ['TripMate chat', '/tripmate-chat'],
    ['FinGenie chat', '/fingenie-chat'],
    ['Approvals', '/admin-approvals'],
    ['Privacy Policy', '/privacy-policy'],
    ['Contact Us', '/support'],
    ['Account', '/account'],
  ])
})

test('everybody finds the policy below the specified links', async () => {
  const { element } = await sidebarOf(asha)
  const links = within(element).getAllByRole('link')
  expect(links.at(-1)?.getAttribute('href')).toBe('/policy')
  expect(linksOf(element).map(([, to]) => to)).not.toContain('/policy')
})

test('only admins see the link to the approvals', async () => {
  const { element } = await sidebarOf(asha)
  expect(linksOf(element).map(([name]) => name)).not.toContain('Approvals')
})

test.each([
  ['an administrator', { roles: ['employee', 'administrator'] }, true],
  ['a super admin', { isAdmin: true, isSuperAdmin: true }, true],
  ['a manager', { isAdmin: true, roles: ['employee'] }, false],
  ['who says to be a super admin and decides nothing', { isSuperAdmin: true }, false],
  ['somebody whose roles cannot be read', { roles: 'administrator' }, false],
])('the administration is shown to %s: %o', async (_, fields, shown) => {
  const { element, findByRole, queryByRole } = await sidebarOf({ ...asha, ...fields })
  const wanted = { name: 'Administration' }
  const group = shown ? await findByRole('navigation', wanted) : queryByRole('navigation', wanted)
  expect(group !== null).toBe(shown)
  if (group) expect(within(group).getByRole('link', { name: 'People' }).getAttribute('href')).toBe('/people')
  const [main] = within(element).getAllByRole('navigation')
  expect(within(main as HTMLElement).queryByRole('link', { name: 'People' })).toBeNull()
})

test.each([
  ['finance', ['/budgets', '/finance', '/gst-register'], { roles: ['employee', 'finance'] }],
  ['the auditors', ['/budgets', '/finance', '/gst-register', '/audit'], { roles: ['employee', 'auditor'] }],
  ['those who own a project', ['/budgets'], { roles: ['employee'], ownsBudgets: true }],
])('a person of %s finds the budgets there, and not the people', async (_, pages, fields) => {
  const { findByRole } = await sidebarOf({ ...asha, ...fields })
  const group = within(await findByRole('navigation', { name: 'Administration' }))
  expect(group.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(pages)
})

test('it shows the logo and the person’s image and name', async () => {
  const { element, getByText } = await sidebarOf({ ...asha, profileImage: '/api/asha.png' })
  expect(getByText('Pravas')).toBeTruthy()
  expect(getByText('Asha Rao')).toBeTruthy()
  expect(element.querySelector('img')?.getAttribute('src')).toBe('/api/asha.png')
})

test('without an image an icon stands in its place', async () => {
  const { element, getByText } = await sidebarOf(asha)
  expect(element.querySelector('img')).toBeNull()
  expect(getByText('Asha Rao').parentElement?.querySelector('svg')).not.toBeNull()
})

test('without a user a placeholder stands in their place', async () => {
  localStorage.setItem('isAuthenticated', 'true')
  window.dispatchEvent(new StorageEvent('storage', { key: 'isAuthenticated' }))
  openProduct('/privacy-policy')
  await heading('Privacy Policy')
  expect(within(screen.getByRole('complementary', { name: 'Sidebar' })).getByText('User')).toBeTruthy()
})

test.each(['/tripmate-report', '/fingenie-report'])(
  'at %s the dashboard’s link is marked as the one above',
  async (page) => {
    openProduct(page, { person: asha })
    const sidebar = within(await screen.findByRole('complementary', { name: 'Sidebar' }))
    const marked = sidebar.getAllByRole('link').filter(({ dataset }) => dataset.holdsPage === 'true')
    expect(marked.map(({ textContent }) => textContent)).toEqual(['Dashboard'])
  },
)
