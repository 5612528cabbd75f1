import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { asha, openProduct, usesProduct } from '../testing/product.tsx'

usesProduct()

const topics = async () =>
  within(await screen.findByRole('navigation', { name: 'Topics' }))
    .getAllByRole('link')
    .map(({ textContent }) => textContent)

test.each([
  ['an employee', asha, ['Plan a trip', 'Claim expenses']],
  ['a manager', { ...asha, isAdmin: true }, ['Plan a trip', 'Claim expenses', 'Approve requests']],
  ['finance', { ...asha, roles: ['finance'] }, ['Plan a trip', 'Claim expenses', 'Pay and account']],
  [
    'an administrator',
    { ...asha, roles: ['administrator'] },
    ['Plan a trip', 'Claim expenses', 'Set up your organisation', 'Administer Pravas'],
  ],
])('%s finds what concerns them', async (_, person, names) => {
  openProduct('/help', { person })
  expect(await topics()).toEqual(names)
})

test('a page of the guide stands with its picture, and its links lead within the product', async () => {
  openProduct('/help/claim-expenses', { person: asha })
  expect(await screen.findByRole('heading', { level: 2, name: 'Claim expenses' })).toBeTruthy()
  expect(screen.getByRole('img', { name: /FinGenie/ }).getAttribute('src')).toContain('claim-expenses')
  expect(screen.getByRole('link', { name: 'FinGenie' }).getAttribute('href')).toBe('/fingenie-chat')
})

test('a page of others leads to the first one', async () => {
  openProduct('/help/finance', { person: asha })
  expect(await screen.findByRole('heading', { level: 2, name: 'Plan a trip' })).toBeTruthy()
  expect(window.location.pathname).toBe('/help')
})

test('the menu of the person leads to it', async () => {
  const { user } = openProduct('/privacy-policy', { person: asha })
  await user.click(await screen.findByRole('button', { name: /Asha Rao/ }))
  const help = screen.getByText('Help').closest('a')
  expect(help?.getAttribute('href')).toBe('/help')
})

test('every link of the guide leads to a page of the product', () => {
  const root = join(import.meta.dirname, '..', '..', '..')
  const textOf = (file: string) => readFileSync(join(root, file), 'utf8')
  const routes = ['web/src/app/further-pages.tsx', 'web/src/app/router.tsx'].map(textOf).join('\n')
  const paths = [...routes.matchAll(/path(?:=|: )["']\/([a-z-]+)/g)].map(([, first]) => first)
  const links = globSync('docs/guide/*.md', { cwd: root }).flatMap((file) => [
    ...textOf(file).matchAll(/\]\(\/([a-z-]+)[^)]*\)/g),
  ])
  expect(links.length).toBeGreaterThan(15)
  for (const [link, first] of links) expect(paths, link).toContain(first)
})
