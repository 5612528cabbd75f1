import type { RefusedLine } from '@pravas/contract/administration'
import { importRefusals } from '@pravas/messages/en/import-refusals'
import { texts } from '@pravas/messages/texts'
import { parse } from 'csv-parse/sync'
import { stringify } from 'csv-stringify/sync'
import { invalid } from '../errors.ts'

const say = texts(importRefusals)

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
  /** The columns that nothing is read from, as the file names them. */
  ignored: string[]
}

interface CsvColumns<Column extends string> {
  /** How other systems call columns. */
  aliases?: Readonly<Record<string, Column>>
  /** The columns without which no line can be read; of each list one is enough. */
  needed?: readonly (readonly Column[])[]
}

/** A cell that a spreadsheet would take for a formula, or one that was guarded against that. */
const FORMULA = /^'*[=+\-@\t\r]/
const GUARDED = /^'+[=+\-@\t\r]/

/** The column in which the refused lines of an earlier import say why; nothing is read from it. */
const UNREAD = 'reason'

/**
 * The records of a CSV file with a header: commas, semicolons or tabs, as the header has them, any line ends, with or without
 * a byte order mark. Names of columns may be written in any case, with or without spaces, hyphens and underscores, or as
 * `aliases` call them. Columns that are not these are ignored. Throws for the whole file where it lacks a column that is
 * `needed`, has one twice, or never closes a quote.
 */
export function readCsv<const Column extends string>(
  text: string,
  columns: readonly Column[],
  { aliases = {}, needed = [] }: CsvColumns<NoInfer<Column>> = {},
): CsvFile<Column> {
  const refused: CsvFile<Column>['refused'] = []
  const [header, ...rest] = records(text, refused)
  const typed = header?.cells.map((name) => name.trim()) ?? []
  const named = new Map<string, Column>([
    ...Object.entries(aliases).map(([name, column]) => [plainName(name), column] as const),
    ...columns.map((column) => [plainName(column), column] as const),
  ])
  const places = typed.flatMap((name, at) => {
    const column = named.get(plainName(name))
    return column === undefined ? [] : [{ column, at, name }]
  })
  checkHeader(places, typed, columns, needed)
  const lines: CsvLine<Column>[] = []
  for (const { line, cells } of rest) {
    if (cells.every((cell) => cell.trim() === '')) continue
    const found = places.map(({ column, at }) => [column, (cells[at] ?? '').trim().replace(GUARDED, unguarded)])
    const read: CsvLine<Column>['cells'] = Object.fromEntries(found)
    if (cells.length === typed.length) lines.push({ line, cells: read })
    else refused.push({ line, reason: say('cells', { count: cells.length, expected: typed.length }), cells: read })
  }
  const read = new Set(places.map(({ at }) => at))
  return { lines, refused, ignored: ignoredNames(typed, read, rest) }
}

const unguarded = (mark: string) => mark.slice(1)

/** A file with more columns than this is none that people look at. */
const MOST_IGNORED = 200

/** What the columns that are not read are called; one without a name only where it holds something. */
function ignoredNames(
  typed: readonly string[],
  read: ReadonlySet<number>,
  rows: readonly { cells: readonly string[] }[],
): string[] {
  const unread = typed.flatMap((name, at) => (read.has(at) || plainName(name) === UNREAD ? [] : [{ name, at }]))
  const holds = new Set<number>()
  if (unread.some(({ name }) => name === '')) {
    for (const { cells } of rows) for (const [at, cell] of cells.entries()) if (cell.trim() !== '') holds.add(at)
  }
  const names = unread.flatMap(({ name, at }) => {
    if (name !== '') return [name.slice(0, LONGEST_NAME)]
    return holds.has(at) ? [`column ${at + 1}`] : []
  })
  return [...new Set(names)].slice(0, MOST_IGNORED)
}

/** How much of what a line or a column names is said. */
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

