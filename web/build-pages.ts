// A thread that builds the pages: what Vite sets in the environment stays in it, and it ends with the process that wanted them.

import { join } from 'node:path'
import { build } from 'vite'

await build({
  root: import.meta.dirname,
  configFile: join(import.meta.dirname, 'vite.config.ts'),
  configLoader: 'native',
  logLevel: 'warn',
})
