import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { generatedSecret } from './generated-secret.ts'

async function folder(): Promise<string> {
  const path = await mkdtemp(join(tmpdir(), 'pravas-secret-'))
  onTestFinished(() => rm(path, { recursive: true }))
  return path
}

test('a secret is made once, for all who ask at the same moment and after a restart, and is its owner’s alone', async () => {
  const dataDir = await folder()
  const secrets = await Promise.all(Array.from({ length: 8 }, () => generatedSecret(dataDir, 'devices')))
  expect(new Set([...secrets, await generatedSecret(dataDir, 'devices')].map((one) => one.toString('hex'))).size).toBe(
    1,
  )
  expect(secrets[0]).toHaveLength(32)
  expect(await readdir(join(dataDir, 'secrets'))).toEqual(['devices'])
  expect((await stat(join(dataDir, 'secrets', 'devices'))).mode & 0o777).toBe(0o600)
  expect(await generatedSecret(dataDir, 'others')).not.toEqual(secrets[0])
})

test('a file that holds something else is named', async () => {
  const dataDir = await folder()
  await generatedSecret(dataDir, 'devices')
  await writeFile(join(dataDir, 'secrets', 'devices'), '')
  await expect(generatedSecret(dataDir, 'devices')).rejects.toThrow(join('secrets', 'devices'))
})
