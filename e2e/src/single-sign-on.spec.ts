import { createHash } from 'node:crypto'
import { type BrowserContext, expect, type Page } from '@playwright/test'
import { decodeJwt } from 'jose'
import { type Account, CLIENT_ID, TENANT } from './identity-provider.ts'
import { nameThemselves, type ProviderStage, providerTest } from './provider-stage.ts'

const test = providerTest(({ issuer }) => ({ SSO_CLIENT_ID: CLIENT_ID, SSO_TENANT: TENANT, SSO_AUTHORITY: issuer }))

// It stands between the pages and the answers of the provider.
test.use({ serviceWorkers: 'allow' })

let made = 0
/** A new account at the provider; its name is what one types there. */
function account({ provider }: ProviderStage, more: Partial<Account> = {}): string {
  made += 1
  const name = `person-${made}`
  provider.accounts.set(name, { name: `Person ${made}`, email: `${name}@example.org`, ...more })
  return name
}

const toProvider = (page: Page) => page.getByRole('button', { name: 'Continue with single sign-on' }).first().click()

const onDashboard = (page: Page) =>
  expect(page.getByRole('heading', { level: 1, name: 'Analytics Dashboard' })).toBeVisible()

async function signIn(page: Page, name: string): Promise<void> {
  await page.goto('/')
  await toProvider(page)
  await nameThemselves(page, name)
  await onDashboard(page)
}

const alert = (page: Page) => page.getByRole('alert').first()
const kept = (page: Page, part: string) =>
  page.evaluate((text) => Object.keys(sessionStorage).filter((key) => key.toLowerCase().includes(text)), part)
const sessionCookie = async (context: BrowserContext) =>
  (await context.cookies()).find(({ name }) => name === 'pravas-session')?.value

test('through the provider by a code and S256, to the dashboard, over a reload, and out again there too', async ({
  page,
  stage,
}) => {
  const complaints: string[] = []
  page.on('pageerror', (error) => complaints.push(error.message))
  page.on('console', (message) => {
    const isOfHeaders = message.text().includes('Permissions-Policy header')
    if (['error', 'warning'].includes(message.type()) && !isOfHeaders) complaints.push(message.text())
  })
  const asked: URL[] = []
  const redeemed: URLSearchParams[] = []
  page.on('request', (request) => {
    const url = new URL(request.url())
    if (url.origin !== stage.provider.issuer) return
    if (url.pathname === '/auth') asked.push(url)
    if (url.pathname === '/token') redeemed.push(new URLSearchParams(request.postData() ?? ''))
  })

  await signIn(page, account(stage))

  const { searchParams } = asked[0] as URL
  const verifier = redeemed[0]?.get('code_verifier') ?? ''
  expect(searchParams.get('response_type')).toBe('code')
  expect(searchParams.get('code_challenge_method')).toBe('S256')
  expect(searchParams.get('redirect_uri')).toBe(`${stage.product.origin}/auth/callback`)
  expect(Buffer.from(verifier, 'base64url')).toHaveLength(32)
  expect(createHash('sha256').update(verifier).digest('base64url')).toBe(searchParams.get('code_challenge'))
  expect(redeemed[0]?.get('grant_type')).toBe('authorization_code')
  expect(new URL(page.url()).pathname).toBe('/dashboard')
  expect(await kept(page, 'idtoken')).toHaveLength(1)
  expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('idtoken')))).toEqual([])

  await page.reload()
  await onDashboard(page)

  await page.goto('/account')
  // What the page still asks when the session ends is refused, as it should be, and the browser says so.
  await page.waitForLoadState('networkidle')
  await page.getByRole('link', { name: 'Sign Out' }).click()
  await page.getByRole('button', { name: 'Sign out' }).click()
  await expect(page.getByRole('button', { name: 'Sign In', exact: true })).toBeVisible()
  expect(new URL(page.url()).pathname).toBe('/')
  expect([...(await kept(page, 'token')), ...(await kept(page, 'account'))]).toEqual([])
  expect(await page.request.get('/api/auth/session').then((answer) => answer.status())).toBe(401)
  await toProvider(page)
  await expect(page.getByLabel('Account')).toBeVisible()
  expect(complaints).toEqual([])
})

const askNow = (page: Page) => page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))

/** What the page asks the provider for from now on: `/token` with the kind of grant, `/auth` with the prompt. */
function watchProvider(page: Page, { provider }: ProviderStage): string[] {
  const asked: string[] = []
  page.on('request', (request) => {
    const { origin, pathname, searchParams } = new URL(request.url())
    if (origin !== provider.issuer || request.method() === 'OPTIONS') return
    const grant = new URLSearchParams(request.postData() ?? '').get('grant_type')
    if (pathname === '/token') asked.push(`token ${grant}`)
    if (pathname === '/auth') asked.push(`auth ${searchParams.get('prompt')}`)
  })
  return asked
}

