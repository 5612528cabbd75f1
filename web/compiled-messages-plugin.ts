import { pathToFileURL } from 'node:url'
import { compiled } from '@pravas/messages/texts'
import type { Plugin } from 'vite'

/** Parses the messages of the catalogues while the pages are built, so that no page has to load the parser. */
export function compiledMessages(): Plugin {
  const parser = '@formatjs/icu-messageformat-parser'
  return {
    name: 'compiled-messages',
    apply: 'build',
    config: () => ({
      resolve: { alias: [{ find: new RegExp(`^${parser}$`), replacement: `${parser}/no-parser.js` }] },
    }),
    async load(id) {
      if (!/\/messages\/src\/en\/[\w-]+\.ts$/.test(id)) return null
      const catalogues: Record<string, Record<string, string>> = await import(pathToFileURL(id).href)
      return Object.entries(catalogues)
        .map(([name, catalogue]) => `export const ${name} = ${JSON.stringify(compiled(catalogue))}`)
        .join('\n')
    },
  }
}
