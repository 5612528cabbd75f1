import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { access, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { runCommand } from './command.ts'
import { withLock } from './lock.mjs'
import { root } from './root.ts'

const stamp = join(root, 'web', 'dist', '.sources')

/** Builds the pages into web/dist when what they are made of has changed since the last build. */
export async function buildWeb(): Promise<void> {
  const sources = hashSources()
  if (await isBuiltFrom(sources)) return
  await withLock(join(root, '.build.lock'), async () => {
    if (await isBuiltFrom(sources)) return
    process.stderr.write('Building the pages …\n')
    const { code } = await runCommand('vite build --logLevel warn', { cwd: join(root, 'web') })
    if (code !== 0) throw new Error(`Could not build the pages (vite build: ${code}).`)
    await writeFile(stamp, sources)
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

async function isBuiltFrom(sources: string): Promise<boolean> {
  try {
    await access(join(root, 'web', 'dist', 'index.html'))
    return readFileSync(stamp, 'utf8') === sources
  } catch {
    return false
  }
}
