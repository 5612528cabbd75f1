/** Work that no answer waits for, so that neither an answer nor its time tells what came of it. */
export function unawaited(onError: (error: unknown) => void) {
  const underWay = new Set<Promise<void>>()
  return {
    /** Lets the work go on by itself; `onError` hears of its failure. */
    start(work: Promise<void>): void {
      const watched = work.catch(onError).finally(() => underWay.delete(watched))
      underWay.add(watched)
    },

    /** Resolves when all that was started so far has ended. */
    async settled(): Promise<void> {
      await Promise.all(underWay)
    },
  }
}
