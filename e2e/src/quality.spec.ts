import type { Page } from '@playwright/test'
import { receiptImage } from '@pravas/reading/testing/receipt-image'
import { THEMES, violationsIn } from './accessibility.ts'
import { expect, signIn, snapshot, test } from './test.ts'

/** Every page is looked at on each of these, in both themes. */
const DEVICES = [
  // One look at every page belongs to what every change walks.
  { device: 'desk', viewport: { width: 1280, height: 800 }, tag: '@main' },
  { device: 'phone', viewport: { width: 390, height: 844 }, tag: '@further' },
] as const

test.describe.configure({ mode: 'parallel' })

/** The pages of an employee, by the heading that each shows. */
const PAGES: Record<string, string | RegExp> = {
  '/dashboard': 'Analytics Dashboard',
  '/tripmate-report': /TripMate Report/,
  '/fingenie-report': /FinGenie Report/,
  '/tripmate-chat': 'TripMate - Travel Assistant',
  '/fingenie-chat': 'FinGenie - Financial Assistant',
  '/account': 'My Account',
  '/support': 'Contact Us',
  '/contact': 'Contact Us',
  '/privacy-policy': 'Privacy Policy',
  '/help': 'Help',
  '/no-such-page': /not found|no page/i,
}

/** The pages of who administers the organisation. */
const ADMINISTRATION: Record<string, string | RegExp> = {
  '/policy': 'Policy',
  '/policy/edit': 'Policy editor',
  '/people': 'People',
  '/people/new': /person/i,
  '/people/import': 'Import people',
  '/structure': /structure/i,
  '/structure/project': /structure/i,
  '/structure/holidays': /structure/i,
  '/structure/project/import': /import/i,
  '/approval-flow': 'Approval flow',
  '/budgets': 'Budgets',
  '/budgets/import': /import/i,
  '/settings': 'Settings',
  '/settings/sign-in': 'Try sign-in',
}

/** What of a page is there only once its answers have come; the heading of some is there before. */
const FILLED: Record<string, string> = {
  '/tripmate-report': 'tbody a',
  '/fingenie-report': 'tbody a',
}

/** The addresses of the employee's newest trip and expense. */
async function recordsOf(page: Page): Promise<string[]> {
  const [[trip], [expense]] = await Promise.all([
    page.request.get('/api/trips/EMP1001').then((answer) => answer.json()),
    page.request.get('/api/expenses/EMP1001').then((answer) => answer.json()),
  ])
  return [`/trip/${trip.trip_number}`, `/expense/${expense.expense_number}`]
}

