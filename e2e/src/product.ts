import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { constants } from 'node:fs'
import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '@pravas/server/testing/free-port'

const ROOT = join(import.meta.dirname, '..', '..')
const READY_MS = 180_000

/** The product as a process of its own, with a data folder that lives until `dispose`. */
export interface Product {
  origin: string
  dataDir: string
  /** Starts it again on the same data, with these settings beside the usual ones; resolves when it is ready. */
  start(settings?: Record<string, string>): Promise<void>
  /** Ends it without warning, as running out of memory would. */
  kill(): Promise<void>
  /** Ends it as an operator does, and leaves its data. */
  stop(): Promise<void>
  dispose(): Promise<void>
  /** What it has printed since its last start. */
  printed(): string
}

/** Names the data folder of a first start, which the products of this run begin with instead of an empty one. */
export const FIRST_DATA = 'PRAVAS_E2E_FIRST_DATA'

/** Starts the product on a free loopback port with a data folder of its own, with the settings for its address. */
export async function startProduct(
  settingsFor?: (origin: string) => Promise<Record<string, string>>,
  { empty = false }: { /** Whether it begins without data. */ empty?: boolean } = {},
): Promise<Product> {
  const port = await freePort()
  const dataDir = await mkdtemp(join(tmpdir(), 'pravas-e2e-'))
  const first = process.env[FIRST_DATA]
  if (first && !empty) await cp(first, dataDir, { recursive: true, mode: constants.COPYFILE_FICLONE })
  const origin = `http://localhost:${port}`
  let running: ChildProcess | undefined
  let printed = ''

  // A database that is meant for the server's tests is none of ours.
  const { DATABASE_URL: _, ...environment } = process.env

  async function start(settings: Record<string, string> = {}): Promise<void> {
    const child = spawn(process.execPath, ['server/src/main.ts'], {
      cwd: ROOT,
      env: {
        ...environment,
        NODE_ENV: 'development',
        PORT: `${port}`,
        DATA_DIR: dataDir,
        ...settings,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    running = child
    printed = ''
    const hear = (chunk: Buffer) => {
      printed += chunk.toString()
    }
    child.stdout.on('data', hear)
    child.stderr.on('data', hear)
    await ready(child, origin)
  }

  async function end(signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
    if (!running || running.exitCode !== null || running.signalCode !== null) return
    const gone = once(running, 'exit')
    running.kill(signal)
    await gone
  }

  await start(await settingsFor?.(origin))
  return {
    origin,
    dataDir,
    start,
    kill: () => end('SIGKILL'),
    stop: () => end('SIGTERM'),
    printed: () => printed,
    dispose: async () => {
      await end('SIGTERM')
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

/** Resolves when the process says that it is ready; rejects with what it printed when it ends or takes too long. */
function ready(child: ChildProcess, origin: string): Promise<void> {
  return new Promise((resolve, reject) => {
    let printed = ''
    const failed = (why: string) => reject(new Error(`The product ${why}. It printed:\n${printed}`))
    const timer = setTimeout(() => failed('did not become ready'), READY_MS)
    const hear = (chunk: Buffer) => {
      printed += chunk.toString()
      if (!printed.includes(`Pravas is ready at ${origin}`)) return
      clearTimeout(timer)
      resolve()
    }
    child.stdout?.on('data', hear)
    child.stderr?.on('data', hear)
    child.once('exit', (code) => {
      clearTimeout(timer)
      failed(`ended with ${code}`)
    })
  })
}
