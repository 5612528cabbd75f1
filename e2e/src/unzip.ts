import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'

/** The files of a zip by their names. Python reads it, whose code is not ours and which checks each file's CRC. */
export async function unzipped(zip: string): Promise<Map<string, Buffer>> {
  const folder = await mkdtemp(join(tmpdir(), 'pravas-unzipped-'))
  try {
    execFileSync('python3', ['-m', 'zipfile', '-e', zip, folder])
    const entries = await readdir(folder, { recursive: true, withFileTypes: true })
    const paths = entries.filter((entry) => entry.isFile()).map((file) => join(file.parentPath, file.name))
    return new Map(
      await Promise.all(paths.map(async (path) => [relative(folder, path), await readFile(path)] as const)),
    )
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** The SHA-256 of some bytes, as the index of an audit pack has it. */
export const sha256 = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex')
