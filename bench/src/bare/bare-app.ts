import { type Database, query } from '@pravas/server/testing/product'
import Fastify, { type FastifyInstance } from 'fastify'
import { bareChats } from './chats.ts'
import { bareReads } from './reads.ts'
import { bareWrites } from './writes.ts'

/**
 * What the product is measured against: Fastify with nothing on top. Each route sends the statements of one product call,
 * written by hand, through the same driver and connections, and answers the rows by a JSON schema. No session, no
 * rights, no check of the input, no names and units of the API.
 */
export function createBareApp(database: Database, orgId: string): FastifyInstance {
  const app = Fastify()
  bareReads(app, (text, values) => query(database.db, text, values), orgId)
  bareWrites(app, database, orgId)
  bareChats(app, database, orgId)
  return app
}
