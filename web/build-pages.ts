// A thread that builds the pages, once for each language: what Vite sets in the environment stays in it, and it ends with the process
// that wanted them. Each language has a folder of its own in that of the first.

import { join } from 'node:path'
import { LANGUAGES } from '@pravas/contract/languages'
import { build } from 'vite'

for (const language of LANGUAGES) {
  process.env.PAGES_LANGUAGE = language
  await build({
    root: import.meta.dirname,
    configFile: join(import.meta.dirname, 'vite.config.ts'),
    configLoader: 'native',
    logLevel: 'warn',
    build: { outDir: language === LANGUAGES[0] ? 'dist' : join('dist', language), emptyOutDir: true },
  })
}
