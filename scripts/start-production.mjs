// npm run start:production: serves what was installed and built before; installs and builds nothing, so that it can run as a
// person without rights to the program's files. Signals reach the server, as it runs in this process.

import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { isInstalled } from './installed.mjs'
import { loadSettings } from './settings-file.mjs'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const oldestMajor = 24

const refusal = whyNot()
if (refusal !== undefined) {
  process.stderr.write(`Pravas did not start. ${refusal}\n`)
  process.exit(1)
}
loadSettings(root)
process.env.NODE_ENV ??= 'production'
const { main } = await import('../server/src/main.ts')
await main()

/** What is missing; undefined where everything is there. */
function whyNot() {
  if (Number.parseInt(process.versions.node, 10) < oldestMajor) {
    return `It needs Node ${oldestMajor} or newer. This is Node ${process.versions.node}.`
  }
  if (!isInstalled(root, 'serve')) {
    return 'The packages are missing, or those of another version. Run npm run install:production.'
  }
  if (!existsSync(join(root, 'web', 'dist', 'index.html')))
    return 'The pages are not built. Run npm run build before install:production.'
  return undefined
}
