import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { browserOptions } from '../browser.ts'
import { startProduct } from './product.ts'
import { signIn } from './test.ts'

/** Draws the picture of the README, from the product itself: a conversation with TripMate with flights on offer. */
const product = await startProduct()
const browser = await chromium.launch(await browserOptions())
try {
  const page = await browser.newPage({ baseURL: product.origin, viewport: { width: 1280, height: 860 } })
  await signIn(page, 'employee')
  await page.goto('/tripmate-chat')
  const message = page.getByRole('textbox', { name: 'Message' })
  await message.fill('book a flight from Delhi to Mumbai next Friday, back on Sunday')
  await message.press('Enter')
  const conversation = page.getByRole('region', { name: 'Conversation' })
  await conversation
    .getByRole('button', { name: /^Select/ })
    .first()
    .waitFor()
  await page.screenshot({ path: join(import.meta.dirname, '..', '..', 'docs', 'screenshot.png') })
} finally {
  await browser.close()
  await product.dispose()
}
