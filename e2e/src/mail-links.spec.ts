import { test as base, expect, type Page } from '@playwright/test'
import { THEMES, violationsIn } from './accessibility.ts'
import { askedTrip } from './asked-trip.ts'
import { type Mailbox, openMailbox } from './fuzz/mailbox.ts'
import { type Product, startProduct } from './product.ts'
import { signIn, snapshot } from './test.ts'

/** A product that sends its mails to a mailbox of the run. */
const test = base.extend<object, { post: { product: Product; mailbox: Mailbox } }>({
  post: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from this pattern.
    async ({}, use) => {
      const mailbox = await openMailbox()
      const product = await startProduct(async () => ({ SMTP_URL: mailbox.url }))
      await use({ product, mailbox })
      await product.dispose()
      mailbox.close()
    },
    { scope: 'worker' },
  ],
  baseURL: ({ post }, use) => use(post.product.origin),
})

/** A trip that waits for the manager, and what opens the links to approve and to reject it. */
async function mailed({ product, mailbox }: { product: Product; mailbox: Mailbox }) {
  const all = () => mailbox.tokens('manager@pravas.example', '/decide')
  const before = all().length
  const trip = await askedTrip(product.origin)
  await expect.poll(() => all().length).toBe(before + 2)
  const [approve = '', reject = ''] = all().slice(before)
  return { trip, approve, reject }
}

/** Every address that the page asks for, and from where. */
function addressesOf(page: Page): string[] {
  const seen: string[] = []
  page.on('request', (request) => seen.push(request.url(), request.headers()['referer'] ?? ''))
  return seen
}

const asks = (page: Page, trip: string) =>
  page.getByRole('dialog', { name: new RegExp(`^Approve ${trip}, ₹[\\d,.]+\\?$`) })

async function signInHere(page: Page): Promise<void> {
  await page.getByRole('textbox', { name: 'Email' }).first().fill('manager@pravas.example')
  await page.getByLabel('Password', { exact: true }).first().fill('Pravas#2026')
  await page.getByRole('button', { name: 'Sign In', exact: true }).click()
}

test('from the mail to an approval: sign in, be asked once, approve', { tag: '@further' }, async ({ page, post }) => {
  const { trip, approve } = await mailed(post)
  const seen = addressesOf(page)
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(`/decide#${approve}`)
  await expect(page.getByText('the request that needs your decision')).toBeVisible()
  expect(page.url()).not.toContain(approve)
  await signInHere(page)

  const dialog = asks(page, trip)
  await expect(dialog).toContainText('Delhi')
  await expect(page).toHaveURL(`${post.product.origin}/trip/${trip}`)
  for (const theme of THEMES) {
    await page.emulateMedia({ colorScheme: theme })
    expect(await violationsIn(page, theme)).toEqual([])
    await snapshot(page, `mail-link-${theme}`)
  }
  await dialog.getByRole('button', { name: 'Approve' }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible()
  expect(seen.filter((address) => address.includes(approve))).toEqual([])

  await page.goto('about:blank')
  await page.goto(`/decide#${approve}`)
  await expect(page.getByRole('heading', { name: `${trip} no longer waits for your decision` })).toBeVisible()
  await expect(page.getByText('It has been approved.')).toBeVisible()
})

test('a rejection from the mail asks for the reason; closed, the link is used and the page goes on', {
  tag: '@further',
}, async ({ page, post }) => {
  const { trip, reject } = await mailed(post)
  await signIn(page, 'manager')
  await page.goto(`/decide#${reject}`)
  const dialog = page.getByRole('dialog', { name: 'Reject Request' })
  await expect(dialog).toBeVisible()
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await page.reload()
  await expect(page.getByRole('button', { name: 'Reject', exact: true })).toBeVisible()
  await expect(dialog).toBeHidden()

  await page.goto('about:blank')
  await page.goto(`/decide#${reject}`)
  await expect(page.getByRole('heading', { name: 'You have used this link before' })).toBeVisible()
  await page.getByRole('link', { name: `Open ${trip}` }).click()
  await page.getByRole('button', { name: 'Reject', exact: true }).click()
  await dialog.getByRole('textbox').fill('The workshop was moved online.')
  await dialog.getByRole('button', { name: 'Submit Rejection' }).click()
  await expect(page.getByText('Rejected').first()).toBeVisible()
})

test('somebody else who is signed in is told so, and the link stays for its addressee', { tag: '@further' }, async ({
  page,
  post,
}) => {
  const { trip, approve } = await mailed(post)
  await signIn(page, 'othermanager')
  await page.goto(`/decide#${approve}`)
  await expect(page.getByText('This link was sent to somebody else.')).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'Manager Approvals' }).click()
  await expect(page).toHaveURL(/\/admin-approvals/)
  await page.context().clearCookies()
  await page.goto('about:blank')
  await page.goto(`/decide#${approve}`)
  await signInHere(page)
  await expect(asks(page, trip)).toBeVisible()
})
