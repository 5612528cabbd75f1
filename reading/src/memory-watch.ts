import { isMainThread, Worker, workerData } from 'node:worker_threads'
import { z } from 'zod'
import { OUT_OF_MEMORY } from './protocol.ts'

/** How often the resident memory is looked at, in milliseconds. */
const EVERY = 50

/**
 * Ends this process when it holds more than `megabytes` of resident memory. The look-out is a thread of its own, since native
 * code, where the memory goes, may hold the main one.
 */
export function watchMemory(megabytes: number): void {
  new Worker(new URL(import.meta.url), { workerData: { megabytes } }).unref()
}

if (!isMainThread) {
  const watched = z.object({ megabytes: z.number().positive() }).safeParse(workerData)
  if (watched.success) {
    setInterval(() => {
      if (process.memoryUsage.rss() > watched.data.megabytes * 2 ** 20) process.kill(process.pid, OUT_OF_MEMORY)
    }, EVERY)
  }
}
