import type { Locator, Page, Request } from '@playwright/test'
import { expect, signIn, test } from './test.ts'

// Nothing that is being read or tapped moves away while a page loads: on a phone with a slow connection, where each part of a
// page comes by itself.

test.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true })

/** As slow as Lighthouse's phone: milliseconds, bytes a second. */
const SLOW = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 90_000 }
/** How far things may move in all, as browsers measure it; from 0.1 a page counts as unsteady. */
const MOST_MOVED = 0.015

const PAGES = {
  employee: [
    '/dashboard',
    '/tripmate-report',
    '/fingenie-report',
    '/tripmate-chat',
    '/fingenie-chat',
    '/account',
    '/support',
    '/help',
  ],
  administrator: ['/dashboard', '/people', '/structure', '/settings'],
  manager: ['/dashboard', '/admin-approvals', '/admin-approvals?tab=expenses', '/records'],
  finance: ['/finance', '/gst-register'],
} as const

/** Follows what a page fetches; whether all of it has come. A stream of events is never over. */
function fetchesOf(page: Page): () => boolean {
  const under = new Set<Request>()
  const over = (request: Request) => under.delete(request)
  page.on('request', (request) => under.add(request))
  page.on('response', (response) => {
    if (response.headers()['content-type']?.startsWith('text/event-stream')) over(response.request())
  })
  page.on('requestfinished', over)
  page.on('requestfailed', over)
  return () => under.size === 0
}

/**
 * Opens a page, and says where the title and the greeting stand in the frame that comes with the document, before any script has
 * come: nothing for a page without a frame.
 */
async function openFrame(page: Page, path: string): Promise<Place[]> {
  let release = () => {}
  const released = new Promise<void>((done) => {
    release = done
  })
  await page.route('**/assets/*.js', async (route) => {
    await released
    await route.continue()
  })
  await page.goto(path, { waitUntil: 'commit' })
  await expect(page.locator('#root > *')).toHaveCount(1)
  const parts = page.locator('#root > [aria-hidden="true"]').locator('h1, p').filter({ visible: true })
  const places = await Promise.all((await parts.all()).map(placeOf))
  release()
  return places
}

interface Place {
  text: string
  x: number
  y: number
  height: number
}

async function placeOf(part: Locator): Promise<Place> {
  const { x, y, height } = (await part.boundingBox()) ?? { x: 0, y: 0, height: 0 }
  return { text: (await part.textContent()) ?? '', x: Math.round(x), y: Math.round(y), height: Math.round(height) }
}

/** Opens a page and waits until all of it is there. */
async function openWhole(page: Page, path: string, hasAll: () => boolean): Promise<void> {
  await page.goto(path)
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
  await expect.poll(hasAll).toBe(true)
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
}

/** What moved on a page since it began to load without anybody having touched it. */
async function movedOn(page: Page): Promise<{ moved: number; what: string[] }> {
  return page.evaluate(
    () =>
      new Promise((done) => {
        let moved = 0
        const what = new Set<string>()
        interface Shift extends PerformanceEntry {
          value: number
          hadRecentInput: boolean
          sources: { node: Node | null }[]
        }
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries() as Shift[]) {
            if (entry.hadRecentInput) continue
            moved += entry.value
            for (const { node } of entry.sources) what.add(node?.textContent?.slice(0, 60) ?? 'what is gone')
          }
        }).observe({ type: 'layout-shift', buffered: true })
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(() => done({ moved, what: [...what] }))))
      }),
  )
}

for (const [who, paths] of Object.entries(PAGES)) {
  test(`the pages of ${who} keep their place while they load`, async ({ page }) => {
    await signIn(page, who as keyof typeof PAGES)
    const session = await page.context().newCDPSession(page)
    await session.send('Network.enable')
    const hasAll = fetchesOf(page)
    // The first time a page may not know how much will come.
    for (const path of paths) await openWhole(page, path, hasAll)
    await session.send('Network.emulateNetworkConditions', SLOW)
    for (const path of paths) {
      await openWhole(page, path, hasAll)
      const { moved, what } = await movedOn(page)
      expect.soft(moved, `${path}: ${what.join(' | ')}`).toBeLessThan(MOST_MOVED)
    }
  })
}

for (const [who, paths] of Object.entries(PAGES)) {
  test(`what the frames of the pages of ${who} show stands where the pages have it`, async ({ page }) => {
    await signIn(page, who as keyof typeof PAGES)
    for (const path of new Set(paths.map((each) => each.replace(/\?.*/, '')))) {
      const framed = await openFrame(page, path)
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
      await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
      for (const place of framed) {
        const part = page.getByRole('main').getByText(place.text, { exact: true }).first()
        expect.soft(await placeOf(part), path).toEqual(place)
      }
      await page.unrouteAll()
    }
  })
}
