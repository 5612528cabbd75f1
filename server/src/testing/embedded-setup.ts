import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import type { TestProject } from 'vitest/node'
import { embeddedDatabase } from '../db/database.ts'

/** Makes one migrated data folder, which every worker copies into its memory. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const pglite = await PGlite.create()
  const database = embeddedDatabase({ pglite, close: () => pglite.close() })
  await database.migrate()
  const dump = await pglite.dumpDataDir('none')
  await database.close()

  const folder = await mkdtemp(join(tmpdir(), 'pravas-embedded-'))
  const template = join(folder, 'template.tar')
  await writeFile(template, dump.stream())
  project.provide('databaseSource', { kind: 'embedded', template })
  return () => rm(folder, { recursive: true, force: true })
}
