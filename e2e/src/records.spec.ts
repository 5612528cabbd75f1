import { readFile } from 'node:fs/promises'
import { expect, signIn, snapshot, test } from './test.ts'

test('a manager filters the team’s records, shares the address, exports what is shown and comes back from one', {
  tag: '@further',
}, async ({ page }) => {
  await signIn(page, 'manager')
  await page.getByRole('link', { name: 'Records', exact: true }).click()
  const records = page.locator('a[data-record]')
  await expect(records.first()).toBeVisible()
  // Between a phone and a desk nothing is beyond the edge.
  for (const width of [770, 820, 900, 1080, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    const beyond = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
    expect.soft(beyond, `pixels beyond the right edge of ${width}`).toBeLessThanOrEqual(0)
  }
  // Another team's are not there.
  await expect(page.getByRole('row').filter({ hasText: 'EMP1003' })).toHaveCount(0)
  await page.getByRole('combobox', { name: 'Type' }).selectOption('Claims')
  await page.getByRole('textbox', { name: 'Employee ID' }).fill('emp1001')
  await page.getByRole('combobox', { name: 'Status' }).selectOption('Rejected')
  await expect(page).toHaveURL(/\?type=expense&status=rejected&person=emp1001$/)
  const rows = page.getByRole('row').filter({ has: records })
  await expect(rows.filter({ hasNotText: 'Rejected' })).toHaveCount(0)
  await expect(rows.filter({ hasNotText: 'EMP1001' })).toHaveCount(0)
  await page.reload()
  await expect(page.getByRole('combobox', { name: 'Status' })).toHaveValue('rejected')
  await expect(rows.first()).toContainText('Rejected')
  const numbers = await records.allTextContents()
  await snapshot(page, 'records')

  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export CSV' }).click()
  const file = await downloading
  expect(file.suggestedFilename()).toMatch(/^pravas-records-\d{4}-\d\d-\d\d\.csv$/)
  const [header, ...lines] = (await readFile(await file.path(), 'utf8')).trimEnd().split('\r\n')
  expect(header).toMatch(/^\uFEFFNumber,Type,Status,Employee ID,/)
  expect(lines.map((line) => line.split(',')[0])).toEqual(numbers)

  await records.first().click()
  await expect(page.getByRole('heading', { level: 1, name: /Details - / })).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'Records' }).click()
  await expect(page).toHaveURL(/\?type=expense&status=rejected&person=emp1001$/)
})

test('an auditor opens a claim of anybody with its receipts, and decides nothing', {
  tag: '@further',
}, async ({ page }) => {
  await signIn(page, 'auditor')
  await page.goto('/records?type=expense&person=EMP1003')
  await page.locator('a[data-record]').first().click()
  await expect(page.getByRole('heading', { level: 1, name: /Details - / })).toBeVisible()
  const link = page.getByRole('main').locator('a[href*="/api/receipts/"]').first()
  await expect(link).toBeVisible()
  const answer = await page.request.get((await link.getAttribute('href')) ?? '')
  expect(answer.status()).toBe(200)
  await expect(page.getByRole('button', { name: /^(Approve|Reject)/ })).toHaveCount(0)
})

test('an employee is told that the records are not theirs to see', { tag: '@further' }, async ({ page }) => {
  await signIn(page, 'employee')
  await expect(page.getByRole('link', { name: 'Records', exact: true })).toHaveCount(0)
  await page.goto('/records')
  await expect(page.getByText('You don’t have access to that page.')).toBeVisible()
})
