import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createFileStorage, fileHash } from './storage.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pravas-files-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

const bytes = new TextEncoder().encode('%PDF-1.7 a receipt')

test('a file is kept under the hash of its content and comes back as it was', async () => {
  const files = createFileStorage(folder)
  const hash = await files.put(bytes)
  expect(hash).toBe(fileHash(bytes))
  expect(new Uint8Array(await files.get(hash))).toEqual(bytes)
})

test('the same content many times at once is one file, with nothing left over', async () => {
  const files = createFileStorage(folder)
  const hashes = await Promise.all(Array.from({ length: 8 }, () => files.put(bytes)))
  expect(new Set(hashes).size).toBe(1)
  const kept = await readdir(join(folder, 'files'), { recursive: true, withFileTypes: true })
  expect(kept.filter((entry) => entry.isFile()).map((entry) => entry.name)).toEqual([fileHash(bytes)])
})

test('a file that was never kept is not there', async () => {
  await expect(createFileStorage(folder).get('0'.repeat(64))).rejects.toThrow()
})
