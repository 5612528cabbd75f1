import { receiptImage } from '@pravas/reading/testing/receipt-image'
import { expect, signIn, snapshot, test } from './test.ts'

// The desk in light, the phone in dark. Each claims from a person of its own.
for (const { device, viewport, colorScheme, who, totals, left, claimed, refused } of [
  {
    device: 'desk',
    viewport: { width: 1280, height: 800 },
    colorScheme: 'light',
    who: 'employee',
    totals: [134_000, 46_000],
    left: '₹1,340',
    claimed: '₹1,800',
    refused: '₹460',
  },
  {
    device: 'phone',
    viewport: { width: 390, height: 844 },
    colorScheme: 'dark',
    who: 'colleague',
    totals: [152_000, 58_000],
    left: '₹1,520',
    claimed: '₹2,100',
    refused: '₹580',
  },
] as const) {
  test.describe(device, () => {
    test.use({ viewport, colorScheme })

    test('one receipt of a claim is refused, the rest approved, and the receipt is claimed again', {
      tag: '@further',
    }, async ({ page, browser, product }) => {
      const manager = await browser.newPage({ baseURL: product.origin, viewport, colorScheme })
      await signIn(page, who)
      await signIn(manager, 'manager')
      await page.goto('/fingenie-chat')
      const message = page.getByRole('textbox', { name: 'Message' })
      const conversation = page.getByRole('region', { name: 'Conversation' })
      const date = new Date(Date.now() - 3 * 86_400_000).toISOString().slice(0, 10)
      const merchants = ['Coastal Spice Restaurant', 'Garden Court Restaurant']
      const files = await Promise.all(
        totals.map(async (totalPaise, index) => ({
          name: `bill-${index + 1}.jpg`,
          mimeType: 'image/jpeg',
          buffer: await receiptImage({
            merchant: merchants[index] ?? '',
            date,
            totalPaise,
            city: 'Mumbai',
            seed: 7 + index,
          }),
        })),
      )
      await page.locator('input[type=file]').first().setInputFiles(files)
      // The first receipt waits for the models to be loaded.
      await expect(conversation).toContainText('Garden Court Restaurant', { timeout: 120_000 })
      await message.fill('send reimbursement')
      await message.press('Enter')
      await message.fill('yes, send it')
      await message.press('Enter')
      await expect(conversation).toContainText(/EXP-\d{4}-\d{6}/)
      const number = (await conversation.textContent())?.match(/EXP-\d{4}-\d{6}/)?.[0] ?? ''

      // The manager refuses the second receipt where its picture stands, thinks better of it, and refuses it again.
      await manager.goto(`/admin-approvals?tab=expenses&request=${number}`)
      const evidence = manager.getByRole('region', { name: `Evidence for ${number}` })
      const second = evidence
        .getByRole('listitem')
        .filter({ has: manager.getByRole('heading', { name: 'Receipt #2' }) })
      const refuse = second.getByRole('button', { name: 'Refuse this receipt' })
      await refuse.scrollIntoViewIfNeeded()
      await snapshot(manager, `${device}-refuse-control`)
      await refuse.click()
      const question = manager.getByRole('dialog', { name: /^Refuse receipt #2/ })
      await question.getByRole('button', { name: 'Refuse receipt' }).click()
      await expect(question).toContainText('Enter a reason.')
      await question.getByRole('textbox').fill('Not a work dinner.')
      await snapshot(manager, `${device}-refuse-question`)
      await question.getByRole('button', { name: 'Refuse receipt' }).click()
      await expect(second).toContainText('Not approved: Not a work dinner.')
      await expect(evidence).toContainText('At least one receipt has to be left.')
      await snapshot(manager, `${device}-refuse-marked`)
      const place = device === 'phone' ? evidence : manager.getByRole('article', { name: new RegExp(number) })
      const approve = place.getByRole('button', { name: `Approve ${left} of ${claimed}` })
      await expect(approve).toBeVisible()
      await second.getByRole('button', { name: 'Undo' }).click()
      await expect(place.getByRole('button', { name: 'Approve', exact: true })).toBeVisible()
      await second.getByRole('button', { name: 'Refuse this receipt' }).click()
      await question.getByRole('textbox').fill('Not a work dinner.')
      await question.getByRole('button', { name: 'Refuse receipt' }).click()
      await approve.scrollIntoViewIfNeeded()
      await snapshot(manager, `${device}-refuse-approve`)
      await approve.click()
      const summary = manager.getByRole('dialog', { name: new RegExp(`^Approve ${number}`) })
      await expect(summary).toContainText(`${refused}: Not a work dinner.`)
      await snapshot(manager, `${device}-refuse-summary`)
      await summary.getByRole('button', { name: `Approve ${left} of ${claimed}` }).click()
      await expect(manager.getByText(`Approved expense ${number}`)).toBeVisible()

      // The owner reads what was refused and why, and claims that receipt again.
      await page.goto(`/expense/${number}`)
      const information = page.getByRole('region', { name: 'Expense Information' })
      await expect(information).toContainText(`${left} of ${claimed} approved, 1 receipt refused`)
      await expect(information).toContainText('refused by Meera Iyer: Not a work dinner.')
      await snapshot(page, `${device}-refused-record`)
      await expect(page.getByRole('region', { name: 'Receipts (2)' })).toContainText(
        'Refused by Meera Iyer: Not a work dinner.',
      )
      await page.getByRole('region', { name: 'Receipts (2)' }).scrollIntoViewIfNeeded()
      await snapshot(page, `${device}-refused-receipts`)
      await information.getByRole('link', { name: 'Open your dashboard' }).click()
      await page.getByRole('link', { name: 'Continue: Garden Court Restaurant' }).click()
      await expect(message).toBeVisible()
      await snapshot(page, `${device}-refused-draft`)
      await message.fill('send reimbursement')
      await message.press('Enter')
      await message.fill('yes, send it')
      await message.press('Enter')
      await expect(conversation).toContainText(new RegExp(`(?!${number})EXP-\\d{4}-\\d{6}`))
      await page.goto(`/expense/${number}`)
      await expect(information).toContainText('1 receipt refused')
      await expect(information.getByRole('link', { name: 'Open your dashboard' })).toHaveCount(0)
      await manager.close()
    })
  })
}
