/** A line of print in grey, 0 (black) to 255 (white), row by row. */
export type GreyLine = { width: number; height: number; data: Uint8Array }

/** Reads one cut-out line in a script that the recogniser does not know. */
export type LineReader = {
  read(line: GreyLine): Promise<{ text: string; confidence: number }>
  close(): Promise<void>
}
