import type { BrowserContext, Page } from '@playwright/test'
import { getTrip } from '@pravas/contract/trips'
import { askedTrip } from './asked-trip.ts'
import { ProductClient } from './product-client.ts'
import { test as base, expect, signIn } from './test.ts'

/** Without a connection the browser itself writes each call that fails into the console; an exception is still one. */
const test = base.extend<{ page: Page }>({
  page: async ({ context }, use) => {
    const page = await context.newPage()
    const exceptions: string[] = []
    page.on('pageerror', (error) => exceptions.push(error.message))
    await use(page)
    expect(exceptions).toEqual([])
  },
})

test.use({ serviceWorkers: 'allow' })

test('offline the pages stay, and a decision and a question go out once when the connection is back', async ({
  page,
  context,
  product,
}) => {
  const number = await askedTrip(product.origin)
  await signIn(page, 'manager')
  await page.goto('/admin-approvals')
  const request = page.getByRole('article').filter({ hasText: number })
  await expect(request).toBeVisible()
  await untilKept(page)

  await goOffline(context, page)
  await expect(page.getByText('You’re offline.')).toBeVisible()
  await expect(request).toBeVisible()
  const decisions = countOf(page, '/api/admin/approve-trip')
  await request.getByRole('button', { name: /^Approve/ }).click()
  await expect(page.getByRole('button', { name: 'Waiting to be sent (1)' })).toBeVisible()

  await page.reload()
  await expect(page.getByText('You’re offline.')).toBeVisible()
  await expect(request).toContainText(`Will be sent: Approve trip ${number}`)

  await page.goto('/fingenie-chat')
  await expect(page.getByText('You’re offline.')).toBeVisible()
  const message = page.getByRole('textbox', { name: 'Message' })
  await message.fill('How much may dinner cost?')
  await message.press('Enter')
  await expect(page.getByText('This sends when you’re back online.')).toBeVisible()

  await page.reload()
  await expect(page.getByRole('region', { name: 'Conversation' })).toContainText('How much may dinner cost?')
  await page.getByRole('button', { name: 'Waiting to be sent (2)' }).click()
  await expect(page.getByRole('dialog', { name: 'Waiting to be sent' })).toContainText(number)
  await page.keyboard.press('Escape')
  const questions = countOf(page, '/api/chat/fingenie')

  await context.setOffline(false)
  await expect(page.getByText('Back online.', { exact: true })).toBeVisible()
  await expect(page.getByRole('button', { name: /Waiting to be sent/ })).toHaveCount(0)
  await expect(page.getByText('This sends when you’re back online.')).toHaveCount(0)
  expect(decisions()).toBe(1)
  expect(questions()).toBe(1)
  await page.goto('/admin-approvals')
  await expect(page.getByRole('article').first()).toBeVisible()
  await expect(page.getByText(number)).toHaveCount(0)
})

test('what waits is discarded by a sign-out that was asked about', async ({ page, context, product }) => {
  const number = await askedTrip(product.origin)
  await signIn(page, 'manager')
  await page.goto('/admin-approvals')
  const request = page.getByRole('article').filter({ hasText: number })
  await expect(request).toBeVisible()
  await untilKept(page)
  await goOffline(context, page)
  await request.getByRole('button', { name: /^Approve/ }).click()
  await expect(page.getByRole('button', { name: 'Waiting to be sent (1)' })).toBeVisible()

  await page.goto('/account')
  await page.getByRole('main').getByRole('link', { name: 'Sign Out' }).click()
  const question = page.getByRole('dialog', { name: 'Sign out?' })
  await question.getByRole('button', { name: 'Sign out and discard' }).click()
  await expect(page.getByText('You’re offline. Please connect to sign in.')).toBeVisible()
  await context.setOffline(false)
  await signIn(page, 'manager')
  await expect(page.getByRole('button', { name: /Waiting to be sent/ })).toHaveCount(0)
  const manager = await ProductClient.signIn(product.origin, 'manager')
  expect((await manager.call(getTrip, { params: { tripId: number } })).status).toBe('pending')
})

/** Waits until the worker has every file of the pages. */
async function untilKept(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready
  })
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true)
}

async function goOffline(context: BrowserContext, page: Page): Promise<void> {
  await context.setOffline(true)
  await expect.poll(() => page.evaluate(() => navigator.onLine)).toBe(false)
}

/** Counts the calls to an address from now on. */
function countOf(page: Page, path: string): () => number {
  let count = 0
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === path) count += 1
  })
  return () => count
}
