import { createHash } from 'node:crypto'

const MOST_NAMES = 300
const LONGEST_TEXT = 8_000

/**
 * Names for statements, so that PostgreSQL parses and plans each once a connection. Bounded, since a connection keeps
 * every named statement: at most 300 texts, none above 8,000 characters (those are bulk inserts, which hardly repeat).
 */
export class StatementNames {
  readonly #names = new Map<string, string>()
  #generation = 0

  /** The name of this text, the same each time; undefined when it should be sent without one. */
  nameOf(text: string): string | undefined {
    const known = this.#names.get(text)
    if (known !== undefined) return known
    if (this.#names.size >= MOST_NAMES || text.length > LONGEST_TEXT) return undefined
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
