import {
  ConsecutiveBreaker,
  circuitBreaker,
  DelegateBackoff,
  ExponentialBackoff,
  handleWhen,
  type IBackoffFactory,
  type IPolicy,
  type IRetryBackoffContext,
  retry,
  wrap,
} from 'cockatiel'

/** So often is a call repeated after the first. */
const REPETITIONS = 2
/** A service that asks to be left alone for longer is not asked again for this answer: nobody would wait. */
export const LONGEST_PAUSE_MS = 3_000
/** After this many failures in a row the service is left alone for a while, and then tried with one call. */
const FAILURES_IN_A_ROW = 5
export const REST_MS = 30_000

export interface RetryOptions {
  /** About how long to pause before the first repetition, in milliseconds; every further pause is longer. */
  firstPauseMs: number
  /** Whether this says that the service does not work. */
  isFailure(error: unknown): boolean
  isWorthRepeating(error: unknown): boolean
  /** How long the service asked to be left alone, in milliseconds; 0 where it did not. */
  pauseAskedFor(error: unknown): number
}

/**
 * Calls to one service over the network: what may pass is tried again after a random pause, and not before the service
 * allows it; a service that keeps failing is left alone for `REST_MS`, in which calls reject with cockatiel's
 * `BrokenCircuitError`.
 */
export function retryPolicy({ firstPauseMs, isFailure, isWorthRepeating, pauseAskedFor }: RetryOptions): IPolicy {
  // Growing pauses with jitter, so that those who failed together do not come back together; never shorter than asked for.
  const growing = new ExponentialBackoff({ initialDelay: firstPauseMs, maxDelay: LONGEST_PAUSE_MS })
  const pauses = new DelegateBackoff<IRetryBackoffContext<unknown>, IBackoffFactory<unknown>>(
    (context, last: IBackoffFactory<unknown> = growing) => {
      const next = last.next(context)
      const asked = 'error' in context.result ? pauseAskedFor(context.result.error) : 0
      return { delay: asked + next.duration, state: next }
    },
  )
  return wrap(
    retry(handleWhen(isWorthRepeating), { maxAttempts: REPETITIONS, backoff: pauses }),
    circuitBreaker(handleWhen(isFailure), {
      halfOpenAfter: REST_MS,
      breaker: new ConsecutiveBreaker(FAILURES_IN_A_ROW),
    }),
  )
}
