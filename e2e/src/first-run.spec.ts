import { type Browser, test as base, expect, type Page } from '@playwright/test'
import { receiptImage } from '@pravas/reading/testing/receipt-image'
import { THEMES, violationsIn } from './accessibility.ts'
import { type Product, startProduct } from './product.ts'
import { snapshot } from './test.ts'

/** A receipt may take its time on a busy machine; how fast it is read is measured elsewhere. */
const SETTINGS = { DEMO: 'off', READER_TIMEOUT_SECONDS: '240' }

/** Each test has an installation of its own, in which nobody is. */
const test = base.extend<{ installation: Product }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from this pattern.
  installation: async ({}, use) => {
    const product = await startProduct(async () => SETTINGS, { empty: true })
    await use(product)
    await product.dispose()
  },
  baseURL: ({ installation }, use) => use(installation.origin),
  page: async ({ page }, use) => {
    const exceptions: string[] = []
    page.on('pageerror', ({ message }) => exceptions.push(message))
    await use(page)
    expect(exceptions).toEqual([])
  },
})

const PASSWORD = 'a long password'
const PEOPLE = `employee_id,name,email,manager_id
M1,Meera Iyer,meera@acme.example,
E1,Asha Rao,asha@acme.example,M1
`

for (const { device, viewport, colorScheme, tag } of [
  { device: 'desk', viewport: { width: 1280, height: 800 }, colorScheme: 'light', tag: '@main' },
  { device: 'phone', viewport: { width: 390, height: 844 }, colorScheme: 'dark', tag: '@further' },
] as const) {
  test.describe(device, () => {
    test.use({ viewport, colorScheme, reducedMotion: 'reduce', serviceWorkers: 'block' })

    async function expectGood(page: Page, what: string): Promise<void> {
      for (const theme of THEMES) {
        await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' })
        await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', theme)
        await snapshot(page, `${device}-${theme}-${what}`)
        expect.soft(await violationsIn(page, theme), `${what}, ${theme}`).toEqual([])
      }
      const beyond = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
      expect.soft(beyond, `${what}: pixels beyond the right edge`).toBeLessThanOrEqual(0)
    }

    test('from an empty database to the first approved claim', { tag }, async ({ page, installation, browser }) => {
      // It starts a product of its own, and three people sign in.
      test.slow()
      const code = /code within 7 days: (\S+)/.exec(installation.printed())?.[1] ?? ''
      await page.goto('/')
      await setUpByKeyboard(page, code)
      await expect(page.getByRole('heading', { level: 2, name: 'Get started' })).toBeVisible()
      await expectGood(page, 'checklist')

      await page.goto('/settings')
      await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible()
      await expect(page.getByLabel('GSTIN of the head office')).toHaveValue('07AABCT1234H1ZO')
      await expectGood(page, 'settings')

      const imported = await ask(page, 'POST', '/api/people/import', { csv: PEOPLE, commit: true })
      expect(imported).toMatchObject({ created: 2, refused: [] })
      const employee = await invited(page, browser, 'E1', 'asha@acme.example')
      const number = await claim(employee, device)
      const manager = await invited(page, browser, 'M1', 'meera@acme.example')
      await manager.goto('/admin-approvals')
      await manager.getByRole('tab', { name: /Expense Requests/ }).click()
      const request = manager.getByRole('article').filter({ hasText: number })
      await request.getByRole('button', { name: /^Approve/ }).click()
      await expect(request.getByRole('button', { name: /^Approve/ })).toHaveCount(0)
      await employee.goto(`/expense/${number}`)
      await expect(employee.getByText('Approved').first()).toBeVisible({ timeout: 30_000 })
      await snapshot(employee, `${device}-first-approved-claim`)
    })

    /** Sets up without a pointer: a wrong code, a wrong GSTIN, a reload on the way, and the right ones. */
    async function setUpByKeyboard(page: Page, code: string): Promise<void> {
      const type = async (label: string | RegExp, text: string) => {
        await tabTo(page, page.getByLabel(label))
        await page.keyboard.press('ControlOrMeta+a')
        await page.keyboard.type(text)
      }
      const step = (name: string) => page.getByRole('heading', { level: 2, name })
      await expect(step('Enter the set-up code')).toBeFocused()
      await expectGood(page, 'set-up-code')
      await type('Set-up code', '0000-0000-0000')
      await page.keyboard.press('Enter')
      await expect(page.getByRole('alert')).toContainText('This isn’t the set-up code'.replace('’', "'"))
      await type('Set-up code', code.toLowerCase())
      await page.keyboard.press('Enter')

      await expect(step('Your organisation')).toBeFocused()
      await type('Organisation name', 'Acme India')
      await type('GSTIN of the head office', '07aabct1234h1zx')
      await expectGood(page, 'set-up-organisation')
      await page.reload()
      await expect(page.getByLabel('Set-up code')).toHaveValue(code.toLowerCase())
      await tabTo(page, page.getByLabel('Set-up code'))
      await page.keyboard.press('Enter')
      await expect(page.getByLabel('Organisation name')).toHaveValue('Acme India')
      await tabTo(page, page.getByLabel('Organisation name'))
      await page.keyboard.press('Enter')

      await expect(step('Your account')).toBeFocused()
      await type('Your name', 'Nila Sen')
      await type('Your email', 'nila@acme.example')
      await type('Choose a password', PASSWORD)
      await expectGood(page, 'set-up-account')
      await page.keyboard.press('Enter')

      const gstin = page.getByLabel('GSTIN of the head office')
      await expect(gstin).toBeFocused()
      await expect(gstin).toHaveAccessibleDescription(/not a valid GSTIN/)
      await page.keyboard.press('ControlOrMeta+a')
      await page.keyboard.type('07aabct1234h1zo')
      await page.keyboard.press('Enter')
      await expect(step('Your account')).toBeFocused()
      await expect(page.getByLabel('Your email')).toHaveValue('nila@acme.example')
      await tabTo(page, page.getByLabel('Choose a password'))
      await page.keyboard.press('Enter')
      await expect(page.getByRole('heading', { level: 1, name: 'Analytics Dashboard' })).toBeVisible()
    }
  })
}

