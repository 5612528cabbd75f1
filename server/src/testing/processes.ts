import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'

const SOURCES = join(import.meta.dirname, '..')

/** How a program of the server ended, and what it wrote. */
export interface Ended {
  code: number | null
  out: string
  err: string
}

/** A running server and how to end it as an operator does. */
export interface Serving {
  printed: string
  stop(): Promise<Ended>
}

/** The environment of this process without what decides about a server, and with `settings`. */
function environment(settings: Record<string, string>): NodeJS.ProcessEnv {
  const { PATH, HOME, NODE_COMPILE_CACHE } = process.env
  return { PATH, HOME, NODE_COMPILE_CACHE, ...settings }
}

function startProgram(file: string, args: string[], settings: Record<string, string>, input = '') {
  const child = spawn(process.execPath, [join(SOURCES, file), ...args], { env: environment(settings) })
  const written = { out: '', err: '' }
  const toldOf = new Set<() => void>()
  const hear = (kind: 'out' | 'err') => (chunk: Buffer) => {
    written[kind] += chunk.toString()
    for (const tell of toldOf) tell()
  }
  child.stdout.on('data', hear('out'))
  child.stderr.on('data', hear('err'))
  child.stdin.end(input)
  const ended = once(child, 'close').then(([code]: (number | null)[]): Ended => ({ code: code ?? null, ...written }))
  return { child, written, toldOf, ended }
}

/** Runs `npm run admin` with these arguments and settings to its end; `input` is what is piped to it. */
export function runAdmin(args: string[], settings: Record<string, string>, input?: string): Promise<Ended> {
  return startProgram('admin.ts', args, settings, input).ended
}

/** Starts the server with these settings; answers how it ended when it did not become ready. */
export async function startServer(settings: Record<string, string>): Promise<Serving | Ended> {
  const { child, written, toldOf, ended } = startProgram('main.ts', [], settings)
  const ready = new Promise<Serving>((resolve) => {
    toldOf.add(() => {
      if (!written.out.includes('Pravas is ready at')) return
      const stop = () => {
        child.kill('SIGTERM')
        return ended
      }
      resolve({ printed: written.out + written.err, stop })
    })
  })
  return Promise.race([ready, ended])
}