for (const { device, viewport, tag } of DEVICES) {
  test.describe(device, () => {
    test.use({ viewport, reducedMotion: 'reduce' })

    /** Nothing that axe finds in either theme, and nothing that has to be scrolled sideways. */
    async function expectGood(page: Page, what: string): Promise<void> {
      await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
      // What is drawn follows the system's colours once its effects have run, which is after the next frame.
      await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
      for (const theme of THEMES) {
        await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' })
        await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', theme)
        const look = `${device} ${theme}, ${what}`
        await snapshot(page, look.replaceAll(/[^a-z0-9]+/gi, '-'))
        expect.soft(await violationsIn(page, theme), look).toEqual([])
      }
      const beyond = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
      expect.soft(beyond, `${device}, ${what}: pixels beyond the right edge`).toBeLessThanOrEqual(0)
    }

    test('the pages of an employee', { tag }, async ({ page }) => {
      await page.goto('/')
      await expect(page.getByRole('heading', { level: 1, name: 'Pravas' })).toBeVisible()
      await expectGood(page, 'landing, sign in')
      await page
        .getByRole('button', { name: /^Sign Up/ })
        .first()
        .click()
      await expectGood(page, 'landing, sign up')
      await signIn(page, 'employee')
      for (const [path, title] of Object.entries(PAGES)) {
        await page.goto(path)
        await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
        if (FILLED[path]) await expect(page.locator(FILLED[path]).first()).toBeVisible()
        await expectGood(page, path)
      }
      for (const path of await recordsOf(page)) {
        await page.goto(path)
        await expect(page.getByRole('heading', { level: 1, name: /Details - / })).toBeVisible()
        await expectGood(page, path.startsWith('/trip') ? 'a trip' : 'an expense')
      }
    })

    test('the pages of an administrator', { tag: '@further' }, async ({ page }) => {
      await signIn(page, 'administrator')
      for (const [path, title] of Object.entries(ADMINISTRATION)) {
        await page.goto(path)
        await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
        await page.waitForLoadState('networkidle')
        await expectGood(page, path)
      }
      await page.goto('/people')
      await page.locator('a[data-person]').first().click()
      await expect(page.getByRole('heading', { level: 1, name: 'Arjun Nair' })).toBeVisible()
      await expectGood(page, 'a person')
    })

    test('the pages of finance', { tag: '@further' }, async ({ page }) => {
      await signIn(page, 'finance')
      await page.goto('/finance')
      await page.locator('a[data-claim]').first().click()
      await expect(page.getByRole('region', { name: /^EXP-/ })).toBeVisible()
      await expectGood(page, 'finance, a claim to verify')
      for (const tab of ['pay', 'batches', 'months', 'exports', 'ledgers', 'template']) {
        await page.goto(`/finance?tab=${tab}`)
        await expect(page.getByRole('tabpanel').locator('table, h2, p, li').first()).toBeVisible()
        await expectGood(page, `finance, ${tab}`)
      }
    })

    test('what lies over a page', async ({ page }) => {
      await signIn(page, 'employee')
      await page.goto('/fingenie-report')
      await expect(page.locator('tbody a').first()).toBeVisible()
      await page.getByRole('button', { name: device === 'phone' ? 'Filters' : 'Filter by Amount' }).click()
      await expect(page.getByRole('textbox', { name: 'At least' })).toBeVisible()
      await expectGood(page, 'filter by amount')
      await page.keyboard.press('Escape')
      await page.keyboard.press('Control+k')
      const palette = page.getByRole('dialog', { name: 'Search and commands' })
      await expect(palette).toBeVisible()
      await page.keyboard.type('delhi')
      await expect(palette.getByRole('option').first()).toBeVisible()
      await expectGood(page, 'command palette')
      await page.keyboard.press('Escape')
      await expect(page.getByRole('dialog')).toHaveCount(0)
      await page.keyboard.press('?')
      await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible()
      await expectGood(page, 'shortcut sheet')
    })

    test('the pages of those who decide', { tag }, async ({ page }) => {
      await signIn(page, 'superadmin')
      await expectGood(page, 'dashboard of an organisation')
      await page.goto('/admin-outbox')
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page.locator('main li, main h2').first()).toBeVisible()
      await expectGood(page, 'outbox')
      await page.goto('/records?status=approved&person=EMP1001&from=2020-04-01')
      await expect(page.locator('a[data-record]').first()).toBeVisible()
      if (device === 'phone') await page.getByRole('button', { name: /^Filters/ }).click()
      await expect(page.getByRole('combobox', { name: 'Person' })).toHaveValue('Asha Rao · EMP1001')
      await expectGood(page, 'records')
      await page.goto('/records?q=no-such-record')
      await expect(page.getByRole('heading', { name: 'No records found' })).toBeVisible()
      await expectGood(page, 'no records')
      await page.goto('/audit')
      await expect(page.locator('main li').first()).toBeVisible()
      await expectGood(page, 'audit trail')
      await page.goto('/gst-register')
      await expect(page.locator('main table, main h2').first()).toBeVisible()
      await expectGood(page, 'GST register')
      await page.goto('/admin-approvals')
      await expect(page.getByRole('heading', { level: 1, name: 'Manager Approvals' })).toBeVisible()
      await expect(page.getByRole('article').first()).toContainText('TRP-')
      await expectGood(page, 'approvals, trips')
      await page.getByRole('tab', { name: /^Expense Requests/ }).click()
      await expect(page.getByRole('article').first()).toContainText('EXP-')
      await expectGood(page, 'approvals, expenses')
      await page
        .getByRole('button', { name: /^Reject/ })
        .first()
        .click()
      await expect(page.getByRole('dialog', { name: 'Reject Request' })).toBeVisible()
      await expectGood(page, 'approvals, rejecting')
    })

    test('a receipt under review beside its claim', async ({ page }) => {
      // The colleague's conversations are looked at by no other test.
      await signIn(page, 'colleague')
      await page.goto('/fingenie-chat')
      const receipt = { merchant: 'Coastal Spice Restaurant', date: '2026-06-08', totalPaise: 124_000, seed: 7 }
      await page
        .locator('input[type=file]')
        .first()
        .setInputFiles({ name: 'dinner.jpg', mimeType: 'image/jpeg', buffer: await receiptImage(receipt) })
      const total = page.getByRole('textbox', { name: 'Total' })
      // The first receipt waits for the models to be loaded.
      await expect(total).toHaveValue('₹1,240.00', { timeout: 120_000 })
      await total.focus()
      await expectGood(page, 'a receipt under review')
      const bar = page.getByRole('button', { name: /^Your claim/ })
      if (device === 'phone') {
        await bar.click()
        await expect(page.getByRole('dialog', { name: 'Your claim' })).toBeVisible()
        await expectGood(page, 'the claim draft')
      } else await expect(page.getByRole('region', { name: 'Your claim' })).toContainText('₹1,240.00')
    })

    test('the chats with what lies over them', { tag }, async ({ page }) => {
      await signIn(page, 'employee')
      await page.goto('/tripmate-chat')
      await page.getByRole('button', { name: 'Book Flight' }).click()
      await expect(page.getByRole('dialog', { name: 'Book Flight' })).toBeVisible()
      await expectGood(page, 'booking a flight')
      await page.keyboard.press('Escape')
      const message = page.getByRole('textbox', { name: 'Message' })
      await message.fill('Flights from Delhi to Mumbai next Friday')
      await message.press('Enter')
      await expect(page.getByRole('button', { name: /^Select/ }).first()).toBeVisible()
      await expectGood(page, 'flights on offer')
      await page
        .getByRole('button', { name: /menu|history/i })
        .last()
        .click()
      await expect(page.getByRole('dialog', { name: 'Chat History' })).toBeVisible()
      await expectGood(page, 'chat history')
      await page.getByRole('button', { name: /New Chat$/ }).click()
      await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible()
      await expectGood(page, 'what can be undone')
    })
  })
}
