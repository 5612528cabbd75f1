import { spawn } from 'node:child_process'

/** Something the person can act on: shown without a stack. */
export class Problem extends Error {}

/**
 * Runs npm in a folder. Its summary goes to the error stream: a script's own output must stay usable in a pipe.
 *
 * @param {string[]} options
 * @param {string} cwd
 */
export async function runNpm(options, cwd) {
  /** @type {import('node:child_process').SpawnOptions} */
  const where = { cwd, stdio: ['ignore', 2, 2] }
  const { npm_execpath: npm, npm_node_execpath: npmNode } = process.env
  // The npm that runs this script, on the Node it came with.
  const child = npm?.endsWith('npm-cli.js')
    ? spawn(npmNode ?? process.execPath, [npm, ...options], where)
    : spawn(`npm ${options.join(' ')}`, { ...where, shell: true })
  await finished(child, 'npm failed to install the packages')
}

/**
 * @param {import('node:child_process').ChildProcess} child
 * @param {string} problem what to say when it does not end well
 */
export async function finished(child, problem) {
  const code = await new Promise((done) => {
    child.on('error', (error) => done(error.message))
    child.on('exit', (exitCode, signal) => done(exitCode ?? signal))
  })
  if (code !== 0) throw new Problem(`${problem} (${code}).`)
}

/** @param {string} line */
export function say(line) {
  process.stderr.write(`${line}\n`)
}
