/** Notes a failure that the page recovers from, for whoever looks into the browser's console. */
export function logFailure(what: string, error: unknown): void {
  // biome-ignore lint/suspicious/noConsole: the specification wants these failures logged, and a page has no other log
  console.warn(what, error)
}
