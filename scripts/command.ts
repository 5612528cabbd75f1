import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { root } from './root.ts'

/** How much of its complaints is kept: a runtime that aborts writes why, and then all that it knows. */
const KEPT_BYTES = 1024 * 1024

interface Options {
  /** The folder to run in; the repository's by default. */
  cwd?: string
  /** Keeps the output for the answer instead of showing it. */
  quiet?: boolean
}

/**
 * Runs a command line in the system's shell, with the programs of node_modules at hand and without input.
 * Answers its exit code (1 when a signal ended it), if `quiet` what it wrote, and the end of what it complained of.
 */
export async function runCommand(
  line: string,
  { cwd = root, quiet = false }: Options = {},
): Promise<{ code: number; output: string; complaints: string }> {
  const child = spawn(line, { cwd, shell: true, stdio: ['ignore', quiet ? 'pipe' : 'inherit', 'pipe'] })
  const chunks: Buffer[] = []
  let complaints = Buffer.alloc(0)
  child.stdout?.on('data', (chunk: Buffer) => chunks.push(chunk))
  child.stderr?.on('data', (chunk: Buffer) => {
    if (quiet) chunks.push(chunk)
    else process.stderr.write(chunk)
    complaints = Buffer.concat([complaints, chunk]).subarray(-KEPT_BYTES)
  })
  const [code]: (number | null)[] = await once(child, 'close')
  return { code: code ?? 1, output: Buffer.concat(chunks).toString('utf8'), complaints: complaints.toString('utf8') }
}
