import { spawn } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Something the person can act on: shown without a stack. */
export class Problem extends Error {}

/**
 * Runs npm in a folder. Its summary goes to the error stream: a script's own output must stay usable in a pipe. npm takes a file of a
 * package that it could not write, as on a full disk, for a warning and ends well; here that is a problem, and the next run begins anew.
 *
 * @param {string[]} options
 * @param {string} cwd
 */
export async function runNpm(options, cwd) {
  // Where npm fails its last words name its log, which stays there.
  const logs = mkdtempSync(join(tmpdir(), 'pravas-npm-'))
  const child = startNpm([...options, `--logs-dir=${logs}`], cwd)
  const signals = passSignals(child)
  try {
    await finished(child, 'npm failed to install the packages', RETRY).catch((error) => {
      // Told to stop, npm ends as after a failure.
      throw signals.passed() ? new Problem(STOPPED_WORDS) : error
    })
    const why = unwritten(readdirSync(logs).map((name) => readFileSync(join(logs, name), 'utf8')))
    if (why === undefined) return rmSync(logs, { recursive: true, force: true })
    rmSync(join(cwd, 'node_modules', '.package-lock.json'), { force: true })
    throw new Problem(`npm could not write all files of the packages (${why}). ${spaceLeft(cwd)}`)
  } finally {
    signals.release()
  }
}

/**
 * @param {string[]} options
 * @param {string} cwd
 */
function startNpm(options, cwd) {
  /** @type {import('node:child_process').SpawnOptions} */
  const where = { cwd, stdio: ['ignore', 2, 2] }
  const { npm_execpath: npm, npm_node_execpath: npmNode } = process.env
  // The npm that runs this script, on the Node it came with.
  return npm?.endsWith('npm-cli.js')
    ? spawn(npmNode ?? process.execPath, [npm, ...options], where)
    : spawn(`npm ${options.map((option) => JSON.stringify(option)).join(' ')}`, { ...where, shell: true })
}

/**
 * Why npm could not write files of packages, as the logs of its run tell; undefined where it wrote all, or keeps no logs.
 *
 * @param {string[]} logs
 */
export function unwritten(logs) {
  const failure = logs.map((log) => /TAR_ENTRY_ERROR (.+)/.exec(log)?.[1]).find(Boolean)
  if (failure !== undefined) return failure
  return logs.every((log) => /^\d+ info ok$/m.test(log)) ? undefined : 'even its log ends early'
}

/** @param {string} folder */
function spaceLeft(folder) {
  const { bavail, bsize } = statfsSync(folder)
  const megabytes = Math.floor((bavail * bsize) / 1_000_000)
  return `The disk of ${folder} has ${megabytes} MB left, and an install needs about 1200. Make room and run the same command again: it begins anew.`
}

const RETRY =
  'What it wrote above says why. See that this machine reaches the registry (npm config get registry) and has space left, then run the same command again: it installs anew what is missing.'

/**
 * Who stops this process stops npm as well, which would otherwise go on alone and be in the way of the next install. Answers whether one was
 * passed on, and stops passing them.
 *
 * @param {import('node:child_process').ChildProcess} child
 */
function passSignals(child) {
  const signals = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])
  let passed = false
  const pass = (/** @type {NodeJS.Signals} */ signal) => {
    passed = true
    child.kill(signal)
  }
  for (const signal of signals) process.on(signal, pass)
  return {
    passed: () => passed,
    release: () => {
      for (const signal of signals) process.off(signal, pass)
    },
  }
}

const STOPPED_WORDS = 'Stopped. The same command begins anew.'
/** How a program ends that was told to: by the signal, or having heard of it. */
const STOPPED = ['SIGINT', 'SIGTERM', 'SIGHUP', 130, 143]

/**
 * @param {import('node:child_process').ChildProcess} child
 * @param {string} problem what to say when it does not end well
 * @param {string} [advice] what to do then
 */
export async function finished(child, problem, advice) {
  const code = await new Promise((done) => {
    child.on('error', (error) => done(error.message))
    child.on('exit', (exitCode, signal) => done(exitCode ?? signal))
  })
  if (STOPPED.includes(code)) throw new Problem(STOPPED_WORDS)
  if (code !== 0) throw new Problem([`${problem} (${code}).`, advice ?? ''].join(' ').trim())
}

/** @param {string} line */
export function say(line) {
  process.stderr.write(`${line}\n`)
}
