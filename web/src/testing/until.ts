import type { Observable } from '../chat/observable.ts'

/** Resolves once the observable holds a value that fits, without a clock. */
export function until<T>(observable: Observable<T>, fits: (value: T) => boolean): Promise<void> {
  return new Promise((resolve) => {
    const look = () => {
      if (!fits(observable.get())) return
      stop()
      resolve()
    }
    const stop = observable.subscribe(look)
    look()
  })
}
