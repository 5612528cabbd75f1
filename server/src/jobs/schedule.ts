/** Runs a job now and again, `everyMs` after the end of its last run; a failing run is reported and does not end it. */
export function schedule(everyMs: number, job: () => Promise<unknown>, onError: (error: unknown) => void) {
  let timer: NodeJS.Timeout | undefined
  let stopped = false
  let running: Promise<void> = Promise.resolve()
  const run = () => {
    running = job()
      .then(
        () => undefined,
        (error: unknown) => onError(error),
      )
      .then(() => {
        if (!stopped) timer = setTimeout(run, everyMs).unref()
      })
  }
  run()
  return {
    /** Starts no further run and waits for the one under way. */
    async stop(): Promise<void> {
      stopped = true
      clearTimeout(timer)
      await running
    },
  }
}
