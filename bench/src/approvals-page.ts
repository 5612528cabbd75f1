import { startChromium } from '../../scripts/browser.ts'
import { SEEDED_PASSWORD } from './fill.ts'
import type { Person } from './organisation.ts'
import type { Ready } from './subject.ts'

/** The page of approvals with very many requests, beside the same page with few. */
export const APPROVALS_PAGE = { name: 'approvals page', pending: 10_000 }

type Browser = Awaited<ReturnType<typeof startChromium>>
type BrowserContext = Awaited<ReturnType<Browser['newContext']>>
type Page = Awaited<ReturnType<BrowserContext['newPage']>>

const FEW = 50
const ROUNDS = 7
/** Rounds before what is measured: the server and the browser compile meanwhile. */
const WARM_UP = 2

export const PAGE_HEADINGS = [
  'case',
  'database',
  'pending',
  'first row ms',
  'decide ms',
  'list follows ms',
  'search ms',
  'page MB',
  'kB read',
]

interface Visit {
  firstRow: number
  decide: number
  follow: number
  search: number
  /** What the page's scripts hold, in MB. */
  heap: number
  /** What its calls answered, in kB. */
  read: number
}

/**
 * Opens the page in a browser as the manager of many requests and as that of few, in turn: how long until a request can be seen, from
 * the press of Approve until Undo is offered and until the count has followed, and from the last key of a search until what it finds is shown. Medians, and their ratios.
 */
export async function approvalsPage({ product, bare, organisation }: Ready, database: string): Promise<string[][]> {
  const [many, few] = organisation.managers
  if (!few) throw new Error('The organisation has one team only.')
  const headers = { 'content-type': 'application/json' }
  await fetch(`${bare}/prepare`, { method: 'POST', headers, body: JSON.stringify({ count: FEW }) })
  const browser = await startChromium()
  try {
    const sides = [
      { name: APPROVALS_PAGE.pending, context: await signedIn(browser, product, many), visits: [] as Visit[] },
      { name: FEW, context: await signedIn(browser, product, few), visits: [] as Visit[] },
    ]
    for (let round = -WARM_UP; round < ROUNDS; round += 1) {
      for (const { context, visits } of sides) {
        const visit = await visitPage(context, product)
        if (round >= 0) visits.push(visit)
      }
    }
    const [ofMany, ofFew] = sides.map(({ visits }) => medians(visits))
    if (!ofMany || !ofFew) throw new Error('A case has two sides.')
    const row = (pending: string, figures: Visit, digits: number) => [
      ...[APPROVALS_PAGE.name, database, pending],
      ...Object.values(figures).map((figure: number) => figure.toFixed(digits)),
    ]
    const ratios = Object.fromEntries(
      Object.entries(ofMany).map(([name, figure]) => [name, figure / ofFew[name as keyof Visit]]),
    ) as unknown as Visit
    return [
      row(APPROVALS_PAGE.pending.toLocaleString('en-IN'), ofMany, 1),
      row(String(FEW), ofFew, 1),
      row('ratio', ratios, 2),
    ]
  } finally {
    await browser.close()
  }
}

async function signedIn(browser: Browser, product: string, { email }: Person): Promise<BrowserContext> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, serviceWorkers: 'block' })
  const page = await context.newPage()
  await page.goto(product)
  await page.getByRole('textbox', { name: 'Email' }).first().fill(email)
  await page.getByLabel('Password', { exact: true }).first().fill(SEEDED_PASSWORD)
  await page.getByRole('button', { name: 'Sign In', exact: true }).click()
  await page.waitForURL('**/dashboard')
  await page.close()
  return context
}

/** One visit of the page: it is opened, one request is approved, and one is looked for. */
async function visitPage(context: BrowserContext, product: string): Promise<Visit> {
  const page = await context.newPage()
  let read = 0
  page.on('response', (response) => {
    if (!response.url().includes('/api/')) return
    response
      .body()
      .then((body) => {
        read += body.length
      })
      // What was answered with nothing, or is still told, has no body.
      .catch(() => undefined)
  })
  await page.goto(`${product}/admin-approvals`)
  await page.locator('article').first().waitFor()
  const firstRow = await shownAt(page)
  const tab = page.getByRole('tab').first()
  const [decide, follow] = await elapsed(page, PRESS_APPROVE, [UNDO_OFFERED, countIsNot(await tab.textContent())])
  const number = await page.locator('article [data-key="open"]').last().textContent()
  const [search] = await elapsed(page, searchFor(number ?? ''), ["document.querySelectorAll('article').length === 1"])
  const heap = await heapOf(page)
  await page.close()
  return { firstRow, decide, follow, search, heap, read: read / 1000 }
}

/** When the first request was drawn, in milliseconds after the page was asked for. */
function shownAt(page: Page): Promise<number> {
  return page.evaluate('new Promise((resolve) => requestAnimationFrame(() => resolve(performance.now())))')
}

const PRESS_APPROVE = `document.querySelector('button[data-key="approve"]').click()`
const UNDO_OFFERED = `document.querySelector('[role="status"] button[data-key="undo"]')`

/** Types into the field of the search as a person would, at once. */
function searchFor(text: string): string {
  return `const field = document.querySelector('input[type="search"]')
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value').set.call(field, ${JSON.stringify(text)})
    field.dispatchEvent(new Event('input', { bubbles: true }))`
}

function countIsNot(text: string | null): string {
  return `document.querySelector('[role="tab"]').textContent !== ${JSON.stringify(text)}`
}

/** Milliseconds after which what is awaited counts as not coming. */
const PATIENCE_MS = 60_000

/**
 * How many milliseconds pass from an act until each of two things has been so, as the page itself measures it. The act and what is
 * awaited are scripts, of one expression each: the page's own policy refuses those that would run later.
 */
function elapsed(page: Page, act: string, awaited: [string]): Promise<[number]>
function elapsed(page: Page, act: string, awaited: [string, string]): Promise<[number, number]>
function elapsed(page: Page, act: string, awaited: string[]): Promise<number[]> {
  return page.evaluate(`new Promise((resolve, reject) => {
    const awaited = [${awaited.map((each) => `() => ${each}`).join()}]
    const times = []
    const started = performance.now()
    setTimeout(() => reject(new Error('Only ' + times.length + ' of ' + awaited.length + ' things came.')), ${PATIENCE_MS})
    const watch = new MutationObserver(() => {
      for (const [at, isThere] of awaited.entries()) if (isThere()) times[at] ??= performance.now() - started
      if (Object.keys(times).length < awaited.length) return
      watch.disconnect()
      resolve(times)
    })
    watch.observe(document.body, { childList: true, subtree: true, characterData: true })
    ${act}
  })`)
}

/** What the page's scripts hold in MB, without what nothing refers to any more. */
async function heapOf(page: Page): Promise<number> {
  const session = await page.context().newCDPSession(page)
  await session.send('HeapProfiler.collectGarbage')
  const { usedSize } = await session.send('Runtime.getHeapUsage')
  return usedSize / 2 ** 20
}

function medians(visits: readonly Visit[]): Visit {
  const of = (figure: (visit: Visit) => number) => {
    const sorted = visits.map(figure).toSorted((a, b) => a - b)
    return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN
  }
  return {
    firstRow: of(({ firstRow }) => firstRow),
    decide: of(({ decide }) => decide),
    follow: of(({ follow }) => follow),
    search: of(({ search }) => search),
    heap: of(({ heap }) => heap),
    read: of(({ read }) => read),
  }
}
