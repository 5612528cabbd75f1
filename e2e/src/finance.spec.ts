import { readFile } from 'node:fs/promises'
import type { Browser, Locator, Page } from '@playwright/test'
import { type Product, startProduct } from './product.ts'
import { expect, signIn, snapshot, test } from './test.ts'

// Claims that other journeys rely on are paid here.
let product: Product
test.beforeAll(async () => {
  product = await startProduct()
})
test.afterAll(() => product.dispose())

async function pageOf(browser: Browser, who: string): Promise<Page> {
  const page = await (await browser.newContext({ baseURL: product.origin, acceptDownloads: true })).newPage()
  await signIn(page, who)
  return page
}

async function downloaded(page: Page, button: Locator): Promise<{ name: string; text: string }> {
  const downloading = page.waitForEvent('download')
  await button.click()
  const file = await downloading
  return { name: file.suggestedFilename(), text: await readFile(await file.path(), 'utf8') }
}

const said = (page: Page, text: string | RegExp) => expect(page.getByText(text).last()).toBeVisible()

test('a month is closed: finance verifies, adjusts, makes a batch with its bank file, exports, and somebody else pays', {
  tag: '@further',
}, async ({ browser }) => {
  const finance = await pageOf(browser, 'finance')
  await finance.getByRole('navigation', { name: 'Administration' }).getByRole('link', { name: 'Finance' }).click()
  await expect(finance.getByRole('heading', { level: 1, name: 'Finance' })).toBeVisible()

  // Verify: less of one receipt, with a reason that has to be given, over a reload.
  const list = finance.getByRole('list', { name: 'Claims to verify' })
  await list.getByRole('link', { name: /Dinner with the Mumbai client/ }).click()
  const amount = finance.getByLabel(/^Amount to pay for/)
  await amount.fill('3000')
  await finance.getByRole('button', { name: 'Verify ₹3,000.00' }).click()
  await expect(finance.getByLabel(/^Reason to pay less/)).toBeFocused()
  await finance.getByLabel(/^Reason to pay less/).fill('Alcohol is not reimbursed.')
  await finance.reload()
  await expect(finance.getByLabel(/^Reason to pay less/)).toHaveValue('Alcohol is not reimbursed.')
  const number = (await finance.getByRole('region', { name: /^EXP-/ }).getAttribute('aria-label')) ?? ''
  await snapshot(finance, 'finance-verify')
  await finance.getByRole('button', { name: 'Verify ₹3,000.00' }).click()
  await said(finance, `${number} is verified: ₹3,000.00 to pay`)
  // The next one is open, and Enter verifies it.
  await expect(finance.locator('button[data-verify]')).toBeFocused()
  const next = (await finance.getByRole('region', { name: /^EXP-/ }).getAttribute('aria-label')) ?? ''
  expect(next).not.toBe(number)
  await finance.keyboard.press('Enter')
  await said(finance, new RegExp(`^${next} is verified`))

  // Pay: all that can be paid in one batch, whose sum opens into what each person gets.
  await finance.getByRole('tab', { name: 'Pay', exact: true }).click()
  await finance.getByRole('checkbox', { name: 'Select all that can be paid' }).check()
  await finance.getByText(/claims of 3 people/).click()
  await expect(finance.getByRole('list', { name: 'By person' })).toContainText('Asha Rao')
  await snapshot(finance, 'finance-pay')
  await finance.getByRole('button', { name: 'Create batch' }).click()
  await expect(finance.getByRole('button', { name: /^PAY-\d{4}-000001/, expanded: true })).toBeVisible()
  const bank = await downloaded(finance, finance.getByRole('button', { name: 'Download bank file' }))
  expect(bank.name).toMatch(/^bank-PAY-\d{4}-000001\.csv$/)
  expect(bank.text).toContain(`Asha Rao,990000001001,DEMO0000560,3000.00,NEFT,${number}`)
  await said(finance, 'You settled an amount in this batch and made it. Somebody else marks it as paid.')
  await snapshot(finance, 'finance-batch')

  const other = await pageOf(browser, 'superadmin')
  await other.goto('/finance?tab=batches')
  await other.getByRole('button', { name: /^PAY-/ }).click()
  await other.getByLabel('Bank reference').fill('UTR-E2E-1')
  await other.getByRole('button', { name: /^Mark \d+ claims as paid/ }).click()
  await expect(other.getByRole('button', { name: /Paid .*UTR-E2E-1/ })).toBeVisible()

  // The claim's owner sees what was paid, and why less.
  const employee = await pageOf(browser, 'employee')
  await employee.goto(`/expense/${number}`)
  const payment = employee.getByRole('region', { name: 'Payment' })
  await expect(payment).toContainText('₹3,000.00 was paid on')
  await expect(payment).toContainText('UTR-E2E-1')
  await expect(payment).toContainText('Alcohol is not reimbursed.')
  await snapshot(employee, 'finance-paid-claim')

  // One payment comes back.
  await other.getByRole('checkbox', { name: `Select ${number}` }).check()
  await other.getByLabel('Reason', { exact: true }).fill('Account closed')
  await other.getByRole('button', { name: 'Reverse 1 claim' }).click()
  await said(other, /^Came back .*Account closed/)
  await employee.reload()
  await expect(payment).toContainText('came back')
  await expect(payment.getByRole('link', { name: 'Check bank details' })).toBeVisible()

  // The accounts, the tax, and the end of the month.
  await finance.getByRole('tab', { name: 'Exports' }).click()
  await finance.getByRole('button', { name: 'Export', exact: true }).click()
  const exported = finance.getByRole('row').filter({ hasText: 'Tally' })
  await expect(exported).toHaveCount(1)
  const tally = await downloaded(finance, exported.getByRole('button', { name: /tally\.xml/ }))
  expect(tally.text).toContain('<ENVELOPE>')
  expect((await downloaded(finance, exported.getByRole('button', { name: /tally\.xml/ }))).text).toBe(tally.text)
  await expect(finance.getByText(/^Nothing to export for/)).toBeVisible()
  await snapshot(finance, 'finance-exports')
  await finance.getByRole('link', { name: /^GST register of/ }).click()
  await expect(finance.getByRole('heading', { level: 1, name: 'GST register' })).toBeVisible()
  await finance.goto('/finance?tab=months')
  await finance.getByRole('button', { name: /^Close / }).click()
  await finance.getByRole('button', { name: /^Close / }).click()
  await expect(finance.getByRole('table', { name: 'Closed months' }).getByRole('row')).toHaveCount(2)
  await expect(finance.getByRole('button', { name: /^Close / })).toHaveCount(0)
  await snapshot(finance, 'finance-months')

  // An auditor reads all of it, with the accounts masked.
  const auditor = await pageOf(browser, 'auditor')
  await auditor.goto('/finance?tab=batches')
  await auditor.getByRole('button', { name: /^PAY-/ }).click()
  await expect(auditor.getByText('•••• 1001 · DEMO0000560').first()).toBeVisible()
  await expect(auditor.getByRole('button', { name: 'Download bank file' })).toHaveCount(0)
})

