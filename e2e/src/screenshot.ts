import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Browser, chromium, type Locator, type Page } from '@playwright/test'
import { receiptImage } from '@pravas/reading/testing/receipt-image'
import { browserOptions } from '../browser.ts'
import { filmOf, type Still } from './film.ts'
import { type Product, startProduct } from './product.ts'
import { sentTrip, signIn } from './test.ts'

const DOCS = join(import.meta.dirname, '..', '..', 'docs')
const DAY_MS = 24 * 60 * 60_000

/** The pictures of the README and of the user guide, from the product itself with its demo. */
const product = await startProduct()
const browser = await chromium.launch(await browserOptions())
try {
  await draw('employee', planning, 'guide/plan-a-trip.png')
  await draw('employee', claiming, 'guide/claim-expenses.png')
  await draw('manager', deciding, 'guide/approve.png')
  await draw('finance', (page) => open(page, '/finance'), 'guide/finance.png')
  await draw('administrator', (page) => open(page, '/structure'), 'guide/set-up.png')
  await draw('administrator', (page) => open(page, '/people'), 'guide/administer.png')
  await writeFile(join(DOCS, 'plan-a-trip.svg'), await film())
} finally {
  await browser.close()
  await product.dispose()
}

/** The main job from a sentence to what the approver sees, in twenty seconds. */
async function film(): Promise<string> {
  const stills: Still[] = []
  const page = await newPage(browser, product)
  const see = async (of: Page, seconds: number) => {
    // What comes in after its frame has a moment to fill it.
    await of.waitForTimeout(1500)
    stills.push({ png: await of.screenshot({ animations: 'disabled' }), seconds })
  }
  await signIn(page, 'colleague')
  await page.goto('/tripmate-chat')
  const conversation = page.getByRole('region', { name: 'Conversation' })
  const answer = conversation.locator('li[data-user]').last().locator('xpath=following-sibling::li')
  const message = page.getByRole('textbox', { name: 'Message' })
  await message.fill(`Delhi to Mumbai on ${inDays(30)}, back on ${inDays(32)}, with a hotel, for a client meeting`)
  await see(page, 3)
  await message.press('Enter')
  const press = async (button: Locator, seconds: number) => {
    await button.waitFor()
    await see(page, seconds)
    await button.click()
  }
  await press(answer.getByRole('button', { name: 'Take both' }).first(), 4)
  await press(answer.getByRole('button', { name: 'Select', exact: true }).first(), 3)
  await press(page.getByRole('button', { name: 'Yes, send it' }), 4)
  const trip = await sentTrip(conversation)
  await see(page, 3)
  await page.close()
  const approver = await newPage(browser, product)
  await signIn(approver, 'manager')
  await open(approver, `/admin-approvals?request=${trip}`)
  await approver.getByRole('heading', { name: 'Itinerary' }).waitFor()
  await see(approver, 3)
  const picture = await filmOf(approver, 'A trip from one sentence to its approver', stills)
  await approver.close()
  return picture
}

/** The day in so many days, as it is said to TripMate: `28 December`. */
function inDays(days: number): string {
  return new Date(Date.now() + days * DAY_MS).toLocaleDateString('en-IN', { day: 'numeric', month: 'long' })
}

/** Has somebody bring a page to where it shows something, and draws it. */
async function draw(who: string, go: (page: Page) => Promise<void>, ...names: string[]): Promise<void> {
  const page = await newPage(browser, product)
  await signIn(page, who)
  await go(page)
  for (const name of names) await page.screenshot({ path: join(DOCS, name), animations: 'disabled' })
  await page.close()
}

function newPage(of: Browser, { origin }: Product): Promise<Page> {
  return of.newPage({ baseURL: origin, viewport: { width: 1280, height: 800 } })
}

async function planning(page: Page): Promise<void> {
  await page.goto('/tripmate-chat')
  await say(page, 'book a flight from Delhi to Mumbai next Friday, back on Sunday')
  await page
    .getByRole('region', { name: 'Conversation' })
    .getByRole('button', { name: /^Select/ })
    .first()
    .waitFor()
}

async function claiming(page: Page): Promise<void> {
  const date = new Date(Date.now() - 2 * DAY_MS).toISOString().slice(0, 10)
  const receipts = [
    { merchant: 'Sagar Ratna', date, totalPaise: 64_000, city: 'Delhi', seed: 11 },
    { merchant: 'City Cabs', date, totalPaise: 41_000, city: 'Delhi', seed: 12 },
  ]
  await page.goto('/fingenie-chat')
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Upload Receipts' }).click()
  await (await chooser).setFiles(
    await Promise.all(
      receipts.map(async (receipt) => ({
        name: `${receipt.merchant}.jpg`,
        mimeType: 'image/jpeg',
        buffer: await receiptImage(receipt),
      })),
    ),
  )
  await page.getByRole('button', { name: 'Send for approval' }).waitFor({ timeout: 120_000 })
}

/** The first request that waits, with what it is decided by: that comes after the request itself. */
async function deciding(page: Page): Promise<void> {
  await open(page, '/admin-approvals')
  await page.getByText('Loading the evidence…').waitFor({ state: 'detached' })
  await page.getByRole('heading', { name: 'Itinerary' }).waitFor()
}

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.waitForFunction(() => document.querySelector('[aria-busy="true"], .mantine-Skeleton-root') === null)
}

async function say(page: Page, text: string): Promise<void> {
  const message = page.getByRole('textbox', { name: 'Message' })
  await message.fill(text)
  await message.press('Enter')
}
