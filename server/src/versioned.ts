import { createHash } from 'node:crypto'

/**
 * An answer that may be known already: `version` changes whenever `read` would answer something else, and is much
 * cheaper to learn than the answer.
 */
export class Versioned<T> {
  /** What the answer is of, with everything it depends on that is no part of the version. */
  readonly key: string
  readonly version: string
  /** Reads the answer and its version, both of one moment, which may be a later one than that of `version`. */
  readonly read: () => Promise<{ version: string; answer: T }>

  constructor(key: string, version: string, read: () => Promise<{ version: string; answer: T }>) {
    this.key = key
    this.version = version
    this.read = read
  }

  /** The `ETag` of the answer as it is now. */
  get tag(): string {
    return tagOf(this.key, this.version)
  }
}

/**
 * The `ETag` of a version of the answer that a key is of. A weak one: proxies compress answers on the way, and make strong
 * tags weak when they do.
 */
export function tagOf(key: string, version: string): string {
  return `W/"${createHash('sha256')
    .update(JSON.stringify([key, version]))
    .digest('base64url')
    .slice(0, 27)}"`
}