test('tokens come from the cache until 300 s before they end, then by the refresh token', async ({
  page,
  context,
  stage,
}) => {
  stage.provider.accessTokenSeconds = 420
  await signIn(page, account(stage))
  const asked = watchProvider(page, stage)
  await askNow(page)
  // What is asked for next shows that nothing was asked for before.
  await page.evaluate(() => localStorage.setItem('signed-on-at', '0'))
  await expect
    .poll(async () => {
      await askNow(page)
      return asked
    })
    .toEqual(['auth none', 'token authorization_code'])

  await page.evaluate(() => {
    localStorage.clear()
    sessionStorage.clear()
  })
  await context.clearCookies()
  stage.provider.accessTokenSeconds = 299
  await signIn(page, account(stage))
  asked.length = 0
  await askNow(page)
  await expect.poll(() => asked).toEqual(['token refresh_token'])
  stage.provider.accessTokenSeconds = 3600
})

test('a refresh token that the provider refuses is followed by a hidden frame', async ({ page, stage }) => {
  stage.provider.accessTokenSeconds = 299
  await page.addInitScript(() => {
    new MutationObserver((changes) => {
      for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes])) {
        if (!(node instanceof HTMLIFrameElement)) continue
        const { visibility, width, height } = node.style
        const seen = { visibility, width, height, sandbox: node.getAttribute('sandbox') }
        Object.assign(window, { seenFrame: seen })
      }
    }).observe(document, { childList: true, subtree: true })
  })
  await signIn(page, account(stage))
  stage.provider.forget('RefreshToken')
  const asked = watchProvider(page, stage)
  await askNow(page)
  await expect.poll(() => asked).toEqual(['token refresh_token', 'auth none', 'token authorization_code'])
  expect(await page.evaluate(() => (window as { seenFrame?: unknown }).seenFrame)).toEqual({
    visibility: 'hidden',
    width: '0px',
    height: '0px',
    sandbox: 'allow-scripts allow-same-origin allow-forms',
  })
  await expect(page.getByText('asks you to sign in again')).toHaveCount(0)
  stage.provider.accessTokenSeconds = 3600
})

test('a session that is about to end is renewed without the person', async ({ page, context, stage }) => {
  await signIn(page, account(stage))
  const before = await sessionCookie(context)
  await page.evaluate(() => localStorage.setItem('signed-on-at', String(Date.now() - 11 * 3_600_000)))
  const asked = watchProvider(page, stage)
  await page.reload()
  await expect.poll(() => sessionCookie(context)).not.toBe(before)
  expect(asked).toEqual(['auth none', 'token authorization_code'])
  await onDashboard(page)
  expect((await page.request.get('/api/auth/session')).status()).toBe(200)
})

test.describe('when the provider wants to see the person again', () => {
  /** Signed in, with something typed, and asked to sign in again. */
  async function asked(page: Page, stage: ProviderStage, name: string): Promise<void> {
    stage.provider.accessTokenSeconds = 299
    await signIn(page, name)
    stage.provider.accessTokenSeconds = 3600
    stage.provider.forget()
    await page.goto('/tripmate-chat')
    await page.getByRole('textbox').first().fill('A flight to Pune')
    await askNow(page)
    await expect(page.getByText('Please sign in again to continue.')).toBeVisible()
  }
  const again = (page: Page) => page.getByRole('button', { name: 'Sign in again' })

  test('they sign in in a window in the middle, and what they typed stays', async ({ page, context, stage }) => {
    const name = account(stage)
    await page.addInitScript(() => {
      const open = window.open.bind(window)
      window.open = (url, target, features) => {
        Object.assign(window, { askedFor: features })
        return open(url, target, features)
      }
    })
    await asked(page, stage, name)
    expect(await kept(page, 'refreshtoken|')).toEqual([])
    const before = await sessionCookie(context)
    const opens = page.waitForEvent('popup')
    await again(page).click()
    const popup = await opens
    await nameThemselves(popup, name)
    await expect(page.getByText('Signing in…')).toHaveCount(0)
    await expect(again(page)).toHaveCount(0)
    expect(popup.isClosed()).toBe(true)
    expect(await sessionCookie(context)).not.toBe(before)
    await expect(page.getByRole('textbox').first()).toHaveValue('A flight to Pune')

    const features = await page.evaluate(() => String((window as { askedFor?: unknown }).askedFor))
    const of = (name: string) => Number(new RegExp(`${name}=(-?[\\d.]+)`).exec(features)?.[1])
    const view = await page.evaluate(() => [innerWidth + screenX * 2, innerHeight + screenY * 2])
    expect(of('left') + of('width') / 2).toBeCloseTo((view[0] ?? 0) / 2, -1)
    expect(of('top') + of('height') / 2).toBeCloseTo((view[1] ?? 0) / 2, -1)
  })

  test('a window that they close is noticed at once, and another can be opened', async ({ page, stage }) => {
    const name = account(stage)
    await asked(page, stage, name)
    const first = page.waitForEvent('popup')
    await again(page).click()
    await (await first).close()
    await expect(page.getByText('The sign-in window was closed. Please try again.')).toBeVisible({ timeout: 5000 })
    const second = page.waitForEvent('popup')
    await again(page).click()
    await nameThemselves(await second, name)
    await expect(page.getByText('You can try again')).toHaveCount(0)
    await expect(again(page)).toHaveCount(0)
  })

  test('a window that the browser blocks is explained', async ({ page, stage }) => {
    await page.addInitScript(() => {
      window.open = () => null
    })
    await asked(page, stage, account(stage))
    await again(page).click()
    await expect(page.getByText('Your browser blocked the sign-in window.')).toBeVisible()
    await expect(again(page)).toBeEnabled()
  })
})

