import { join } from 'node:path'
import { test as base, expect, type Locator, type Page } from '@playwright/test'
import { type Product, startProduct } from './product.ts'

export { expect }

export const DEMO_PASSWORD = 'Pravas#2026'

/** What Playwright says in the place of a service worker that the configuration does not allow. */
const WORKER_BLOCKED = 'Service Worker registration blocked by Playwright'

/**
 * A test gets a page, and a product that it shares with the others of its worker: what it looks for is its own, or of those
 * records that no test changes. A console error or warning, or an exception in the page, fails it.
 */
export const test = base.extend<{ page: Page; others: undefined }, { product: Product }>({
  product: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from this pattern.
    async ({}, use) => {
      const product = await startProduct()
      await use(product)
      await product.dispose()
    },
    { scope: 'worker' },
  ],

  // Pages of other people stay open until their test ends, and no longer: each goes on asking the product for what is new.
  others: [
    async ({ browser, context }, use) => {
      await use(undefined)
      await Promise.all(browser.contexts().map((each) => each !== context && each.close()))
    },
    { auto: true },
  ],

  baseURL: async ({ product }, use) => use(product.origin),

  page: async ({ page }, use) => {
    const complaints: string[] = []
    page.on('pageerror', (error) => complaints.push(`exception: ${error.message}`))
    page.on('console', (message) => {
      if (message.text() === WORKER_BLOCKED) return
      if (message.type() === 'error' || message.type() === 'warning') {
        complaints.push(`${message.type()}: ${message.text()} (${message.location().url})`)
      }
    })
    await use(page)
    expect(complaints).toEqual([])
  },
})

/** Signs in on the landing page as one of the demo people and waits for the dashboard. */
export async function signIn(page: Page, who: string): Promise<void> {
  await page.goto('/')
  await page.getByRole('textbox', { name: 'Email' }).first().fill(`${who}@pravas.example`)
  await page.getByLabel('Password', { exact: true }).first().fill(DEMO_PASSWORD)
  await page.getByRole('button', { name: 'Sign In', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Analytics Dashboard' })).toBeVisible()
}

/**
 * The number of the trip that TripMate says it has sent, once it says so. Read from that sentence, as the draft before it
 * may name another trip on the same days by its number.
 */
export async function sentTrip(conversation: Locator): Promise<string> {
  const sent = /Your trip request (TRP-\d{4}-\d{6}) has been sent/
  await expect(conversation).toContainText(sent)
  return (await conversation.textContent())?.match(sent)?.[1] ?? ''
}

/** Keeps a picture of the page for whoever looks at the run; it asserts nothing. */
export async function snapshot(page: Page, name: string): Promise<void> {
  await page.screenshot({ path: join(import.meta.dirname, '..', '..', '.artefacts', 'screens', `${name}.png`) })
}
