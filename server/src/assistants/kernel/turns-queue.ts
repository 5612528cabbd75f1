import { problem } from '../../errors.ts'

/** More than this many waiting for one key are refused: nobody types that fast. */
const LONGEST = 8

/** Runs what has the same key one after the other, in the order of the calls; what has different keys side by side. */
export function createQueue() {
  const lines = new Map<string, { waiting: number; tail: Promise<unknown> }>()
  return {
    async run<T>(key: string, work: () => Promise<T>): Promise<T> {
      const line = lines.get(key) ?? { waiting: 0, tail: Promise.resolve() }
      if (line.waiting >= LONGEST) throw problem('request.too_many')
      lines.set(key, line)
      line.waiting += 1
      const done = line.tail.then(work)
      // Whoever comes next waits for the end of this, not for its success.
      line.tail = done.catch(() => {})
      try {
        return await done
      } finally {
        line.waiting -= 1
        if (line.waiting === 0) lines.delete(key)
      }
    },
  }
}
