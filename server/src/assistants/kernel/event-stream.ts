/** What a piece of work tells while it goes on, as a stream that ends or fails with it. Leaving the stream stops the work. */
export async function* eventsOf<Event>(
  signal: AbortSignal,
  work: (tell: (event: Event) => void, signal: AbortSignal) => Promise<void>,
): AsyncGenerator<Event> {
  const left = new AbortController()
  const told: Event[] = []
  let next = Promise.withResolvers<void>()
  let ended = false
  const tell = (event: Event) => {
    told.push(event)
    next.resolve()
  }
  const done = work(tell, AbortSignal.any([signal, left.signal])).finally(() => {
    ended = true
    next.resolve()
  })
  done.catch(() => {})
  try {
    while (!ended || told.length > 0) {
      await next.promise
      next = Promise.withResolvers()
      yield* told.splice(0)
    }
    await done
  } finally {
    left.abort()
  }
}
