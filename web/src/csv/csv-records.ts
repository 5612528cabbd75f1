/** A record of a CSV text as it was written, and the line on which it begins; the header is line 1. */
interface RawRecord {
  line: number
  text: string
}

/** The records of a CSV text without their line ends; line ends within quotes are part of a record. */
function rawRecords(csv: string): RawRecord[] {
  const records: RawRecord[] = []
  const text = csv.startsWith('\uFEFF') ? csv.slice(1) : csv
  let isQuoted = false
  let start = 0
  let startLine = 1
  let line = 1
  for (let at = 0; at <= text.length; at += 1) {
    const sign = text[at]
    if (sign === '"') isQuoted = !isQuoted
    const isLineEnd = sign === '\n' || (sign === '\r' && text[at + 1] !== '\n')
    if (at < text.length && !isLineEnd) continue
    if (isLineEnd) line += 1
    if (isQuoted && at < text.length) continue
    const record = text.slice(start, at).replace(/\r$/, '')
    if (record !== '') records.push({ line: startLine, text: record })
    start = at + 1
    startLine = line
  }
  return records
}

/** How many lines of people or entries a text has. */
export function countLines(csv: string): number {
  return Math.max(0, rawRecords(csv).length - 1)
}

/**
 * The refused lines of a file as they were written, under its header, each with the reason in a column that an import leaves
 * unread: corrected, the file can be imported as it is.
 */
export function refusedFile(csv: string, refused: readonly { line: number; reason: string }[]): string {
  const [header, ...records] = rawRecords(csv)
  if (!header) return ''
  const delimiter = [';', '\t'].find((mark) => header.text.includes(mark)) ?? ','
  const reasons = new Map(refused.map(({ line, reason }) => [line, reason]))
  const lines = records.flatMap(({ line, text }) => {
    const reason = reasons.get(line)
    return reason === undefined ? [] : [`${text}${delimiter}"${reason.replaceAll('"', '""')}"`]
  })
  return `\uFEFF${[`${header.text}${delimiter}reason`, ...lines].join('\r\n')}\r\n`
}
