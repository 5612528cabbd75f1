import { createReader } from '@pravas/reading/reader'
import { CompiledQuery } from 'kysely'
import { createApp } from '../app.ts'
import { systemClock } from '../clock.ts'
import { type Config, readConfig } from '../config/config.ts'
import { type Database, type Db, openDatabase } from '../db/database.ts'
import { createFileStorage, type FileStorage } from '../files/storage.ts'
import { hashPassword, passwordFits } from '../identity/passwords.ts'
import { newId } from '../ids.ts'
import { createOutbox } from '../mail/outbox.ts'
import type { ConfirmedDraft } from '../trips/draft-rules.ts'
import { createTripSubmission } from '../trips/submission.ts'
import { DEMO_ORGANISATION } from './demo-people.ts'

export type { ConfirmedDraft, Database, Db }
export { createReader, DEMO_ORGANISATION, hashPassword, newId, passwordFits }

/** What the product stores its records in, as its configuration says. */
export interface Stores {
  config: Config
  database: Database
  files: FileStorage
}

/**
 * Opens the database and the files that the environment names, as the server does at its start, and migrates. `root` is
 * the folder that relative paths start from. Throws when the embedded database is in use.
 */
export async function openStores(environment: Record<string, string | undefined>, root: string): Promise<Stores> {
  const config = readConfig(environment, root)
  const database = await openDatabase({ url: config.databaseUrl, dataDir: config.dataDir })
  await database.migrate()
  return { config, database, files: createFileStorage(config.dataDir) }
}

/**
 * The product's app over these stores, not yet listening, with one route more: POST /api/bench/trips submits `draft` for
 * whoever is signed in, as the confirmation in a chat does, and answers the trip's number.
 */
export async function createBenchApp({ config, database }: Stores, draft: Omit<ConfirmedDraft, 'draftId'>) {
  const app = await createApp({ config, database, clock: systemClock, demo: null })
  const { db } = database
  const { publicUrl } = config
  const outbox = createOutbox({ willSend: false })
  const submission = createTripSubmission({
    db,
    clock: systemClock,
    outbox,
    notifier: app.inbox.notifier,
    decisionLinks: app.decisionLinks,
    publicUrl,
  })
  app.post('/api/bench/trips', (request, reply) => {
    if (!request.signedIn) return reply.code(401).send()
    return submission.submit(request.signedIn.actor, { ...draft, draftId: newId() })
  })
  return app
}

/** Sends one statement as it stands, past the query builder, and answers its rows as the driver read them. */
export async function query(db: Db, text: string, values: readonly unknown[]): Promise<Record<string, unknown>[]> {
  const { rows } = await db.executeQuery<Record<string, unknown>>(CompiledQuery.raw(text, [...values]))
  return rows
}
