import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { afterAll, inject } from 'vitest'
import { embeddedDatabase, openDatabase } from '../db/database.ts'
import { createPglite } from '../db/embedded.ts'
import { type EmptiableDatabase, emptiable } from './emptiable-database.ts'
import { databaseUrl, onServer } from './server-databases.ts'

/** Where this run's databases come from, as its global setup prepared it. */
type DatabaseSource =
  | { kind: 'embedded' /** File with a migrated data folder. */; template: string }
  | {
      kind: 'postgres' /** Address of the server. */
      url: string /** Name of a migrated database on it. */
      template: string
    }

declare module 'vitest' {
  interface ProvidedContext {
    databaseSource: DatabaseSource
  }
}

export interface TestDatabase extends EmptiableDatabase {
  /** The address of a PostgreSQL database; undefined when embedded. */
  url: string | undefined
}

let opened: Promise<TestDatabase> | undefined

/**
 * The migrated and empty database of this test file, opened by the first call and closed after the last test. Files
 * share this module, so what is open belongs to the file that runs.
 */
export function testDatabase(): Promise<TestDatabase> {
  if (opened) return opened
  const database = open(inject('databaseSource'))
  opened = database
  afterAll(async () => {
    opened = undefined
    await (await database).close()
  })
  return database
}

async function open(source: DatabaseSource): Promise<TestDatabase> {
  return source.kind === 'embedded' ? openCopy(source.template) : createFromTemplate(source.url, source.template)
}

async function openCopy(template: string): Promise<TestDatabase> {
  const pglite = await createPglite({ loadDataDir: new Blob([await readFile(template)]) })
  const database = embeddedDatabase({ pglite, close: () => pglite.close() })
  return { ...(await emptiable(database)), url: undefined }
}

async function createFromTemplate(server: string, template: string): Promise<TestDatabase> {
  const name = `${template}_${randomUUID().slice(0, 8)}`
  await onServer(server, `create database ${name} template ${template}`)
  const url = databaseUrl(server, name)
  const database = await openDatabase({ url, dataDir: '' })
  const close = async () => {
    await database.close()
    await onServer(server, `drop database ${name} with (force)`)
  }
  return { ...(await emptiable(database)), url, close }
}
