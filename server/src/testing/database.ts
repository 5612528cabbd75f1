import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { PGlite } from '@electric-sql/pglite'
import { afterAll, inject } from 'vitest'
import { embeddedDatabase, openDatabase } from '../db/database.ts'
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
let emptied: Promise<TestDatabase> | undefined

/**
 * A migrated database, which a file finds empty with its first call. The files that one worker runs, one after the other,
 * have the same: opening one takes longer than most files' tests.
 */
export function testDatabase(): Promise<TestDatabase> {
  if (emptied) return emptied
  opened ??= anotherDatabase()
  emptied = opened.then(async (database) => {
    await database.reset()
    return database
  })
  afterAll(() => {
    emptied = undefined
  })
  return emptied
}

/** A migrated database that nothing was asked of yet; the caller closes it. */
export function anotherDatabase(): Promise<TestDatabase> {
  const source = inject('databaseSource')
  return source.kind === 'embedded' ? openCopy(source.template) : createFromTemplate(source.url, source.template)
}

async function openCopy(template: string): Promise<TestDatabase> {
  const pglite = await PGlite.create({ loadDataDir: new Blob([await readFile(template)]) })
  const database = embeddedDatabase({ pglite, close: () => pglite.close() })
  return { ...(await emptiable(database)), url: undefined }
}

async function createFromTemplate(server: string, template: string): Promise<TestDatabase> {
  const name = `${template}_${randomUUID().slice(0, 8)}`
  await onServer(server, `create database ${name} template ${template}`)
  const url = databaseUrl(server, name)
  const database = await openDatabase({ url, dataDir: '' })
  return { ...(await emptiable(database)), url }
}
