// npm run install:production: only the packages that the server needs, for a machine or an image that serves pages built before.

import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Problem, runNpm, say } from './npm.mjs'
import { pruneAll } from './prune.mjs'

const root = dirname(dirname(fileURLToPath(import.meta.url)))

try {
  await runNpm(['ci', '--omit=dev', '--include=optional', '--workspace=server', '--loglevel=error'], root)
  pruneAll(root)
  if (!existsSync(join(root, 'web', 'dist', 'index.html')))
    say('The pages are not built here: copy web/dist from where npm run build was run.')
} catch (error) {
  if (!(error instanceof Problem)) throw error
  say(error.message)
  process.exitCode = 1
}