test('an employee changes the account, is told by mail, and is left out of the next run', {
  tag: '@further',
}, async ({ browser }) => {
  const employee = await pageOf(browser, 'outsider')
  await employee.goto('/account')
  const details = employee.getByRole('region', { name: 'Bank Details' })
  await expect(details).toContainText('•••• 1003')
  await details.getByRole('button', { name: 'Change Bank Details' }).click()
  await details.getByLabel('Account number', { exact: true }).fill('5566 7788 9900')
  await details.getByLabel('Account number again').fill('5566 7788 9901')
  await details.getByRole('button', { name: 'Save Bank Details' }).click()
  await expect(details.getByText('The two account numbers don’t match.')).toBeVisible()
  await expect(details.getByLabel('Account number again')).toBeFocused()
  await details.getByLabel('Account number again').fill('556677889900')
  await details.getByLabel('IFSC').fill('HDFC1001234')
  await details.getByRole('button', { name: 'Save Bank Details' }).click()
  await expect(details.getByText(/An IFSC has four letters/)).toBeVisible()
  await details.getByLabel('IFSC').fill('hdfc0001234')
  await snapshot(employee, 'bank-details')
  await details.getByRole('button', { name: 'Save Bank Details' }).click()
  await expect(details).toContainText('•••• 9900')
  await expect(details).toContainText('the next payment run leaves it out')

  const superadmin = await pageOf(browser, 'superadmin')
  await superadmin.goto('/admin-outbox')
  await expect(superadmin.getByText('Your bank details were changed in Pravas').first()).toBeVisible()
})
