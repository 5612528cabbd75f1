import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'

/** How many texts have names at once. */
const MOST_NAMES = 300
const LONGEST_TEXT = 8_000

/**
 * Names for statements, so that PostgreSQL parses and plans each once a connection. The texts sent last have names, none
 * above 8,000 characters (those are bulk inserts, which hardly repeat). A name comes from its text alone, so that no
 * connection ever knows it for another: what was forgotten meanwhile is found where it was prepared.
 */
export class StatementNames {
  readonly #names = new LRUCache<string, string>({ max: MOST_NAMES })
  #generation = 0

  /** The name of this text; undefined when it should be sent without one. */
  nameOf(text: string): string | undefined {
    const known = this.#names.get(text)
    if (known !== undefined || text.length > LONGEST_TEXT) return known
    const name = `s${this.#generation}_${createHash('sha256').update(text).digest('base64url').slice(0, 22)}`
    this.#names.set(text, name)
    return name
  }

  /** Gives this text another name from now on, for when a migration made its old plans invalid. */
  renew(text: string): void {
    this.#generation += 1
    this.#names.delete(text)
  }
}

/** How many statements a connection keeps prepared; with half as many it is replaced as soon as nobody uses it. */
const MOST_PREPARED = 1_000

/**
 * What one connection has prepared. PostgreSQL and the driver keep all of it until the connection ends, so that one which
 * has seen many texts is replaced by a new one. Where texts repeat, that seldom happens.
 */
export class PreparedStatements {
  readonly #names = new Set<string>()

  /** Whether a statement may be sent by this name, which is then prepared here. */
  admit(name: string): boolean {
    if (this.#names.has(name)) return true
    if (this.#names.size >= MOST_PREPARED) return false
    this.#names.add(name)
    return true
  }

  /** Whether the connection should be replaced before it is used for something else. */
  get isFull(): boolean {
    return this.#names.size >= MOST_PREPARED / 2
  }
}
