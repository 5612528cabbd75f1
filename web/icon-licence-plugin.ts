import { readFile } from 'node:fs/promises'
import type { Plugin } from 'vite'

/** Adds to the licences of the libraries that the pages hold that of the drawings in src/ui/icons, which come with no library. */
export function iconLicence(fileName: string): Plugin {
  return {
    name: 'icon-licence',
    apply: 'build',
    generateBundle: {
      order: 'post',
      async handler(_, bundle) {
        const licences = bundle[fileName]
        if (licences?.type !== 'asset') return this.error(`There is no ${fileName}.`)
        const own = await readFile(new URL('src/ui/icons/LICENSE', import.meta.url), 'utf8')
        licences.source = `${String(licences.source).trimEnd()}\n\n## Tabler Icons (MIT)\n\n${own}`
      },
    },
  }
}
