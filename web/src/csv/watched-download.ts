import { askForFile, unreached } from '../api/download.ts'

/** Milliseconds after which a download says how far it is, and between two times that it does: they are read out. */
const TOLD_AFTER = 1000
const TOLD_EVERY = 1000

/**
 * Downloads a CSV export. If it takes long, `tell` is told from time to time how many records have arrived; at its end, undefined.
 * Throws as `download` does, also where the file breaks off.
 */
export async function watchedDownload(address: string, tell: (records: number | undefined) => void): Promise<Blob> {
  let next = performance.now() + TOLD_AFTER
  const count = recordCounter()
  try {
    const { body, headers } = await askForFile(address)
    if (!body) return new Blob()
    const reader = body.getReader()
    const parts: Uint8Array<ArrayBuffer>[] = []
    for (;;) {
      const { done, value } = await reader.read().catch(unreached)
      if (done) return new Blob(parts, { type: headers.get('content-type') ?? '' })
      parts.push(value)
      const records = count(value)
      if (performance.now() < next) continue
      next = performance.now() + TOLD_EVERY
      tell(records)
    }
  } finally {
    tell(undefined)
  }
}

const QUOTE = 0x22
const LINE_FEED = 0x0a

/**
 * Counts the records of a CSV file with a header while its bytes arrive: each part answers how many have ended by now. Line
 * breaks within quotes end none.
 */
export function recordCounter(): (part: Uint8Array) => number {
  let lines = 0
  let isQuoted = false
  return (part) => {
    for (const byte of part) {
      if (byte === QUOTE) isQuoted = !isQuoted
      else if (byte === LINE_FEED && !isQuoted) lines += 1
    }
    return Math.max(0, lines - 1)
  }
}
