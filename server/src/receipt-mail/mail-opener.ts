import { Worker } from 'node:worker_threads'
import type { OpenedMail } from './open-mail.ts'

/** What opening one mail may take: an honest one of the largest size takes a few seconds. */
const PATIENCE_MS = 30_000
const MEMORY_MB = 256

/** Opens mails; undefined for one that cannot be opened within its time and memory. */
export type OpenMail = (bytes: Uint8Array) => Promise<OpenedMail | undefined>

/**
 * Opens each mail in a thread of its own, with limits of its own: what somebody has written to take long, or much memory, ends that
 * thread and nothing else. A thread will do, as whatever opens mails is JavaScript alone; files are read in child processes.
 */
export function createMailOpener({ patienceMs = PATIENCE_MS, memoryMb = MEMORY_MB } = {}): OpenMail {
  return (bytes) =>
    new Promise((resolve) => {
      const thread = new Worker(new URL('./open-thread.ts', import.meta.url), {
        workerData: bytes,
        env: {},
        resourceLimits: { maxOldGenerationSizeMb: memoryMb },
      })
      const end = (opened?: OpenedMail) => {
        clearTimeout(timer)
        resolve(opened)
        void thread.terminate()
      }
      const timer = setTimeout(end, patienceMs)
      thread.once('message', (opened: OpenedMail) => end(opened))
      thread.once('error', () => end())
      thread.once('exit', () => end())
    })
}
