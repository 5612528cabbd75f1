import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { build, type Plugin } from 'vite'

/**
 * What is not kept: the font's alphabets that names and amounts in India don't need, which are fetched when a text has
 * them, the pictures of the user guide, and the pages' own documents, for all of which index.html stands in.
 */
const NOT_KEPT = /-(cyrillic|greek|vietnamese)[\w-]*\.woff2$|\.map$|\.png$|^(?!index\.)[\w-]+\.html$/

/** Builds the service worker into `sw.js`, told which files of this build to keep. */
export function serviceWorker(): Plugin {
  return {
    name: 'service-worker',
    apply: 'build',
    writeBundle: {
      order: 'post',
      sequential: true,
      async handler({ dir = 'dist' }, bundle) {
        const names = Object.keys(bundle).filter((name) => !NOT_KEPT.test(name))
        const files = await Promise.all([...names, 'favicon.svg'].sort().map((name) => keptFile(dir, name)))
        await build({
          configFile: false,
          publicDir: false,
          logLevel: 'warn',
          define: { __BUILT_FILES__: JSON.stringify(files) },
          build: {
            outDir: dir,
            emptyOutDir: false,
            target: 'es2023',
            rolldownOptions: {
              input: join(import.meta.dirname, 'src', 'worker', 'service-worker.ts'),
              output: { format: 'iife', entryFileNames: 'sw.js' },
            },
          },
        })
      },
    },
  }
}

/** A file with what tells it from other versions: its name where that has a hash, else a hash of its content. */
async function keptFile(dir: string, name: string) {
  if (name.startsWith('assets/')) return { url: `/${name}`, revision: null }
  const content = await readFile(join(dir, name))
  return { url: `/${name}`, revision: createHash('sha256').update(content).digest('hex').slice(0, 16) }
}
