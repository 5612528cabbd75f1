import { test as base, expect } from '@playwright/test'
import { type Product, startProduct } from './product.ts'
import { signIn, snapshot } from './test.ts'

/** What it publishes would hold for everybody, so that it has a product of its own. */
const test = base.extend<{ product: Product }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from this pattern.
  product: async ({}, use) => {
    const product = await startProduct()
    await use(product)
    await product.dispose()
  },
  baseURL: ({ product }, use) => use(product.origin),
})

test('an administrator caps hotels in a city, tries it, publishes it, and an employee sees it', async ({
  browser,
  page,
  product,
}) => {
  // It starts a product of its own, and two people sign in.
  test.slow()
  await signIn(page, 'administrator')
  await page.goto('/policy')
  await page.getByRole('link', { name: 'Edit policy' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Policy editor' })).toBeVisible()
  await page.getByRole('button', { name: 'Delhi: Up to ₹7,500 a night, taxes included', exact: true }).click()
  await page.getByLabel('Highest price of a night, taxes included').fill('1,000')
  await page.getByText('Needs a reason').click()
  await page.getByLabel('Clause', { exact: true }).fill('2.1a')
  await page.getByRole('button', { name: 'Save draft' }).click()
  await expect(page.getByText(/^Draft saved by/)).toBeVisible()
  await snapshot(page, 'policy-editor')

  await page.getByRole('tab', { name: 'Changes' }).click()
  const changes = page.getByRole('tabpanel', { name: 'Changes' })
  await expect(changes.getByText('Up to ₹1,000 a night, taxes included')).toBeVisible()
  await page.getByRole('tab', { name: 'Dry run' }).click()
  await page.getByRole('button', { name: 'Run' }).click()
  await expect(page.getByText('Would be flagged')).toBeVisible()
  await snapshot(page, 'policy-dry-run')

  await page.getByRole('tab', { name: 'Publish' }).click()
  await page.getByLabel('Reason for the change').fill('Rooms in Delhi got cheaper')
  await page.getByRole('button', { name: 'Publish' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Publish' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Policy', exact: true })).toBeVisible()
  await page.goto('/policy/edit?tab=history')
  await expect(page.getByText('Rooms in Delhi got cheaper')).toBeVisible()

  const employee = await (await browser.newContext({ baseURL: product.origin })).newPage()
  await signIn(employee, 'employee')
  await employee.goto('/policy?city=Delhi')
  const own = employee.getByRole('region', { name: 'What applies to you' })
  await expect(own).toContainText('Up to ₹1,000 a night, taxes included')
  await expect(own).toContainText('Clause 2.1a')
  await snapshot(employee, 'policy')
  await employee.goto('/tripmate-chat')
  const message = employee.getByRole('textbox', { name: 'Message' })
  const conversation = employee.getByRole('region', { name: 'Conversation' })
  await message.fill('a hotel in Delhi from next Monday to next Wednesday for a client meeting')
  await message.press('Enter')
  await conversation
    .getByRole('button', { name: /^Select/ })
    .first()
    .click()
  const clause = employee.getByRole('link', { name: 'Clause 2.1a' }).first()
  await expect(clause).toBeVisible()
  await expect(employee.getByLabel('Reason for going beyond the policy')).toBeVisible()
  await clause.click()
  await expect(employee.getByText('2.1a', { exact: true })).toBeVisible()
  await employee.close()
})
