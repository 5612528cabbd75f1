import { readFile, stat } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { root } from './root.ts'

const DIST = join(root, 'web', 'dist')
const LANDING = 'landing'
/** The pages outside of the frame that all others show in, and the files of that frame. */
const FRAMELESS = [LANDING, 'auth-callback']
const FRAME = ['signed-in', 'guards']
/** The file that leads to the pages that few people open. */
const FURTHER = 'further-pages'

const STATIC_IMPORT = /\b(?:from|import)\s*["'`]\.\/([\w.-]+\.js)["'`]/g
const DYNAMIC_IMPORT = /\bimport\(\s*["'`]\.\/([\w.-]+\.js)["'`]\s*\)/g
const PAGE_SCRIPT = /<script[^>]+src="\/assets\/([\w.-]+\.js)"/g

/**
 * The scripts that a browser is sent before each of the built pages can be used, in bytes as the server sends them (Brotli).
 *
 * @param language The folder of the pages of another language than the first.
 */
export async function pageSizes(language = ''): Promise<Map<string, number>> {
  const dist = join(DIST, language)
  const html = await readFile(join(dist, 'index.html'), 'utf8')
  const entries = namesIn(html, PAGE_SCRIPT)
  const always = await withImports(dist, entries)
  const leadTo = async (files: Iterable<string>) =>
    (await Promise.all([...files].map(async (name) => namesIn(await textOf(dist, name), DYNAMIC_IMPORT)))).flat()
  const direct = await leadTo(always)
  const further = await leadTo(direct.filter((file) => pageName(file) === FURTHER))
  const named = new Map([...direct, ...further].map((file) => [pageName(file), file]))
  const pages = [...named.keys()].filter((page) => !FRAME.includes(page) && page !== FURTHER).sort()
  const sizes = new Map<string, number>()
  for (const page of pages) {
    const isFurther = further.some((file) => pageName(file) === page)
    const parts = FRAMELESS.includes(page) ? [page] : [...FRAME, ...(isFurther ? [FURTHER] : []), page]
    sizes.set(
      page,
      await sizeOf(dist, await withImports(dist, [...entries, ...parts.flatMap((part) => named.get(part) ?? [])])),
    )
  }
  return sizes
}

/** Vite names a page's file by its source, a dash and eight characters of hash. */
function pageName(file: string): string {
  return basename(file, '.js').slice(0, -9)
}

/** These files and all that they import before they run. */
async function withImports(dist: string, files: readonly string[]): Promise<Set<string>> {
  const reached = new Set(files)
  for (const file of reached) {
    for (const imported of namesIn(await textOf(dist, file), STATIC_IMPORT)) reached.add(imported)
  }
  return reached
}

async function sizeOf(dist: string, files: Iterable<string>): Promise<number> {
  const sizes = await Promise.all([...files].map(async (file) => (await stat(join(dist, 'assets', `${file}.br`))).size))
  return sizes.reduce((sum, size) => sum + size, 0)
}

function textOf(dist: string, file: string): Promise<string> {
  return readFile(join(dist, 'assets', file), 'utf8')
}

function namesIn(text: string, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)].flatMap(([, name]) => (name ? [name] : []))
}
