import { type ChildProcess, fork } from 'node:child_process'
import { problem } from '../../errors.ts'
import { type ClaimPdfJob, ClaimPdfMessage, MEMORY_MB } from './job.ts'

export interface ClaimPdfWriterOptions {
  /** Milliseconds that one receipt may take, the last with the writing of the document. */
  receiptMs?: number
  /** How many claims may wait while one is being written. */
  waiting?: number
  /** The module that the child process runs; tests put an unruly one here. */
  worker?: URL
}

export interface ClaimPdfWriter {
  /**
   * The claim as one PDF. Rejects with `claim_pdf.busy` when too many wait, with `claim_pdf.failed` when it cannot be
   * written, and with the signal's reason when nobody wants it any more.
   */
  write(job: ClaimPdfJob, signal: AbortSignal): Promise<Uint8Array>
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
  waiting: mostWaiting = 8,
  worker = new URL('./worker.ts', import.meta.url),
}: ClaimPdfWriterOptions = {}): ClaimPdfWriter {
  let last: Promise<unknown> = Promise.resolve()
  let queued = 0
  const closing = new AbortController()

  async function writeNow(job: ClaimPdfJob, signal: AbortSignal): Promise<Uint8Array> {
    const receipts = [...job.receipts]
    for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
      signal.throwIfAborted()
      const outcome = await runChild(worker, { ...job, receipts }, receiptMs, signal)
      if (outcome instanceof Uint8Array) return outcome
      const culprit = outcome === undefined ? undefined : receipts[outcome]
      if (outcome === undefined || culprit === undefined) break
      receipts[outcome] = { ...culprit, content: 'refused' }
    }
    signal.throwIfAborted()
    throw problem('claim_pdf.failed')
  }

  return {
    async write(job, ofCaller) {
      if (queued > mostWaiting) throw problem('claim_pdf.busy')
      queued += 1
      const signal = AbortSignal.any([ofCaller, closing.signal])
      const turn = last.then(() => writeNow(job, signal))
      last = turn.catch(() => undefined)
      try {
        return await turn
      } finally {
        queued -= 1
      }
    },
    close: () => closing.abort(problem('claim_pdf.failed')),
  }
}

/** The document; or the receipt at which the child ended, from 0; undefined when it ended before any. */
function runChild(worker: URL, job: ClaimPdfJob, receiptMs: number, signal: AbortSignal) {
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
    let timer = setTimeout(end, START_MS)
    signal.addEventListener('abort', end, { once: true })
    child.on('message', (message) => {
      const said = ClaimPdfMessage.safeParse(message)
      if (!said.success) end()
      else if (said.data.kind === 'done') document = said.data.bytes
      else {
        current = said.data.index
        clearTimeout(timer)
        timer = setTimeout(end, receiptMs)
      }
    })
    child.on('error', end)
    child.on('close', () => {
      clearTimeout(timer)
      signal.removeEventListener('abort', end)
      resolve(document ?? current)
    })
    // A child that is gone before it was asked ends the attempt by its close.
    child.send(job, () => undefined)
  })
}
