interface Shared<T> {
  result: Promise<T>
  waiting: number
  gone: AbortController
}

/** Work that is done once for all who ask for it, under the same key, while it is under way. */
export function createSharedWork<T>() {
  const underWay = new Map<string, Shared<T>>()

  function begin(key: string, work: (signal: AbortSignal) => Promise<T>): Shared<T> {
    const gone = new AbortController()
    const begun = { result: work(gone.signal), waiting: 0, gone }
    underWay.set(key, begun)
    const forget = () => {
      if (underWay.get(key) === begun) underWay.delete(key)
    }
    void begun.result.then(forget, forget)
    return begun
  }

  /**
   * What `work` comes to, or the signal's reason once it is aborted. The signal that `work` is given is aborted when nobody waits for
   * it any more.
   */
  return function shared(key: string, signal: AbortSignal, work: (signal: AbortSignal) => Promise<T>): Promise<T> {
    return new Promise((resolve, reject) => {
      signal.throwIfAborted()
      const one = underWay.get(key) ?? begin(key, work)
      one.waiting += 1
      const leave = () => {
        one.waiting -= 1
        reject(signal.reason)
        if (one.waiting > 0) return
        // Who comes now begins anew.
        if (underWay.get(key) === one) underWay.delete(key)
        one.gone.abort(signal.reason)
      }
      signal.addEventListener('abort', leave, { once: true })
      one.result.then(resolve, reject).finally(() => signal.removeEventListener('abort', leave))
    })
  }
}
