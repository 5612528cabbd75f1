import autocannon from 'autocannon'

/** One request that is sent again and again, or several in turn, or a new one each time. */
export interface Shot {
  method: 'GET' | 'POST'
  headers?: Record<string, string>
  requests: autocannon.Request[]
}

/** What came of loading one side for a while. */
export interface Load {
  /** Milliseconds of each answer. */
  times: number[]
  seconds: number
}

export interface LoadOptions {
  connections: number
  /** How many in all, at least one a connection. A load is never cut off: the server would go on with what it began. */
  requests: number
}

/** Something that can be loaded: every connection asks again as soon as it has its answer. */
export type Side = (options: LoadOptions) => Promise<Load>

/** Asks by HTTP. Throws when an answer is not a success. */
export function overHttp(origin: string, shot: Shot): Side {
  return async ({ connections, requests }) => {
    const clock = stopwatch()
    const { promise, resolve, reject } = Promise.withResolvers<autocannon.Result>()
    const options = { url: origin, connections, amount: requests, timeout: 120, sampleInt: 50, ...shot }
    const run = autocannon(options, (error: Error | null, result) => (error ? reject(error) : resolve(result)))
    run.on('response', (_client, _status, _bytes, milliseconds) => clock.answered(milliseconds))
    const { non2xx, errors, timeouts } = await promise
    if (non2xx + errors + timeouts > 0) {
      throw new Error(`${non2xx} refusals, ${errors} errors and ${timeouts} timeouts from ${origin}`)
    }
    return clock.load()
  }
}

/** Asks by a function, of which `open` makes one for each connection. */
export function overConnections(open: () => Promise<{ ask(): Promise<void>; close(): Promise<void> }>): Side {
  return async ({ connections, requests }) => {
    const all = await Promise.all(Array.from({ length: connections }, open))
    const clock = stopwatch()
    let left = requests
    await Promise.all(
      all.map(async ({ ask }) => {
        while (left > 0) {
          left -= 1
          const asked = performance.now()
          await ask()
          clock.answered(performance.now() - asked)
        }
      }),
    )
    await Promise.all(all.map(({ close }) => close()))
    return clock.load()
  }
}

function stopwatch() {
  const times: number[] = []
  const started = performance.now()
  let ended = started
  return {
    answered(milliseconds: number) {
      times.push(milliseconds)
      ended = performance.now()
    },
    load: (): Load => ({ times, seconds: (ended - started) / 1000 }),
  }
}

/** Several loads of the same side as one. */
export function together(loads: readonly Load[]): Load {
  return {
    times: loads.flatMap((one) => one.times),
    seconds: loads.reduce((sum, one) => sum + one.seconds, 0),
  }
}

/** Answers a second. */
export function rate({ times, seconds }: Load): number {
  return times.length / seconds
}

/** The time in milliseconds within which that share of the answers came, such as 0.99. */
export function percentile({ times }: Load, share: number): number {
  const sorted = times.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? Number.NaN
}
