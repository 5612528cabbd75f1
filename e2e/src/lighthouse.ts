import { pathToFileURL } from 'node:url'
import { toolFolder } from '../../scripts/tools.mjs'

// npm run lighthouse -- [PATH…] [--desktop]: Lighthouse's marks for the pages that matter most, against the
// built pages of the demo, as a phone on a slow network (or, with --desktop, a desk) would load them.

import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { freePort } from '@pravas/server/testing/free-port'
import { browserOptions } from '../browser.ts'
import { startProduct } from './product.ts'
import { signIn } from './test.ts'

const CATEGORIES = ['performance', 'accessibility', 'best-practices'] as const
const LEAST = 95
const REPORTS = join(import.meta.dirname, '..', '..', '.artefacts', 'lighthouse')

/** The pages with who opens them; nobody for the landing page. */
const PAGES: { path: string; who: string | undefined }[] = [
  { path: '/', who: undefined },
  { path: '/dashboard', who: 'employee' },
  { path: '/fingenie-report', who: 'employee' },
  { path: '/tripmate-chat', who: 'employee' },
  { path: '/fingenie-chat', who: 'employee' },
  { path: '/admin-approvals', who: 'manager' },
]

const args = process.argv.slice(2)
const desktop = args.includes('--desktop')
const paths = args.filter((arg) => arg.startsWith('/'))
const pages = PAGES.filter(({ path }) => paths.length === 0 || paths.includes(path))

await mkdir(REPORTS, { recursive: true })
const { default: lighthouse, desktopConfig } = await loadLighthouse()
const product = await startProduct()
try {
  const marks = []
  for (const { path, who } of pages) {
    // Chromium now and then shows a new tab too late for Lighthouse, which then has seen no paint at all.
    const seen = (await examine(path, who)) ?? (await examine(path, who))
    if (!seen) throw new Error(`Lighthouse saw nothing of ${path}, twice.`)
    marks.push({ path, ...seen })
  }
  process.stdout.write(`${desktop ? 'desktop' : 'mobile'}\n${marks.map(line).join('\n')}\n`)
  if (marks.some((mark) => CATEGORIES.some((category) => mark[category] < LEAST))) process.exitCode = 1
} finally {
  await product.dispose()
}

type Marks = Record<(typeof CATEGORIES)[number], number> & { fcp: string; lcp: string; tbt: string; cls: string }

async function examine(path: string, who: string | undefined): Promise<Marks | undefined> {
  const port = await freePort()
  const profile = await mkdtemp(join(tmpdir(), 'pravas-lighthouse-'))
  const options = await browserOptions()
  const args = [...(options.args ?? []), `--remote-debugging-port=${port}`]
  const context = await chromium.launchPersistentContext(profile, { ...options, args, baseURL: product.origin })
  try {
    if (who) {
      const page = await context.newPage()
      await signIn(page, who)
      await page.close()
    }
    const flags = { port, onlyCategories: [...CATEGORIES], output: 'html' as const }
    const result = await lighthouse(new URL(path, product.origin).href, flags, desktop ? desktopConfig : undefined)
    if (!result || result.lhr.runtimeError) return undefined
    const name = `${path.slice(1) || 'landing'}-${desktop ? 'desktop' : 'mobile'}.html`
    await writeFile(join(REPORTS, name), String(result.report))
    const { categories, audits } = result.lhr
    const shown = (id: string) => audits[id]?.displayValue ?? '–'
    return {
      performance: mark(categories.performance?.score),
      accessibility: mark(categories.accessibility?.score),
      'best-practices': mark(categories['best-practices']?.score),
      fcp: shown('first-contentful-paint'),
      lcp: shown('largest-contentful-paint'),
      tbt: shown('total-blocking-time'),
      cls: shown('cumulative-layout-shift'),
    }
  } finally {
    await context.close()
    await rm(profile, { recursive: true, force: true })
  }
}

function mark(score: number | null | undefined): number {
  return Math.round((score ?? 0) * 100)
}

function line({ path, performance, accessibility, fcp, lcp, tbt, cls, ...rest }: Marks & { path: string }): string {
  const marks = `performance ${performance}, accessibility ${accessibility}, best practices ${rest['best-practices']}`
  return `${path.padEnd(18)} ${marks}  (first paint ${fcp}, largest ${lcp}, blocked ${tbt}, shift ${cls})`
}

/** The parts of Lighthouse that are used here; its own types come with it, which is not installed before it is used. */
interface Lighthouse {
  default(
    url: string,
    flags: { port: number; onlyCategories: string[]; output: 'html' },
    config: object | undefined,
  ): Promise<LighthouseResult | undefined>
  desktopConfig: object
}

interface LighthouseResult {
  report: string | string[]
  lhr: {
    runtimeError?: { message: string }
    categories: Record<string, { score: number | null }>
    audits: Record<string, { displayValue?: string }>
  }
}

/** Lighthouse, installed with its first use: with what it brings it is as large as the product. */
async function loadLighthouse(): Promise<Lighthouse> {
  const modules = await toolFolder('lighthouse')
  return (await import(pathToFileURL(join(modules, 'lighthouse', 'core', 'index.js')).href)) as Lighthouse
}