const REFUSED = "Your organisation's sign-in could not be confirmed. Please sign in again."

/** Changes the ID token on its way to the server, as somebody with a browser of their own might. */
async function forge(page: Page, change: (token: string) => string | Promise<string>): Promise<void> {
  await page.route('**/api/auth/sso', async (route) => {
    const { idToken } = route.request().postDataJSON() as { idToken: string }
    await route.continue({ postData: JSON.stringify({ idToken: await change(idToken) }) })
  })
}

async function isRefused(page: Page, text: string): Promise<void> {
  await expect(alert(page)).toHaveText(text)
  expect((await page.request.get('/api/auth/session')).status()).toBe(401)
  expect(await kept(page, 'idtoken')).toEqual([])
  await page.getByRole('link', { name: 'Back to sign-in' }).click()
  await expect(page.getByRole('button', { name: 'Sign In', exact: true })).toBeVisible()
}

async function tryToSignIn(page: Page, name: string): Promise<void> {
  await page.goto('/')
  await toProvider(page)
  await nameThemselves(page, name)
}

test('a forged token lets nobody in', async ({ page, stage }) => {
  await forge(page, (token) => {
    const [header, , signature] = token.split('.')
    const claims = { ...decodeJwt(token), roles: ['Pravas.SuperAdmin'] }
    return [header, Buffer.from(JSON.stringify(claims)).toString('base64url'), signature].join('.')
  })
  await tryToSignIn(page, account(stage))
  await isRefused(page, REFUSED)
})

test('an expired token lets nobody in', async ({ page, stage }) => {
  const now = Math.floor(Date.now() / 1000)
  await forge(page, (token) => stage.provider.sign({ ...decodeJwt(token), iat: now - 3700, exp: now - 100 }))
  await tryToSignIn(page, account(stage))
  await isRefused(page, REFUSED)
})

test('a token of another tenant lets nobody in', async ({ page, stage }) => {
  await tryToSignIn(page, account(stage, { tid: 'tenant-of-others' }))
  await isRefused(page, REFUSED)
})

test('a token that was used lets nobody in again', async ({ page, stage }) => {
  const used = page.waitForRequest('**/api/auth/sso')
  await signIn(page, account(stage))
  const idToken: unknown = (await used).postDataJSON()
  const replay = () =>
    page.evaluate(async (body) => {
      const headers = { 'content-type': 'application/json' }
      return (await fetch('/api/auth/sso', { method: 'POST', headers, body: JSON.stringify(body) })).status
    }, idToken)
  expect(await replay()).toBe(401)
})

test('whoever does not finish at the provider reads so', async ({ page }) => {
  await tryToSignIn(page, 'nobody')
  await isRefused(page, 'Sign-in wasn’t finished. You can try again.')
})

test('an answer without the state that was sent along is of no use', async ({ page }) => {
  for (const answer of ['?code=abc', '#code=abc&state=made-up', '#error=access_denied']) {
    await page.goto(`/auth/callback${answer}`)
    await expect(alert(page)).toHaveText('Your organisation’s sign-in sent an incomplete answer. Please sign in again.')
    await page.goto('about:blank')
  }
})

test('a provider that is down is said to be, and once it is back one signs in', async ({ page, stage }) => {
  await page.goto('/')
  await stage.provider.stop()
  await toProvider(page)
  await expect(alert(page)).toHaveText(
    'Your organisation’s sign-in can’t be reached at the moment. Please try again in a few minutes.',
  )
  await stage.provider.start()
  await toProvider(page)
  await nameThemselves(page, account(stage))
  await onDashboard(page)
})

test('whoever signs out while the provider is down is signed out here, and reads that it was not told', async ({
  page,
  stage,
}) => {
  await signIn(page, account(stage))
  await page.goto('/account')
  await stage.provider.stop()
  await page.getByRole('link', { name: 'Sign Out' }).click()
  await expect(page.getByText('you may still be signed in there')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Sign In', exact: true })).toBeVisible()
  expect([...(await kept(page, 'token')), ...(await kept(page, 'account'))]).toEqual([])
  expect((await page.request.get('/api/auth/session')).status()).toBe(401)
  await stage.provider.start()
})

test('roles come with the sign-in', async ({ page, stage }) => {
  const name = account(stage, { roles: ['Pravas.SuperAdmin'] })
  await signIn(page, name)
  await page.getByRole('link', { name: 'Approvals' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Manager Approvals' })).toBeVisible()
})
