import { randomBytes, randomUUID } from 'node:crypto'
import { chmod, link, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { syncFile, syncFolder } from '../disk.ts'

const BYTES = 32

/**
 * A secret of 32 bytes that the product makes for itself and keeps in `DATA_DIR/secrets`, readable by its owner alone.
 * Processes that share the folder share the secret, also when they start at the same moment. Throws when the file holds
 * anything else.
 */
export async function generatedSecret(dataDir: string, name: string): Promise<Buffer> {
  const folder = join(dataDir, 'secrets')
  const path = join(folder, name)
  const secret = (await read(path)) ?? (await make(folder, path))
  if (secret.length !== BYTES) {
    throw new Error(`${path} must contain a secret of ${BYTES} bytes. Delete the file to create a new one.`)
  }
  return secret
}

async function read(path: string): Promise<Buffer | undefined> {
  try {
    return await readFile(path)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
}

/** Writes the file under another name first, so that nobody ever reads half of it; of two processes the first counts. */
async function make(folder: string, path: string): Promise<Buffer> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  await chmod(folder, 0o700)
  const draft = `${path}.${randomUUID()}`
  try {
    await writeFile(draft, randomBytes(BYTES), { mode: 0o600, flag: 'wx' })
    await syncFile(draft)
    await link(draft, path)
    await syncFolder(folder)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  } finally {
    await rm(draft, { force: true })
  }
  return readFile(path)
}
