/** A piece of work that is not taken, because its owner (`own`) or everybody together (`all`) has too many already. */
export class QueueFull extends Error {
  readonly whose: 'own' | 'all'

  constructor(whose: 'own' | 'all') {
    super(whose === 'own' ? 'Too many pieces of one owner' : 'Too many pieces wait')
    this.name = 'QueueFull'
    this.whose = whose
  }
}

export interface FairQueueOptions {
  /** Pieces of work that run at a time. */
  slots: number
  /** Pieces that one owner may have, those that run included. */
  mostEach: number
  /** Pieces of all owners together that may wait. */
  mostWaiting: number
}

export interface FairQueue {
  /**
   * Runs `work` when its turn has come and a slot is free, and resolves to what it does; `slot` counts from 0. Rejects with
   * `QueueFull` at once, and with the signal's reason as soon as it is aborted: a piece that waits then leaves the queue; one that
   * runs keeps its slot until `work` ends, so `work` should heed the signal too.
   */
  run<T>(owner: string, signal: AbortSignal | undefined, work: (slot: number) => Promise<T>): Promise<T>
  /** Rejects with `reason` whatever waits and whatever comes later. */
  close(reason: Error): void
}

interface Piece {
  begin(slot: number): Promise<void>
  drop(reason: Error): void
}

/**
 * A queue that owners share: the next piece is that of the owner with the fewest running, among those of the one that was served
 * longest ago, so that nobody waits for more than one piece of each other owner. An owner's own pieces keep their order.
 */
export function createFairQueue({ slots, mostEach, mostWaiting }: FairQueueOptions): FairQueue {
  // The slot that became free last is taken first, so that slots that are not needed are never used.
  const free = Array.from({ length: slots }, (_, index) => slots - 1 - index)
  const waiting = new Map<string, Piece[]>()
  const running = new Map<string, number>()
  // Kept until nothing is left to do, so that nobody gains by coming back with one piece after the other.
  const servedAt = new Map<string, number>()
  let served = 0
  let count = 0
  let closed: Error | undefined

  const runs = (owner: string) => running.get(owner) ?? 0
  const isSooner = (one: string, other: string) =>
    runs(one) - runs(other) || (servedAt.get(one) ?? 0) - (servedAt.get(other) ?? 0)

  function withdraw(owner: string, piece: Piece): void {
    const pieces = waiting.get(owner) ?? []
    const index = pieces.indexOf(piece)
    if (index < 0) return
    pieces.splice(index, 1)
    if (pieces.length === 0) waiting.delete(owner)
    count -= 1
  }

  function next(): void {
    while (free.length > 0 && waiting.size > 0) {
      // Sorting is stable: of owners alike the one that has waited longest comes first.
      const [owner = ''] = [...waiting.keys()].sort(isSooner)
      const [piece] = waiting.get(owner) ?? []
      const slot = free.pop()
      if (piece === undefined || slot === undefined) return
      withdraw(owner, piece)
      running.set(owner, runs(owner) + 1)
      served += 1
      servedAt.set(owner, served)
      void piece.begin(slot).then(() => release(owner, slot))
    }
    if (running.size === 0) servedAt.clear()
  }

  function release(owner: string, slot: number): void {
    const left = runs(owner) - 1
    if (left > 0) running.set(owner, left)
    else running.delete(owner)
    free.push(slot)
    next()
  }

  return {
    run(owner, signal, work) {
      return new Promise((resolve, reject) => {
        signal?.throwIfAborted()
        if (closed) throw closed
        if (runs(owner) + (waiting.get(owner)?.length ?? 0) >= mostEach) throw new QueueFull('own')
        if (free.length === 0 && count >= mostWaiting) throw new QueueFull('all')
        const leave = () => {
          withdraw(owner, piece)
          reject(signal?.reason)
        }
        const done = () => signal?.removeEventListener('abort', leave)
        const piece: Piece = {
          async begin(slot) {
            try {
              resolve(await work(slot))
            } catch (error) {
              reject(error)
            } finally {
              done()
            }
          },
          drop(reason) {
            done()
            reject(reason)
          },
        }
        signal?.addEventListener('abort', leave, { once: true })
        waiting.set(owner, [...(waiting.get(owner) ?? []), piece])
        count += 1
        next()
      })
    },
    close(reason) {
      closed = reason
      const left = [...waiting.values()].flat()
      waiting.clear()
      count = 0
      for (const piece of left) piece.drop(reason)
    },
  }
}
