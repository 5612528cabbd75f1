import { receiptImage } from '@pravas/reading/testing/receipt-image'
import { expect, signIn, snapshot, test } from './test.ts'

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, reducedMotion: 'reduce' })

test('on a phone a receipt is read, set right beside its picture, and claimed once from the sheet', async ({
  page,
}) => {
  await signIn(page, 'outsider')
  const date = await page.evaluate(() => new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' }).format())
  const buffer = await receiptImage({ merchant: 'Garden Court Restaurant', date, totalPaise: 124_000, seed: 7 })
  await page.goto('/fingenie-chat')
  await page.locator('input[type=file]').first().setInputFiles({ name: 'dinner.jpg', mimeType: 'image/jpeg', buffer })

  // A single receipt lies open, its picture beside what was read.
  const card = page.getByRole('listitem').filter({ hasText: 'Receipt 1' }).last()
  const total = card.getByRole('textbox', { name: 'Total' })
  // The first receipt waits for the models to be loaded.
  await expect(total).toHaveValue('₹1,240.00', { timeout: 120_000 })
  await total.focus()
  await expect(card.getByText('Total: shown on the picture')).toBeAttached()
  await snapshot(page, 'phone-receipt-place')

  // What leads back to the end stands below what is read, and covers none of it.
  await page.getByText(/^I have read/).scrollIntoViewIfNeeded()
  const jump = await page.getByRole('button', { name: /^(Latest|New) messages$/ }).boundingBox()
  const read = await page.getByRole('region', { name: 'Conversation' }).locator('..').boundingBox()
  expect(jump?.y).toBeGreaterThanOrEqual((read?.y ?? Number.NaN) + (read?.height ?? 0))

  await total.fill('1,3x0')
  await total.press('Enter')
  await expect(card.getByText('Enter an amount, such as 1,240.50.')).toBeVisible()
  await expect(total).toHaveValue('1,3x0')
  await total.fill('1,340.50')
  await total.press('Enter')
  await expect(card.getByText('Read: ₹1,240.00')).toBeVisible()
  const bar = page.getByRole('button', { name: /^Your claim/ })
  await expect(bar).toContainText('₹1,340.50')

  const message = page.getByRole('textbox', { name: 'Message' })
  await message.fill('which is the largest?')
  await message.press('Enter')
  const conversation = page.getByRole('region', { name: 'Conversation' })
  await expect(conversation.getByRole('link', { name: 'receipt 1' }).last()).toBeVisible()
  // The conversation scrolls in its frame; the page around it stands.
  expect(await page.evaluate(() => document.documentElement.scrollHeight - window.innerHeight)).toBe(0)

  await bar.click()
  const sheet = page.getByRole('dialog', { name: 'Your claim' })
  await expect(sheet).toContainText('₹1,340.50')
  await snapshot(page, 'phone-claim-sheet')
  await sheet.getByRole('button', { name: 'Send for approval' }).click()
  await page
    .getByRole('dialog', { name: 'Send for approval' })
    .getByRole('button', { name: 'Send', exact: true })
    .click()
  await expect(conversation).toContainText(/Reference ID: EXP-\d{4}-\d{6}/)
  await expect(bar).toContainText('1 claim sent')
  await expect(page.getByRole('listitem').filter({ hasText: 'Sent for approval' }).last()).toContainText('₹1,340.50')

  const number = (await conversation.textContent())?.match(/EXP-\d{4}-\d{6}/)?.[0] ?? ''
  await page.goto(`/expense/${number}`)
  const receipts = page.getByRole('region', { name: 'Receipts (1)' })
  await expect(receipts).toContainText('₹1,340.50 (read as ₹1,240.00)')
})
