import { type ChildProcess, fork } from 'node:child_process'
import { refusals } from '@pravas/messages/en/refusals'
import { texts } from '@pravas/messages/texts'
import { createFairQueue, QueueFull } from '@pravas/reading/fair-queue'
import { problem } from '../../errors.ts'
import { type ClaimPdfJob, ClaimPdfMessage, MEMORY_MB } from './job.ts'

const t = texts(refusals)

export interface ClaimPdfWriterOptions {
  /** Milliseconds that one receipt may take. */
  receiptMs?: number
  /** Milliseconds that the document may take to be written once every receipt is in it. */
  savingMs?: number
  /** Milliseconds that one claim may take in all, from its turn on. */
  wholeMs?: number
  /** How many claims may wait while one is being written. */
  waiting?: number
  /** Milliseconds that a claim may wait for its turn. */
  waitMs?: number
  /** The module that the child process runs; tests put an unruly one here. */
  worker?: URL
}

export interface ClaimPdfWriter {
  /**
   * The claim that `load` gives as one PDF; it is loaded when its turn has come. Rejects with `claim_pdf.busy` when too
   * many wait, its turn does not come in time or this person's last claim is not done, with `claim_pdf.failed` when it cannot be written in time, and
   * with the signal's reason when nobody wants it any more.
   */
  write(person: string, load: () => Promise<ClaimPdfJob>, signal: AbortSignal): Promise<Uint8Array>
  /** Ends what is being written; whatever waits is rejected. */
  close(): void
}

/** Milliseconds until the child has started and drawn the claim itself. */
const START_MS = 30_000
/** More receipts than this that end the child, and the claim is given up. */
const ATTEMPTS = 4

/**
 * Writes PDFs of claims, one after the other, each in a child process of its own: receipts are strangers' files, which may
 * take any time and memory. A receipt at which the child dies or stands still is left out and the claim written anew.
 */
export function createClaimPdfWriter({
  receiptMs = 15_000,
  savingMs = 60_000,
  wholeMs = 180_000,
  waiting = 8,
  waitMs = 45_000,
  worker = new URL('./worker.ts', import.meta.url),
}: ClaimPdfWriterOptions = {}): ClaimPdfWriter {
  const queue = createFairQueue({ slots: 1, mostEach: 1, mostWaiting: waiting })
  const closing = new AbortController()

  async function writeNow(load: () => Promise<ClaimPdfJob>, signal: AbortSignal): Promise<Uint8Array> {
    const job = await load()
    const receipts = [...job.receipts]
    for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
      signal.throwIfAborted()
      const outcome = await runChild(worker, { ...job, receipts }, { receiptMs, savingMs }, signal)
      if (outcome instanceof Uint8Array) return outcome
      const culprit = outcome === undefined ? undefined : receipts[outcome]
      if (outcome === undefined || culprit === undefined) break
      receipts[outcome] = { ...culprit, content: 'refused' }
    }
    signal.throwIfAborted()
    throw problem('claim_pdf.failed')
  }

  async function writeInTime(load: () => Promise<ClaimPdfJob>, signal: AbortSignal): Promise<Uint8Array> {
    const late = new AbortController()
    const timer = setTimeout(() => late.abort(problem('claim_pdf.failed')), wholeMs)
    try {
      const given = AbortSignal.any([signal, late.signal])
      return await unlessAborted(writeNow(load, given), given)
    } finally {
      clearTimeout(timer)
    }
  }

  return {
    write(person, load, ofCaller) {
      const signal = AbortSignal.any([ofCaller, closing.signal])
      const waited = new AbortController()
      const timer = setTimeout(() => waited.abort(problem('claim_pdf.busy')), waitMs)
      const begin = () => {
        clearTimeout(timer)
        return writeInTime(load, signal)
      }
      return queue
        .run(person, AbortSignal.any([signal, waited.signal]), begin)
        .catch((error: unknown) => {
          if (!(error instanceof QueueFull)) throw error
          if (error.whose === 'all') throw problem('claim_pdf.busy')
          throw problem('claim_pdf.busy', t('claim-pdf.busy'))
        })
        .finally(() => clearTimeout(timer))
    },
    close: () => closing.abort(problem('claim_pdf.failed')),
  }
}

/** What `work` comes to, or the signal's reason once it is aborted, even where the work itself stands still. */
function unlessAborted<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const leave = () => reject(signal.reason)
    if (signal.aborted) leave()
    signal.addEventListener('abort', leave, { once: true })
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', leave))
  })
}

interface Limits {
  receiptMs: number
  savingMs: number
}

/** The document; or the receipt at which the child ended, from 0; undefined when it ended before any or after all. */
function runChild(worker: URL, job: ClaimPdfJob, { receiptMs, savingMs }: Limits, signal: AbortSignal) {
  return new Promise<Uint8Array | number | undefined>((resolve) => {
    let current: number | undefined
    let document: Uint8Array | undefined
    const child: ChildProcess = fork(worker, {
      serialization: 'advanced',
      execArgv: [`--max-old-space-size=${MEMORY_MB}`],
      // What opens strangers' files gets none of the server's secrets.
      env: {},
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    })
    const end = () => child.kill('SIGKILL')
    const settle = () => {
      clearTimeout(timer)
      signal.removeEventListener('abort', end)
      resolve(document ?? current)
    }
    let timer = setTimeout(end, START_MS)
    signal.addEventListener('abort', end, { once: true })
    child.on('message', (message) => {
      const said = ClaimPdfMessage.safeParse(message)
      if (!said.success) end()
      else if (said.data.kind === 'done') document = said.data.bytes
      else {
        current = said.data.kind === 'appending' ? said.data.index : undefined
        clearTimeout(timer)
        timer = setTimeout(end, said.data.kind === 'appending' ? receiptMs : savingMs)
      }
    })
    child.on('error', () => {
      end()
      // What was never started is not heard to close.
      if (child.pid === undefined) settle()
    })
    child.on('close', settle)
    // A child that is gone before it was asked ends the attempt by its close.
    child.send(job, () => undefined)
  })
}
