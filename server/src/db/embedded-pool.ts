import { Duplex } from 'node:stream'
import type { PGlite } from '@electric-sql/pglite'
import pg from 'pg'
import { getTypeParser } from './postgres.ts'

/** In PostgreSQL's protocol the type of the message that ends a connection, which has no answer. */
const TERMINATE = 'X'.charCodeAt(0)

/**
 * The embedded PostgreSQL as a pool of one connection, lent to one user at a time in the order in which they asked. The
 * driver is that of PostgreSQL servers, so that both databases prepare statements and read values alike. A connection
 * that breaks while idle is reported to `onError`. Ending the pool leaves the PGlite open.
 */
export function createEmbeddedPool(pglite: PGlite, onError: (error: Error) => void): pg.Pool {
  const pool = new pg.Pool({
    stream: () => new EmbeddedStream(pglite),
    // Said here, so that the driver does not look for them in the environment.
    user: 'postgres',
    database: 'postgres',
    ssl: false,
    max: 1,
    idleTimeoutMillis: 0,
    types: { getTypeParser },
  })
  pool.on('error', onError)
  return pool
}

/** What the driver takes for its socket: what is written to it, PGlite answers. */
class EmbeddedStream extends Duplex {
  readonly #pglite: PGlite

  constructor(pglite: PGlite) {
    super()
    this.#pglite = pglite
  }

  /** There is one session, so that a connection finds what the one before it prepared, and the transaction it left open. */
  connect(): void {
    this.#pglite.exec('rollback; deallocate all').then(
      () => this.emit('connect'),
      (error: Error) => this.destroy(error),
    )
  }

  // What the driver asks of a socket and there is nothing to do for.
  setNoDelay(): void {}
  ref(): void {}
  unref(): void {}
  override _read(): void {}

  override _write(message: Buffer, _: BufferEncoding, done: (error?: Error) => void): void {
    this._writev([{ chunk: message }], done)
  }

  // The driver writes all messages of a statement as one, which the database then answers at once.
  override _writev(messages: { chunk: Buffer }[], done: (error?: Error) => void): void {
    this.#send(Buffer.concat(messages.map(({ chunk }) => chunk))).then(() => done(), done)
  }

  override _final(done: () => void): void {
    this.push(null)
    done()
  }

  async #send(message: Buffer): Promise<void> {
    if (message[0] === TERMINATE) return
    const answers: Uint8Array[] = []
    await this.#pglite.runExclusive(() =>
      // The answers lie in the memory of the database, which it uses again.
      this.#pglite.execProtocolRawStream(message, { onRawData: (answer) => answers.push(answer.slice()) }),
    )
    this.push(Buffer.concat(answers))
  }
}
