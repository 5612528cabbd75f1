/** A value that tells its readers when it was replaced; made for `useSyncExternalStore`. */
export class Observable<T> {
  #value: T
  readonly #readers = new Set<() => void>()

  constructor(value: T) {
    this.#value = value
  }

  readonly get = (): T => this.#value

  readonly subscribe = (reader: () => void): (() => void) => {
    this.#readers.add(reader)
    return () => this.#readers.delete(reader)
  }

  set(value: T): void {
    this.#value = value
    for (const reader of this.#readers) reader()
  }

  /** Replaces some fields of an object. */
  patch(fields: Partial<T>): void {
    this.set({ ...this.#value, ...fields })
  }
}
