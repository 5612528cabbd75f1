import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { isInstalled } from './installed.mjs'
import { withLock } from './lock.mjs'
import { runNpm, say } from './npm.mjs'
import { prune } from './prune.mjs'

const folder = join(dirname(dirname(fileURLToPath(import.meta.url))), 'tools')

const NAMES = {
  node: 'a newer Node',
  lighthouse: 'Lighthouse',
  client: 'the generator of API clients',
  recheck: 'the checker of patterns',
}

/**
 * The node_modules folder of something that is needed now and then and comes with its own lockfile in tools/NAME: installed when
 * it is asked for first, and again after an update.
 *
 * @param {keyof typeof NAMES} name
 * @returns {Promise<string>}
 */
export async function toolFolder(name) {
  const place = join(folder, name)
  const modules = join(place, 'node_modules')
  if (isInstalled(place, 'develop')) return modules
  await withLock(join(folder, `.install.lock-${name}`), async () => {
    if (isInstalled(place, 'develop')) return
    say(`Fetching ${NAMES[name]} …`)
    await runNpm(['ci', '--ignore-scripts', '--include=optional', '--no-audit', '--no-fund', '--loglevel=error'], place)
    prune(modules)
  })
  return modules
}
