import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { table } from './table.ts'

const DIST = fileURLToPath(new URL('../../web/dist/', import.meta.url))
const LANDING = 'landing'
/** The pages outside of the frame that all others show in, and the files of that frame. */
const FRAMELESS = [LANDING, 'auth-callback']
const FRAME = ['signed-in', 'guards']
/** The file that leads to the pages that few people open. */
const FURTHER = 'further-pages'
/** Gzipped script in kB (1000 bytes): of the landing page, and of any other page beyond what landing has loaded. */
const LIMITS = { landing: 150, further: 100 }

const STATIC_IMPORT = /\b(?:from|import)\s*["'`]\.\/([\w.-]+\.js)["'`]/g
const DYNAMIC_IMPORT = /\bimport\(\s*["'`]\.\/([\w.-]+\.js)["'`]\s*\)/g
const PAGE_SCRIPT = /<script[^>]+src="\/assets\/([\w.-]+\.js)"/g

/** The script that a browser loads before each page shows, as a table; a hint when the pages are not built. */
export async function pageSizes(): Promise<string> {
  if (!existsSync(join(DIST, 'index.html'))) return 'Pages: not built (npm run build), so their sizes are not shown.\n'
  const html = await readFile(join(DIST, 'index.html'), 'utf8')
  const entries = namesIn(html, PAGE_SCRIPT)
  const always = await withImports(entries)
  const leadTo = async (files: Iterable<string>) =>
    (await Promise.all([...files].map(async (name) => namesIn(await textOf(name), DYNAMIC_IMPORT)))).flat()
  const direct = await leadTo(always)
  const further = await leadTo(direct.filter((file) => pageName(file) === FURTHER))
  const pages = [...direct, ...further]
  const named = new Map(pages.map((file) => [pageName(file), file]))
  const scripts = (page: string) => {
    const isFurther = further.some((file) => pageName(file) === page)
    const parts = FRAMELESS.includes(page) ? [page] : [...FRAME, ...(isFurther ? [FURTHER] : []), page]
    return withImports([...entries, ...parts.flatMap((part) => named.get(part) ?? [])])
  }
  const first = await scripts(LANDING)
  const rows = await Promise.all(
    [...named.keys()]
      .filter((page) => !FRAME.includes(page) && page !== FURTHER)
      .sort()
      .map(async (page) => {
        const all = await scripts(page)
        const further = await kilobytes([...all].filter((name) => !first.has(name)))
        const total = await kilobytes(all)
        const [size, limit] = page === LANDING ? [total, LIMITS.landing] : [further, LIMITS.further]
        return [page, total.toFixed(1), further.toFixed(1), String(limit), size <= limit ? 'yes' : 'NO']
      }),
  )
  return table(['page', 'script kB', 'beyond landing kB', 'limit kB', 'within'], rows)
}

/** Vite names a page's file by its source, a dash and eight characters of hash. */
function pageName(file: string): string {
  return basename(file, '.js').slice(0, -9)
}

/** These files and all that they import before they run. */
async function withImports(files: readonly string[]): Promise<Set<string>> {
  const reached = new Set(files)
  for (const file of reached) {
    for (const imported of namesIn(await textOf(file), STATIC_IMPORT)) reached.add(imported)
  }
  return reached
}

async function kilobytes(files: Iterable<string>): Promise<number> {
  const sizes = await Promise.all([...files].map(async (file) => gzipSync(await textOf(file)).length))
  return sizes.reduce((sum, size) => sum + size, 0) / 1000
}

function textOf(file: string): Promise<string> {
  return readFile(join(DIST, 'assets', file), 'utf8')
}

function namesIn(text: string, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)].flatMap(([, name]) => (name ? [name] : []))
}
