import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { root } from './root.ts'

interface Options {
  /** The folder to run in; the repository's by default. */
  cwd?: string
  /** Keeps the output for the answer instead of showing it. */
  quiet?: boolean
}

/**
 * Runs a command line in the system's shell, with the programs of node_modules at hand and without input.
 * Answers its exit code (1 when a signal ended it) and, if `quiet`, what it wrote.
 */
export async function runCommand(
  line: string,
  { cwd = root, quiet = false }: Options = {},
): Promise<{ code: number; output: string }> {
  const child = spawn(line, {
    cwd,
    shell: true,
    stdio: ['ignore', quiet ? 'pipe' : 'inherit', quiet ? 'pipe' : 'inherit'],
  })
  const chunks: Buffer[] = []
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk: Buffer) => chunks.push(chunk))
  const [code]: (number | null)[] = await once(child, 'close')
  return { code: code ?? 1, output: Buffer.concat(chunks).toString('utf8') }
}
