import { randomUUID } from 'node:crypto'
import type { TestProject } from 'vitest/node'
import { openDatabase } from '../db/database.ts'
import { startPostgres } from './postgres-server.ts'
import { databaseUrl, dropDatabases, onServer } from './server-databases.ts'

/**
 * Makes one migrated database, of which every worker gets a copy: on the server at DATABASE_URL, whose user may
 * create databases, else on one that is started for this run.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const given = process.env.DATABASE_URL
  const server = given ? { url: given, stop: async () => {} } : await startPostgres()
  const template = `pravas_test_${randomUUID().slice(0, 8)}`
  await onServer(server.url, `create database ${template}`)
  const database = await openDatabase({ url: databaseUrl(server.url, template), dataDir: '' })
  await database.migrate()
  await database.close()
  project.provide('databaseSource', { kind: 'postgres', url: server.url, template })
  return async () => {
    await dropDatabases(server.url, template)
    await server.stop()
  }
}
