import { problem } from '../../errors.ts'

/**
 * One piece of work at a time, each person with one at most. `most` may wait. The work of who leaves gives its place up
 * at once, whether it runs or waits.
 */
export function createTurns(most: number) {
  const waiting: (() => void)[] = []
  const people = new Set<string>()
  let isTaken = false

  function next(): void {
    const begin = waiting.shift()
    if (begin) begin()
    else isTaken = false
  }

  async function turn(signal: AbortSignal): Promise<void> {
    if (!isTaken) {
      isTaken = true
      return
    }
    await new Promise<void>((resolve, reject) => {
      const begin = () => {
        signal.removeEventListener('abort', leave)
        resolve()
      }
      const leave = () => {
        waiting.splice(waiting.indexOf(begin), 1)
        reject(signal.reason)
      }
      waiting.push(begin)
      signal.addEventListener('abort', leave, { once: true })
    })
  }

  /**
   * What `work` resolves to, once it is its turn. Rejects with `claim_pdf.busy` when too many wait or this person's last
   * work is not over, and with the signal's reason when it is aborted before its turn; then `work` is not called.
   */
  return async function inTurn<T>(person: string, signal: AbortSignal, work: () => Promise<T>): Promise<T> {
    signal.throwIfAborted()
    if (people.has(person)) throw problem('claim_pdf.busy', 'Your last PDF is still being made. Please wait for it.')
    if (isTaken && waiting.length >= most) throw problem('claim_pdf.busy')
    people.add(person)
    try {
      await turn(signal)
      try {
        return await work()
      } finally {
        next()
      }
    } finally {
      people.delete(person)
    }
  }
}
