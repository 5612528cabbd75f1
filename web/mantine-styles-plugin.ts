import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

/** How the component library names its classes. */
const CLASS = /m_[0-9a-f]{6,8}/g

/** Fails the build when the pages use a component whose styles `mantine-styles.ts` leaves out. */
export function mantineStyles(): Plugin {
  return {
    name: 'mantine-styles',
    apply: 'build',
    async generateBundle(_, bundle) {
      const files = Object.values(bundle)
      const used = classesIn(files.map((file) => (file.type === 'chunk' ? file.code : '')).join())
      const styled = classesIn(files.map((file) => (file.type === 'asset' ? String(file.source) : '')).join())
      const known = classesIn(await readFile(fileURLToPath(import.meta.resolve('@mantine/core/styles.css')), 'utf8'))
      const missing = [...used].filter((name) => known.has(name) && !styled.has(name))
      if (missing.length > 0) {
        this.error(`mantine-styles.ts leaves out the styles of the component with the class ${missing.join(', ')}.`)
      }
    },
  }
}

function classesIn(text: string): Set<string> {
  return new Set(text.match(CLASS))
}
