import { BUDGET_FIELDS, financialYearOf } from '@pravas/contract/budgets'
import { ENTRY_FIELDS, HOLIDAY_FIELDS } from '@pravas/contract/structure'
import { type Clock, dayOf } from '../clock.ts'
import { readCsv, writeCsv } from '../csv/csv.ts'
import { DEMO_FILE, DEMO_FILES } from './accounts.ts'

/** The financial year that the files are written for. */
const WRITTEN_FOR = 2026

/** The columns that begin with a calendar year, by the file's part of the set-up file. */
const DATED = [
  { file: DEMO_FILE.structure?.project, columns: ENTRY_FIELDS, dated: ['starts_on', 'ends_on'] },
  { file: DEMO_FILE.holidays, columns: HOLIDAY_FIELDS, dated: ['day'] },
  { file: DEMO_FILE.budgets, columns: BUDGET_FIELDS, dated: ['year'] },
] as const

/** The demo's files with their years moved to the present, as its trips and claims are dated from the day of loading. */
export function filesOfToday(clock: Clock): Record<string, string> {
  const later = financialYearOf(dayOf(clock.now()), DEMO_FILE.organisation.financial_year_start ?? 4) - WRITTEN_FOR
  const files = { ...DEMO_FILES }
  for (const { file, columns, dated } of DATED) {
    const text = file === undefined ? undefined : files[file]
    if (file !== undefined && text !== undefined) files[file] = moved(text, columns, dated, later)
  }
  return files
}

/** A list whose cells in some columns begin this many years later; what follows the year of a budget is left out. */
function moved(csv: string, columns: readonly string[], dated: readonly string[], years: number): string {
  const lines = readCsv(csv, columns).lines.map(({ cells }) => {
    const changed = dated.flatMap((column) => {
      const [, year, rest = ''] = /^(\d{4})(-\d\d-\d\d)?/.exec(cells[column] ?? '') ?? []
      return year === undefined ? [] : [[column, `${Number(year) + years}${rest}`]]
    })
    return { ...cells, ...Object.fromEntries(changed) }
  })
  return writeCsv(
    columns.filter((column) => lines[0]?.[column] !== undefined),
    lines,
  )
}
