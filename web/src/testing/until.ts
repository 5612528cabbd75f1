interface Readable<T> {
  get: () => T
  subscribe: (reader: () => void) => () => void
}

/** Resolves once the readable holds a value that fits, without a clock. */
export function until<T>(readable: Readable<T>, fits: (value: T) => boolean): Promise<void> {
  return new Promise((resolve) => {
    const look = () => {
      if (!fits(readable.get())) return
      stop()
      resolve()
    }
    const stop = readable.subscribe(look)
    look()
  })
}
