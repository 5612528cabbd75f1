import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { type Copies, compress } from './compressed-copies.ts'
import { withLock } from './lock.mjs'
import { root } from './root.ts'

const pages = join(root, 'web', 'dist')
/** Beside what was built: of which sources, and how small its compressed copies are. */
const stamp = join(pages, '.built')

/**
 * Builds the pages into web/dist when what they are made of has changed since the last build, and compresses them when they
 * are not as small as is asked for.
 */
export async function buildWeb(copies: Copies): Promise<void> {
  const sources = hashSources()
  if (isReady(sources, copies)) return
  await withLock(join(root, '.build.lock'), async () => {
    if (isReady(sources, copies)) return
    if (built()[0] !== sources) {
      process.stderr.write('Building the pages …\n')
      // A thread ends with this process, however that ends.
      const [code]: number[] = await once(new Worker(join(root, 'web', 'build-pages.ts')), 'exit')
      if (code !== 0) throw new Error(`Could not build the pages (${code}).`)
    }
    await compress(pages, copies)
    writeFileSync(stamp, `${sources} ${copies}`)
  })
}

/** A hash over every file that the build reads; the lockfile stands for the packages. */
function hashSources(): string {
  const files = globSync(['web/**', 'contract/src/**', 'messages/src/**', 'package-lock.json', 'tsconfig.base.json'], {
    cwd: root,
    withFileTypes: true,
    exclude: (entry) => ['dist', 'node_modules'].includes(entry.name) || /\.test\.tsx?$/.test(entry.name),
  })
  const hash = createHash('sha256')
  const paths = files.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
  for (const path of paths.sort()) {
    hash.update(`${path.slice(root.length)}\n`).update(readFileSync(path))
  }
  return hash.digest('hex')
}

function isReady(sources: string, copies: Copies): boolean {
  const [from, are] = built()
  return from === sources && (copies === 'quick' || are === copies)
}

/** From which sources the pages were built, and how small their copies are; nothing when they were not built to the end. */
function built(): string[] {
  if (!existsSync(join(pages, 'index.html')) || !existsSync(stamp)) return []
  return readFileSync(stamp, 'utf8').split(' ')
}
