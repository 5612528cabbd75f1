/** What kept a file from being read as text. */
export type FileProblem = 'excel' | 'binary' | 'too-large' | 'unreadable'

/** The largest import in characters, as the server takes it. */
export const MOST_CHARACTERS = 6_000_000

/**
 * The text of a chosen file: UTF-8 and UTF-16 with or without a mark, and what older spreadsheets write (Windows-1252). Answers
 * the problem of a file that is none.
 */
export async function readTextFile(file: Blob): Promise<{ text: string } | { problem: FileProblem }> {
  if (file.size > 4 * MOST_CHARACTERS) return { problem: 'too-large' }
  const bytes = await file.arrayBuffer().then(
    (buffer) => new Uint8Array(buffer),
    () => undefined,
  )
  if (!bytes) return { problem: 'unreadable' }
  const [first, second] = bytes
  // Workbooks of today are ZIP files, those of Excel 97 compound files.
  if ((first === 0x50 && second === 0x4b) || (first === 0xd0 && second === 0xcf)) return { problem: 'excel' }
  const text = decoded(bytes)
  if (text.includes('\0')) return { problem: 'binary' }
  return text.length > MOST_CHARACTERS ? { problem: 'too-large' } : { text }
}

function decoded(bytes: Uint8Array<ArrayBuffer>): string {
  const [first, second] = bytes
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}
