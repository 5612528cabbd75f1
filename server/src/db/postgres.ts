import type { PostgresPool, PostgresPoolClient } from 'kysely'
import pg from 'pg'
import { inStatementSpan } from '../spans.ts'
import { arrayElements, type Parser, parsers } from './parsers.ts'
import { PreparedStatements, StatementNames } from './statement-names.ts'
import { refuseInsideTransaction } from './transaction.ts'

/** Limits of one process's connections. Times are milliseconds; 0 is no limit. */
interface PostgresLimits {
  connections: number
  statementTimeout: number
}

/** For serving: ten connections keep two or three database cores busy, and no page waits for half a minute. */
export const SERVING: PostgresLimits = { connections: 10, statementTimeout: 30_000 }

/** For migrating: one connection, which may wait for another process's migration and then rewrite a table. */
export const MIGRATING: PostgresLimits = { connections: 1, statementTimeout: 0 }

/**
 * A pool for the server at `url`. A connection that breaks while idle is dropped and reported to `onError`; the next
 * query takes another one.
 */
export function createPool(url: string, limits: PostgresLimits, onError: (error: Error) => void): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max: limits.connections,
    connectionTimeoutMillis: 5_000,
    statement_timeout: limits.statementTimeout,
    idle_in_transaction_session_timeout: limits.statementTimeout,
    application_name: 'pravas',
    options: '-c TimeZone=UTC',
    types: { getTypeParser },
  })
  pool.on('error', onError)
  return pool
}

/** The pool as Kysely uses it: its statements named, and none let past a transaction that is open. */
export function namingPool(pool: pg.Pool): PostgresPool {
  const names = new StatementNames()
  const clients = new WeakMap<pg.PoolClient, PostgresPoolClient>()
  return {
    options: pool.options,
    connect: async () => {
      refuseInsideTransaction()
      const client = await pool.connect()
      const known = clients.get(client)
      if (known) return known
      const naming = namingClient(client, names)
      clients.set(client, naming)
      return naming
    },
    end: async () => {},
  }
}

function namingClient(client: pg.PoolClient, names: StatementNames): PostgresPoolClient {
  const prepared = new PreparedStatements()
  const send = async (text: string, values: unknown[]) => {
    // Without parameters a text may hold several statements, which only an unnamed query may.
    const name = values.length > 0 ? names.nameOf(text) : undefined
    if (name === undefined || !prepared.admit(name)) return client.query(text, values)
    try {
      return await client.query({ name, text, values })
    } catch (error) {
      if (!isStalePlan(error)) throw error
      names.renew(text)
      if (client.getTransactionStatus() !== 'I') throw error
      return client.query(text, values)
    }
  }
  const naming = {
    release: (destroy?: boolean) => client.release(destroy || prepared.isFull),
    query: (text: string, values: readonly unknown[]) => inStatementSpan(text, () => send(text, [...values])),
  }
  // Kysely also declares `query` for cursors, which it calls only when it was given a cursor class, and narrows pg's
  // own result type; the cast bridges both.
  return naming as unknown as PostgresPoolClient
}

/** Whether a prepared statement failed because a migration changed the columns it answers with. */
function isStalePlan(error: unknown): boolean {
  return error instanceof pg.DatabaseError && error.code === '0A000' && error.routine === 'RevalidateCachedQuery'
}

const asText: Parser = (text) => text

// pg's list of types leaves out the arrays, though it reads them.
const TEXT_ARRAY = 1009 as Parameters<typeof pg.types.getTypeParser>[0]
type TextArray = (string | null | TextArray)[]

/** How values of this type come out of either database. */
export function getTypeParser(oid: number): Parser {
  const element = arrayElements[oid]
  if (element === undefined) return parsers[oid] ?? asText
  const parseTexts: (text: string) => TextArray = pg.types.getTypeParser(TEXT_ARRAY)
  const parseElement = parsers[element] ?? asText
  return (text) => parseElements(parseTexts(text), parseElement)
}

function parseElements(texts: TextArray, parse: Parser): unknown[] {
  return texts.map((text) => {
    if (text === null) return null
    return Array.isArray(text) ? parseElements(text, parse) : parse(text)
  })
}
