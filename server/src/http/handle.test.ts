import { globSync } from 'node:fs'
import { join } from 'node:path'
import type { EndpointSpec } from '@pravas/contract/endpoint'
import { expect, test } from 'vitest'
import { serialiserOf } from './handle.ts'

const CONTRACT = join(import.meta.dirname, '..', '..', '..', 'contract', 'src')

test('every answer of the contract can be written', async () => {
  const files = globSync('*.ts', { cwd: CONTRACT, exclude: ['*.test.ts'] })
  const modules: object[] = await Promise.all(files.map((file) => import(join(CONTRACT, file))))
  const answers = modules
    .flatMap((module) => Object.entries(module) as [string, Partial<EndpointSpec> | null][])
    .flatMap(([name, entry]) => (entry?.path && entry.method && entry.response ? [{ name, ...entry }] : []))
  expect(answers.length).toBeGreaterThan(100)

  // A serialiser is compiled with its first answer, so that a schema that cannot be compiled is a 500 of that call alone.
  const failures = answers.flatMap(({ name, response }) => {
    try {
      serialiserOf(response as NonNullable<typeof response>)
      return []
    } catch (error) {
      return [`${name}: ${error}`]
    }
  })
  expect(failures).toEqual([])
})
