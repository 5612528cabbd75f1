import type { Page } from '@playwright/test'
import { receiptImage } from '@pravas/reading/testing/receipt-image'
import { expect, sentTrip, signIn, snapshot, test } from './test.ts'

const MERCHANT = 'Coastal Spice Restaurant'

/** A receipt of some days ago, as a phone would send it. */
async function photo(date: string, totalPaise: number) {
  const buffer = await receiptImage({ merchant: MERCHANT, date, totalPaise, city: 'Mumbai', seed: 7 })
  return { name: 'dinner.jpg', mimeType: 'image/jpeg', buffer }
}

// Both claim from one organisation, so that each has a person and a receipt of its own. With every change the phone is
// enough: the first run and the looks at every page are of the desk.
for (const { device, viewport, colorScheme, tag, who, name, rupees } of [
  {
    device: 'desk',
    viewport: { width: 1280, height: 800 },
    colorScheme: 'light',
    tag: '@further',
    who: 'employee',
    name: 'Asha Rao',
    rupees: 1240,
  },
  {
    device: 'phone',
    viewport: { width: 390, height: 844 },
    colorScheme: 'dark',
    tag: '@main',
    who: 'colleague',
    name: 'Vikram Shetty',
    rupees: 1860,
  },
] as const) {
  test.describe(device, () => {
    test.use({ viewport, colorScheme, serviceWorkers: 'allow' })

    test('a trip is planned, a receipt claimed, and the manager decides on both', { tag }, async ({ page }) => {
      await signIn(page, who)
      await snapshot(page, `${device}-dashboard`)

      // TripMate: from a sentence to a pending trip.
      await page.goto('/tripmate-chat')
      const message = page.getByRole('textbox', { name: 'Message' })
      const conversation = page.getByRole('region', { name: 'Conversation' })
      await message.fill('book a flight from Delhi to Mumbai next Friday, back on Sunday')
      await page.getByRole('button', { name: 'Send' }).click()
      const selects = conversation.getByRole('button', { name: /^Select/ })
      await expect(selects.first()).toBeVisible()
      await expect(
        conversation.getByText(/Flights from Delhi/).first(),
        'an answer is read from its start',
      ).toBeInViewport()
      await expect(conversation.getByText('sample', { exact: false }).first()).toBeVisible()
      await snapshot(page, `${device}-flights`)
      const outbound = await selects.count()
      await selects.first().click()
      await expect.poll(() => selects.count()).toBeGreaterThan(outbound)
      await snapshot(page, `${device}-return-flights`)
      await selects.nth(outbound).click()
      await expect(conversation).toContainText(/purpose/i)
      await message.fill('a client meeting')
      await message.press('Enter')
      await expect(conversation).toContainText(/total/i)
      await snapshot(page, `${device}-draft`)
      await message.fill('yes, submit it')
      await message.press('Enter')
      const tripNumber = await sentTrip(conversation)
      await snapshot(page, `${device}-submitted`)

      await page.goto('/dashboard')
      const trips = page.getByRole('region', { name: 'TripMate Report' })
      await expect(trips.getByRole('link', { name: new RegExp(tripNumber) })).toContainText(/pending/i)

      // FinGenie: from a photo to a pending claim.
      await page.goto('/fingenie-chat')
      await page
        .locator('input[type=file]')
        .first()
        .setInputFiles(await photo(await today(page), rupees * 100))
      // The first receipt waits for the models to be loaded.
      await expect(conversation).toContainText(MERCHANT, { timeout: 120_000 })
      await expect(conversation).toContainText(`₹${rupees.toLocaleString('en-IN')}.00`)
      await expect(conversation).toContainText('Food')
      await snapshot(page, `${device}-receipt`)
      await message.fill('generate summary')
      await message.press('Enter')
      await expect(conversation).toContainText(/summary/i)
      await message.fill('send reimbursement')
      await message.press('Enter')
      await expect(conversation).toContainText(/Reference ID: EXP-\d{4}-\d{6}/)
      const expenseNumber = (await conversation.textContent())?.match(/Reference ID: (EXP-\d{4}-\d{6})/)?.[1] ?? ''
      await snapshot(page, `${device}-claimed`)

      await page.goto(`/expense/${expenseNumber}`)
      await expect(page.getByRole('heading', { name: `Expense Details - ${expenseNumber}` })).toBeVisible()
      await expect(page.getByText('Receipts (1)')).toBeVisible()
      await snapshot(page, `${device}-expense`)

      // The manager approves the trip and rejects the claim.
      await signOut(page)
      await signIn(page, 'manager')
      await page.goto('/admin-approvals')
      const trip = page.getByRole('article').filter({ hasText: tripNumber })
      await expect(trip).toContainText(name)
      await snapshot(page, `${device}-approvals`)
      await trip.getByRole('button', { name: /^Approve/ }).click()
      await expect(trip).toHaveCount(0)
      await page.getByRole('tab', { name: /Expense Requests/ }).click()
      const expense = page.getByRole('article').filter({ hasText: expenseNumber })
      if (device === 'desk') {
        // The receipt stands beside the card, and is looked at before it is decided on: a rejected one goes back to its owner.
        await expense.focus()
        const receipt = page.getByRole('main').locator('img[src*="/api/receipts/"]').first()
        await receipt.scrollIntoViewIfNeeded()
        const isShown = (image: HTMLImageElement) => image.complete && image.naturalWidth > 0
        await expect.poll(() => receipt.evaluate(isShown)).toBe(true)
      }
      await expense.getByRole('button', { name: /^Reject/ }).click()
      const dialog = page.getByRole('dialog', { name: 'Reject Request' })
      await dialog.getByPlaceholder('Enter rejection reason...').fill('Please attach the itemised bill.')
      await snapshot(page, `${device}-reject`)
      await dialog.getByRole('button', { name: 'Submit Rejection' }).click()
      await expect(dialog).toBeHidden()
      await expect(expense).toHaveCount(0)

      // The employee sees both decisions.
      await signOut(page)
      await signIn(page, who)
      await page.goto(`/trip/${tripNumber}`)
      await expect(page.getByRole('heading', { name: 'Trip Details - Delhi to Mumbai' })).toBeVisible()
      await expect(page.getByText('Approved').first()).toBeVisible()
      await snapshot(page, `${device}-trip-approved`)
      await page.goto('/fingenie-report')
      await expect(page.getByText('Please attach the itemised bill.')).toBeVisible()
      await snapshot(page, `${device}-expenses-report`)
    })
  })
}

async function signOut(page: Page): Promise<void> {
  await page.goto('/account')
  await page.getByRole('main').getByRole('link', { name: 'Sign Out' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Pravas' })).toBeVisible()
}

/** The product's day, which is India's. */
function today(page: Page): Promise<string> {
  return page.evaluate(() => new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' }).format(new Date()))
}
