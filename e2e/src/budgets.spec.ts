import { expect, signIn, snapshot, test } from './test.ts'

for (const { device, viewport, colorScheme, tag } of [
  { device: 'desk', viewport: { width: 1280, height: 800 }, colorScheme: 'light', tag: '@main' },
  { device: 'phone', viewport: { width: 390, height: 844 }, colorScheme: 'dark', tag: '@further' },
] as const) {
  test.describe(device, () => {
    test.use({ viewport, colorScheme })

    test('a project gets a budget, a trip is booked on it, and its approver sees what is left', { tag }, async ({
      page,
    }) => {
      const code = `P-${device.toUpperCase()}`
      const name = `Launch of ${device}`
      await signIn(page, 'administrator')
      await page.request.post('/api/structure/project', { data: { code, name } })

      // The budget is typed by hand, as it stands in a plan.
      await page.goto('/budgets')
      await expect(page.getByRole('heading', { level: 1, name: 'Budgets' })).toBeVisible()
      await page.getByRole('button', { name: 'Add budget' }).first().click()
      const form = page.getByRole('dialog', { name: 'Add a budget' })
      await form.getByLabel('For', { exact: true }).selectOption('Project')
      await form.getByLabel('Code or name').fill(code)
      await form.getByLabel('Amount for the year, in rupees').fill('lots')
      await form.getByRole('button', { name: 'Save budget' }).click()
      await expect(form.getByText('Enter an amount such as')).toBeVisible()
      await form.getByLabel('Amount for the year, in rupees').fill('1,000')
      await snapshot(page, `${device}-budget-form`)
      await form.getByRole('button', { name: 'Save budget' }).click()
      const budget = page.getByRole('listitem').filter({ hasText: name })
      await expect(budget).toContainText('₹1,000')
      await snapshot(page, `${device}-budgets`)

      // The trip is booked on it beside the chat, which says that it is too much for the budget.
      await page.context().clearCookies()
      await page.evaluate(() => localStorage.clear())
      await signIn(page, 'employee')
      await page.goto('/tripmate-chat')
      const message = page.getByRole('textbox', { name: 'Message' })
      const conversation = page.getByRole('region', { name: 'Conversation' })
      await message.fill('book a one way flight from Delhi to Mumbai next Friday for a client meeting')
      await message.press('Enter')
      await conversation
        .getByRole('button', { name: /^Select/ })
        .first()
        .click()
      await expect(conversation).toContainText(/total/i)
      const draft = page.getByRole('region', { name: /your trip/i })
      if (device === 'phone') await draft.getByRole('button', { expanded: false }).click()
      await draft.getByLabel('Project').selectOption(code, { timeout: 10_000 })
      await expect(draft.getByText(/over the budget of ₹1,000 with this request/)).toBeVisible()
      await snapshot(page, `${device}-budget-draft`)
      await draft.getByRole('button', { name: 'Send' }).click()
      await expect(conversation).toContainText(/TRP-\d{4}-\d{6}/)
      const number = (await conversation.textContent())?.match(/TRP-\d{4}-\d{6}/)?.[0] ?? ''
      await page.goto(`/trip/${number}`)
      await expect(page.getByRole('region', { name: 'Budget' })).toContainText('over the budget of ₹1,000')
      await snapshot(page, `${device}-budget-trip`)

      // Whoever decides sees the same on the card.
      await page.context().clearCookies()
      await page.evaluate(() => localStorage.clear())
      await signIn(page, 'manager')
      await page.goto('/admin-approvals')
      const card = page.getByRole('article', { name: new RegExp(number) })
      await card.scrollIntoViewIfNeeded()
      await expect(card).toContainText('over the budget of ₹1,000 with this request')
      await snapshot(page, `${device}-budget-approval`)
    })
  })
}
