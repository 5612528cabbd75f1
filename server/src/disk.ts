import { open } from 'node:fs/promises'

/** How files and PostgreSQL say that there is no room left, or none of what this user may take. */
const FULL: readonly unknown[] = ['ENOSPC', 'EDQUOT', '53100']

/** Whether an error, or what caused it, is that a disk is full. */
export function isDiskFull(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  return FULL.includes(Reflect.get(error, 'code')) || isDiskFull(error.cause)
}

/** Resolves when the disk holds what was written to a file. */
export async function syncFile(path: string): Promise<void> {
  const file = await open(path, 'r+')
  try {
    await file.sync()
  } finally {
    await file.close()
  }
}

/** Resolves when the disk holds the names in a folder, so that a file made or moved there is found after a power cut. */
export async function syncFolder(path: string): Promise<void> {
  // Windows keeps directory entries by itself and refuses to open a directory.
  if (process.platform === 'win32') return
  const folder = await open(path, 'r')
  try {
    await folder.sync()
  } finally {
    await folder.close()
  }
}
