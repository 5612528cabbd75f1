import { type Browser, test as base, expect, type Page } from '@playwright/test'
import { receiptImage } from '@pravas/reading/testing/receipt-image'
import { THEMES, violationsIn } from './accessibility.ts'
import { FINGERS, type Hands, KEYS } from './hands.ts'
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
E2,Ravi Das,no address,M1
`

const DEVICES: { device: string; hands: Hands; use: object; seed: number }[] = [
  { device: 'keys', hands: KEYS, use: { viewport: { width: 1280, height: 800 } }, seed: 11 },
  {
    device: 'phone',
    hands: FINGERS,
    use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, colorScheme: 'dark' },
    seed: 12,
  },
]

for (const { device, hands, use, seed } of DEVICES) {
  test.describe(device, () => {
    const context = { reducedMotion: 'reduce', serviceWorkers: 'block', ...use } as const
    test.use(context)

    test('from an empty database to the first approved claim', { tag: '@further' }, async ({
      page,
      installation,
      browser,
    }) => {
      // It starts a product of its own, reads a receipt, and three people sign in.
      test.slow()
      await page.goto('/')
      await setUp(page, /code within 7 days: (\S+)/.exec(installation.printed())?.[1] ?? '')
      await expectGood(page, 'checklist')
      await importPeople(page)
      await publishFoodCap(page)
      const invitation = {
        employee: await invite(page, 'Asha Rao'),
        manager: await invite(page, 'Meera Iyer'),
      }

      const employee = await accept(browser, invitation.employee, 'Asha Rao')
      const number = await claim(employee)
      const manager = await accept(browser, invitation.manager, 'Meera Iyer')
      await approve(manager, number)

      await hands.goTo(employee, 'Dashboard')
      await hands.press(employee.getByRole('link', { name: /^Food/ }))
      await expect(employee.getByText(number).first()).toBeVisible()
      await expect(employee.getByText('Approved').first()).toBeVisible()
      const policy = employee.getByRole('region', { name: 'Policy', exact: true })
      await expect(policy).toContainText(/Limit₹500.*Excess₹140.*Clause 3\.6/)
      await snapshot(employee, `${device}-first-approved-claim`)
    })

    /** A wrong code, a wrong GSTIN and a reload on the way. */
    async function setUp(page: Page, code: string): Promise<void> {
      const step = (name: string) => page.getByRole('heading', { level: 2, name })
      const next = page.getByRole('button', { name: 'Continue' })
      await expect(step('Enter the set-up code')).toBeFocused()
      await expectGood(page, 'set-up-code')
      await hands.type(page.getByLabel('Set-up code'), '0000-0000-0000')
      await page.keyboard.press('Enter')
      await expect(page.getByRole('alert')).toContainText("This isn't the set-up code")
      await hands.type(page.getByLabel('Set-up code'), code.toLowerCase())
      await hands.press(next)

      await expect(step('Your organisation')).toBeFocused()
      const gstin = page.getByLabel('GSTIN of the head office')
      await hands.type(page.getByLabel('Organisation name'), 'Acme India')
      await hands.type(gstin, '07aabct1234h1zx')
      await expectGood(page, 'set-up-organisation')
      await hands.press(next)
      await expect(gstin).toBeFocused()
      await expect(gstin).toHaveAccessibleDescription(/not a valid GSTIN/)
      await hands.type(gstin, '07aabct1234h1zo')
      await hands.press(next)

      await expect(step('Your account')).toBeFocused()
      await hands.type(page.getByLabel('Your name'), 'Nila Sen')
      await hands.type(page.getByLabel('Your email'), 'nila@acme.example')
      await page.reload()
      // What was typed is kept, and neither the code nor a password.
      await hands.type(page.getByLabel('Set-up code'), code)
      await page.keyboard.press('Enter')
      await expect(step('Your account')).toBeFocused()
      await expect(page.getByLabel('Your email')).toHaveValue('nila@acme.example')
      await hands.type(page.getByLabel('Choose a password'), PASSWORD)
      await expectGood(page, 'set-up-account')
      await hands.press(page.getByRole('button', { name: 'Set up Pravas' }))
      await expect(step('Get started')).toBeVisible()
    }

    /** Two of three lines are people. */
    async function importPeople(page: Page): Promise<void> {
      await hands.press(page.getByRole('link', { name: 'Add people' }))
      await hands.press(page.getByRole('link', { name: 'Import' }))
      const file = { name: 'people.csv', mimeType: 'text/csv', buffer: Buffer.from(PEOPLE) }
      await hands.attach(page.getByRole('button', { name: 'Choose a CSV file' }), file)
      await expect(page.getByRole('heading', { name: 'Preview' })).toBeFocused()
      await expect(page.getByText(/^email: /)).toBeVisible()
      await hands.press(page.getByRole('button', { name: 'Import 2 people' }))
      await expect(page.getByRole('heading', { name: 'Import finished' })).toBeFocused()
    }

    /** From today, Food above ₹500 is beyond the policy. */
    async function publishFoodCap(page: Page): Promise<void> {
      await hands.goTo(page, 'Policy')
      await hands.press(page.getByRole('link', { name: 'Edit policy' }))
      await hands.press(page.getByRole('button', { name: 'Add a rule: Limit of a category' }))
      await hands.pick(page.getByRole('combobox', { name: 'Category or sub-category' }), 'Food')
      await hands.type(page.getByLabel('Highest amount of one receipt'), '500')
      await hands.type(page.getByLabel('Clause', { exact: true }).last(), '3.6')
      await hands.type(page.getByLabel('Text of the clause').last(), 'A meal costs up to ₹500.')
      await hands.press(page.getByRole('button', { name: 'Save draft' }))
      await expect(page.getByText(/^Draft saved by/)).toBeVisible()
      await hands.open(page.getByRole('tab', { name: 'Publish' }))
      await hands.type(page.getByLabel('Reason for the change'), 'Our own limits')
      await hands.press(page.getByRole('button', { name: 'Publish' }))
      await hands.press(page.getByRole('dialog').getByRole('button', { name: 'Publish' }))
      await expect(page.getByRole('heading', { level: 1, name: 'Policy', exact: true })).toBeVisible()
    }

    /** The link that invites somebody, which the administrator copies. */
    async function invite(page: Page, name: string): Promise<string> {
      await hands.goTo(page, 'People')
      await hands.press(page.getByRole('link', { name, exact: true }))
      await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
      await hands.press(page.getByRole('button', { name: 'Create an invitation link' }))
      const link = page.getByLabel('Link to choose a password')
      await expect(link).toBeFocused()
      return link.inputValue()
    }

    /** A browser of their own, in which somebody opens their invitation and chooses a password. */
    async function accept(browser: Browser, link: string, name: string): Promise<Page> {
      const page = await (await browser.newContext({ ...context, baseURL: new URL(link).origin })).newPage()
      await page.goto(link)
      await expect(page.getByRole('heading', { level: 1, name: `Welcome to Acme India, ${name}` })).toBeVisible()
      await hands.type(page.getByLabel('Choose a password'), PASSWORD)
      await hands.type(page.getByLabel('Confirm password'), PASSWORD)
      await hands.press(page.getByRole('button', { name: 'Start using Pravas' }))
      await expect(page.getByRole('heading', { level: 1, name: 'Analytics Dashboard' })).toBeVisible()
      return page
    }

    /** Claims a receipt and answers the claim's number. */
    async function claim(page: Page): Promise<string> {
      await hands.goTo(page, 'FinGenie chat')
      const conversation = page.getByRole('region', { name: 'Conversation' })
      const date = await page.evaluate(() => new Date(Date.now() - 2 * 86_400_000).toISOString().slice(0, 10))
      const buffer = await receiptImage({ merchant: 'Udupi Cafe', date, totalPaise: 64_000, city: 'Mumbai', seed })
      const lunch = { name: 'lunch.jpg', mimeType: 'image/jpeg', buffer }
      await hands.attach(page.getByRole('button', { name: 'Upload Receipts' }), lunch)
      await expect(conversation).toContainText('₹640.00', { timeout: 240_000 })
      await hands.type(page.getByRole('textbox', { name: 'Message' }), 'send reimbursement')
      await page.keyboard.press('Enter')
      await expect(conversation).toContainText(/Reference ID: EXP-\d{4}-\d{6}/)
      await expect(conversation).toContainText(FINDING)
      return (await conversation.textContent())?.match(/Reference ID: (EXP-\d{4}-\d{6})/)?.[1] ?? ''
    }

    /** The manager sees what the claimant was told, and approves. */
    async function approve(page: Page, number: string): Promise<void> {
      await hands.goTo(page, 'Approvals')
      await hands.open(page.getByRole('tab', { name: /Expense Requests/ }))
      const request = page.getByRole('article').filter({ hasText: number })
      // On a phone the card says it, on a desk the evidence beside it.
      const evidence = page.getByRole('region', { name: 'Policy' }).filter({ hasText: /Limit₹500.*Excess₹140/ })
      await expect(request.getByText(FINDING).or(evidence).first()).toBeVisible()
      await hands.press(request.getByRole('button', { name: /^Approve/ }))
      await expect(request.getByRole('button', { name: /^Approve/ })).toHaveCount(0)
    }

    /** Nothing that axe finds in either theme, and nothing that has to be scrolled sideways. */
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
  })
}

/** What the published policy says of the claim, to whoever sees it. */
// A phone’s card has it in fewer words.
const FINDING = /₹140 over the limit of ₹500 for the category|1 receipt over a category limit/
