import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { type Copies, compress } from './compressed-copies.ts'
import { withLock } from './lock.mjs'
import { say } from './npm.mjs'
import { root } from './root.ts'

const pages = join(root, 'web', 'dist')
/** Beside what was built: of which sources, and how small its compressed copies are. */
const stamp = join(pages, '.built')

/** The pages that are being built. */
interface Building {
  /** They can be served: those of the first language are there. */
  usable: Promise<void>
  /** They are there in all languages, with their compressed copies. */
  complete: Promise<void>
}

/**
 * Builds the pages into web/dist when what they are made of has changed since the last build, and compresses them when they
 * are not as small as is asked for.
 *
 * @param others When to go on with the other languages: who waits for the first has the processors for themselves until then.
 */
export function buildWeb(copies: Copies, others: Promise<void> = Promise.resolve()): Building {
  const usable = Promise.withResolvers<void>()
  const complete = makeReady(copies, others, usable.resolve)
  complete.then(usable.resolve, usable.reject)
  // Who waits for one of the two hears of a failure there.
  usable.promise.catch(() => {})
  return { usable: usable.promise, complete }
}

async function makeReady(copies: Copies, others: Promise<void>, onUsable: () => void): Promise<void> {
  const sources = hashSources()
  if (isReady(sources, copies)) return
  const waiting = (holder: number) => say(`Waiting for process ${holder} to build the pages.`)
  await withLock(
    join(root, '.build.lock'),
    async () => {
      if (isReady(sources, copies)) return
      if (built()[0] === sources) await Promise.all(languageFolders().map((folder) => compress(folder, copies)))
      else await build(copies, others, onUsable)
      writeFileSync(stamp, `${sources} ${copies}`)
    },
    waiting,
  )
}

async function build(copies: Copies, others: Promise<void>, onUsable: () => void): Promise<void> {
  say('Building the pages …')
  const compressing: Promise<void>[] = []
  // A thread ends with this process, however that ends.
  const thread = new Worker(join(root, 'web', 'build-pages.ts'))
  thread.on('message', (folder: string) => {
    onUsable()
    compressing.push(compress(folder, copies))
  })
  others.then(() => thread.postMessage('others'))
  const [code]: number[] = await once(thread, 'exit')
  if (code !== 0) throw new Error(`Could not build the pages (${code}).`)
  await Promise.all(compressing)
}

/** The folder of the first language, and in it those of the others. */
function languageFolders(): string[] {
  return globSync('{,*/}index.html', { cwd: pages }).map((document) => join(pages, dirname(document)))
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