/** Presses Tab until this field has the focus. */
async function tabTo(page: Page, field: ReturnType<Page['getByLabel']>): Promise<void> {
  for (let presses = 0; presses < 40; presses += 1) {
    if (await field.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  throw new Error('The field cannot be reached by Tab.')
}

/** Calls the API as whoever is signed in on the page. */
function ask(page: Page, method: string, path: string, body?: unknown): Promise<Record<string, unknown>> {
  return page.evaluate(
    async ([how, where, what]) => {
      const headers = what === undefined ? {} : { 'content-type': 'application/json' }
      const init = { method: how, headers, ...(what === undefined ? {} : { body: JSON.stringify(what) }) }
      const answer = await fetch(where as string, init as RequestInit)
      return { status: answer.status, ...(answer.status === 204 ? {} : await answer.json()) }
    },
    [method, path, body] as const,
  )
}

/** A browser of their own in which somebody has chosen a password by the link that the administrator made, and signed in. */
async function invited(administrator: Page, browser: Browser, person: string, email: string): Promise<Page> {
  const { link } = await ask(administrator, 'POST', `/api/people/${person}/invite`, { by: 'link' })
  const viewport = administrator.viewportSize()
  const page = await (await browser.newContext({ viewport, serviceWorkers: 'block' })).newPage()
  await page.goto(String(link))
  await page.getByLabel('New Password').fill(PASSWORD)
  await page.getByLabel('Confirm Password').fill(PASSWORD)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alert')).toBeVisible()
  await page.goto(new URL('/', String(link)).href)
  await page.getByRole('textbox', { name: 'Email' }).first().fill(email)
  await page.getByLabel('Password', { exact: true }).first().fill(PASSWORD)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Analytics Dashboard' })).toBeVisible()
  // A context of its own knows no base address.
  const origin = new URL(String(link)).origin
  const go = page.goto.bind(page)
  page.goto = (address, options) => go(new URL(address, origin).href, options)
  return page
}

/** Claims a receipt and answers the claim's number. */
async function claim(page: Page, device: string): Promise<string> {
  await page.goto('/fingenie-chat')
  const message = page.getByRole('textbox', { name: 'Message' })
  const conversation = page.getByRole('region', { name: 'Conversation' })
  const date = await page.evaluate(() => new Date(Date.now() - 2 * 86_400_000).toISOString().slice(0, 10))
  const seed = device === 'desk' ? 11 : 12
  const buffer = await receiptImage({ merchant: 'Udupi Cafe', date, totalPaise: 64_000, city: 'Mumbai', seed })
  await page.locator('input[type=file]').first().setInputFiles({ name: 'lunch.jpg', mimeType: 'image/jpeg', buffer })
  await expect(conversation).toContainText('₹640.00', { timeout: 240_000 })
  await message.fill('send reimbursement')
  await message.press('Enter')
  await expect(conversation).toContainText(/Reference ID: EXP-\d{4}-\d{6}/)
  return (await conversation.textContent())?.match(/Reference ID: (EXP-\d{4}-\d{6})/)?.[1] ?? ''
}
