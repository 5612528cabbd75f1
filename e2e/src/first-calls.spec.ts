import type { Page } from '@playwright/test'
import { expect, signIn, test } from './test.ts'

// The document of a page starts the first calls of that page, which takes their answers over.

const PAGES = {
  employee: ['/dashboard', '/tripmate-report', '/fingenie-report'],
  manager: ['/admin-approvals'],
} as const

/** Opens a page; the calls that its document says, and how often each was made. */
async function callsOf(page: Page, path: string): Promise<{ said: string[]; made: Map<string, number> }> {
  // What the page before it still asks for is none of its calls.
  await page.goto('about:blank')
  const made = new Map<string, number>()
  const count = (address: string) => made.set(address, (made.get(address) ?? 0) + 1)
  page.on('request', (request) => {
    // A stream of changes has the same address as the question whether there are any.
    const isStream = request.headers().accept === 'text/event-stream'
    const { pathname, search } = new URL(request.url())
    if (request.method() === 'GET' && pathname.startsWith('/api/') && !isStream) count(`${pathname}${search}`)
  })
  await page.goto(path)
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
  await expect
    .poll(() => page.evaluate(() => (window as { earlyCalls?: Map<string, unknown> }).earlyCalls?.size))
    .toBe(0)
  const said = await page.locator('html').getAttribute('data-early-calls')
  return { said: said?.split(' ') ?? [], made }
}

for (const [who, paths] of Object.entries(PAGES)) {
  for (const path of paths) {
    test(`${path} makes each call that its document starts once`, async ({ page }) => {
      await signIn(page, who)
      const { said, made } = await callsOf(page, path)
      expect(said.length).toBeGreaterThan(0)
      for (const call of said) {
        const pattern = new RegExp(`^/api${call.replaceAll(/[?]/g, '\\?').replace(/:\w+/, '[\\w-]+')}$`)
        const times = [...made].filter(([address]) => pattern.test(address)).map(([, count]) => count)
        expect.soft(times, call).toEqual([1])
      }
    })
  }
}
