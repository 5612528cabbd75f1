import type { PGlite } from '@electric-sql/pglite'
import {
  AbortedTransactionError,
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type QueryResult,
  type TransactionSettings,
} from 'kysely'
import { refuseInsideTransaction } from './transaction.ts'

/**
 * Kysely on an embedded PostgreSQL. Unlike Kysely's own PGlite dialect it runs a text of several statements, as
 * node-postgres does, and refuses a query that would wait for its own transaction. It leaves the PGlite open.
 */
export class EmbeddedDialect implements Dialect {
  readonly #pglite: PGlite

  constructor(pglite: PGlite) {
    this.#pglite = pglite
  }

  createDriver(): Driver {
    return new EmbeddedDriver(this.#pglite)
  }

  createAdapter() {
    return new PostgresAdapter()
  }

  createQueryCompiler() {
    return new PostgresQueryCompiler()
  }

  createIntrospector(db: Kysely<unknown>) {
    return new PostgresIntrospector(db)
  }
}

/** Lends the only connection to one user at a time, in the order in which they asked. */
class EmbeddedDriver implements Driver {
  readonly #pglite: PGlite
  readonly #connection: EmbeddedConnection
  #lastInLine = Promise.resolve()
  #release = () => {}

  constructor(pglite: PGlite) {
    this.#pglite = pglite
    this.#connection = new EmbeddedConnection(pglite)
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<DatabaseConnection> {
    refuseInsideTransaction()
    const before = this.#lastInLine
    const mine = Promise.withResolvers<void>()
    this.#lastInLine = mine.promise
    await before
    this.#release = mine.resolve
    return this.#connection
  }

  async releaseConnection(): Promise<void> {
    this.#release()
  }

  async beginTransaction(connection: DatabaseConnection, settings: TransactionSettings): Promise<void> {
    const isolation = settings.isolationLevel ? ` isolation level ${settings.isolationLevel}` : ''
    const access = settings.accessMode ? ` ${settings.accessMode}` : ''
    await connection.executeQuery(CompiledQuery.raw(`start transaction${isolation}${access}`))
  }

  async commitTransaction(): Promise<void> {
    const [result] = await this.#pglite.exec('commit')
    // PostgreSQL answers COMMIT with ROLLBACK when an earlier statement of the transaction had failed.
    if (result?.command === 'ROLLBACK') throw new AbortedTransactionError()
  }

  async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('rollback'))
  }

  async destroy(): Promise<void> {}
}

const COUNTED = new Set(['INSERT', 'UPDATE', 'DELETE', 'MERGE'])

class EmbeddedConnection implements DatabaseConnection {
  readonly #pglite: PGlite

  constructor(pglite: PGlite) {
    this.#pglite = pglite
  }

  async executeQuery<R>({ sql, parameters }: CompiledQuery): Promise<QueryResult<R>> {
    const results =
      parameters.length > 0 ? [await this.#pglite.query(sql, [...parameters])] : await this.#pglite.exec(sql)
    const [result] = results
    if (!result || results.length > 1) return { rows: [] }
    const rows = result.rows as R[]
    const counted = COUNTED.has(result.command ?? '')
    return counted ? { rows, numAffectedRows: BigInt(result.affectedRows ?? 0) } : { rows }
  }

  // biome-ignore lint/correctness/useYield: PGlite answers with all rows at once, so there is nothing to stream.
  async *streamQuery<R>(): AsyncGenerator<QueryResult<R>> {
    throw new Error('The embedded database does not stream rows.')
  }
}
