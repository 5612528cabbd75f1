/** Milliseconds that a browser without idle callbacks is left alone. */
const LEFT_ALONE = 300

/** Resolves once the page has nothing else to do: for code that nobody waits for. */
export function whenIdle(): Promise<void> {
  return new Promise((resolve) => {
    // Safari has no such callback.
    if ('requestIdleCallback' in window) window.requestIdleCallback(() => resolve(), { timeout: 5000 })
    else setTimeout(resolve, LEFT_ALONE)
  })
}
