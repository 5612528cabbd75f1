// The document of a page starts the calls that the page makes first, while its scripts are still on their way (the lines are in
// `index.html`, the calls of each page in `web/first-calls.ts`). Each is still made once: the page takes the answer over.

declare global {
  interface Window {
    /** The calls under way, by their address. */
    earlyCalls?: Map<string, Promise<Response>>
  }
}

/** Milliseconds after which a page shows what it has, when an answer does not come. */
const PATIENCE = 300

/** The answer to a call that the document has started; undefined for every other, and for one that was taken over before. */
export function takeEarlyCall(method: string, address: string): Promise<Response> | undefined {
  if (method !== 'GET') return undefined
  const answer = window.earlyCalls?.get(address)
  window.earlyCalls?.delete(address)
  return answer
}

/** Nobody else is to see what was asked for one person, nor a later page what was true when the first was opened. */
export function forgetEarlyCalls(): void {
  window.earlyCalls?.clear()
}

/** Whether the document has started calls that nobody has taken over yet. */
export function hasEarlyCalls(): boolean {
  return (window.earlyCalls?.size ?? 0) > 0
}

/** Resolves when all is there, or when waiting for it is no longer worth while. */
export function withPatience(all: readonly Promise<unknown>[]): Promise<unknown> {
  return Promise.race([Promise.allSettled(all), new Promise((resolve) => setTimeout(resolve, PATIENCE))])
}
