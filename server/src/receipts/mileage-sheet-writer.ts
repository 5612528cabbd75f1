import { Worker } from 'node:worker_threads'
import type { PaidJourney } from './journey-rules.ts'
import type { DeclaredBy } from './mileage-sheet.ts'

/** A declaration that the thread is asked for. */
export interface SheetOrder {
  id: number
  journey: PaidJourney
  by: DeclaredBy
}

/** What the thread answers. */
export type WrittenSheet = { id: number } & ({ bytes: Uint8Array } | { error: unknown })

type Settle = { resolve(bytes: Uint8Array): void; reject(error: unknown): void }

export type SheetWriter = ReturnType<typeof createSheetWriter>

/**
 * Writes declarations of journeys one after the other in a thread: laying out a page takes a tenth of a second of one
 * processor, in which nobody else would be answered. The thread starts with the first and keeps no process alive.
 */
export function createSheetWriter() {
  const asked = new Map<number, Settle>()
  let thread: Worker | undefined
  let count = 0

  function fail(error: unknown): void {
    thread = undefined
    for (const { reject } of asked.values()) reject(error)
    asked.clear()
  }

  function start(): Worker {
    const worker = new Worker(new URL('./mileage-sheet-thread.ts', import.meta.url), { env: {} })
    worker.on('message', (said: WrittenSheet) => {
      const settle = asked.get(said.id)
      asked.delete(said.id)
      if ('bytes' in said) settle?.resolve(said.bytes)
      else settle?.reject(said.error)
      if (asked.size === 0) worker.unref()
    })
    worker.on('error', fail)
    worker.on('exit', () => worker === thread && fail(new Error('The thread that writes declarations has ended.')))
    return worker
  }

  return {
    /** The declaration as a PDF of one page. */
    write(journey: PaidJourney, by: DeclaredBy): Promise<Uint8Array> {
      thread ??= start()
      thread.ref()
      count += 1
      const order: SheetOrder = { id: count, journey, by }
      return new Promise((resolve, reject) => {
        asked.set(order.id, { resolve, reject })
        thread?.postMessage(order)
      })
    },

    /** Ends the thread; what is being written is rejected. */
    async close(): Promise<void> {
      await thread?.terminate()
    },
  }
}
