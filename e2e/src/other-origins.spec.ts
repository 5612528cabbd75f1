import { createHash } from 'node:crypto'
import { createServer, type Server } from 'node:http'
import type { Page } from '@playwright/test'
import { OAUTH_PATHS } from '@pravas/contract/oauth'
import { TRIPMATE_SOCKET_PATH } from '@pravas/contract/tripmate'
import { DEMO_PASSWORD, expect, signIn, test } from './test.ts'

// A page of another origin, in the browser of somebody who is signed in: on another port of the same machine, which
// shares our cookies, and on another host.

let elsewhere: Server
let port: number

test.beforeAll(async () => {
  elsewhere = createServer((_request, response) => {
    response.setHeader('content-type', 'text/html').end('<!doctype html><title>Elsewhere</title>')
  })
  await new Promise<void>((resolve) => elsewhere.listen(0, resolve))
  const address = elsewhere.address()
  if (address === null || typeof address === 'string') throw new Error('The system gave no port.')
  port = address.port
})
test.afterAll(async () => {
  elsewhere.closeAllConnections()
  await new Promise((resolve) => elsewhere.close(resolve))
})

/** What a page gets by the ways that browsers have of reaching another origin. */
function tryAll(page: Page, origin: string) {
  return page.evaluate(
    async ([ours, socketPath]) => {
      const call = async (path: string, options: RequestInit) => {
        try {
          const answer = await fetch(`${ours}${path}`, { credentials: 'include', ...options })
          return `${answer.type} ${answer.status}`
        } catch {
          return 'refused'
        }
      }
      const socket = await new Promise<string>((resolve) => {
        const opened = new WebSocket(`${ours.replace('http', 'ws')}${socketPath}`)
        opened.onopen = () => resolve('open')
        opened.onerror = () => resolve('refused')
      })
      const json = { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{}' }
      const plain = { method: 'POST', mode: 'no-cors', body: '{}' } as const
      return {
        read: await call('/api/auth/session', {}),
        readUnseen: await call('/api/auth/session', { mode: 'no-cors' }),
        change: await call('/api/auth/sessions/end-others', json),
        changeUnseen: await call('/api/auth/logout', plain),
        socket,
      }
    },
    [origin, TRIPMATE_SOCKET_PATH] as const,
  )
}

test('a page on another port or host can neither call nor open a socket', async ({ browser, product }) => {
  const context = await browser.newContext({ baseURL: product.origin })
  const own = await context.newPage()
  await signIn(own, 'employee')
  const page = await context.newPage()
  for (const origin of [`http://localhost:${port}`, `http://127.0.0.1:${port}`]) {
    await page.goto(origin)
    expect(await tryAll(page, product.origin)).toEqual({
      read: 'refused',
      readUnseen: expect.stringMatching(/^(opaque 0|refused)$/),
      change: 'refused',
      changeUnseen: expect.stringMatching(/^(opaque 0|refused)$/),
      socket: 'refused',
    })
  }
  // The other page has not even signed them out, and our own may do all of it.
  await own.bringToFront()
  expect(await tryAll(own, product.origin)).toMatchObject({ read: 'basic 200', change: 'basic 204', socket: 'open' })
  await context.close()
})

test('a page elsewhere cannot frame ours', async ({ browser, product }) => {
  const page = await browser.newPage()
  await page.goto(`http://localhost:${port}`)
  const framed = await page.evaluate(async (address) => {
    const frame = document.createElement('iframe')
    frame.src = address
    await new Promise((resolve) => {
      frame.onload = resolve
      document.body.append(frame)
    })
    // What a browser refuses to frame is a page of its own, of no origin.
    return frame.contentDocument?.title ?? 'not to be read'
  }, product.origin)
  expect(framed).toBe('not to be read')
  expect(page.frames().some((frame) => frame.url() === `${product.origin}/`)).toBe(false)
  await page.close()
})

/** Lets a new assistant in through the page, from its own; the connection is gone when it ends. */
test('an assistant elsewhere is let in on our page, by who signs in first, and disconnected', async ({
  page,
  product,
}) => {
  const { origin } = product
  const callback = `http://localhost:${port}/callback`
  const verifier = 'a-verifier-of-this-assistant'.repeat(2)
  const registered = await fetch(`${origin}${OAUTH_PATHS.register}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ client_name: 'Helper of Others', redirect_uris: [callback] }),
  })
  const { client_id } = (await registered.json()) as { client_id: string }
  const exchange = async (fields: Record<string, string>) => {
    const answer = await fetch(`${origin}${OAUTH_PATHS.token}`, {
      method: 'POST',
      body: new URLSearchParams({ client_id, ...fields }),
    })
    return { status: answer.status, ...((await answer.json()) as { scope?: string; refresh_token?: string }) }
  }

  await page.goto(`http://127.0.0.1:${port}`)
  const asked = new URLSearchParams({
    client_id,
    redirect_uri: callback,
    response_type: 'code',
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 'S256',
    state: 'of its own',
    scope: 'read draft submit',
    resource: `${origin}/mcp`,
  })
  await page.evaluate((address) => window.location.assign(address), `${origin}/connect?${asked}`)
  await page.getByRole('textbox', { name: 'Email' }).first().fill('colleague@pravas.example')
  await page.getByLabel('Password', { exact: true }).first().fill(DEMO_PASSWORD)
  await page.getByRole('button', { name: 'Sign In', exact: true }).click()
  await page.getByRole('link', { name: 'Go on to the assistant that asks to be connected' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Connect an Assistant' })).toBeVisible()
  await expect(page.getByText(`this computer (localhost:${port})`)).toBeVisible()
  await expect(page.getByRole('checkbox', { name: 'Send' })).not.toBeChecked()
  await page.getByRole('button', { name: 'Connect', exact: true }).click()
  await page.waitForURL(`${callback}?**`)
  const back = new URL(page.url()).searchParams
  expect([back.get('state'), back.get('iss')]).toEqual(['of its own', origin])
  const code = back.get('code') ?? ''
  const grant = { grant_type: 'authorization_code', redirect_uri: callback, code, code_verifier: verifier }
  const { scope, refresh_token = '' } = await exchange(grant)
  expect(scope).toBe('read draft')

  await page.goto(`${origin}/account`)
  await page.getByRole('button', { name: 'Disconnect Helper of Others' }).click()
  await expect(page.getByRole('region', { name: 'Connected Assistants' })).toHaveCount(0)
  expect((await exchange({ grant_type: 'refresh_token', refresh_token })).status).toBe(400)
})
