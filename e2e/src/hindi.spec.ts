import type { Page, Request } from '@playwright/test'
import { expect, signIn, test } from './test.ts'

// An employee who chose Hindi reads no English on any page, on a desk and on a phone: each word in Latin letters is a name, or came in
// an answer of the server, whose texts are in English.

const PAGES = [
  '/dashboard',
  '/tripmate-chat',
  '/fingenie-chat',
  '/tripmate-report',
  '/fingenie-report',
  '/advances',
  '/company-cards',
  '/account',
  '/support',
  '/contact',
  '/policy',
  '/privacy-policy',
  '/no-such-page',
]

/** Names, and what India writes in Latin letters. */
const NAMES = new Set(
  'Pravas TripMate FinGenie Google Calendar zip AI GST GSTIN INR UPI PDF CSV Excel xlsx IFSC PNR ID Esc Ctrl Enter English CO MB HDFC JPEG JPG PNG TRP EXP'.split(
    ' ',
  ),
)

for (const width of [1280, 390]) {
  test(`an employee reads Hindi at ${width} px`, { tag: '@further' }, async ({ page }) => {
    const answered = answersOf(page)
    const isSettled = fetchesOf(page)
    await page.setViewportSize({ width, height: 844 })
    await signIn(page, 'employee')
    await page.context().addCookies([{ name: 'pravas-language', value: 'hi', url: page.url() }])
    const found = new Set<string>()
    for (const path of [...PAGES, ...(await recordPages(page))]) {
      await page.goto(path)
      await expect(page.locator('html')).toHaveAttribute('lang', 'hi-IN')
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
      await expect.poll(isSettled).toBe(true)
      const kept = new Set(wordsIn(await page.evaluate(() => JSON.stringify(localStorage))))
      for (const text of await textsOf(page)) {
        const words = wordsIn(text).filter(
          (word) => !NAMES.has(word) && !answered().has(word.toLowerCase()) && !kept.has(word),
        )
        if (words.length > 0) found.add(`${path}: ${text.slice(0, 90)}`)
      }
    }
    expect([...found]).toEqual([])
  })
}

test('the pages are in the language that the browser asks for, until another is chosen in Account', async ({
  browser,
  product,
}) => {
  const context = await browser.newContext({ locale: 'hi-IN', baseURL: product.origin })
  const page = await context.newPage()
  await page.goto('/')
  await page.getByRole('textbox', { name: 'ईमेल' }).first().fill('employee@pravas.example')
  await page.getByLabel('पासवर्ड', { exact: true }).first().fill('Pravas#2026')
  await page.getByRole('button', { name: 'साइन इन करें', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'एनालिटिक्स डैशबोर्ड' })).toBeVisible()
  await page.goto('/account')
  // What is chosen before the page has taken over its fields is put back.
  await page.waitForLoadState('networkidle')
  await page.getByLabel('पेजों की भाषा').selectOption('English')
  await expect(page.getByRole('heading', { level: 1, name: 'My Account' })).toBeVisible()
  await page.waitForLoadState('networkidle')
  await page.getByLabel('Language of the pages').selectOption('As set in my browser')
  await expect(page.getByRole('heading', { level: 1, name: 'मेरा खाता' })).toBeVisible()
  await context.close()
})

/** Follows what the page fetches; whether all of it has come. A stream of events is never over. */
function fetchesOf(page: Page): () => boolean {
  const under = new Set<Request>()
  page.on('request', (request) => under.add(request))
  page.on('response', (response) => {
    if (response.headers()['content-type']?.startsWith('text/event-stream')) under.delete(response.request())
  })
  for (const over of ['requestfinished', 'requestfailed'] as const)
    page.on(over as 'requestfinished', (request) => under.delete(request))

  return () => under.size === 0
}

/** The words in all answers of the API so far: what people entered, and what the server says. */
function answersOf(page: Page): () => ReadonlySet<string> {
  const words = new Set<string>()
  page.on('response', async (response) => {
    if (!new URL(response.url()).pathname.startsWith('/api/')) return
    const text = await response.text().catch(() => '')
    for (const word of wordsIn(text)) words.add(word.toLowerCase())
  })
  return () => words
}

/** A trip and an expense of the employee. */
async function recordPages(page: Page): Promise<string[]> {
  const pages: string[] = []
  for (const report of ['/tripmate-report', '/fingenie-report']) {
    await page.goto(report)
    const link = page.locator('main a[href^="/trip/"], main a[href^="/expense/"]').first()
    pages.push((await link.getAttribute('href')) ?? '')
  }
  return pages
}

function wordsIn(text: string): string[] {
  // An address, or a command in quotation marks, is the same in each language.
  return text.replaceAll(/\S+@\S+|“[\w ]+”/g, '').match(/\p{Script=Latin}{2,}/gu) ?? []
}

/** What the page shows and says to assistive technology. */
function textsOf(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const texts: string[] = []
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (node instanceof Element) {
        if (node.closest('[aria-hidden="true"]')) continue
        for (const name of ['aria-label', 'placeholder', 'title', 'alt']) texts.push(node.getAttribute(name) ?? '')
      } else if (!node.parentElement?.closest('style, script, noscript, kbd')) texts.push(node.textContent ?? '')
    }
    return texts.map((text) => text.trim()).filter(Boolean)
  })
}
