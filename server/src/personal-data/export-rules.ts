/**
 * A row of the export as people read it: amounts in rupees under the name of what they are, and no values that are missing. Values
 * within JSON columns are as they are kept.
 */
export function readableRow(row: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(row).flatMap(([name, value]): [string, unknown][] => {
      if (value === null) return []
      if (name === 'paise' || name.endsWith('_paise'))
        return [[name === 'paise' ? 'rupees' : `${name.slice(0, -'_paise'.length)}_rupees`, Number(value) / 100]]
      return [[name, value]]
    }),
  )
}
