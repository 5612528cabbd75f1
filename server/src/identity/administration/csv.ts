import type { RefusedLine } from '@pravas/contract/administration'
import { parse } from 'csv-parse/sync'
import { stringify } from 'csv-stringify/sync'
import { invalid } from '../../errors.ts'

/** A line of a file by its columns; a column that the file does not have is absent. */
interface CsvLine<Column extends string> {
  /** Where it begins, as an editor counts; the header is mostly line 1. */
  line: number
  cells: Partial<Record<Column, string>>
}

export interface CsvFile<Column extends string> {
  lines: CsvLine<Column>[]
  /** Lines that are no records, with the cells that could be told apart. */
  refused: { line: number; reason: string; cells?: Partial<Record<Column, string>> }[]
}

/** A cell that a spreadsheet would take for a formula, or one that was guarded against that. */
const FORMULA = /^'*[=+\-@\t\r]/
const GUARDED = /^'+[=+\-@\t\r]/

/** The column in which the refused lines of an earlier import say why; nothing is read from it. */
const UNREAD = 'reason'

/**
 * The records of a CSV file with a header: commas, semicolons or tabs, as the header has them, any line ends, with or without
 * a byte order mark. Names of columns may be written with spaces or hyphens, in any case, or as `aliases` call them. Throws for
 * the whole file where its columns are not these, or a quote is never closed.
 */
export function readCsv<const Column extends string>(
  text: string,
  columns: readonly Column[],
  aliases: Readonly<Record<string, Column>> = {},
): CsvFile<Column> {
  const refused: CsvFile<Column>['refused'] = []
  const rows = records(text, refused)
  const [header, ...rest] = rows
  const typed = header?.cells.map((name) => name.trim()) ?? []
  const names = typed.map((name) => columnOf(name, aliases))
  checkHeader(names, typed, columns)
  const lines: CsvLine<Column>[] = []
  for (const { line, cells } of rest) {
    if (cells.every((cell) => cell.trim() === '')) continue
    const found = names.map((name, at) => [name, (cells[at] ?? '').trim().replace(GUARDED, (mark) => mark.slice(1))])
    const read: CsvLine<Column>['cells'] = Object.fromEntries(found.filter(([name]) => name !== UNREAD))
    if (cells.length === names.length) lines.push({ line, cells: read })
    else refused.push({ line, reason: `This line has ${cells.length} cells instead of ${names.length}.`, cells: read })
  }
  return { lines, refused }
}

/** How much of what a line names is said. */
const LONGEST_NAME = 200

/** All refused lines of a file in their order: those that are no records and these. `names` are the columns that say whom or what a line is about. */
export function refusedLines<Column extends string>(
  file: CsvFile<Column>,
  refused: readonly { line: number; reason: string }[],
  names: readonly Column[],
): RefusedLine[] {
  const cellsAt = new Map(file.lines.map(({ line, cells }) => [line, cells]))
  const all = [...file.refused, ...refused.map((one) => ({ ...one, cells: cellsAt.get(one.line) }))]
  return all
    .map(({ line, reason, cells }) => {
      const who = names.flatMap((name) => cells?.[name] || []).join(' · ')
      return { line, reason, who: who.slice(0, LONGEST_NAME) || null }
    })
    .sort((a, b) => a.line - b.line)
}

/** The column that a header names: `Employee ID` is `employee_id`. */
function columnOf(name: string, aliases: Readonly<Record<string, string>>): string {
  const plain = name.toLowerCase().replace(/[ _-]+/g, '_')
  return Object.hasOwn(aliases, plain) ? (aliases[plain] ?? plain) : plain
}

function records(text: string, refused: CsvFile<never>['refused']) {
  const [first = ''] = text.split(/\r\n|\r|\n/, 1)
  const delimiter = [';', '\t'].find((mark) => first.includes(mark)) ?? ','
  let end = 0
  const rows: { line: number; cells: string[] }[] = []
  let isOpen = false
  parse(text, {
    bom: true,
    delimiter,
    record_delimiter: ['\r\n', '\n', '\r'],
    relax_column_count: true,
    skip_records_with_error: true,
    on_skip: (error) => {
      // All that follows it would be one cell.
      isOpen ||= error?.code === 'CSV_QUOTE_NOT_CLOSED'
      refused.push({ line: end + 1, reason: 'A quote in this line is not doubled.' })
      end += 1
    },
    on_record: (cells: string[], { lines }) => {
      rows.push({ line: end + 1, cells })
      end = lines
      return null
    },
  })
  if (isOpen) throw invalid([{ path: 'body.csv', message: `The quote in line ${end} is never closed.` }])
  return rows
}

function checkHeader(names: readonly string[], typed: readonly string[], columns: readonly string[]): void {
  const wrong = (message: string) => invalid([{ path: 'body.csv', message }])
  if (names.length === 0) throw wrong('The file is empty. Its first line has to name the columns.')
  const unknown = typed.filter((_, at) => names[at] !== UNREAD && !columns.includes(names[at] ?? ''))
  if (unknown.length > 0) {
    const listed = unknown.map((name) => `'${name.slice(0, 40)}'`).slice(0, 10)
    throw wrong(`Unknown columns: ${listed.join(', ')}. Columns are: ${columns.join(', ')}.`)
  }
  const twice = names.find((name, at) => names.indexOf(name) !== at)
  if (twice !== undefined) throw wrong(`The file has the column '${twice}' twice.`)
}

/** A CSV file with a header, which a spreadsheet opens without running anything in it; `readCsv` reads the same values back. */
export function writeCsv(columns: readonly string[], rows: readonly Readonly<Record<string, string>>[]): string {
  return csvLines([columns, ...rows.map((row) => columns.map((column) => row[column] ?? ''))])
}

/** Lines of a CSV file. A cell that a spreadsheet would take for a formula is preceded by an apostrophe. */
export function csvLines(rows: readonly (readonly string[])[]): string {
  const guarded = rows.map((cells) => cells.map((cell) => (FORMULA.test(cell) ? `'${cell}` : cell)))
  return stringify(guarded, { record_delimiter: 'windows', quoted_match: /[\r\n]/ })
}
