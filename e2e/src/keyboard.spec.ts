import type { Page } from '@playwright/test'
import { askedTrip } from './asked-trip.ts'
import { tabTo } from './hands.ts'
import { DEMO_PASSWORD, expect, sentTrip, test } from './test.ts'

/** Nothing here is clicked: what a mouse does, keys do. */

async function signInByKeys(page: Page, who: string): Promise<void> {
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1, name: 'Pravas' })).toBeVisible()
  await tabTo(page.getByRole('textbox', { name: /^Email/ }).first())
  await page.keyboard.type(`${who}@pravas.example`)
  await page.keyboard.press('Tab')
  await page.keyboard.type(DEMO_PASSWORD)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Analytics Dashboard' })).toBeVisible()
}

test('an employee asks for a trip by keys alone', async ({ page }) => {
  await signInByKeys(page, 'employee')

  await page.keyboard.press('g')
  await page.keyboard.press('t')
  await expect(page.getByRole('heading', { level: 1, name: 'TripMate - Travel Assistant' })).toBeVisible()
  await tabTo(page.getByRole('textbox', { name: /^Message/ }).first())
  await page.keyboard.type('Flight from Delhi to Mumbai next Friday for a client meeting, one way')
  await page.keyboard.press('Enter')
  const conversation = page.getByRole('region', { name: 'Conversation' })
  await expect(conversation.getByRole('button', { name: /^Select/ }).first()).toBeVisible()
  await tabTo(page.getByRole('button', { name: /^Select/ }).first())
  await page.keyboard.press('Enter')
  await expect(conversation).toContainText(/total/i)
  await expect(page.getByRole('textbox', { name: 'Message' })).toBeEnabled()
  await tabTo(page.getByRole('textbox', { name: /^Message/ }).first())
  await page.keyboard.type('yes, submit it')
  await page.keyboard.press('Enter')
  const number = await sentTrip(conversation)

  await page.keyboard.press('Control+k')
  await expect(page.getByRole('dialog', { name: 'Search and commands' })).toBeVisible()
  await page.keyboard.type(number)
  await expect(page.getByRole('option', { name: new RegExp(number) })).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Trip Details - Delhi to Mumbai' })).toBeVisible()
})

test('a layer that is opened by keys is closed by Escape, and the focus is back where it was', async ({ page }) => {
  await signInByKeys(page, 'employee')
  await page.goto('/tripmate-chat')
  await tabTo(page.getByRole('button', { name: /^Book Flight/ }).first())
  await page.keyboard.press('Enter')
  // A layer takes the focus a moment after it is seen, and gives back what it took.
  await expect(page.getByRole('dialog', { name: 'Book Flight' }).locator(':focus')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Book Flight' })).toBeFocused()

  await page.keyboard.press('?')
  await expect(page.getByRole('dialog')).toContainText('Dashboard')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('a manager decides by keys alone', async ({ page, product }) => {
  await askedTrip(product.origin)
  await askedTrip(product.origin)
  await signInByKeys(page, 'manager')
  await page.keyboard.press('g')
  await page.keyboard.press('a')
  await expect(page.getByRole('heading', { level: 1, name: 'Manager Approvals' })).toBeVisible()
  const requests = page.getByRole('article')
  await expect(requests.first()).toBeVisible()
  const waiting = await requests.count()

  await page.keyboard.press('j')
  await page.keyboard.press('a')
  await page.keyboard.press('a')
  await expect(requests).toHaveCount(waiting - 1)
  // A slip is undone, and the request can be decided again.
  await page.keyboard.press('u')
  await expect(requests).toHaveCount(waiting)
  await page.keyboard.press('a')
  await page.keyboard.press('a')
  await expect(requests).toHaveCount(waiting - 1)

  await page.keyboard.press('j')
  await page.keyboard.press('r')
  await expect(page.getByRole('dialog', { name: 'Reject Request' })).toBeVisible()
  await page.keyboard.type('Please travel a day later.')
  await tabTo(page.getByRole('button', { name: /^Submit Rejection/ }).first())
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(requests).toHaveCount(waiting - 2)
})
