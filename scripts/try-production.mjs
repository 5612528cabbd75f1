// npm run try:production: the steps of deploy/Dockerfile without a container, in a clone of what is committed. Builds, installs for
// production, takes the rights to write away, starts as nobody (when run as root), asks whether it is ready, and stops it.

import { spawn, spawnSync } from 'node:child_process'
import { chmodSync, chownSync, copyFileSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const READY_SECONDS = 300
const NOBODY = 65534

const folder = mkdtempSync(join(tmpdir(), 'pravas-production-'))
const dataDir = mkdtempSync(join(tmpdir(), 'pravas-production-data-'))
const program = join(folder, 'app')
const node = join(folder, 'node')
const isRoot = process.getuid?.() === 0

try {
  chmodSync(folder, 0o755)
  done('git', ['clone', '--quiet', root, program], root)
  done('npm', ['run', '--silent', 'build'], program)
  done('npm', ['run', '--silent', 'install:production'], program)
  done('chmod', ['-R', 'a-w,a+rX', program], root)
  copyFileSync(process.execPath, node)
  chmodSync(node, 0o755)
  if (isRoot) chownSync(dataDir, NOBODY, NOBODY)
  await tryServing()
  process.stdout.write(
    `Built, installed and served from a folder without rights to write${isRoot ? ', as nobody' : ''}.\n`,
  )
} finally {
  spawnSync('chmod', ['-R', 'u+w', folder])
  for (const each of [folder, dataDir]) rmSync(each, { recursive: true, force: true })
}

async function tryServing() {
  const port = String(await freePort())
  const origin = `http://localhost:${port}`
  const env = { PATH: '/usr/bin:/bin', PORT: port, DATA_DIR: dataDir, PUBLIC_URL: origin, DEMO: 'off' }
  const identity = isRoot ? { uid: NOBODY, gid: NOBODY } : {}
  const child = spawn(node, ['scripts/start-production.mjs'], { cwd: program, env, stdio: 'inherit', ...identity })
  const ended = new Promise((resolve) => child.on('exit', resolve))
  try {
    for (let seconds = 0; !(await answers(`${origin}/readyz`)); seconds += 1) {
      if (child.exitCode !== null || seconds > READY_SECONDS) throw new Error('The server did not become ready.')
      await wait(1000)
    }
    if (!(await answers(`${origin}/`))) throw new Error('The pages are missing.')
  } finally {
    child.kill('SIGTERM')
  }
  const code = await ended
  if (code !== 0) throw new Error(`The server ended with ${code} when it was told to stop.`)
}

/** @param {string} url */
async function answers(url) {
  return fetch(url).then(
    ({ ok }) => ok,
    () => false,
  )
}

/** @returns {Promise<number>} */
function freePort() {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}

/**
 * @param {string} command
 * @param {string[]} args
 * @param {string} cwd
 */
function done(command, args, cwd) {
  const { status } = spawnSync(command, args, { cwd, stdio: ['ignore', 'inherit', 'inherit'] })
  if (status !== 0) throw new Error(`${command} ${args.join(' ')} failed (${status}).`)
}