/** A column's name without case and without what stands between its words: `Employee ID`, `employee_id`, `EmployeeId*`. */
function plainName(name: string): string {
  return name.toLowerCase().replace(/[^\p{L}\p{M}\p{N}]+/gu, '')
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
      refused.push({ line: end + 1, reason: say('quote-single') })
      end += 1
    },
    on_record: (cells: string[], { lines }) => {
      rows.push({ line: end + 1, cells })
      end = lines
      return null
    },
  })
  if (isOpen) throw invalid([{ path: 'body.csv', message: say('quote-open', { line: end }) }])
  return rows
}

function checkHeader(
  places: readonly { column: string; name: string }[],
  typed: readonly string[],
  columns: readonly string[],
  needed: readonly (readonly string[])[],
): void {
  const wrong = (message: string) => invalid([{ path: 'body.csv', message }])
  if (typed.length === 0) throw wrong(say('empty'))
  const byColumn = Map.groupBy(places, ({ column }) => column)
  const missing = needed.filter((some) => !some.some((column) => byColumn.has(column)))
  if (missing.length > 0) {
    const lacks = missing.map((some) => some.map(quoted).reduce((one, other) => say('or', { one, other })))
    const has = typed.filter((name) => name !== '').slice(0, 10)
    throw wrong(
      say('columns-missing', {
        count: lacks.length,
        missing: lacks.join(', '),
        has: has.map(quoted).join(', '),
        columns: columns.join(', '),
      }),
    )
  }
  const [twice] = [...byColumn.values()].filter((same) => same.length > 1)
  if (twice) {
    const heads = [...new Set(twice.map(({ name }) => quoted(name)))]
    const [{ column = '' } = {}] = twice
    throw wrong(
      heads.length > 1
        ? say('column-twice.named', {
            column: quoted(column),
            heads: heads.reduce((one, other) => say('and', { one, other })),
          })
        : say('column-twice', { column: quoted(column) }),
    )
  }
}

const quoted = (name: string) => say('quoted', { name: name.slice(0, 40) })

/** A CSV file with a header, which a spreadsheet opens without running anything in it; `readCsv` reads the same values back. */
export function writeCsv(columns: readonly string[], rows: readonly Readonly<Record<string, string>>[]): string {
  return csvLines([columns, ...rows.map((row) => columns.map((column) => row[column] ?? ''))])
}

/** By this mark Excel knows that a file is UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF'
/** How many rows are read at once for a file that is answered a part at a time. */
const ROWS_AT_ONCE = 500

/**
 * A CSV file of any length for a spreadsheet, read and answered a part at a time, so that its size costs time alone. `read`
 * answers at most `limit` rows that follow `last`, the first ones where it is undefined; fewer are the end.
 */
export async function* csvParts<Row>(
  header: readonly string[],
  read: (last: Row | undefined, limit: number) => Promise<readonly Row[]>,
  cellsOf: (row: Row) => readonly string[],
): AsyncGenerator<string, void> {
  let last: Row | undefined
  let isFirst = true
  do {
    const rows = await read(last, ROWS_AT_ONCE)
    const lines = csvLines([...(isFirst ? [header] : []), ...rows.map(cellsOf)])
    if (lines !== '') yield isFirst ? BYTE_ORDER_MARK + lines : lines
    isFirst = false
    last = rows.length < ROWS_AT_ONCE ? undefined : rows.at(-1)
  } while (last !== undefined)
}

/** How a CSV file begins that is written a part at a time: the mark by which Excel knows UTF-8, and the header. */
export function csvStart(header: readonly string[]): string {
  return BYTE_ORDER_MARK + csvLines([header])
}

/** Lines of a CSV file. A cell that a spreadsheet would take for a formula is preceded by an apostrophe. */
export function csvLines(rows: readonly (readonly string[])[]): string {
  const guarded = rows.map((cells) => cells.map((cell) => (FORMULA.test(cell) ? `'${cell}` : cell)))
  return stringify(guarded, { record_delimiter: 'windows', quoted_match: /[\r\n]/ })
}
