import { expect, type Page } from '@playwright/test'
import { THEMES, violationsIn } from './accessibility.ts'
import { CLIENT_ID, SECRET_CLIENT } from './identity-provider.ts'
import { nameThemselves, providerTest } from './provider-stage.ts'
import { snapshot } from './test.ts'

const test = providerTest(({ issuer }) => ({
  OIDC_ISSUER: issuer,
  OIDC_CLIENT_ID: SECRET_CLIENT.id,
  OIDC_CLIENT_SECRET: SECRET_CLIENT.secret,
  OIDC_LABEL: 'Continue with Example',
  OIDC_ROLES: 'finance=Accounts',
  SSO_CLIENT_ID: CLIENT_ID,
  SSO_AUTHORITY: issuer,
}))

const toProvider = (page: Page) => page.getByRole('button', { name: 'Continue with Example' }).click()

const heading = (page: Page, name: string) => expect(page.getByRole('heading', { level: 1, name })).toBeVisible()

test('with a provider that needs a secret, in to the page that was wanted, and out', { tag: '@further' }, async ({
  page,
  stage,
}) => {
  stage.provider.accounts.set('kavita', { name: 'Kavita Rao', email: 'kavita@example.org', groups: ['Accounts'] })
  await page.goto('/')
  // Beside the sign-in of the browser.
  await expect(page.getByRole('button', { name: 'Continue with single sign-on' })).toBeVisible()
  await snapshot(page, 'provider-sign-in')
  await toProvider(page)
  await nameThemselves(page, 'nobody')
  await expect(page.getByRole('alert')).toHaveText('Sign-in wasn’t finished. You can try again.')
  expect(page.url()).toBe(`${stage.product.origin}/`)

  await page.goto('/support')
  await toProvider(page)
  await nameThemselves(page, 'kavita')
  await heading(page, 'Contact Us')
  const { user } = await page.request.get('/api/auth/session').then((answer) => answer.json())
  expect(user).toMatchObject({ name: 'Kavita Rao', roles: ['employee', 'finance'] })

  await page.goto('/account')
  await page.getByRole('link', { name: 'Sign Out' }).click()
  await expect(page.getByRole('button', { name: 'Sign In', exact: true })).toBeVisible()
  // The page signs out at once, and tells the server meanwhile.
  await expect.poll(async () => (await page.request.get('/api/auth/session')).status()).toBe(401)
})

test('administrators try both ways of signing in, which signs nobody in', { tag: '@further' }, async ({
  page,
  stage,
}) => {
  stage.provider.accounts.set('ravi', { name: 'Ravi Iyer', email: 'ravi@example.org', groups: ['Accounts'] })
  await page.goto('/')
  await page.getByLabel('Email').fill('administrator@pravas.example')
  await page.getByLabel('Password', { exact: true }).fill('Pravas#2026')
  await page.getByRole('button', { name: 'Sign In', exact: true }).click()
  await heading(page, 'Analytics Dashboard')
  await page.goto('/settings')
  await page.getByRole('link', { name: 'Try sign-in with your identity provider' }).click()
  await heading(page, 'Try sign-in')
  await expect(page.getByText(`${stage.product.origin}/api/auth/oidc/callback`)).toBeVisible()

  await page.getByRole('button', { name: 'Try sign-in' }).first().click()
  await nameThemselves(page, 'ravi')
  await expect(page.getByText('This account can sign in.')).toBeVisible()
  await expect(page.getByText('Ravi Iyer would be added as a new person.')).toBeVisible()
  await expect(page.getByText('Employee, Finance')).toBeVisible()
  expect(page.url()).toBe(`${stage.product.origin}/settings/sign-in`)
  for (const theme of THEMES) {
    await page.emulateMedia({ colorScheme: theme })
    expect(await violationsIn(page, theme)).toEqual([])
    for (const [width, height] of [
      [1280, 800],
      [390, 844],
    ] as const) {
      await page.setViewportSize({ width, height })
      await snapshot(page, `sign-in-trial-${width}-${theme}`)
      const sideways = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      expect(sideways).toBeLessThanOrEqual(0)
    }
  }

  // In a window of its own, where the provider still knows who it is.
  const opens = page.waitForEvent('popup')
  await page.getByRole('button', { name: 'Try sign-in' }).last().click()
  await opens
  await expect(page.getByText('Ravi Iyer would be added as a new person.')).toBeVisible()

  const { user } = await page.request.get('/api/auth/session').then((answer) => answer.json())
  expect(user.email).toBe('administrator@pravas.example')
  const { items } = await page.request.get('/api/people?query=ravi').then((answer) => answer.json())
  expect(items).toEqual([])
})
