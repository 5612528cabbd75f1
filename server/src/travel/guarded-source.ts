import { BrokenCircuitError, TaskCancelledError, TimeoutStrategy, timeout, wrap } from 'cockatiel'
import { LRUCache } from 'lru-cache'
import { LONGEST_PAUSE_MS, retryPolicy } from '../retry-policy.ts'
import { type Source, type SourceLog, SourceUnavailable, type Unavailability } from './source.ts'

/** Milliseconds, attempts and counts within which a live source is asked. */
export interface Limits {
  /** How long an answer is kept for the same search. */
  cacheMs: number
  /** How long one call may take. */
  callMs: number
  /** How long a search may take in all, its repetitions and the pauses between them included. */
  totalMs: number
}

export interface GuardOptions {
  /** What the log calls the source. */
  name: string
  limits: Limits
  log: SourceLog
  /** About how long to pause before the first repetition, in milliseconds; every further pause is longer. */
  firstPauseMs?: number
}

/** How many answers are kept; the one asked for longest ago goes first. */
const ANSWERS_KEPT = 200

const MAY_PASS: readonly Unavailability[] = ['out of time', 'unreachable', 'failing', 'too many requests']

/**
 * A source that is asked with care, for those that answer over the network. Answers are kept for a while; the same
 * search at the same time is one call; what may pass is tried again after a random pause, and not before the source
 * allows it; a source that keeps failing is left alone for a while. Rejects with `SourceUnavailable` within the time
 * limit. One who no longer waits stops nobody else: the answer is kept for the next.
 */
export function guarded<Query extends { askedAt: string }, Option>(
  source: Source<Query, Option>,
  { name, limits, log, firstPauseMs = 300 }: GuardOptions,
): Source<Query, Option> {
  let askNotBefore = 0

  const policy = wrap(
    timeout(limits.totalMs, TimeoutStrategy.Aggressive),
    retryPolicy({ firstPauseMs, isFailure, isWorthRepeating, pauseAskedFor }),
  )

  const answers = new LRUCache<string, Option[], { query: Query }>({
    max: ANSWERS_KEPT,
    ttl: limits.cacheMs,
    ttlResolution: 0,
    perf: Date,
    // One that is crowded out while it is awaited is still awaited.
    ignoreFetchAbort: true,
    fetchMethod: async (_key, _stale, { context: { query } }) => {
      try {
        if (Date.now() < askNotBefore) throw new SourceUnavailable('resting')
        return await policy.execute((attempt) => callOnce(query, attempt.signal))
      } catch (error) {
        const told = inOurTerms(error)
        if (told instanceof SourceUnavailable && told.reason !== 'resting') {
          log.warn({ source: name, reason: told.reason }, 'a live source could not answer')
        }
        throw told
      }
    },
  })

  async function callOnce(query: Query, signal: AbortSignal): Promise<Option[]> {
    signal.throwIfAborted()
    const timeUp = AbortSignal.timeout(limits.callMs)
    try {
      return await source.search(query, AbortSignal.any([signal, timeUp]))
    } catch (error) {
      if (timeUp.aborted && !signal.aborted) throw new SourceUnavailable('out of time')
      if (isFailure(error) && pauseAskedFor(error) > LONGEST_PAUSE_MS) {
        askNotBefore = Date.now() + pauseAskedFor(error)
      }
      throw error
    }
  }

  return {
    async search(query, signal) {
      signal.throwIfAborted()
      const { askedAt: _, ...asked } = query
      const answer = await unlessAborted(answers.fetch(JSON.stringify(asked), { context: { query } }), signal)
      if (answer === undefined) throw new SourceUnavailable('unreadable')
      return answer
    },
  }
}

function isFailure(error: unknown): error is SourceUnavailable {
  return error instanceof SourceUnavailable && error.reason !== 'not sold'
}

function isWorthRepeating(error: unknown): boolean {
  return isFailure(error) && MAY_PASS.includes(error.reason) && pauseAskedFor(error) <= LONGEST_PAUSE_MS
}

function pauseAskedFor(error: unknown): number {
  return error instanceof SourceUnavailable ? (error.retryAfterMs ?? 0) : 0
}

function inOurTerms(error: unknown): unknown {
  if (error instanceof BrokenCircuitError) return new SourceUnavailable('resting')
  return error instanceof TaskCancelledError ? new SourceUnavailable('out of time') : error
}

/** What the promise becomes, or the signal's reason as soon as it is aborted. */
async function unlessAborted<T>(promise: Promise<T>, signal: AbortSignal): Promise<T> {
  const { promise: aborted, reject } = Promise.withResolvers<never>()
  const abort = () => reject(signal.reason)
  signal.addEventListener('abort', abort, { once: true })
  try {
    return await Promise.race([promise, aborted])
  } finally {
    signal.removeEventListener('abort', abort)
  }
}
