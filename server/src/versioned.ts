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
}
