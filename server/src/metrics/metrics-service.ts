import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import type { QueueState } from '../db/queue-state.ts'

/** What is only known when it is asked for. */
export interface Observed {
  queues: () => Promise<readonly QueueState[]>
  openSockets: () => number
}

/** From a quick list to a turn with a language model, in seconds. */
const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30]

/**
 * The figures of this process, as Prometheus reads them. Labels come from closed lists (routes, outcomes, jobs), so that nothing
 * that somebody sends makes another series, and none of them names a person.
 */
export function createMetrics({ queues, openSockets }: Observed) {
  const register = new Registry()
  const registers = [register]
  collectDefaultMetrics({ register })

  const requests = new Histogram({
    name: 'pravas_http_request_duration_seconds',
    help: 'Time from a request to the end of its answer',
    labelNames: ['method', 'route', 'status'],
    buckets: SECONDS,
    registers,
  })
  const turns = new Histogram({
    name: 'pravas_assistant_turn_duration_seconds',
    help: 'Time from a message to an assistant to the end of its answer',
    labelNames: ['assistant', 'outcome'],
    buckets: SECONDS,
    registers,
  })
  const failedSignIns = new Counter({
    name: 'pravas_sign_in_failures_total',
    help: 'Sign-ins that were refused',
    labelNames: ['way'],
    registers,
  })
  const jobRuns = new Counter({
    name: 'pravas_job_runs_total',
    help: 'Runs of scheduled jobs',
    labelNames: ['job', 'outcome'],
    registers,
  })
  const receiptMails = new Counter({
    name: 'pravas_receipt_mails_total',
    help: 'Emails with receipts, by what became of them',
    labelNames: ['outcome'],
    registers,
  })
  const mailboxFailures = new Gauge({
    name: 'pravas_receipt_mailbox_failures',
    help: 'How often in a row the mailbox for receipts could not be read',
    registers,
  })
  new Gauge({
    name: 'pravas_open_sockets',
    help: 'Open connections of TripMate’s socket',
    registers,
    collect() {
      this.set(openSockets())
    },
  })
  const waiting = new Gauge({
    name: 'pravas_queue_messages',
    help: 'Messages that wait to leave (queued), or were given up after too many attempts (failed)',
    labelNames: ['queue', 'state'],
    registers,
  })
  const oldest = new Gauge({
    name: 'pravas_queue_oldest_due_seconds',
    help: 'For how long the message that has been due longest has been due',
    labelNames: ['queue'],
    registers,
  })

  /** The figures of the queues, which are left out while the database does not answer. */
  async function readQueues(): Promise<void> {
    waiting.reset()
    oldest.reset()
    for (const { queue, queued, failed, oldestDueSeconds } of await queues().catch(() => [])) {
      waiting.set({ queue, state: 'queued' }, queued)
      waiting.set({ queue, state: 'failed' }, failed)
      oldest.set({ queue }, oldestDueSeconds)
    }
  }

  return {
    contentType: register.contentType,
    /** All figures, as text. */
    async text(): Promise<string> {
      await readQueues()
      return register.metrics()
    },
    /** `route` is the pattern that answered, not the address. */
    request(call: { method: string; route: string; status: number }, seconds: number): void {
      requests.observe({ ...call, status: String(call.status) }, seconds)
    },
    turn(assistant: 'tripmate' | 'fingenie', outcome: 'result' | 'error', seconds: number): void {
      turns.observe({ assistant, outcome }, seconds)
    },
    signInFailed(way: 'password' | 'provider'): void {
      failedSignIns.inc({ way })
    },
    /** `outcome` is one of the list of `receipt-mail/outcome-rules.ts`. */
    receiptMail(outcome: string): void {
      receiptMails.inc({ outcome })
    },
    mailboxFailing(times: number): void {
      mailboxFailures.set(times)
    },
    jobRan(job: string, outcome: 'done' | 'failed'): void {
      jobRuns.inc({ job, outcome })
    },
  }
}

export type Metrics = ReturnType<typeof createMetrics>
