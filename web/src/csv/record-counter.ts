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
